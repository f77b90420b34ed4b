//! The Really Nasty Horse Racing Game: own them, back them, bring them down, for two to six.
//!
//! Here live its rules, N-1 to N-40, and nothing else: the printed figures ([`Book`], with the
//! [`Course`] and the [`Reach`] of a roll on it), the table's options ([`Rules`]), the meeting as it
//! stands ([`Meeting`]), what seats may do ([`Move`]), what happens ([`Event`]), what eyes may know
//! ([`View`]) and what bots may search ([`Guess`]); and a meeting of the boxed game, of which people
//! write down what happened ([`ByHand`]).
//!
//! What does not live here: dice and their source, whose input counts, clocks, records, pictures.
//!
//! ```
//! use nasty::{Book, Entries, Fixed, Meeting, Move, Rules, Stage};
//! use rand::{SeedableRng, rngs::SmallRng};
//! use table::{Game, Playout, Seat};
//!
//! let mut meeting = Meeting::open(Book::printed(), &Rules::default(), &Fixed {}, 2)?;
//! let mut rng = SmallRng::seed_from_u64(1);
//! meeting.chance(&mut rng); // the cards (N-3)
//! meeting.chance(&mut rng); // the order of the races (N-5)
//! assert_eq!(meeting.stage(), Stage::Entries);
//! // A stable entry has each grade once (N-11).
//! let twice = Move::Entries(Entries([1, 1, 2, 3, 4, 5]));
//! assert!(meeting.decide(Seat::at(0), &twice).is_err());
//! # Ok::<(), nasty::Unfit>(())
//! ```

mod before;
mod book;
mod by_hand;
mod canon;
mod cards;
mod case;
mod course;
mod draws;
mod event;
mod game;
mod goals;
mod guess;
mod late;
mod moves;
mod names;
mod outlook;
mod play;
mod race;
mod reach;
mod refusal;
mod running;
mod settling;
mod setup;
mod state;
mod view;

pub use book::{Book, Figures, Flaw, Unprintable};
pub use by_hand::{Amiss, ByHand, Lost, Starter, Written};
pub use course::{Course, Goal, Marking, Plan, Rows, Spot, Straight, Stretch};
pub use event::Event;
pub use guess::Guess;
pub use moves::{Bet, Done, Entries, Move, Outcome, Play, Row};
pub use names::{
    Card, CardKind, DeckName, Fence, Grade, Lane, NotOneToSix, RaceName, Section, Veer,
};
pub use outlook::{BetProspect, CardProspect, GoalProspect, Objected, Outlook, OwnTurn};
pub use race::{Claim, Fate, Hearing, Pressure, Turns};
pub use reach::{Barred, Reach, Roll, Taken, Veered, path, veer};
pub use refusal::Refusal;
pub use setup::{Bookmaker, ByApp, Fixed, LaneCards, Rules, Unfit};
pub use state::{Meeting, PURSE, Stage};
pub use view::{PastRace, Runner, View};
