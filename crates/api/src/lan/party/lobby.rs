//! The lobby of a party, and the start of its game.

use std::sync::Arc;

use ::lan::bytes::TableSecret;
use ::lan::message::{Holder, SeatCard};
use bots::Level;
use table::Seat;
use tokio::sync::mpsc;

use super::seated::holders;
use super::{At, Line, Party};
use crate::host::Host;
use crate::lan::{LanError, PartyError, chance};
use crate::setup::cut;
use crate::{App, GameSetup, OpenError, Seated, Setup, SetupError, TableId, Taste};

/// A set-up for a lobby: whatever is amiss with it but that guests have no names yet is refused.
pub(super) fn checked(app: &App, mut setup: Setup) -> Result<Setup, LanError> {
    for seat in &mut setup.seats {
        if seat.player == Seated::Guest {
            seat.name.clear();
        }
    }
    let is_guest = |seat: Seat| setup.seats[seat.index()].player == Seated::Guest;
    let mut wrong = app.check(setup.clone());
    wrong.retain(|amiss| !matches!(amiss, SetupError::NoName { seat } if is_guest(*seat)));
    if !wrong.is_empty() {
        return Err(LanError::Setup(wrong));
    }
    if !setup.seats.iter().any(|seat| seat.player == Seated::Guest) {
        return Err(LanError::NoSeat);
    }
    if matches!(&setup.game, GameSetup::Nasty { book: Some(_), .. }) {
        return Err(LanError::OwnFigures);
    }
    Ok(setup)
}

impl Party {
    /// Starts the game, or another one once it is over, with everybody where he sits. Seats that nobody has go
    /// to bots of this level.
    ///
    /// # Errors
    /// Why it is not started.
    pub fn start(&mut self, fill: Level) -> Result<TableId, PartyError> {
        if matches!(self.at, At::Table(..)) && !self.is_over() {
            return Err(PartyError::Stage);
        }
        let gone = || PartyError::System {
            cause: "the app is closed".into(),
        };
        let app = self.app.upgrade().ok_or_else(gone)?;
        let setup = self.filled(&app, fill)?;
        let table = app.open(setup, None).map_err(PartyError::from)?;
        let host = app.host(table).map_err(LanError::from)?;
        if let Err(why) = self.go_on_at(table, host) {
            // Nobody has been told of it.
            drop(app.close(table));
            return Err(why.into());
        }
        Ok(table)
    }

    /// The set-up as people sit now.
    fn filled(&mut self, app: &App, fill: Level) -> Result<Setup, PartyError> {
        let mut setup = self.at.setup().clone();
        let cards = self.hosted.host().0.seats().seats;
        for (seat, card) in setup.seats.iter_mut().zip(&cards) {
            match card.holder {
                Holder::Guest | Holder::StandIn => {
                    seat.player = Seated::Guest;
                    seat.name = cut(&card.name);
                }
                Holder::Free => {
                    seat.player = Seated::Bot(fill);
                    seat.name.clear();
                }
                Holder::Here | Holder::Bot => {}
            }
        }
        if !cards.iter().any(is_guests) {
            return Err(PartyError::NoSeat);
        }
        name_the_nameless(app, &mut setup);
        Ok(setup)
    }

    /// Goes on at a table that was just opened.
    fn go_on_at(&mut self, table: TableId, host: Arc<Host>) -> Result<(), LanError> {
        host.take_up_notes()?;
        self.identity.secret = TableSecret::draw(&mut chance()?);
        let (protocol, now) = self.hosted.host();
        if let Some(code) = &protocol.keys().code {
            self.identity.code = code.to_string();
        }
        host.note(&Line::Table(self.identity.clone()))?;
        host.note(&Line::Away(protocol.seats().away))?;
        for note in protocol.notes() {
            host.note(&Line::Note(note))?;
        }
        let (to, from_table) = mpsc::unbounded_channel();
        protocol.begin(now, self.identity.secret, &holders(host.setup()));
        host.carry(to, &mut |happening| protocol.happened(now, happening))?;
        self.from_table = from_table;
        self.at = At::Table(table, host);
        self.let_bots_stand_in();
        self.announce();
        Ok(())
    }

    /// Bots that stand in at the network's seats play at the table, too.
    pub(super) fn let_bots_stand_in(&mut self) {
        let At::Table(_, table) = &self.at else {
            return;
        };
        for card in self.hosted.host().0.seats().seats {
            if card.holder == Holder::StandIn {
                table.stand_in(card.seat, Some(self.stand_ins[card.seat.index()]));
            }
        }
    }
}

fn is_guests(card: &SeatCard) -> bool {
    matches!(card.holder, Holder::Guest | Holder::StandIn)
}

/// Gives a name to everybody who has none.
pub(super) fn name_the_nameless(app: &App, setup: &mut Setup) {
    let names = setup.seats.iter().map(|seat| seat.name.clone());
    let drawn = app.surprise(Taste {
        game: setup.game.name(),
        players: Some(setup.seats.iter().map(|seat| seat.player).collect()),
        names: names.collect(),
        options: false,
    });
    for (seat, drawn) in setup.seats.iter_mut().zip(drawn.seats) {
        if seat.name.trim().is_empty() {
            seat.name = drawn.name;
        }
    }
}

impl From<OpenError> for PartyError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Setup { wrong } => Self::Setup { wrong },
            OpenError::NoSuchTable { table } | OpenError::OpenElsewhere { table } => {
                Self::NoSuchTable { table }
            }
            OpenError::NotKept { cause } | OpenError::NotThrownAway { cause } => {
                Self::NotKept { cause }
            }
            OpenError::NoChance => Self::from(LanError::NoChance),
        }
    }
}
