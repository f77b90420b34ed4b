//! Galloping Pigs: whose snout is in front, for two to five, with pigs that belong to nobody.
//!
//! Here live its rules, P-1 to P-23, and nothing else: the printed editions ([`Book`]), the table's
//! options ([`Rules`]), the game as it stands ([`Gallop`]), what seats may do ([`Move`]), what happens
//! ([`Event`]), what eyes may know ([`View`]) and what bots may search ([`Guess`]).
//!
//! What does not live here: dice and their source, whose input counts, clocks, records, pictures.
//!
//! ```
//! use pigs::{Book, Fixed, Gallop, LineUp, Move, Pig, Rules};
//! use table::{Game, Seat};
//!
//! let fixed = Fixed { starter: Some(Seat::at(1)) };
//! let gallop = Gallop::open(Book::printed(), &Rules::default(), &fixed, 2)?;
//! // The start player lines the pigs up (P-5), and nobody else does.
//! let order = Move::LineUp(LineUp::from(Pig::ALL));
//! assert!(gallop.decide(Seat::at(0), &order).is_err());
//! assert!(gallop.decide(Seat::at(1), &order).is_ok());
//! # Ok::<(), pigs::Unfit>(())
//! ```

mod banks;
mod book;
mod canon;
mod cards;
mod case;
mod event;
mod game;
mod guess;
mod moves;
mod outlook;
mod pig;
mod setup;
mod state;
mod track;
mod view;

pub use book::{Book, Edition, EditionName, Unprintable};
pub use event::Event;
pub use guess::Guess;
pub use moves::{Move, Outcome, Refusal};
pub use outlook::{FoodProspect, Outlook, Prospect, Stake};
pub use pig::{LineUp, Pig, Runner, TooLong};
pub use setup::{Draws, Fixed, Rounds, Rules, Unfit};
pub use state::{Gallop, Stage};
pub use view::View;
