//! Giro Galoppo: a steeplechase of nerve for two to five, with six secret cards each.
//!
//! Here live its rules, G-1 to G-29, and nothing else: the printed courses ([`Book`]), the table's
//! options ([`Rules`]), the race as it stands ([`Race`]), what seats may do ([`Move`]), what happens
//! ([`Event`]), what eyes may know ([`View`]) and what bots may search ([`Guess`]).
//!
//! What does not live here: dice and their source, whose input counts, clocks, records, pictures.
//!
//! ```
//! use giro::{Book, Fixed, Move, Outcome, Race, Rules};
//! use table::{Game, Playout, Seat};
//!
//! let mut race = Race::open(Book::printed(), &Rules::default(), &Fixed::default(), 2)?;
//! let order = Outcome::Seniority(vec![Seat::at(1), Seat::at(0)]);
//! for event in race.settle(&order).unwrap() {
//!     race.apply(&event);
//! }
//! // The youngest places the first obstacle (G-6), and not on grass (G-7).
//! assert!(race.decide(Seat::at(0), &Move::Place(9)).is_err());
//! assert!(race.decide(Seat::at(0), &Move::Place(10)).is_ok());
//! # Ok::<(), giro::Unfit>(())
//! ```

mod book;
mod by_seat;
mod canon;
mod cards;
mod case;
mod event;
mod field;
mod game;
mod guess;
mod moves;
mod outlook;
mod setup;
mod state;
mod view;

pub use book::{Book, Course, CourseName, Space, Unprintable};
pub use event::{Event, Obstacle, Why};
pub use guess::Guess;
pub use moves::{Move, Outcome, Refusal};
pub use outlook::{Landing, Outlook, PlaceProspect, Prospect, Push};
pub use setup::{CardsLeft, Fixed, Obstacles, Rules, Ties, Unfit};
pub use state::{Race, Stage};
pub use view::View;
