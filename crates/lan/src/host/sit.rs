//! Taking a place: seats, the stand, and who may have them.

use table::{Eye, Seat, Seats};

use super::line::Phase;
use super::{Conn, Host, MOST_ON_STAND, Note};
use crate::bytes::Token;
use crate::message::{Attach, Attached, Holder, MOST_NAME, ToGuest};
use crate::words::clean;
use crate::{Refused, Time};

impl Host {
    /// A guest takes a place.
    pub(super) fn attach(&mut self, now: Time, conn: Conn, asked: &Attach) -> Result<(), Refused> {
        let Some(line) = self.lines.get(&conn) else {
            return Ok(());
        };
        let Phase::Inside(own) = line.phase else {
            return Err(Refused::Malformed);
        };
        let had = line.eye;
        if had == Some(asked.eye) {
            self.take_up(now, conn, asked.at);
            return Ok(());
        }
        let name = clean(&asked.name, MOST_NAME);
        let token = match asked.eye {
            Eye::Seat(seat) => Some(self.sit(now, conn, seat, own == Some(seat), &name)?),
            Eye::Stand => self.stand().map(|()| None)?,
        };
        if let Some(Eye::Seat(left)) = had {
            self.vacate(now, left);
        }
        let Some(line) = self.lines.get_mut(&conn) else {
            return Ok(());
        };
        line.place(asked.eye, now);
        // Who comes back without a name is known by the one that he had.
        line.name = match asked.eye {
            Eye::Seat(seat) if name.is_empty() => self.chairs[seat.index()].name.clone(),
            _ => name,
        };
        line.offered = token.as_ref().map(Token::hash);
        line.phase = Phase::Inside(match asked.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Stand => None,
        });
        let attached = Attached {
            eye: asked.eye,
            token,
            cid: self.last_cid(asked.eye),
        };
        self.send(now, conn, &ToGuest::Attached(attached));
        if !self.settle(now) {
            let list = self.told.clone();
            self.send(now, conn, &ToGuest::Seats(list));
        }
        self.take_up(now, conn, asked.at);
        Ok(())
    }

    fn sit(
        &mut self,
        now: Time,
        conn: Conn,
        seat: Seat,
        own: bool,
        name: &str,
    ) -> Result<Token, Refused> {
        let chair = self
            .chairs
            .get_mut(seat.index())
            .ok_or(Refused::NoSeat { seat })?;
        if !own && !chair.is_open() {
            return Err(Refused::Taken { seat });
        }
        // Of two connections of one owner the newer one is his.
        let older = chair.conn.replace(conn);
        chair.away = None;
        chair.votes = Seats::default();
        let is_back = chair.holder == Holder::StandIn;
        if chair.holder == Holder::Free || is_back {
            chair.holder = Holder::Guest;
        }
        if !name.is_empty() || !own {
            name.clone_into(&mut chair.name);
        }
        let token = Token::draw(&mut self.of.chance);
        chair.offer(&token);
        if chair.is_kept() {
            let hash = token.hash();
            self.keep(Note::Offered { seat, hash });
        }
        if is_back {
            self.keep(Note::StandIn { seat, on: false });
        }
        if let Some(older) = older {
            self.farewell(now, older, Refused::Replaced);
        }
        Ok(token)
    }

    fn stand(&self) -> Result<(), Refused> {
        let watching = self
            .lines
            .values()
            .filter(|line| line.eye == Some(Eye::Stand));
        if watching.count() >= MOST_ON_STAND {
            return Err(Refused::Full);
        }
        Ok(())
    }

    fn last_cid(&self, eye: Eye) -> u32 {
        match eye {
            Eye::Seat(seat) => {
                let chair = &self.chairs[seat.index()];
                chair.cid.max(chair.pending.unwrap_or(0))
            }
            Eye::Stand => 0,
        }
    }

    /// The guest has kept his token: from now on the seat is his wherever he comes from.
    pub(super) fn kept(&mut self, conn: Conn) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        if let (Some(Eye::Seat(seat)), Some(hash)) = (line.eye, line.offered.take()) {
            let chair = &mut self.chairs[seat.index()];
            chair.keep(hash);
            let name = chair.name.clone();
            self.keep(Note::Seated { seat, name, hash });
        }
    }

    /// The connection of a seat is gone. A seat whose owner has no token that he could come back with is free again.
    pub(super) fn leave_alone(&mut self, now: Time, conn: Conn, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        if chair.conn != Some(conn) {
            return;
        }
        chair.conn = None;
        chair.away = Some(now);
        chair.ready = false;
        if !chair.is_kept() {
            chair.free();
            chair.away = Some(now);
        }
    }

    fn vacate(&mut self, now: Time, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        chair.free();
        chair.away = Some(now);
        self.keep(Note::Freed { seat });
    }

    /// A guest goes from his seat to the stand, and gives the seat up.
    pub(super) fn leave(&mut self, now: Time, conn: Conn) -> Result<(), Refused> {
        let line = self.lines.get(&conn);
        let name = line.map(|line| line.name.clone()).unwrap_or_default();
        let stand = Attach {
            eye: Eye::Stand,
            name,
            at: None,
        };
        self.attach(now, conn, &stand)
    }

    /// Frees a seat: whoever had it has to come in anew.
    pub fn free(&mut self, now: Time, seat: Seat) {
        self.give(now, seat, Holder::Free, String::new());
    }

    /// Gives a seat to somebody at the host's machine, or to nobody.
    pub fn give(&mut self, now: Time, seat: Seat, holder: Holder, name: String) {
        let Some(chair) = self.chairs.get_mut(seat.index()) else {
            return;
        };
        let conn = chair.conn.take();
        chair.free();
        chair.holder = holder;
        chair.name = name;
        chair.away = (holder == Holder::Free).then_some(now);
        self.keep(Note::Freed { seat });
        if let Some(conn) = conn {
            self.farewell(now, conn, Refused::Freed);
        }
        self.settle(now);
    }

    /// A bot plays for the owner of a seat until he is given it back.
    pub fn stand_in(&mut self, now: Time, seat: Seat, on: bool) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.stand_in(on);
            self.keep(Note::StandIn { seat, on });
            self.settle(now);
        }
    }
}
