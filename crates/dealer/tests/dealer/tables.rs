//! Tables to try the dealer at, and what comes out of them.

use dealer::{
    Broken, Coat, Dealer, Entrant, Input, Notice, Output, Player, Replayed, Seed, Setting, Silks,
    Time, Turned, replay,
};
use giro::{Book, Event, Fixed, Move, Obstacles, Race, Refusal, Rules, View};
use table::{Eye, Seat, Seats, Turn};

/// A table, all that has come out of it, and what the time is.
pub(crate) struct Table {
    pub(crate) dealer: Dealer<Race>,
    pub(crate) now: Time,
    pub(crate) lines: Vec<String>,
    pub(crate) notices: Vec<Notice<Event>>,
}

/// All that an input could change.
#[derive(Debug, PartialEq)]
pub(crate) struct Snapshot {
    views: Vec<View>,
    line: u32,
    moment: u32,
    deadline: Option<Time>,
    may_undo: Option<Seat>,
    lines: usize,
    notices: usize,
}

/// People at this machine, seated from the oldest to the youngest, who place the obstacles.
pub(crate) fn people(seats: usize) -> Setting<Race> {
    let cast = [
        ("Ann", Silks::Red, "Comet", Coat::Bay),
        ("Ben", Silks::Blue, "Dolly", Coat::Grey),
        ("Cleo", Silks::Green, "Ember", Coat::Liver),
    ];
    let entrant = |(name, colour, horse, coat): (&str, _, &str, _)| Entrant {
        name: name.into(),
        colour,
        horse: horse.into(),
        coat,
        player: Player::Here,
    };
    Setting {
        rules: Rules::default(),
        fixed: Fixed {
            seniority: Some(Seat::first(seats).collect()),
        },
        entrants: cast.into_iter().take(seats).map(entrant).collect(),
        clock: None,
    }
}

/// As [`people`], with everything drawn that can be.
pub(crate) fn all_drawn(seats: usize) -> Setting<Race> {
    let mut setting = people(seats);
    setting.fixed.seniority = None;
    setting.rules.obstacles = Obstacles::Drawn;
    setting
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::at(number)
}

impl Table {
    pub(crate) fn open(setting: Setting<Race>, seed: &str) -> Self {
        let now = Time(1_000);
        let dealer = Dealer::open(Book::printed(), setting, Seed::from_text(seed), now)
            .expect("a lawful table");
        let mut table = Self {
            dealer,
            now,
            lines: Vec::new(),
            notices: Vec::new(),
        };
        table.drain();
        table
    }

    fn drain(&mut self) {
        while let Some(output) = self.dealer.output() {
            match output {
                Output::Line(line) => self.lines.push(serde_json::to_string(&line).unwrap()),
                Output::Notice(notice) => self.notices.push(notice),
            }
        }
    }

    pub(crate) fn handle(&mut self, input: Input<Move>) -> Result<(), Turned<Refusal>> {
        let answer = self.dealer.handle(self.now, input);
        self.drain();
        answer
    }

    /// Acts in the moment that is on.
    pub(crate) fn act(&mut self, number: usize, mv: Move) -> Result<(), Turned<Refusal>> {
        let moment = self.dealer.moment();
        self.handle(Input::Act {
            seat: seat(number),
            moment,
            mv,
        })
    }

    pub(crate) fn undo(&mut self, number: usize) -> Result<(), Turned<Refusal>> {
        self.handle(Input::Undo { seat: seat(number) })
    }

    /// Lets so many seconds go by, and says so.
    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now.0 += seconds * 1_000;
        assert_eq!(self.handle(Input::Tick), Ok(()));
    }

    /// Places at these spaces, whoever's turn it is.
    pub(crate) fn place(&mut self, spaces: &[u8]) {
        for space in spaces {
            let placer = self.awaited().lowest().expect("somebody places");
            assert_eq!(self.act(placer.index(), Move::Place(*space)), Ok(()));
        }
    }

    /// Picks these cards, one a seat.
    pub(crate) fn pick(&mut self, cards: &[u8]) {
        for (number, card) in cards.iter().enumerate() {
            assert_eq!(self.act(number, Move::Pick(*card)), Ok(()));
        }
    }

    /// Plays on until the race is over, now this and now that lawful move.
    pub(crate) fn finish(&mut self) {
        while let Some(next) = self.awaited().lowest() {
            let moves = self.dealer.moves(next);
            let mv = moves[self.dealer.line() as usize * 7 % moves.len()];
            assert_eq!(self.act(next.index(), mv), Ok(()));
        }
        assert_eq!(self.dealer.turn(), Turn::Over);
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.dealer.turn().awaited()
    }

    /// The record so far.
    pub(crate) fn record(&self) -> String {
        let header = self.dealer.header(Book::printed().hash());
        let header = serde_json::to_string(&header).unwrap();
        let lines = std::iter::once(&header).chain(&self.lines);
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    pub(crate) fn last_line(&self) -> serde_json::Value {
        serde_json::from_str(self.lines.last().expect("a line")).unwrap()
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        let eyes = Seat::first(Seat::MOST).map(Eye::Seat).chain([Eye::Stand]);
        Snapshot {
            views: eyes.map(|eye| self.dealer.view(eye)).collect(),
            line: self.dealer.line(),
            moment: self.dealer.moment(),
            deadline: self.dealer.deadline(),
            may_undo: self.dealer.may_undo(),
            lines: self.lines.len(),
            notices: self.notices.len(),
        }
    }

    /// What each seat sees, and nothing of how it came about.
    pub(crate) fn views(&self) -> Vec<View> {
        self.snapshot().views
    }
}

/// Reads a record by the printed book.
pub(crate) fn read(record: &str) -> Result<Replayed<Race>, Broken> {
    replay(Book::printed(), Book::printed().hash(), record)
}

/// A whole race of two, and its record.
pub(crate) fn whole_record(seed: &str) -> String {
    let mut table = Table::open(all_drawn(2), seed);
    table.finish();
    table.record()
}
