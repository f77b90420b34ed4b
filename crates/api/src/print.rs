//! Documents: a table, from its record, on paper or as rows.
//!
//! The record decides what may be printed. While a game is on, a seat's slip is for that seat's eye and
//! everything else is what the stand may see; once it is over, nothing is hidden.

mod nasty;
mod order;

use dealer::{Setting, Silks, replay, retell};
use table::case::Posed;
use table::{Eye, Game, Seat, Seen as _};

use crate::GameName;
use crate::books::{OwnBook, PrintedAlone, figures, figures_of};
use crate::named::Task;
use crate::offered::Offered;
use crate::verify::{Flaw, game_of, text_of};

pub(crate) use self::nasty::print as print_nasty;
pub use self::order::{Form, Kind, NoSuchWord, Order, Pad};
pub use giro::CourseName;
pub use printing::Paper;

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, specta::Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum PrintError {
    /// The record does not hold.
    #[error("line {line}: {why}")]
    Flawed {
        /// The line of the file, from 1.
        line: u32,
        /// What is wrong with it.
        why: String,
    },
    /// The game has no such document.
    #[error("{game} has no {kind}")]
    NoSuchPaper {
        /// The document.
        kind: Kind,
        /// The game.
        game: &'static str,
    },
    /// The document does not come in this form.
    #[error("{kind} does not come as {form}")]
    NoSuchForm {
        /// The document.
        kind: Kind,
        /// The form.
        form: Form,
    },
    /// The document needs a record.
    #[error("{kind} is printed from a record: name one")]
    NoRecord {
        /// The document.
        kind: Kind,
    },
    /// While the game is on, slips hold what only their owners may know.
    #[error("the game is not over: {kind} would show what only their owners may know")]
    Secret {
        /// The document.
        kind: Kind,
    },
    /// It is not said whose slip.
    #[error("whose slip? Name a seat, from 0")]
    WhoseSlip,
    /// The document belongs to no seat.
    #[error("{kind} is for everybody: name no seat")]
    ForEverybody {
        /// The document.
        kind: Kind,
    },
    /// Nobody sits there.
    #[error("nobody sits in seat {}", u8::from(*seat))]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The game takes no figures of somebody's own.
    #[error("{game} is played by its printed figures alone: leave out the file of figures")]
    PrintedAlone {
        /// The game.
        game: &'static str,
    },
}

impl From<Flaw> for PrintError {
    fn from(Flaw { line, why }: Flaw) -> Self {
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        Self::Flawed { line, why }
    }
}

impl From<PrintedAlone> for PrintError {
    fn from(PrintedAlone { game }: PrintedAlone) -> Self {
        Self::PrintedAlone { game }
    }
}

/// Prints a document of a table, from its record. A record that was played by somebody's own figures
/// and does not carry them, one of a simulation, needs them besides.
///
/// # Errors
/// Where the record does not hold, or the document cannot be printed from it.
pub fn print(record: &[u8], own: Option<&OwnBook>, order: &Order) -> Result<Vec<u8>, PrintError> {
    Ok(make(record, own, order)?.bytes)
}

/// Prints a document that is filled in by hand, or cards to cut out: those that need no record.
///
/// # Errors
/// Where the document needs a record, or the game has none such.
pub fn print_blank(
    game: GameName,
    own: Option<&OwnBook>,
    order: &Order,
) -> Result<Vec<u8>, PrintError> {
    order.check()?;
    if !order.kind.is_blank() {
        return Err(PrintError::NoRecord { kind: order.kind });
    }
    game.with(Blank { own, order })
}

/// A document, and the name of the player whose it is.
pub(crate) struct Made {
    pub(crate) bytes: Vec<u8>,
    pub(crate) player: Option<String>,
}

/// Prints a document of a table, from its record.
pub(crate) fn make(
    record: &[u8],
    own: Option<&OwnBook>,
    order: &Order,
) -> Result<Made, PrintError> {
    order.check()?;
    let text = text_of(record)?;
    game_of(text)?.with(FromRecord { text, own, order })
}

/// What can be printed of a table.
pub(crate) struct Standing {
    /// The documents that its game has.
    pub(crate) papers: &'static [Kind],
    /// Whether it is over.
    pub(crate) is_over: bool,
    /// Whose slips can be had.
    pub(crate) seats: Vec<Seat>,
}

impl Standing {
    /// What can be printed of a table of this game; the slips of nobody.
    pub(crate) fn of(game: GameName, is_over: bool) -> Self {
        struct Papers;
        impl Task for Papers {
            type Done = &'static [Kind];

            fn with<G: Offered + Posed>(self) -> Self::Done {
                G::PAPERS
            }
        }
        Self {
            papers: game.with(Papers),
            is_over,
            seats: Vec::new(),
        }
    }
}

/// What can be printed of a table, from its record.
pub(crate) fn standing(record: &[u8]) -> Result<Standing, Flaw> {
    struct Stands<'a>(&'a str, GameName);
    impl Task for Stands<'_> {
        type Done = Result<Standing, Flaw>;

        fn with<G: Offered + Posed>(self) -> Self::Done {
            let book = figures_of::<G>(self.0)?;
            let replayed = replay::<G>(&book, G::hash_of(&book), self.0)?;
            let setting: Setting<G> = replayed.header.into();
            let mut standing = Standing::of(self.1, replayed.game.standings().is_some());
            standing.seats = Seat::first(setting.entrants.len()).collect();
            Ok(standing)
        }
    }
    let text = text_of(record)?;
    let game = game_of(text)?;
    game.with(Stands(text, game))
}

/// A table as it stands at the end of its record.
pub(crate) struct Retold<'a, G: Game> {
    /// What eyes may know.
    pub(crate) view: &'a dyn Fn(Eye) -> G::View,
    /// Whether it is over, so that nothing is hidden.
    pub(crate) is_over: bool,
    /// What everybody heard, without what was taken back.
    pub(crate) heard: Vec<G::Event>,
    /// Who sits where.
    pub(crate) players: Vec<printing::Player>,
}

impl<G: Game> Retold<'_, G> {
    /// What everybody may know.
    pub(crate) fn public(&self) -> G::View {
        (self.view)(Eye::Stand)
    }

    /// What a seat may know.
    fn own(&self, seat: Seat) -> Result<G::View, PrintError> {
        if seat.index() >= self.players.len() {
            return Err(PrintError::NoSuchSeat { seat });
        }
        Ok((self.view)(Eye::Seat(seat)))
    }

    /// The document, and whose it is.
    pub(crate) fn made(&self, bytes: Vec<u8>, order: &Order) -> Made {
        let player = order.seat.and_then(|seat| self.players.get(seat.index()));
        Made {
            bytes,
            player: player.map(|player| player.name.clone()),
        }
    }
}

impl Order {
    /// The game has no such document.
    pub(crate) fn unknown<G: Game>(&self) -> PrintError {
        PrintError::NoSuchPaper {
            kind: self.kind,
            game: G::NAME,
        }
    }
}

struct FromRecord<'a> {
    text: &'a str,
    own: Option<&'a OwnBook>,
    order: &'a Order,
}

impl Task for FromRecord<'_> {
    type Done = Result<Made, PrintError>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let book = match self.own {
            Some(own) => figures::<G>(Some(own))?,
            None => figures_of::<G>(self.text)?,
        };
        let mut heard: Vec<(u32, Vec<G::Event>)> = Vec::new();
        let replayed = retell::<G>(&book, G::hash_of(&book), self.text, |told| {
            if let Some(from) = told.taken_back {
                heard.retain(|(line, _)| *line < from);
            }
            let public = told.events.iter().filter(|event| event.seen_by(Eye::Stand));
            heard.push((told.line, public.cloned().collect()));
        });
        let replayed = replayed.map_err(Flaw::from)?;
        let setting: Setting<G> = replayed.header.into();
        let players = setting.entrants.into_iter();
        let players = players.map(|entrant| player(entrant.name, entrant.colour));
        let retold = Retold {
            view: &|eye| replayed.game.view(eye),
            is_over: replayed.game.standings().is_some(),
            heard: heard.into_iter().flat_map(|(_, events)| events).collect(),
            players: players.collect(),
        };
        Ok(retold.made(G::print(&retold, self.order)?, self.order))
    }
}

struct Blank<'a> {
    own: Option<&'a OwnBook>,
    order: &'a Order,
}

impl Task for Blank<'_> {
    type Done = Result<Vec<u8>, PrintError>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let book = figures::<G>(self.own)?;
        let seats = usize::from(*G::SEATS.end());
        let rules = G::blank_rules(self.order);
        let game = G::open(&book, &rules, &G::Fixed::default(), seats)
            .expect("the usual rules seat as many as can play");
        let retold = Retold {
            view: &|eye| game.view(eye),
            is_over: false,
            heard: Vec::new(),
            players: Vec::new(),
        };
        G::print(&retold, self.order)
    }
}

/// A player, as he is printed.
pub(crate) fn player(name: String, silks: Silks) -> printing::Player {
    let silks = match silks {
        Silks::Red => printing::Silks::Plain,
        Silks::Blue => printing::Silks::Hoops,
        Silks::Yellow => printing::Silks::Diamonds,
        Silks::Green => printing::Silks::Sash,
        Silks::Black => printing::Silks::Quarters,
        Silks::White => printing::Silks::Spots,
    };
    printing::Player { name, silks }
}
