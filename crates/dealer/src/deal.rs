//! The dealer: whose input counts, and what follows from it.

use std::collections::VecDeque;

use table::{Digest, Draw, Eye, Game, Lot, Seat, Seats, Turn};

use crate::entrant::{has_elsewhere, who_may_undo};
use crate::running::Running;
use crate::{
    Body, Chance as _, Commitment, Entrant, FORM, Header, Input, Notice, Output, Seed, Seeded,
    Time, Turned,
};

/// How a table is set up.
#[derive(Clone, Debug)]
pub struct Setting<G: Game> {
    /// The options.
    pub rules: G::Rules,
    /// What the table fixed by hand.
    pub fixed: G::Fixed,
    /// Who sits where.
    pub entrants: Vec<Entrant>,
    /// Seconds for each decision (1 and up); `None` is no clock.
    pub clock: Option<u32>,
}

/// One running table. Tell it with [`Dealer::handle`], then drain [`Dealer::output`].
#[derive(Debug)]
pub struct Dealer<G: Game> {
    setting: Setting<G>,
    running: Running<G>,
    chance: Seeded,
    /// When the time of those awaited is over.
    deadline: Option<Time>,
    outputs: VecDeque<Output<G>>,
}

impl<G: Game> Dealer<G> {
    /// Opens a table and lets chance make the first draws. They wait in [`Dealer::output`]: write
    /// the [`Dealer::header`] first, and with it the promise that binds them.
    ///
    /// # Errors
    /// Where the game cannot be opened so.
    pub fn open(
        book: &G::Book,
        setting: Setting<G>,
        seed: Seed,
        now: Time,
    ) -> Result<Self, G::Unfit> {
        let game = G::open(book, &setting.rules, &setting.fixed, setting.entrants.len())?;
        let undoers = who_may_undo(&setting.entrants);
        let mut dealer = Self {
            setting,
            running: Running::new(game, undoers),
            chance: Seeded::new(seed),
            deadline: None,
            outputs: VecDeque::new(),
        };
        dealer.go_on();
        dealer.wind(now);
        Ok(dealer)
    }

    /// The first line of the table's record.
    pub fn header(&self, book: Digest) -> Header<G::Rules, G::Fixed> {
        Header {
            racenight: FORM,
            game: G::NAME.into(),
            rules: self.setting.rules.clone(),
            seats: self.setting.entrants.clone(),
            book,
            clock: self.setting.clock,
            commitment: self.commitment(),
            fixed: self.setting.fixed.clone(),
            digest: None,
        }
        .sealed()
    }

    /// Takes an input. Where it is turned away, nothing has changed.
    ///
    /// # Errors
    /// Why it is turned away.
    pub fn handle(&mut self, now: Time, input: Input<G::Move>) -> Result<(), Turned<G::Refusal>> {
        let before = self.running.moment;
        let mut awaited = true;
        match input {
            Input::Act { seat, moment, mv } => {
                if moment != before {
                    return Err(Turned::Stale { moment: before });
                }
                awaited = self.turn().awaited().contains(seat);
                self.act(seat, mv, false).map_err(Turned::refused)?;
            }
            Input::Undo { seat } => self.undo(seat)?,
            Input::Tick => {
                if self.deadline.is_none_or(|deadline| now < deadline) {
                    return Ok(());
                }
                self.act_for_the_late();
            }
        }
        self.go_on();
        // A mere change of mind gives nobody more time.
        if awaited || self.running.moment != before {
            self.wind(now);
        }
        Ok(())
    }

    /// The next thing to be written or told.
    pub fn output(&mut self) -> Option<Output<G>> {
        self.outputs.pop_front()
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        self.running.game.turn()
    }

    /// The awaited seats that bots play.
    pub fn awaited_bots(&self) -> Seats {
        let is_bot = |seat: &Seat| self.setting.entrants[seat.index()].player.is_bot();
        self.turn().awaited().iter().filter(is_bot).collect()
    }

    /// What these eyes may know.
    pub fn view(&self, eye: Eye) -> G::View {
        self.running.game.view(eye)
    }

    /// Every lawful move of a seat.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        self.running.game.moves(seat).collect()
    }

    /// The moment that is on: the number of the line with which the present decision began.
    pub fn moment(&self) -> u32 {
        self.running.moment
    }

    /// The number of the last line.
    pub fn line(&self) -> u32 {
        self.running.line
    }

    /// The seat that may take back what it did last.
    pub fn may_undo(&self) -> Option<Seat> {
        self.running.takeable().map(|(seat, _)| seat)
    }

    /// When to send [`Input::Tick`]. What comes in before the tick still counts.
    pub fn deadline(&self) -> Option<Time> {
        self.deadline
    }

    /// The promise that binds the table to its seed.
    pub fn commitment(&self) -> Commitment {
        self.chance.seed().commitment()
    }

    fn act(&mut self, seat: Seat, mv: G::Move, late: bool) -> Result<(), G::Refusal> {
        let events = self.running.act(seat, &mv, late)?;
        self.tell(Body::Move { seat, mv, late }, events);
        Ok(())
    }

    /// Plays for everybody whose time is over, by lot where the game leaves it open.
    fn act_for_the_late(&mut self) {
        let moment = self.running.moment;
        for seat in self.turn().awaited().iter() {
            if self.running.moment != moment {
                break;
            }
            let mut moves = self.running.game.out_of_time(seat);
            let of = u32::try_from(moves.len()).expect("moves to draw from are few");
            let Lot::One(nth) = self.chance.draw(self.running.line + 1, Draw::One(of)) else {
                unreachable!("one of several was drawn");
            };
            let mv = moves.swap_remove(nth as usize);
            self.act(seat, mv, true)
                .unwrap_or_else(|_| unreachable!("out of time, yet lawful"));
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Turned<G::Refusal>> {
        if has_elsewhere(&self.setting.entrants) {
            return Err(Turned::NoUndoElsewhere);
        }
        if self.may_undo() != Some(seat) {
            return Err(Turned::NothingToUndo);
        }
        let undo = self.running.take_back().ok_or(Turned::NothingToUndo)?;
        let line = self.running.written(Body::Undo { undo });
        self.outputs.push_back(Output::Line(line));
        self.outputs
            .push_back(Output::Notice(Notice::TakenBack { from: undo }));
        Ok(())
    }

    /// Lets chance do what is chance's, and ends what is over.
    fn go_on(&mut self) {
        while let Some(draw) = self.running.game.draw() {
            let lot = self.chance.draw(self.running.line + 1, draw);
            let outcome = self.running.game.outcome(&lot);
            let events = self.running.settle(&outcome).expect("a lot fits its draw");
            self.tell(Body::Draw { draw: outcome }, events);
        }
        if let Some(over) = self.running.end() {
            let seed = self.chance.seed().clone();
            let line = self.running.written(Body::Over { over, seed });
            self.outputs.push_back(Output::Line(line));
        }
    }

    /// Gives those awaited their time.
    fn wind(&mut self, now: Time) {
        let clock = self.setting.clock.filter(|_| !self.running.is_over());
        self.deadline = clock.map(|seconds| Time(now.0 + u64::from(seconds) * 1000));
    }

    fn tell(&mut self, body: Body<G::Move, G::Outcome>, events: Vec<G::Event>) {
        let line = self.running.written(body);
        let notice = Notice::Happened {
            line: line.n,
            events,
        };
        self.outputs.push_back(Output::Line(line));
        self.outputs.push_back(Output::Notice(notice));
    }
}
