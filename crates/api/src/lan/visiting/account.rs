//! What is known here of a game at somebody else's table: the story, the table as the stand sees it, and what each seat of
//! ours sees. It is told to whoever watches as a table of ours would be.

mod telling;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use table::{Eye, Seat, Seats, Turn};
use tokio::time::Instant;

use super::wire::{Happened, Now, Past, Standing};
use crate::desktop::{Calls, Desktop};
use crate::host::Sink;
use crate::lan::view::{Nonsense, outlook};
use crate::{Chapter, GameView, Look, Revealed, SeatSetup, Seated, Setup, TableCard, TableId};

/// How long an event waits to be told with the clock that belongs to it, and until all seats here can look. Both come on its
/// heels; a busy machine may need longer to read them.
const GRACE: Duration = Duration::from_secs(1);
/// A clock that is so far from what was told of it is told anew.
const DRIFT: u32 = 500;
/// The most chapters that any game has, by far.
const MOST_CHAPTERS: usize = 20_000;

/// What is known of a game.
pub(super) struct Account {
    /// The set-up, as the host sees it.
    setup: Setup,
    /// The seats that are played here.
    ours: Seats,
    /// Those of them that are about to hear whatever there is.
    awaited: Seats,
    commitment: String,
    /// The number of the last line that was told.
    line: u32,
    /// What the stand saw after it.
    view: GameView,
    revealed: Option<Revealed>,
    story: Vec<Chapter>,
    /// The story is whole up to this line.
    whole_to: u32,
    /// What was heard and is not told yet.
    heard: VecDeque<Heard>,
    /// Since when there has been something.
    heard_since: Option<Instant>,
    /// What each seat of ours sees of what was told.
    looks: BTreeMap<Seat, Look>,
    /// What they see of what was heard and is not told yet, by line.
    ahead: BTreeMap<(u32, Seat), Look>,
    /// How the clocks stood when they were heard, by line, from the last one on that was told. Of two connections one may be
    /// ahead of the other.
    timed: BTreeMap<u32, (Now, Instant)>,
    /// The number of the last message.
    seq: u32,
    watchers: Vec<Sink>,
    desktop: Arc<Desktop>,
    calls: Calls,
}

/// A line that was heard.
struct Heard {
    chapter: Chapter,
    view: GameView,
    revealed: Option<Revealed>,
}

impl Account {
    /// What is known after the first look.
    pub(super) fn of(
        standing: Standing,
        ours: Seats,
        desktop: Arc<Desktop>,
    ) -> Result<Self, Nonsense> {
        let (setup, commitment) = (standing.setup.clone(), standing.commitment.clone());
        let (line, revealed) = (standing.line, standing.revealed.clone());
        let (view, own) = standing.views();
        let mut account = Self {
            setup,
            ours,
            awaited: Seats::NONE,
            commitment,
            line,
            view,
            revealed,
            story: Vec::new(),
            whole_to: 0,
            heard: VecDeque::new(),
            heard_since: None,
            looks: BTreeMap::new(),
            ahead: BTreeMap::new(),
            timed: BTreeMap::new(),
            seq: 0,
            watchers: Vec::new(),
            desktop,
            calls: Calls::default(),
        };
        account.look_with(line, own)?;
        Ok(account)
    }

    /// Is the story known to the line that was told last?
    pub(super) fn is_whole(&self) -> bool {
        self.whole_to == self.line
    }

    /// After which line the story has to be asked for.
    pub(super) fn asks_after(&self) -> Option<u32> {
        (!self.is_whole()).then_some(self.whole_to)
    }

    pub(super) fn is_over(&self) -> bool {
        self.view.turn() == Turn::Over
    }

    pub(super) fn line(&self) -> u32 {
        self.line
    }

    pub(super) fn commitment(&self) -> &str {
        &self.commitment
    }

    pub(super) fn revealed(&self) -> Option<&Revealed> {
        self.revealed.as_ref()
    }

    /// The story after a line, as far as it is whole.
    pub(super) fn story_after(&self, line: u32) -> &[Chapter] {
        if !self.is_whole() {
            return &[];
        }
        let known = self.story.partition_point(|chapter| chapter.line <= line);
        &self.story[known..]
    }

    /// The set-up as the host told it.
    pub(super) fn game(&self) -> &Setup {
        &self.setup
    }

    /// The set-up as people here see it: somebody is here who plays here.
    pub(super) fn setup(&self) -> Setup {
        let looks = self.looks.keys().copied().collect();
        seen_from_here(&self.setup, self.ours.but(self.ours.but(looks)))
    }

    pub(super) fn card(&self, id: TableId, began: u32) -> TableCard {
        TableCard {
            id,
            setup: self.setup(),
            over: self.is_over(),
            began,
            round: self.view.round(),
            awaited: self.view.turn().awaited(),
            record: None,
            picked_up: false,
        }
    }

    /// What a seat that is played here sees.
    pub(super) fn look(&self, seat: Seat) -> Option<Look> {
        let look = self.looks.get(&seat)?;
        // A decision that goes on while others act is the same moment.
        let moment = if look.moment == self.line {
            self.moment()
        } else {
            look.moment
        };
        Some(Look {
            moment,
            ..look.clone()
        })
    }

    /// These seats are played here, and of these the next event is about to come.
    pub(super) fn seat(&mut self, ours: Seats, awaited: Seats) {
        let before = self.setup();
        self.ours = ours;
        self.awaited = awaited;
        self.looks.retain(|seat, _| ours.contains(*seat));
        self.ahead.retain(|(_, seat), _| ours.contains(*seat));
        if self.setup() != before {
            self.tell_anew();
        }
        self.tell_on();
    }

    /// The table was shown to these eyes as it stands. Where they are the only ones here, what was known beyond that is not
    /// so any more.
    pub(super) fn shown(&mut self, standing: Standing, only: bool) -> Result<(), Nonsense> {
        let before = self.setup();
        self.setup.clone_from(&standing.setup);
        let (line, revealed) = (standing.line, standing.revealed.clone());
        let (view, own) = standing.views();
        if line > self.last() {
            // What was heard before belongs to the story.
            self.tell_all();
            self.heard.clear();
            self.ahead.clear();
            (self.line, self.view, self.revealed) = (line, view, revealed);
        } else if line < self.last() && only {
            self.heard.clear();
            self.ahead.clear();
            self.story.clear();
            self.whole_to = 0;
            (self.line, self.view, self.revealed) = (line, view, revealed);
        }
        let looks = own.is_some();
        self.look_with(line, own)?;
        if looks || self.setup() != before {
            self.tell_anew();
        }
        Ok(())
    }

    /// Something has happened, as somebody here was told.
    pub(super) fn happened(&mut self, happened: Happened) -> Result<(), Nonsense> {
        let Happened {
            chapter,
            view,
            revealed,
            own,
        } = happened;
        let line = chapter.line;
        let is_late = line <= self.line;
        if line > self.last() {
            if self.story.len() + self.heard.len() >= MOST_CHAPTERS {
                return Err(Nonsense);
            }
            self.heard_since.get_or_insert_with(Instant::now);
            self.heard.push_back(Heard {
                chapter,
                view,
                revealed,
            });
        }
        let looks = own.is_some();
        self.look_with(line, own.map(|own| own.view))?;
        if looks && is_late {
            self.tell_anew();
        }
        self.tell_on();
        Ok(())
    }

    /// How the clocks stand.
    pub(super) fn now(&mut self, now: Now) {
        let (moment, before, seq) = (self.moment(), self.clocks(), self.seq);
        self.timed = self.timed.split_off(&self.line);
        if self.timed.len() < MOST_CHAPTERS {
            self.timed.insert(now.line, (now, Instant::now()));
        }
        self.tell_on();
        let is_other = moment != self.moment() || differ(before, self.clocks());
        if self.seq == seq && now.line == self.line && is_other {
            self.tell_anew();
        }
    }

    /// More of the story has come; answers whether all of it is there.
    pub(super) fn past(&mut self, past: Past) -> Result<bool, Nonsense> {
        if self.is_whole() {
            return Ok(true);
        }
        let known = self.whole_to;
        let mut is_there = past.last;
        for chapter in past.chapters {
            if chapter.line > self.line {
                is_there = true;
                break;
            }
            if chapter.line <= self.whole_to {
                continue;
            }
            self.whole_to = chapter.line;
            if !chapter.events.is_empty() {
                self.story.push(chapter);
            }
        }
        if self.story.len() > MOST_CHAPTERS || !is_there && self.whole_to == known {
            return Err(Nonsense);
        }
        if is_there {
            self.whole_to = self.line;
            self.take_all();
            self.tell_anew();
        }
        Ok(self.is_whole())
    }

    /// When what was heard is told at the latest.
    pub(super) fn due(&self) -> Option<Instant> {
        let since = self.heard_since.filter(|_| self.is_whole())?;
        Some(since + GRACE)
    }

    /// What has waited for long enough is told.
    pub(super) fn tick(&mut self) {
        if self.due().is_some_and(|due| due <= Instant::now()) {
            self.tell_all();
        }
    }

    /// The last line of which anything is known.
    fn last(&self) -> u32 {
        self.heard
            .back()
            .map_or(self.line, |heard| heard.chapter.line)
    }

    fn look_with(&mut self, line: u32, view: Option<GameView>) -> Result<(), Nonsense> {
        let Some(view) = view else { return Ok(()) };
        let Eye::Seat(seat) = view.eye() else {
            return Ok(());
        };
        let outlook = outlook(&view, seat)?;
        let of = self.setup.seats.get(seat.index()).ok_or(Nonsense)?;
        let look = Look {
            moment: line,
            seat: SeatSetup {
                player: Seated::Here,
                ..of.clone()
            },
            view,
            outlook,
        };
        if line <= self.line {
            self.looks.insert(seat, look);
        } else if self.ahead.len() < MOST_CHAPTERS {
            self.ahead.insert((line, seat), look);
        } else {
            return Err(Nonsense);
        }
        Ok(())
    }
}

/// A set-up as it is seen where these seats are played.
pub(super) fn seen_from_here(setup: &Setup, ours: Seats) -> Setup {
    let mut setup = setup.clone();
    for (seat, of) in Seat::first(Seat::MOST).zip(&mut setup.seats) {
        of.player = match of.player {
            _ if ours.contains(seat) => Seated::Here,
            Seated::Here | Seated::Guest => Seated::Guest,
            Seated::Bot(level) => Seated::Bot(level),
        };
    }
    setup
}

fn differ(told: (Option<u32>, Option<u32>), known: (Option<u32>, Option<u32>)) -> bool {
    let differs = |a: Option<u32>, b: Option<u32>| match (a, b) {
        (Some(a), Some(b)) => a.abs_diff(b) > DRIFT,
        (a, b) => a.is_some() != b.is_some(),
    };
    differs(told.0, known.0) || differs(told.1, known.1)
}
