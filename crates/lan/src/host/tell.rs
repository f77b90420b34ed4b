//! What goes out to those who are there: messages, last words, and who is at the table.

use table::{Eye, Seat};

use super::line::Unsent;
use super::{Conn, Host, Note, Output};
use crate::message::{Connection, Holder, SeatList, ToGuest};
use crate::{Refused, Time};

impl Host {
    pub(super) fn keep(&mut self, note: Note) {
        self.outputs.push_back(Output::Keep(note));
    }

    /// Sends a message. Who does not read loses his connection, and may come back; a spectator gets the table anew.
    pub(super) fn send(&mut self, now: Time, conn: Conn, message: &ToGuest) {
        self.send_frame(now, conn, message.frame());
    }

    /// Sends a message as it goes over the wire; none where it is longer than one may be.
    pub(super) fn send_frame(&mut self, now: Time, conn: Conn, frame: Option<Vec<u8>>) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        match line.push(frame) {
            Ok(()) => {}
            Err(Unsent::TooLong) => self.farewell(now, conn, Refused::TooLong),
            Err(Unsent::Full) if line.eye == Some(Eye::Stand) => {
                line.out = crate::outbox::Outbox::default();
                self.look(conn, Eye::Stand);
                let list = self.told.clone();
                self.send(now, conn, &ToGuest::Seats(list));
            }
            Err(Unsent::Full) => self.farewell(now, conn, Refused::Behind),
        }
    }

    /// Turns something away; the connection goes on.
    pub(super) fn refuse(&mut self, now: Time, conn: Conn, why: Refused) {
        self.send(now, conn, &ToGuest::Refused(why));
    }

    /// Ends a connection with a last word.
    pub(super) fn farewell(&mut self, now: Time, conn: Conn, why: Refused) {
        if self.lines.contains_key(&conn) {
            self.drop_line(now, conn);
            let last = ToGuest::Refused(why).frame().unwrap_or_default();
            self.outputs.push_back(Output::Close { conn, last });
        }
    }

    pub(super) fn drop_line(&mut self, now: Time, conn: Conn) {
        if let Some(Eye::Seat(seat)) = self.lines.remove(&conn).and_then(|line| line.eye) {
            self.leave_alone(now, conn, seat);
        }
    }

    /// Everybody as everybody may know it.
    pub(super) fn list(&self, now: Time) -> SeatList {
        let cards = self.chairs.iter().enumerate().map(|(index, chair)| {
            let line = match chair.holder {
                Holder::Guest | Holder::StandIn => {
                    let line = chair.conn.and_then(|conn| self.lines.get(&conn));
                    line.map_or(Connection::Away, |line| line.connection(now))
                }
                _ => Connection::Live,
            };
            chair.card(Seat::at(index), line, self.poll(now, chair))
        });
        let watching = self
            .lines
            .values()
            .filter(|line| line.eye == Some(Eye::Stand));
        SeatList {
            seats: cards.collect(),
            stand: u32::try_from(watching.count()).unwrap_or(u32::MAX),
            away: self.of.away,
        }
    }

    /// Tells everybody who is at the table, where that has changed; tells whether it has.
    pub(super) fn settle(&mut self, now: Time) -> bool {
        let list = self.list(now);
        let changed = list != self.told;
        if changed {
            self.told = list.clone();
            self.outputs.push_back(Output::Seats(list.clone()));
            self.tell_all(now, &ToGuest::Seats(list));
        }
        changed
    }

    pub(super) fn tell_all(&mut self, now: Time, message: &ToGuest) {
        let frame = message.frame();
        for (conn, _) in self.placed() {
            self.send_frame(now, conn, frame.clone());
        }
    }

    /// All who have a place.
    pub(super) fn placed(&self) -> Vec<(Conn, Eye)> {
        let lines = self.lines.iter();
        lines
            .filter_map(|(conn, line)| Some((*conn, line.eye?)))
            .collect()
    }
}
