//! What people at the host's machine can do at a party.

use ::lan::message::{AwayChoice, Holder, Line as Spoken, Speaker, Vote};
use table::{Eye, Seat};

use super::lobby::name_the_nameless;
use super::{At, Line, Party};
use crate::Seated;
use crate::lan::card::{PartyCard, PartyId, PartySeat, Poll, SeatFor, Side};
use crate::lan::error::PartyError;
use crate::setup::cut;

impl Party {
    /// Lets somebody else play a seat.
    ///
    /// # Errors
    /// Where that cannot be, or not now.
    pub fn give(&mut self, seat: Seat, to: SeatFor) -> Result<(), PartyError> {
        if seat.index() >= self.at.setup().seats.len() {
            return Err(PartyError::NotYours { seat });
        }
        match self.at {
            At::Lobby(_) => self.give_in_lobby(seat, to),
            At::Table(..) => self.give_at_table(seat, &to),
        }
    }

    fn give_in_lobby(&mut self, seat: Seat, to: SeatFor) -> Result<(), PartyError> {
        let (player, name, holder) = match to {
            SeatFor::Anybody => (Seated::Guest, String::new(), Holder::Free),
            SeatFor::Here { name } => (Seated::Here, cut(&name), Holder::Here),
            SeatFor::Bot { level } => (Seated::Bot(level), String::new(), Holder::Bot),
            SeatFor::Owner => return Err(PartyError::Stage),
        };
        let At::Lobby(setup) = &mut self.at else {
            return Err(PartyError::Stage);
        };
        let place = &mut setup.seats[seat.index()];
        (place.player, place.name) = (player, name);
        if let (Some(app), false) = (self.app.upgrade(), player == Seated::Guest) {
            let mut named = setup.clone();
            name_the_nameless(&app, &mut named);
            let named = &named.seats[seat.index()].name;
            setup.seats[seat.index()].name.clone_from(named);
        }
        let name = setup.seats[seat.index()].name.clone();
        let (host, now) = self.hosted.host();
        host.give(now, seat, holder, name);
        host.show_all();
        Ok(())
    }

    fn give_at_table(&mut self, seat: Seat, to: &SeatFor) -> Result<(), PartyError> {
        if self.at.setup().seats[seat.index()].player != Seated::Guest {
            return Err(PartyError::NotYours { seat });
        }
        let (host, now) = self.hosted.host();
        match to {
            SeatFor::Anybody => host.free(now, seat),
            SeatFor::Here { .. } => return Err(PartyError::Stage),
            SeatFor::Bot { level } => {
                self.stand_ins[seat.index()] = *level;
                host.stand_in(now, seat, true);
            }
            SeatFor::Owner => host.stand_in(now, seat, false),
        }
        Ok(())
    }

    /// Chooses what becomes of seats whose players are away.
    ///
    /// # Errors
    /// Where it cannot be kept.
    pub fn choose_away(&mut self, away: AwayChoice) -> Result<(), PartyError> {
        self.note(&Line::Away(away))?;
        let (host, now) = self.hosted.host();
        host.choose_away(now, away);
        Ok(())
    }

    /// Somebody here is ready, or not any more.
    ///
    /// # Errors
    /// Where nobody here plays the seat.
    pub fn set_ready(&mut self, seat: Seat, on: bool) -> Result<(), PartyError> {
        if !self.seats_here().contains(&seat) {
            return Err(PartyError::NotYours { seat });
        }
        let (host, now) = self.hosted.host();
        host.set_ready(now, seat, on);
        Ok(())
    }

    /// Those here are for a bot that plays for somebody who is away, or not any more.
    ///
    /// # Errors
    /// Where nobody here plays, or there is no vote.
    pub fn vote(&mut self, seat: Seat, on: bool) -> Result<(), PartyError> {
        let voters = self.seats_here();
        let not_ours = PartyError::NotYours { seat };
        if voters.is_empty() {
            return Err(not_ours);
        }
        let (host, now) = self.hosted.host();
        for voter in voters {
            let voted = host.vote(now, voter, Vote { seat, on });
            voted.map_err(|_| not_ours.clone())?;
        }
        Ok(())
    }

    /// Says something to everybody, in the name of the first who plays here.
    ///
    /// # Errors
    /// Where the line is empty or too long.
    pub fn say(&mut self, what: Spoken) -> Result<(), PartyError> {
        let seat = self.seats_here().first().copied();
        let name = seat.map_or(&self.identity.name, |seat| {
            &self.at.setup().seats[seat.index()].name
        });
        let by = Speaker {
            eye: seat.map_or(Eye::Stand, Eye::Seat),
            name: name.clone(),
        };
        let (host, now) = self.hosted.host();
        host.say(now, by, what).map_err(|_| PartyError::NotSaid)
    }

    /// The seats that people here play.
    fn seats_here(&self) -> Vec<Seat> {
        let seats = self.at.setup().seats.iter().enumerate();
        let here = seats.filter(|(_, seat)| seat.player == Seated::Here);
        here.map(|(index, _)| Seat::at(index)).collect()
    }

    /// How it stands, for the page.
    pub(in crate::lan) fn card(&mut self, id: PartyId) -> PartyCard {
        let code = self.code().map(|code| code.to_string());
        let here = self.seats_here();
        let list = self.hosted.host().0.seats();
        let mut setup = self.at.setup().clone();
        let seats = list.seats.into_iter().map(|card| {
            if let (Seated::Guest, Some(place)) = (
                setup.seats[card.seat.index()].player,
                setup.seats.get_mut(card.seat.index()),
            ) {
                place.name.clone_from(&card.name);
            }
            PartySeat {
                poll: card.poll.map(|poll| Poll {
                    votes: u8::try_from(poll.votes.len()).unwrap_or(u8::MAX),
                    needed: poll.needed,
                    mine: here.iter().all(|seat| poll.votes.contains(*seat)),
                }),
                mine: card.holder == Holder::Here,
                seat: card.seat,
                holder: card.holder,
                name: card.name,
                ready: card.ready,
                line: card.line,
            }
        });
        let seats: Vec<PartySeat> = seats.collect();
        PartyCard {
            id,
            name: self.identity.name.clone(),
            game: Some(setup.game.name()),
            stage: self.stage().into(),
            table: self.table(),
            setup: Some(setup),
            seats,
            stand: list.stand,
            away: list.away,
            side: Side::Host {
                code: code.unwrap_or_default(),
                link: self.invitation.to_string(),
                addresses: self
                    .invitation
                    .addresses
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                unheard: self.unheard.as_ref().map(|(why, _)| why.clone()),
            },
        }
    }
}
