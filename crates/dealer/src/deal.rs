//! The dealer: whose input counts, and what follows from it.

use std::collections::VecDeque;

use table::{Digest, Draw, Eye, Game, Lot, Seat, Seats, Turn};

use crate::entrant::{has_elsewhere, who_may_undo};
use crate::replay::read;
use crate::running::Running;
use crate::{
    Body, BookFile, Broken, Chance as _, Commitment, Entrant, FORM, Fault, Going, Header, Heard,
    Input, Notice, Output, Remark, Seed, Seeded, Time, Turned,
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
    /// Milliseconds that everybody has to put something in before a moment is closed
    /// ([`Game::closes`]), counted from the last thing that happened; `None` is no pause.
    pub pause: Option<u32>,
}

impl<G: Game> From<Header<G::Rules, G::Fixed>> for Setting<G> {
    /// The setting that a record begins with.
    fn from(header: Header<G::Rules, G::Fixed>) -> Self {
        Self {
            rules: header.rules,
            fixed: header.fixed,
            entrants: header.seats,
            clock: header.clock,
            pause: header.pause,
        }
    }
}

/// One running table. Tell it with [`Dealer::handle`], then drain [`Dealer::output`].
#[derive(Clone, Debug)]
pub struct Dealer<G: Game> {
    setting: Setting<G>,
    running: Running<G>,
    chance: Seeded,
    /// When the time of those awaited is over.
    deadline: Option<Time>,
    /// Until when others may put something in before the moment is closed.
    open_until: Time,
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
            open_until: Time::default(),
            outputs: VecDeque::new(),
        };
        dealer.go_on();
        dealer.wind(now);
        dealer.hold_open(now);
        Ok(dealer)
    }

    /// Takes up the table of a record that holds its seed. What has happened so far waits as notices
    /// in [`Dealer::output`]; what chance still owes comes with the first [`Input::Tick`].
    ///
    /// # Errors
    /// At which line the record does not hold, and why.
    pub fn resume(book: &G::Book, hash: Digest, text: &str, now: Time) -> Result<Self, Broken> {
        let mut outputs = VecDeque::new();
        let mut tell = |heard: Heard<'_, G>| {
            let notice = match heard.taken_back {
                Some(from) => Notice::TakenBack { from },
                None if heard.events.is_empty() => return,
                None => Notice::Happened {
                    line: heard.line,
                    events: heard.events.to_vec(),
                },
            };
            outputs.push_back(Output::Notice(notice));
        };
        let reading = read::<G>(book, hash, text, &mut tell)?;
        let Some(chance) = reading.chance else {
            return Err(Broken {
                line: 2,
                fault: Fault::NoSeed,
            });
        };
        let (running, header) = (reading.running, reading.header);
        let mut dealer = Self {
            setting: header.into(),
            running,
            chance,
            deadline: None,
            open_until: Time::default(),
            outputs,
        };
        dealer.wind(now);
        dealer.hold_open(now);
        Ok(dealer)
    }

    /// How the table is set up.
    pub fn setting(&self) -> &Setting<G> {
        &self.setting
    }

    /// The remark to be written after the [`Dealer::header`] where the table is to go on from its
    /// record. `began` is in seconds since 1970, `book` the file that its figures are from.
    pub fn remark(&self, began: u32, book: Option<BookFile>) -> Remark {
        Remark {
            dealer: Going {
                began,
                seed: self.chance.seed().clone(),
                book,
            },
        }
    }

    /// The seed, once the game is over.
    pub fn revealed(&self) -> Option<&Seed> {
        self.running.is_over().then(|| self.chance.seed())
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
            pause: self.setting.pause,
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
        let line = self.running.line;
        let mut awaited = true;
        match input {
            Input::Act { seat, moment, mv } => {
                if moment != before {
                    return Err(Turned::Stale { moment: before });
                }
                awaited = self.turn().awaited().contains(seat);
                self.check_pause(now, seat, &mv)?;
                self.act(seat, mv, false).map_err(Turned::refused)?;
            }
            Input::Undo { seat } => self.undo(seat)?,
            Input::Tick => {
                awaited = self.deadline.is_some_and(|deadline| deadline <= now);
                if awaited {
                    self.act_for_the_late();
                }
            }
        }
        self.go_on();
        // A mere change of mind gives nobody more time.
        if awaited || self.running.moment != before {
            self.wind(now);
        }
        if self.running.line != line {
            self.hold_open(now);
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

    /// The seats of bots that are not awaited and may put something in all the same.
    pub fn bots_out_of_turn(&self) -> Seats {
        let is_bot = |seat: &Seat| self.setting.entrants[seat.index()].player.is_bot();
        self.out_of_turn().iter().filter(is_bot).collect()
    }

    /// The seats that are not awaited and may put something in all the same.
    pub fn out_of_turn(&self) -> Seats {
        let turn = self.turn();
        turn.may().but(turn.awaited())
    }

    /// Could this seat close a moment now, in which others may put something in?
    pub fn may_close(&self, seat: Seat) -> bool {
        self.running.game.moves(seat).any(|mv| G::closes(&mv))
    }

    /// Until when others may put something in before the moment is closed.
    pub fn open_until(&self) -> Time {
        self.open_until
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

    /// A lawful move that closes a moment has to wait until everybody had time to put something in.
    fn check_pause(&self, now: Time, seat: Seat, mv: &G::Move) -> Result<(), Turned<G::Refusal>> {
        if now >= self.open_until || !G::closes(mv) {
            return Ok(());
        }
        self.running
            .game
            .decide(seat, mv)
            .map_err(Turned::refused)?;
        let left = u32::try_from(self.open_until.0 - now.0).unwrap_or(u32::MAX);
        Err(Turned::TooEarly { left })
    }

    /// Gives everybody who may put something in their time, whether or not they hold anything that
    /// fits: neither silence nor speed is to tell.
    fn hold_open(&mut self, now: Time) {
        let turn = self.turn();
        let others = turn.may().iter().any(|seat| !turn.awaited().contains(seat));
        let pause = self.setting.pause.filter(|_| others).unwrap_or(0);
        self.open_until = Time(now.0 + u64::from(pause));
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

    /// Gives those awaited their whole time, from now on: as they get it when their turn comes, or when
    /// the table goes on after something that was nobody's fault.
    pub fn wind(&mut self, now: Time) {
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
