//! One running table, whatever is played at it.
//!
//! Here live the dealer ([`Dealer`]: whose input counts, undo, the clock), chance ([`Seed`],
//! [`Chance`]), who sits where ([`Entrant`]) and the record ([`Line`], [`replay`]). The dealer has
//! no socket, no file, no thread and no clock of its own: time and input come in as arguments,
//! record lines and notices are drained from it.
//!
//! What does not live here: rules of games (each has its crate), the disk (`store`), how bots think
//! (`bots`), what windows and browsers say (`api`).

mod chance;
mod deal;
mod entrant;
mod fault;
mod input;
mod read;
mod record;
mod replay;
mod running;

pub use chance::{Chance, Commitment, Seed, Seeded};
pub use deal::{Dealer, Setting};
pub use entrant::{Coat, Entrant, Player};
pub use fault::{Broken, Fault};
pub use input::{Input, Notice, Output, Time, Turned};
pub use read::{blot, going};
pub use record::{Body, BookFile, FORM, Going, Header, Line, Remark};
pub use replay::{Heard, Replayed, replay, retell, verify};
pub use table::Silks;
