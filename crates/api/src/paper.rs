//! Documents in the app: what can be printed of what, how it looks, and where it goes.
//!
//! Whoever asks for a document names a table and a kind; the record of the table decides what is in it.
//! While a game is on, the slip of a seat is for those who play at this machine, and for nobody else.

mod meeting;
mod meetings;
mod name;
mod outlets;
mod preview;
mod wanted;

use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use jiff::ZonedDateTime;
use store::{Home, Shown, put_at};
use table::Seat;

pub use self::meeting::{MeetingError, MeetingLook, MeetingPlayer, MeetingSetup, PaperMeeting};
pub use self::meetings::{BrokenMeeting, MeetingCard, MeetingShelf};
pub use self::outlets::{Outlets, Printer};
pub use self::preview::Preview;
pub use self::wanted::{Document, PaperError, PaperSize, Source, Wanted};

use self::meetings::Meetings;
use self::outlets::{Spooler, has_screen};
use crate::print::{Form, Kind, Made, PrintError, Standing, make, print_blank, standing};
use crate::{App, RecordError, Seated, Setup};

/// What is asked where to save a file: what it should be called, and how its name ends. It answers
/// nothing where the user has thought better of it.
pub type Ask = Box<dyn Fn(&str, &str) -> Option<PathBuf> + Send + Sync>;

/// What the app needs for documents.
pub(crate) struct Stationer {
    home: Home,
    spooler: Spooler,
    ask: OnceLock<Ask>,
    shown: Mutex<Shown>,
    pub(crate) meetings: Mutex<Meetings>,
}

/// A document, and what its file is called.
struct Ready {
    stem: String,
    form: Form,
    bytes: Vec<u8>,
}

impl Stationer {
    pub(crate) fn of(home: &Home) -> Self {
        Self {
            home: home.clone(),
            spooler: Spooler::of_system(),
            ask: OnceLock::new(),
            shown: Mutex::default(),
            meetings: Mutex::new(Meetings::of(home.sheets())),
        }
    }

    /// Nobody looks at what is shown any more.
    pub(crate) fn rest(&self) {
        *crate::app::locked(&self.shown) = Shown::default();
    }
}

impl Ready {
    fn name(&self) -> String {
        format!("{}.{}", self.stem, name::ending(self.form))
    }
}

impl App {
    /// Asks so where to save a file from now on. Without it files go where the user finds what he has
    /// downloaded.
    pub fn ask_where(&self, ask: Ask) {
        // Who asks first asks for good: there is one window.
        drop(self.stationer().ask.set(ask));
    }

    /// The documents that can be had.
    ///
    /// # Errors
    /// Where there is nothing that they could be made of.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn documents(&self, source: Source) -> Result<Vec<Document>, PaperError> {
        let standing = match &source {
            Source::Table { table } => {
                let card = self.host(*table)?.card();
                let mut standing = Standing::of(card.setup.game.name(), card.over);
                standing.seats = seats_of(&card.setup, card.over);
                standing
            }
            Source::Past { file } => {
                standing(&self.record_of_past(file)?).map_err(PrintError::from)?
            }
            Source::Meeting { meeting } => self.meeting_standing(meeting)?,
            Source::Blank { game, .. } => Standing::of(*game, false),
        };
        let is_blank = matches!(source, Source::Blank { .. });
        let kinds = standing.papers.iter().copied();
        let kinds = kinds.filter(|kind| kind.is_blank() == is_blank);
        let documents = kinds.map(|kind| Document {
            kind,
            forms: kind.forms().collect(),
            seats: match kind {
                Kind::Slip => standing.seats.clone(),
                _ => Vec::new(),
            },
        });
        let can_be = |document: &Document| match document.kind {
            Kind::Slip => !document.seats.is_empty(),
            Kind::Slips => standing.is_over,
            _ => true,
        };
        Ok(documents.filter(can_be).collect())
    }

    /// A document as it will be printed.
    ///
    /// # Errors
    /// Where it cannot be had.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn preview_document(&self, wanted: Wanted) -> Result<Preview, PaperError> {
        let ready = self.ready(&wanted)?;
        Ok(preview::preview(ready.name(), ready.form, ready.bytes))
    }

    /// Saves a document where the user wants it, and says where that is; nothing where he has thought
    /// better of it.
    ///
    /// # Errors
    /// Where it cannot be had, or cannot be written.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn save_document(&self, wanted: Wanted) -> Result<Option<String>, PaperError> {
        let ready = self.ready(&wanted)?;
        let ending = name::ending(ready.form);
        let stationer = self.stationer();
        let path = match stationer.ask.get() {
            None => stationer.home.put_out(&ready.stem, &ending, &ready.bytes)?,
            Some(ask) => {
                let Some(path) = ask(&ready.name(), &ending) else {
                    return Ok(None);
                };
                put_at(&path, &ready.bytes)?;
                path
            }
        };
        Ok(Some(path.display().to_string()))
    }

    /// Has the system show a document in its own program.
    ///
    /// # Errors
    /// Where it cannot be had, or nothing shows it.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn view_document(&self, wanted: Wanted) -> Result<(), PaperError> {
        let ready = self.ready(&wanted)?;
        let mut shown = crate::app::locked(&self.stationer().shown);
        let path = shown.put(&ready.name(), &ready.bytes)?;
        opener::open(path).map_err(|error| PaperError::NotShown {
            cause: error.to_string(),
        })
    }

    /// Sends the pages of a document to the printer.
    ///
    /// # Errors
    /// Where it cannot be had, or no printer takes it.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn send_to_printer(&self, wanted: Wanted) -> Result<(), PaperError> {
        let ready = self.ready(&wanted)?;
        let sent = self.stationer().spooler.send(&ready.stem, &ready.bytes);
        sent.map_err(|cause| PaperError::PrinterSaysNo { cause })
    }

    /// Where a document can go on this machine.
    pub fn outlets(&self) -> Outlets {
        let stationer = self.stationer();
        Outlets {
            asks: stationer.ask.get().is_some(),
            viewer: has_screen(),
            printer: stationer.spooler.printer(),
        }
    }

    fn ready(&self, wanted: &Wanted) -> Result<Ready, PaperError> {
        let order = wanted.order();
        let Made { bytes, player } = match &wanted.source {
            Source::Table { table } => {
                let card = self.host(*table)?.card();
                if let Some(seat) = order.seat {
                    may_have(&card.setup, seat, card.over)?;
                }
                make(&self.record_of_table(*table)?, None, &order)?
            }
            Source::Past { file } => make(&self.record_of_past(file)?, None, &order)?,
            Source::Meeting { meeting } => self.make_of_meeting(meeting, &order)?,
            Source::Blank { game, .. } => Made {
                bytes: print_blank(*game, None, &order)?,
                player: None,
            },
        };
        Ok(Ready {
            stem: name::stem(order.kind, player.as_deref(), ZonedDateTime::now().date()),
            form: order.form,
            bytes,
        })
    }

    fn record_of_past(&self, file: &str) -> Result<Vec<u8>, PaperError> {
        self.past_record(file).map_err(|error| match error {
            RecordError::Disk { cause } => cause.into(),
            _ => PaperError::NoSuchRecord { file: file.into() },
        })
    }
}

/// Whose slips can be had of a table: those of who plays here, and in the end everybody's.
fn seats_of(setup: &Setup, is_over: bool) -> Vec<Seat> {
    let seats = Seat::first(setup.seats.len());
    seats
        .filter(|&seat| may_have(setup, seat, is_over).is_ok())
        .collect()
}

fn may_have(setup: &Setup, seat: Seat, is_over: bool) -> Result<(), PaperError> {
    match setup.seats.get(seat.index()) {
        Some(there) if is_over || there.player == Seated::Here => Ok(()),
        // Who is not there has no slip: the record says so.
        None => Ok(()),
        Some(_) => Err(PaperError::NotYours { seat }),
    }
}
