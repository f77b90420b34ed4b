//! Coming in: hello, and the proof that one may.

use table::Seat;

use super::line::Phase;
use super::{Conn, Host, Output};
use crate::bytes::{Mac, Token};
use crate::code::RoomCode;
use crate::frame::Frame;
use crate::message::{
    Auth, FAIR_DICE, Hello, Proof, SEALED_CHOICES, Share, ToGuest, ToHost, Versions, Welcome,
};
use crate::proof::{Bound, Key, Role};
use crate::{Refused, Time};

impl Host {
    /// A frame has come.
    pub(super) fn frame(&mut self, now: Time, conn: Conn, frame: &Frame) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        let stranger = line.is_stranger();
        if stranger && !line.counts_frame() {
            return self.farewell(now, conn, Refused::Malformed);
        }
        let kind = frame.kind;
        if !stranger && (FAIR_DICE.contains(&kind) || SEALED_CHOICES.contains(&kind)) {
            return self.refuse(now, conn, Refused::NotYet { kind });
        }
        match ToHost::read(frame) {
            Ok(message) if stranger => self.stranger_says(now, conn, message),
            Ok(message) => self.guest_says(now, conn, message),
            Err(_) => self.farewell(now, conn, Refused::Malformed),
        }
    }

    fn stranger_says(&mut self, now: Time, conn: Conn, message: ToHost) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        let done = match (std::mem::replace(&mut line.phase, Phase::Stranger), message) {
            (Phase::Stranger, ToHost::Hello(hello)) => self.greet(now, conn, &hello),
            (Phase::Greeted, ToHost::Auth(Auth::Code { share })) => self.share(now, conn, &share),
            (Phase::Greeted, ToHost::Auth(Auth::Link { mac })) => match &self.of.keys.link {
                Some(secret) => self.prove(now, conn, &Key::from(secret), &mac),
                None => Err(Refused::NotOffered),
            },
            (Phase::Greeted, ToHost::Auth(Auth::Seat { token })) => self.own(now, conn, &token),
            (Phase::Greeted, ToHost::Auth(Auth::Open {})) => self.walk_in(now, conn),
            (Phase::Sharing(key), ToHost::Auth(Auth::Confirm { mac })) => {
                self.prove(now, conn, &key, &mac)
            }
            _ => Err(Refused::Malformed),
        };
        if let Err(why) = done {
            self.farewell(now, conn, why);
        }
    }

    fn greet(&mut self, now: Time, conn: Conn, hello: &Hello) -> Result<(), Refused> {
        let spoken = hello.pv.common(Versions::OURS);
        let pv = spoken.ok_or_else(|| Refused::Version {
            host: Versions::OURS,
            app: self.of.app.clone(),
        })?;
        match hello.books.get(&self.of.game) {
            None => Err(Refused::Game {
                game: self.of.game.clone(),
            }),
            Some(book) if *book != self.of.book => Err(Refused::Book {
                game: self.of.game.clone(),
                host: self.of.book.clone(),
                app: self.of.app.clone(),
            }),
            Some(_) => {
                let welcome = ToGuest::Welcome(Welcome {
                    pv,
                    app: self.of.app.clone(),
                    feats: Vec::new(),
                    table: self.of.table,
                    name: self.of.name.clone(),
                    game: self.of.game.clone(),
                    book: self.of.book.clone(),
                });
                self.reach(conn, Phase::Greeted);
                self.send(now, conn, &welcome);
                Ok(())
            }
        }
    }

    /// Answers the guest's half of the exchange with the host's. The guest proves first.
    fn share(&mut self, now: Time, conn: Conn, theirs: &Share) -> Result<(), Refused> {
        self.may_try(now, conn)?;
        let code = self.of.keys.code.as_ref().ok_or(Refused::NotOffered)?;
        let (begun, share) = self.of.exchange.begin(Role::Host, code);
        let key = begun.finish(&theirs.0).ok_or(Refused::Malformed)?;
        self.reach(conn, Phase::Sharing(key));
        let share = Share(share);
        self.send(now, conn, &ToGuest::Proof(Proof::Share { share }));
        Ok(())
    }

    fn prove(&mut self, now: Time, conn: Conn, key: &Key, theirs: &Mac) -> Result<(), Refused> {
        self.may_try(now, conn)?;
        let Some(line) = self.lines.get(&conn) else {
            return Ok(());
        };
        let (origin, exporter) = (line.origin, line.exporter);
        let bound = Bound {
            exporter,
            table: self.of.table,
            fingerprint: self.of.fingerprint,
        };
        if !key.holds(Role::Guest, &bound, theirs) {
            if self.door.wrong(origin, now) {
                self.change_code();
            }
            return Err(Refused::WrongCode);
        }
        self.admit(now, conn, None, Some(key.prove(Role::Host, &bound)));
        Ok(())
    }

    fn may_try(&self, now: Time, conn: Conn) -> Result<(), Refused> {
        let Some(line) = self.lines.get(&conn) else {
            return Ok(());
        };
        if line.crowded {
            return Err(Refused::TooMany { seconds: 1 });
        }
        match self.door.wait(line.origin, now) {
            Some(seconds) => Err(Refused::TooMany { seconds }),
            None => Ok(()),
        }
    }

    fn own(&mut self, now: Time, conn: Conn, token: &Token) -> Result<(), Refused> {
        let seat = self.chairs.iter().position(|chair| chair.is_of(token));
        let seat = Seat::at(seat.ok_or(Refused::Token)?);
        let chair = &mut self.chairs[seat.index()];
        let name = chair.name.clone();
        // Whoever shows a new one has it: the others are not needed any more.
        let hash = token.hash();
        if chair.keep(hash) {
            self.keep(super::Note::Seated { seat, name, hash });
        }
        self.admit(now, conn, Some(seat), None);
        Ok(())
    }

    fn walk_in(&mut self, now: Time, conn: Conn) -> Result<(), Refused> {
        if !self.of.keys.open {
            return Err(Refused::NotOffered);
        }
        self.admit(now, conn, None, None);
        Ok(())
    }

    fn admit(&mut self, now: Time, conn: Conn, seat: Option<Seat>, mac: Option<Mac>) {
        if let Some(line) = self.lines.get_mut(&conn) {
            line.come_in(seat, now);
            self.send(now, conn, &ToGuest::Proof(Proof::Host { mac }));
        }
    }

    fn reach(&mut self, conn: Conn, phase: Phase) {
        if let Some(line) = self.lines.get_mut(&conn) {
            line.phase = phase;
        }
    }

    /// Draws a new room code, where there is one.
    pub fn change_code(&mut self) {
        if self.of.keys.code.is_some() {
            let code = RoomCode::draw(&mut self.of.chance);
            self.of.keys.code = Some(code.clone());
            self.outputs.push_back(Output::Code(code));
        }
    }
}
