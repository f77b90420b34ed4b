//! What people here want of a table that is somebody else's, and how it is published.

use ::lan::guest::State;
use ::lan::message::{MOST_CHAT, Said, SeatCard, SeatList, Speaker, Vote};
use table::{Eye, Seat};

use super::account::seen_from_here;
use super::place::{PATIENCE, Place, Waiting, Wish};
use super::read_name;
use super::stay::Stay;
use crate::lan::card::{PartyCard, PartySeat, PartyStage, Poll, Saying, Side};
use crate::lan::network::{Answer, Asked, Order};
use crate::lan::{AwayChoice, GuestLine, PartyError};

impl Stay {
    /// Does what is asked; answers whether that was the end.
    pub(super) fn obey(&mut self, asked: Asked) -> bool {
        let Asked { order, answer } = asked;
        let waiting = Waiting::new(answer, PATIENCE);
        let is_end = matches!(order, Order::Leave);
        let done = match order {
            Order::Give { .. } | Order::Away(_) | Order::Start { .. } => Err(PartyError::OnlyHost),
            Order::Ready { seat, on } => self.ready(seat, on),
            Order::Vote { seat, on } => self.vote(seat, on),
            Order::ComeBack => {
                self.come_back();
                Ok(())
            }
            Order::Leave => {
                self.part();
                Ok(())
            }
            // These are answered once the host has answered.
            Order::Take { seat, name } => {
                self.take(seat, &name, waiting);
                return false;
            }
            Order::Rise { seat } => {
                self.rise(seat, waiting);
                return false;
            }
            Order::Say(text) => {
                self.say(&text, waiting);
                return false;
            }
            Order::Shout(shout) => {
                self.speak(waiting, |place| place.guest().0.shout(shout));
                return false;
            }
        };
        waiting.answer(done.map(|()| None));
        is_end
    }

    /// Takes a seat: the first with the connection that watches, each further one with a connection of its own.
    fn take(&mut self, seat: Seat, name: &str, waiting: Waiting<Answer>) {
        let name = match self.may_take(seat, name) {
            Ok(name) => name,
            Err(why) => return waiting.answer(Err(why)),
        };
        let eye = Eye::Seat(seat);
        let watches =
            |place: &&mut Place| place.eye == Eye::Stand && place.is_here() && place.wish.is_none();
        if let Some(place) = self.places.iter_mut().find(watches) {
            place.guest().0.sit(seat, name);
            place.wish = Some(Wish { eye, waiting });
            return;
        }
        match Place::new(&self.goal, eye, &name) {
            Ok(mut place) => {
                place.wish = Some(Wish { eye, waiting });
                self.places.push(place);
            }
            Err(error) => {
                let cause = error.to_string();
                waiting.answer(Err(PartyError::System { cause }));
            }
        }
    }

    fn may_take(&self, seat: Seat, name: &str) -> Result<String, PartyError> {
        let name = read_name(name)?;
        if !self.places.iter().any(Place::is_here) {
            return Err(PartyError::Away);
        }
        let is_asked = |place: &Place| {
            place.eye == Eye::Seat(seat)
                || place
                    .wish
                    .as_ref()
                    .is_some_and(|wish| wish.eye == Eye::Seat(seat))
        };
        if self.places.iter().any(is_asked) {
            return Err(PartyError::NotYours { seat });
        }
        Ok(name)
    }

    /// Gives a seat up.
    fn rise(&mut self, seat: Seat, waiting: Waiting<Answer>) {
        let place = self
            .places
            .iter_mut()
            .find(|place| place.seat() == Some(seat));
        let Some(place) = place else {
            return waiting.answer(Err(PartyError::NotYours { seat }));
        };
        if !place.is_here() || place.wish.is_some() {
            return waiting.answer(Err(PartyError::Away));
        }
        place.guest().0.leave();
        let eye = Eye::Stand;
        place.wish = Some(Wish { eye, waiting });
    }

    fn ready(&mut self, seat: Seat, on: bool) -> Result<(), PartyError> {
        if self.game.is_some() {
            return Err(PartyError::Stage);
        }
        let place = self
            .places
            .iter_mut()
            .find(|place| place.seat() == Some(seat));
        let place = place.ok_or(PartyError::NotYours { seat })?;
        if !place.is_here() {
            return Err(PartyError::Away);
        }
        place.guest().0.ready(on);
        Ok(())
    }

    /// All who play here vote alike.
    fn vote(&mut self, seat: Seat, on: bool) -> Result<(), PartyError> {
        let of = |list: &SeatList| {
            list.seats
                .iter()
                .any(|card| card.seat == seat && card.poll.is_some())
        };
        if !self.list.as_ref().is_some_and(of) {
            return Err(PartyError::Stage);
        }
        if self.ours().is_empty() {
            return Err(PartyError::NotYours { seat });
        }
        let there = self
            .places
            .iter_mut()
            .filter(|place| place.seat().is_some() && place.is_here());
        let voted = there
            .map(|place| place.guest().0.vote(Vote { seat, on }))
            .count();
        if voted == 0 {
            return Err(PartyError::Away);
        }
        Ok(())
    }

    fn say(&mut self, text: &str, waiting: Waiting<Answer>) {
        let line = ::lan::clean(text, MOST_CHAT + 1);
        if line.is_empty() || line.chars().count() > MOST_CHAT {
            return waiting.answer(Err(PartyError::NotSaid));
        }
        self.speak(waiting, |place| place.guest().0.chat(line));
    }

    /// Whoever speaks hears it from the host.
    fn speak(&mut self, waiting: Waiting<Answer>, say: impl FnOnce(&mut Place)) {
        match self.places.iter_mut().find(|place| place.is_here()) {
            Some(place) => {
                say(place);
                place.saying.push_back(waiting);
            }
            None => waiting.answer(Err(PartyError::Away)),
        }
    }

    /// Somebody has said something.
    pub(super) fn said(&mut self, n: usize, said: Said) {
        let Said {
            by: Speaker { eye, name },
            what,
        } = said;
        let place = &mut self.places[n];
        if place.eye == eye
            && let Some(heard) = place.saying.pop_front()
        {
            heard.answer(Ok(None));
        }
        let Some(app) = self.app.upgrade().filter(|_| self.is_first(n)) else {
            return;
        };
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Stand => None,
        };
        let what = match what {
            ::lan::message::Line::Chat(text) => Saying::Line {
                text: ::lan::clean(&text, MOST_CHAT),
            },
            ::lan::message::Line::Shout(shout) => Saying::Shout { shout },
        };
        let name = ::lan::clean(&name, ::lan::message::MOST_NAME);
        app.network().said(self.id, seat, name, what);
    }

    fn come_back(&mut self) {
        if self.ended.is_some() {
            if let Some(app) = self.app.upgrade() {
                self.set_out(&app);
            }
            return;
        }
        for place in self.places.iter_mut().filter(|place| !place.is_here()) {
            let (guest, now) = place.guest();
            guest.renew(now);
        }
    }

    /// Leaves for good; seats that are ours can be gone on with.
    fn part(&mut self) {
        self.give_up_seats();
        self.end(GuestLine::Coming);
        let Some(app) = self.app.upgrade() else {
            return;
        };
        self.leave_before(&app);
        if let Some(table) = self.table.take() {
            app.part(table);
        }
        if let Some(game) = &self.game {
            game.account().close();
        }
        app.network().forget(self.id);
    }

    /// Says how it stands.
    pub(super) fn publish(&self) {
        if let Some(app) = self.app.upgrade() {
            app.network().publish(self.card());
        }
    }

    fn card(&self) -> PartyCard {
        let game = self
            .welcome
            .as_ref()
            .and_then(|welcome| welcome.game.parse().ok());
        let list = self.list.as_ref();
        PartyCard {
            id: self.id,
            name: self
                .welcome
                .as_ref()
                .map_or_else(String::new, |welcome| welcome.name.clone()),
            game,
            stage: self.stage(),
            table: self.table,
            setup: self.setup(),
            seats: list.map_or_else(Vec::new, |list| {
                list.seats.iter().map(|card| self.seat_of(card)).collect()
            }),
            stand: list.map_or(0, |list| list.stand),
            away: list.map_or_else(AwayChoice::default, |list| list.away),
            side: Side::Guest {
                line: self.line(),
                stuck: self.stuck,
            },
        }
    }

    fn stage(&self) -> PartyStage {
        match &self.game {
            None => PartyStage::Lobby,
            Some(game) if game.account().is_over() => PartyStage::Over,
            Some(_) => PartyStage::Run,
        }
    }

    fn setup(&self) -> Option<crate::Setup> {
        match &self.game {
            Some(game) => Some(game.account().setup()),
            None => Some(seen_from_here(self.lobby.as_ref()?, self.ours())),
        }
    }

    fn seat_of(&self, card: &SeatCard) -> PartySeat {
        let ours = self.ours();
        PartySeat {
            seat: card.seat,
            holder: card.holder,
            name: ::lan::clean(&card.name, ::lan::message::MOST_NAME),
            ready: card.ready,
            line: card.line,
            mine: ours.contains(card.seat),
            poll: card.poll.map(|poll| Poll {
                votes: u8::try_from(poll.votes.len()).unwrap_or(u8::MAX),
                needed: poll.needed,
                mine: !ours.is_empty() && ours.but(poll.votes).is_empty(),
            }),
        }
    }

    /// How it is with the connections: the one that is worst off counts.
    fn line(&self) -> GuestLine {
        if let Some(ended) = &self.ended {
            return ended.clone();
        }
        // One that is only on its way to a seat is no trouble.
        let mut places = self
            .places
            .iter()
            .filter(|place| place.is_ours || place.eye == Eye::Stand);
        let any = |is: fn(&Place) -> bool| places.clone().any(is);
        if any(|place| place.other_key) {
            GuestLine::OtherKey
        } else if any(|place| place.state == State::Reconnecting) {
            GuestLine::Reconnecting
        } else if places.all(|place| place.state == State::Here) {
            GuestLine::Live
        } else {
            GuestLine::Coming
        }
    }
}
