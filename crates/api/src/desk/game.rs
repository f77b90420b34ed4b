//! A running table of one game.

use ::lan::Payload;
use ::lan::host::Happening;
use bots::Level;
use dealer::{Commitment, Dealer, Input, Notice, Output, Seed, Setting, Time, Turned};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use serde::Serialize;
use table::{Digest, Eye, Game, Seat, Seats, Seen, Turn};

use super::{Desk, News};
use crate::books::{OwnBook, carried, figures, figures_of};
use crate::lan::{Afar, Past, Shown, payload};
use crate::offered::Offered;
use crate::verify::Flaw;
use crate::{ActError, Chapter, GameMove, Look, Revealed, SeatSetup, Seated, Setup, State};

/// A table of one game.
pub(crate) struct GameDesk<G: Game> {
    dealer: Dealer<G>,
    setup: Setup,
    /// The level of the bot that plays a seat, where one does: its own, or that of one who stands in.
    levels: Vec<Option<Level>>,
    story: Vec<Chapter>,
    /// The dealer before the last input.
    before: Option<Dealer<G>>,
    /// What is to be told once it is kept.
    untold: Vec<Notice<G::Event>>,
    /// What bots think with: not the table's chance, which no bot may foresee.
    thought: SmallRng,
    /// The fingerprint of the figures.
    book: Digest,
    /// What goes to other machines, where guests are to sit.
    afar: Option<Afar<G>>,
}

/// What a table begins its record with, and what names it.
pub(crate) struct Opening {
    pub(crate) stem: String,
    pub(crate) text: String,
}

impl<G: Offered> GameDesk<G> {
    /// Lays a table at which nobody has sat before, with the beginning of its record.
    pub(crate) fn open(
        setup: Setup,
        setting: Setting<G>,
        own: Option<&OwnBook>,
        seed: Seed,
        began: u32,
    ) -> Result<(Self, Opening), G::Unfit> {
        let book = figures::<G>(own).expect("the set-up was checked");
        let dealer = Dealer::open(&book, setting, seed, Time::default())?;
        let mut desk = Self::at(dealer, setup, &book)?;
        let mut text = String::new();
        write_line(&mut text, &desk.dealer.header(desk.book));
        write_line(
            &mut text,
            &desk.dealer.remark(began, own.map(OwnBook::file)),
        );
        text += &desk.unkept();
        let stem = stem::<G>(desk.dealer.commitment());
        Ok((desk, Opening { stem, text }))
    }

    /// Lays the table of a record again.
    pub(crate) fn resume(text: &str) -> Result<Self, Flaw> {
        let book = figures_of::<G>(text)?;
        let dealer = Dealer::<G>::resume(&book, G::hash_of(&book), text, Time::default())?;
        let setup = Setup::of(dealer.setting(), carried(text).map(|book| book.file));
        let laid = Self::at(dealer, setup, &book);
        let mut desk = laid.unwrap_or_else(|_| unreachable!("it was opened just now"));
        // What has happened so far is in the record, so there is no line among it.
        desk.unkept();
        Ok(desk)
    }

    fn at(dealer: Dealer<G>, setup: Setup, book: &G::Book) -> Result<Self, G::Unfit> {
        let has_guests = setup.seats.iter().any(|seat| seat.player == Seated::Guest);
        let afar = has_guests.then(|| Afar::of(book, dealer.setting()));
        let levels = setup.seats.iter().map(SeatSetup::level).collect();
        Ok(Self {
            dealer,
            setup,
            levels,
            story: Vec::new(),
            before: None,
            untold: Vec::new(),
            thought: rand::make_rng(),
            book: G::hash_of(book),
            afar: afar.transpose()?,
        })
    }

    fn handle(&mut self, now: Time, input: Input<G::Move>) -> Result<(), ActError> {
        let before = self.dealer.clone();
        let handled = self.dealer.handle(now, input);
        if handled.is_ok() {
            self.before = Some(before);
        }
        handled.map_err(|turned| match turned {
            Turned::Stale { moment } => ActError::Stale { moment },
            Turned::TooEarly { left } => ActError::TooEarly { left },
            Turned::Refused { rule, refusal } => ActError::Refused {
                rule,
                refusal: G::refusal(refusal),
            },
            Turned::NothingToUndo => ActError::NothingToUndo,
            Turned::NoUndoElsewhere => ActError::NoUndoElsewhere,
        })
    }

    fn played_here(&self, seat: Seat) -> Result<(), ActError> {
        match self.setup.seats.get(seat.index()) {
            Some(there) if there.player == Seated::Here => Ok(()),
            _ => Err(ActError::NotYours { seat }),
        }
    }
}

impl<G: Offered> Desk for GameDesk<G> {
    fn act(&mut self, now: Time, seat: Seat, moment: u32, mv: GameMove) -> Result<(), ActError> {
        self.played_here(seat)?;
        let mv = G::own_move(mv).ok_or(ActError::OtherGame)?;
        self.handle(now, Input::Act { seat, moment, mv })
    }

    fn act_from_afar(
        &mut self,
        now: Time,
        seat: Seat,
        seen: u32,
        mv: GameMove,
    ) -> Result<(), ActError> {
        let is_guest = |there: &SeatSetup| there.player == Seated::Guest;
        if !self.setup.seats.get(seat.index()).is_some_and(is_guest) {
            return Err(ActError::NotYours { seat });
        }
        let mv = G::own_move(mv).ok_or(ActError::OtherGame)?;
        // Whoever has seen the line with which the moment began, or a later one, answers that moment.
        let moment = self.dealer.moment().min(seen);
        self.handle(now, Input::Act { seat, moment, mv })
    }

    fn undo(&mut self, now: Time, seat: Seat) -> Result<(), ActError> {
        self.played_here(seat)?;
        self.handle(now, Input::Undo { seat })
    }

    fn tick(&mut self, now: Time) {
        self.handle(now, Input::Tick)
            .unwrap_or_else(|_| unreachable!("time is never turned away"));
    }

    fn wind(&mut self, now: Time) {
        self.dealer.wind(now);
    }

    fn stand_in(&mut self, seat: Seat, level: Option<Level>) {
        let own = self.setup.seats.get(seat.index());
        if own.is_some_and(|seat| seat.player == Seated::Guest) {
            self.levels[seat.index()] = level;
        }
    }

    fn play_bot(&mut self, now: Time) {
        let awaited = self.awaited_bots().lowest();
        let Some((seat, level)) = awaited.and_then(|seat| Some((seat, self.level(seat)?))) else {
            return;
        };
        let view = self.dealer.view(Eye::Seat(seat));
        let moves = || self.dealer.moves(seat);
        let mv = G::bot(level, &view, seat, moves, &mut self.thought);
        let moment = self.dealer.moment();
        self.handle(now, Input::Act { seat, moment, mv })
            .unwrap_or_else(|_| unreachable!("bots choose among lawful moves"));
    }

    fn bots_out_of_turn(&self) -> Seats {
        self.bots_of(self.dealer.out_of_turn())
    }

    fn put_in(&mut self, now: Time) -> bool {
        let mut seats: Vec<Seat> = self.bots_out_of_turn().iter().collect();
        seats.shuffle(&mut self.thought);
        seats.into_iter().any(|seat| self.put_in_of(now, seat))
    }

    fn bot_closes(&self) -> bool {
        let mut bots = self.awaited_bots().iter();
        let others = self.dealer.out_of_turn();
        let people = others.but(self.bots_of(others));
        !people.is_empty() && bots.any(|seat| self.dealer.may_close(seat))
    }

    fn open_until(&self) -> Time {
        self.dealer.open_until()
    }

    fn awaited_bots(&self) -> Seats {
        self.bots_of(self.dealer.turn().awaited())
    }

    fn deadline(&self) -> Option<Time> {
        self.dealer.deadline()
    }

    fn is_over(&self) -> bool {
        self.dealer.turn() == Turn::Over
    }

    fn look(&self, seat: Seat) -> Result<Look, ActError> {
        self.played_here(seat)?;
        let view = self.dealer.view(Eye::Seat(seat));
        Ok(Look {
            moment: self.dealer.moment(),
            seat: self.setup.seats[seat.index()].clone(),
            outlook: G::outlook(&view, seat),
            view: G::shown(view),
        })
    }

    fn state(&self, now: Time) -> State {
        let time_left = self.dealer.deadline().map(|deadline| left(deadline, now));
        State {
            moment: self.dealer.moment(),
            view: G::shown(self.dealer.view(Eye::Stand)),
            may_undo: self
                .dealer
                .may_undo()
                .filter(|&seat| self.played_here(seat).is_ok()),
            time_left,
            pause_left: Some(left(self.dealer.open_until(), now)).filter(|&left| left > 0),
            commitment: self.dealer.commitment().to_string(),
            revealed: self.dealer.revealed().map(revealed),
            stuck: None,
        }
    }

    fn line(&self) -> u32 {
        self.dealer.line()
    }

    fn story(&self) -> &[Chapter] {
        &self.story
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn round(&self) -> u32 {
        G::round(&self.dealer.view(Eye::Stand))
    }

    fn awaited(&self) -> Seats {
        self.dealer.turn().awaited()
    }

    fn unkept(&mut self) -> String {
        let mut lines = String::new();
        while let Some(output) = self.dealer.output() {
            match output {
                Output::Line(line) => write_line(&mut lines, &line),
                Output::Notice(notice) => self.untold.push(notice),
            }
        }
        lines
    }

    fn kept(&mut self) -> Vec<News> {
        self.before = None;
        let untold = std::mem::take(&mut self.untold);
        untold.into_iter().map(|notice| self.tell(notice)).collect()
    }

    fn forget(&mut self) {
        if let Some(before) = self.before.take() {
            self.dealer = before;
        }
        self.untold.clear();
    }

    fn book(&self) -> Digest {
        self.book
    }

    fn happened(&self) -> u32 {
        let told = self.afar.as_ref().map_or(0, Afar::happened);
        told + u32::try_from(self.untold.len()).unwrap_or(u32::MAX)
    }

    fn tell_guests(&mut self, tell: &mut dyn FnMut(Happening)) {
        let revealed = self.dealer.revealed().map(revealed);
        if let Some(afar) = &mut self.afar {
            afar.tell(revealed.as_ref(), tell);
        }
    }

    fn past(&self, after: u32) -> Payload {
        let later = self.story.partition_point(|chapter| chapter.line <= after);
        payload(&Past::of(&self.story[later..]))
    }

    fn shown(&self, eye: Eye) -> Payload {
        let is_seat = eye != Eye::Stand;
        payload(&Shown {
            setup: &self.setup,
            commitment: self.dealer.commitment().to_string(),
            line: self.dealer.line(),
            view: G::shown(self.dealer.view(eye)),
            stand: is_seat.then(|| G::shown(self.dealer.view(Eye::Stand))),
            revealed: self.dealer.revealed().map(revealed),
        })
    }
}

impl<G: Offered> GameDesk<G> {
    fn level(&self, seat: Seat) -> Option<Level> {
        *self.levels.get(seat.index())?
    }

    fn bots_of(&self, seats: Seats) -> Seats {
        let is_bot = |seat: &Seat| self.level(*seat).is_some();
        seats.iter().filter(is_bot).collect()
    }

    fn put_in_of(&mut self, now: Time, seat: Seat) -> bool {
        let Some(level) = self.level(seat) else {
            return false;
        };
        let view = self.dealer.view(Eye::Seat(seat));
        let Some(mv) = G::bot_out_of_turn(level, &view, seat, &mut self.thought) else {
            return false;
        };
        let moment = self.dealer.moment();
        self.handle(now, Input::Act { seat, moment, mv })
            .unwrap_or_else(|_| unreachable!("bots choose among lawful moves"));
        true
    }

    fn tell(&mut self, notice: Notice<G::Event>) -> News {
        match notice {
            Notice::Happened { line, events } => {
                if let Some(afar) = &mut self.afar {
                    afar.happen(line, events.clone());
                }
                let seen = events.into_iter().filter(|event| event.seen_by(Eye::Stand));
                let chapter = Chapter {
                    line,
                    events: seen.map(G::event).collect(),
                };
                if !chapter.events.is_empty() {
                    self.story.push(chapter.clone());
                }
                News::Happened(chapter)
            }
            Notice::TakenBack { from } => {
                self.story.retain(|chapter| chapter.line < from);
                News::TakenBack
            }
        }
    }
}

/// The milliseconds until a time.
fn left(until: Time, now: Time) -> u32 {
    u32::try_from(until.0.saturating_sub(now.0)).unwrap_or(u32::MAX)
}

/// What the name of a record begins with.
pub(crate) fn stem<G: Game>(commitment: Commitment) -> String {
    let commitment = commitment.to_string();
    format!("{}-{}", G::NAME, &commitment[..12])
}

/// Writes a line of a record.
pub(crate) fn write_line(text: &mut String, line: &impl Serialize) {
    *text += &serde_json::to_string(line).expect("lines serialise");
    text.push('\n');
}

fn revealed(seed: &Seed) -> Revealed {
    let value = serde_json::to_value(seed).expect("a seed is two hex texts");
    serde_json::from_value(value).expect("a seed is two hex texts")
}
