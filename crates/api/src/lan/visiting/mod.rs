//! Tables of somebody else's, on the network: the way there, the seats that are ours, and the game as we are told it.
//!
//! A [`Stay`] is run by a task of its own. Each seat that is played here has a connection of its own; where none is, one
//! watches from the stand. What is known of the game is kept in an [`Elsewhere`], which is among the app's tables
//! as one of ours would be.

mod account;
mod diary;
mod elsewhere;
mod goal;
mod orders;
mod place;
mod shut;
mod stay;
mod told;
mod wire;

#[cfg(test)]
mod tests;

use super::card::{JoinBy, PartyId};
use super::error::PartyError;
use crate::App;
use goal::Goal;
use stay::Stay;

pub(crate) use elsewhere::Elsewhere;
pub use goal::{Remembered, forget, remembered};

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// Goes to a table.
pub(super) fn join(app: &App, to: JoinBy, name: &str) -> Result<PartyId, PartyError> {
    let goal = Goal::read(app, to)?;
    let held = goal.table.map(|table| goal::held(app, table));
    // Who comes back into a seat is known there.
    let name = match held {
        Some(held) if !held.is_empty() && name.is_empty() => String::new(),
        _ => read_name(name)?,
    };
    let runtime = app.network().runtime()?.handle().clone();
    let (id, orders) = app.network().enter();
    let stay = {
        // Connections are opened on the runtime.
        let _on = runtime.enter();
        Stay::begin(app, id, goal, name, orders)
    };
    stay.publish();
    runtime.spawn(stay.run());
    Ok(id)
}

fn read_name(name: &str) -> Result<String, PartyError> {
    let trimmed = ::lan::clean(name, LONGEST_NAME + 1);
    let most = u8::try_from(LONGEST_NAME).unwrap_or(u8::MAX);
    let fits = (1..=LONGEST_NAME).contains(&trimmed.chars().count());
    fits.then_some(trimmed).ok_or(PartyError::Name { most })
}
