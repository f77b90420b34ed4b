//! A meeting of the boxed game of which the user keeps the book: what is written down, and what stands
//! in the book then.

use dealer::{BookFile, Coat, Silks};
use nasty::{Amiss, Book, ByHand, Event, Outlook, Rules, Stage, View, Written};
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Money, Refuses as _, Rule, Seat};

use crate::books::OwnBook;
use crate::print::{Made, Order, PrintError, Retold, Standing, player, print_nasty};
use crate::{GameName, GameSetup, Horse, SeatSetup, Seated, Setup, SetupError, StoreError};

/// How the files are written. One with another number is of a version to come.
const VERSION: u8 = 1;

/// The coats of the horses in the pictures, by seat.
const COATS: [Coat; 6] = [
    Coat::Bay,
    Coat::Grey,
    Coat::Chestnut,
    Coat::Dun,
    Coat::Liver,
    Coat::Black,
];

/// Who plays a meeting of the boxed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct MeetingPlayer {
    /// The name.
    pub name: String,
    /// The silks.
    pub silks: Silks,
}

/// A meeting of the boxed game as people set it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct MeetingSetup {
    /// Who plays, clockwise.
    pub players: Vec<MeetingPlayer>,
    /// Which lane cards are dealt (N-12).
    pub lanes: nasty::LaneCards,
    /// The most that may be staked on a horse (N-14).
    pub bet_limit: Option<Money>,
    /// The file of the box's own figures; none are the printed ones.
    pub book: Option<String>,
}

/// A meeting of the boxed game as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct PaperMeeting {
    /// Its name.
    pub meeting: String,
    /// Who plays, and by which rules.
    pub setup: Setup,
    /// What everybody may know.
    pub view: Box<View>,
    /// What the slip of each seat says.
    pub looks: Vec<MeetingLook>,
    /// What came of everything that is written down.
    pub heard: Vec<Event>,
    /// What would be taken back.
    pub undo: Option<Written>,
    /// What would be written down again.
    pub redo: Option<Written>,
}

/// What the slip of a seat says, and the bet that may be written on it.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct MeetingLook {
    /// What its player may know.
    pub view: Box<View>,
    /// The bet that is awaited.
    pub outlook: Outlook,
}

/// Why nothing was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum MeetingError {
    /// There is no such meeting (any more).
    #[error("there is no meeting {meeting}")]
    NoSuchMeeting {
        /// The meeting asked for.
        meeting: String,
    },
    /// The set-up does not do.
    #[error("the set-up does not do: {wrong:?}")]
    Setup {
        /// All that is amiss.
        wrong: Vec<SetupError>,
    },
    /// A rule refuses it.
    #[error("refused by {rule}: {refusal}")]
    Refused {
        /// The rule.
        rule: Rule,
        /// The reason.
        refusal: Amiss,
    },
    /// Nothing is left to take back, or to write again.
    #[error("there is nothing more")]
    NothingMore,
    /// It cannot be kept on disk, so it is not written down.
    #[error("not kept: {cause}")]
    NotKept {
        /// Why not.
        cause: StoreError,
    },
}

impl From<StoreError> for MeetingError {
    fn from(cause: StoreError) -> Self {
        Self::NotKept { cause }
    }
}

impl From<Amiss> for MeetingError {
    fn from(refusal: Amiss) -> Self {
        let rule = refusal.rule();
        Self::Refused { rule, refusal }
    }
}

impl MeetingSetup {
    /// The same as the set-up of a table. A plastic horse has no name, so it bears its owner's.
    pub(super) fn table(self) -> Setup {
        let rules = Rules {
            lanes: self.lanes,
            bet_limit: self.bet_limit,
            ..Rules::default()
        };
        let seat = |(MeetingPlayer { name, silks }, coat)| SeatSetup {
            horse: Some(Horse {
                name: name.clone(),
                coat,
            }),
            name,
            silks,
            player: Seated::Here,
        };
        let coats = COATS.into_iter().cycle();
        Setup {
            seats: self.players.into_iter().zip(coats).map(seat).collect(),
            game: GameSetup::Nasty {
                rules,
                fixed: nasty::Fixed::default(),
                book: self.book,
            },
            clock: None,
            pause: None,
        }
    }
}

/// What is on the file of a meeting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    version: u8,
    /// When it was opened, in seconds since 1970.
    pub(super) began: u32,
    pub(super) setup: Setup,
    /// The figures, where they are the box's own.
    book: Option<BookFile>,
    /// All that was written down; what was taken back is at the end.
    written: Vec<Written>,
    /// How much of it holds.
    holds: usize,
}

/// A meeting, and what came of its sheet.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) sheet: Sheet,
    by_hand: ByHand,
    heard: Vec<Event>,
}

impl Sheet {
    pub(super) fn new(setup: Setup, own: Option<&OwnBook>, began: u32) -> Self {
        Self {
            version: VERSION,
            began,
            setup,
            book: own.map(OwnBook::file),
            written: Vec::new(),
            holds: 0,
        }
    }

    /// Reads one.
    pub(super) fn read(text: &[u8]) -> Result<Kept, String> {
        let sheet: Self = serde_json::from_slice(text).map_err(|error| error.to_string())?;
        if sheet.version != VERSION {
            return Err(format!("version {} is of an app to come", sheet.version));
        }
        sheet.made_out()
    }

    pub(super) fn text(&self) -> Vec<u8> {
        serde_json::to_vec_pretty(self).expect("a sheet serialises")
    }

    /// What comes of what is written down.
    pub(super) fn made_out(self) -> Result<Kept, String> {
        let own = self.book.as_ref();
        let own = own.map(|book| OwnBook::read(&book.file, book.text.as_bytes()));
        let own = own.transpose().map_err(|error| error.to_string())?;
        let book = own.as_ref().map_or(Book::printed(), OwnBook::book);
        let GameSetup::Nasty { rules, .. } = &self.setup.game else {
            return Err("this is another game".into());
        };
        let by_hand = ByHand::open(book, *rules, self.setup.seats.len());
        let mut kept = Kept {
            by_hand: by_hand.map_err(|unfit| unfit.to_string())?,
            heard: Vec::new(),
            sheet: self,
        };
        let held = kept.sheet.written.get(..kept.sheet.holds);
        let held = held.ok_or("more holds than is written down")?.to_vec();
        for (line, written) in held.iter().enumerate() {
            let events = kept.by_hand.write(written);
            let events = events.map_err(|amiss| format!("line {}: {amiss}", line + 1))?;
            kept.heard.extend(events);
        }
        Ok(kept)
    }
}

impl Kept {
    /// Writes something down. What was taken back is gone then.
    pub(super) fn write(&self, written: Written) -> Result<Self, MeetingError> {
        let mut next = self.clone();
        let events = next.by_hand.write(&written)?;
        next.heard.extend(events);
        next.sheet.written.truncate(next.sheet.holds);
        next.sheet.written.push(written);
        next.sheet.holds += 1;
        Ok(next)
    }

    /// With so much of it holding.
    fn holding(&self, holds: usize) -> Result<Self, MeetingError> {
        let mut sheet = self.sheet.clone();
        sheet.holds = holds;
        sheet.made_out().map_err(|_| MeetingError::NothingMore)
    }

    /// Takes back what was written down last.
    pub(super) fn undone(&self) -> Result<Self, MeetingError> {
        let holds = self.sheet.holds.checked_sub(1);
        self.holding(holds.ok_or(MeetingError::NothingMore)?)
    }

    /// Writes down again what was taken back last.
    pub(super) fn redone(&self) -> Result<Self, MeetingError> {
        self.holding(self.sheet.holds + 1)
    }

    pub(super) fn is_over(&self) -> bool {
        self.by_hand.stage() == Stage::Over
    }

    /// The race that is on, from 1.
    pub(super) fn race(&self) -> u8 {
        self.by_hand.view(Eye::Stand).number
    }

    pub(super) fn told(&self, meeting: &str) -> PaperMeeting {
        let Sheet {
            setup,
            written,
            holds,
            ..
        } = &self.sheet;
        let looks = Seat::first(setup.seats.len()).map(|seat| {
            let view = self.by_hand.view(Eye::Seat(seat));
            let outlook = match view.stage {
                Stage::Bets => view.outlook(seat),
                _ => Outlook::Wait,
            };
            let view = Box::new(view);
            MeetingLook { view, outlook }
        });
        PaperMeeting {
            meeting: meeting.into(),
            view: Box::new(self.by_hand.view(Eye::Stand)),
            looks: looks.collect(),
            heard: self.heard.clone(),
            undo: holds.checked_sub(1).map(|last| written[last].clone()),
            redo: written.get(*holds).cloned(),
            setup: setup.clone(),
        }
    }

    pub(super) fn standing(&self) -> Standing {
        let mut standing = Standing::of(GameName::Nasty, self.is_over());
        standing.seats = Seat::first(self.sheet.setup.seats.len()).collect();
        standing
    }

    pub(super) fn make(&self, order: &Order) -> Result<Made, PrintError> {
        let seats = self.sheet.setup.seats.iter();
        let players = seats.map(|seat| player(seat.name.trim().to_owned(), seat.silks));
        let retold = Retold {
            view: &|eye| self.by_hand.view(eye),
            is_over: self.is_over(),
            heard: self.heard.clone(),
            players: players.collect(),
        };
        order.check()?;
        Ok(retold.made(print_nasty(&retold, order)?, order))
    }
}
