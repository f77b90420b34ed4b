//! The running: whose turn it is, the roll, the move, the doubling, the end (N-16 to N-25).

use table::{Seat, Seats};

use crate::event::Ear;
use crate::goals::Awaited;
use crate::race::Fate;
use crate::{Event, Goal, Meeting, Refusal, Section, Stage};

/// How many jumps more the leader must have cleared before a horse may be tailed off (N-24).
const TAILED: u8 = 4;

impl Meeting {
    /// Is it for this seat to do what this stage awaits from the roller?
    pub(crate) fn is_on(&self, seat: Seat, stage: Stage) -> bool {
        self.stage == stage && self.race.to_roll == seat
    }

    /// May a seat call for the die (N-16)?
    pub(crate) fn check_roll(&self, seat: Seat) -> Result<(), Refusal> {
        let may = self.is_on(seat, Stage::Moment);
        may.then_some(()).ok_or(Refusal::NotYourTurn)
    }

    /// May a seat give the race up (N-24)?
    pub(crate) fn check_tail_off(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_roll(seat)?;
        let behind = self.behind(seat);
        if behind < TAILED {
            return Err(Refusal::NotTailed { behind });
        }
        Ok(())
    }

    /// How many jumps more the leader among running and finished horses has cleared (N-24).
    pub(crate) fn behind(&self, seat: Seat) -> u8 {
        let cleared = |seat: Seat| {
            let horse = self.race.horse(seat);
            match horse.fate {
                Fate::Running => self.book.course().cleared(horse.spot),
                Fate::Home => self.book.course().jumps(),
                _ => 0,
            }
        };
        let leader = Seat::first(self.seats()).map(cleared).max().unwrap_or(0);
        leader - cleared(seat)
    }

    /// The moment for cards is over.
    fn end_moment(&mut self) {
        self.race.felled = Seats::NONE;
        self.race.just_home = None;
    }

    /// The roller calls for the die (N-16).
    pub(crate) fn call_roll(&mut self, seat: Seat, ear: &mut impl Ear) {
        ear.hear(|| Event::RollCalled { seat });
        self.end_moment();
        self.stage = Stage::Die;
    }

    /// The roller gives the race up (N-24).
    pub(crate) fn tail_off(&mut self, seat: Seat, ear: &mut impl Ear) {
        ear.hear(|| Event::TailedOff { seat });
        self.end_moment();
        self.race.pressure = None;
        self.race.bring_down(seat, Fate::TailedOff);
        self.race.last = seat;
        self.proceed(ear);
    }

    /// The die falls (N-17).
    pub(crate) fn roll(&mut self, die: u8, ear: &mut impl Ear) {
        let seat = self.race.to_roll;
        self.race.rolled = die;
        self.race.horse_mut(seat).moved = true;
        let veer = self.race.veer();
        ear.hear(|| Event::Rolled { seat, die, veer });
        self.stage = Stage::Go;
        self.go_or_stay(false, ear);
    }

    /// The roller has somewhere to go, or stays (N-19).
    fn go_or_stay(&mut self, doubled: bool, ear: &mut impl Ear) {
        if self.awaited_move().is_stuck() {
            let seat = self.race.to_roll;
            ear.hear(|| Event::Stuck { seat, doubled });
            self.end_move(ear);
        }
    }

    /// The move that is awaited from the roller.
    #[inline]
    pub(crate) fn awaited_move(&self) -> Awaited<'_> {
        let race = &self.race;
        let roller = race.to_roll;
        let doubled = self.stage == Stage::GoDoubled;
        Awaited {
            course: self.book.course(),
            from: race.horse(roller).spot,
            rolled: race.rolled,
            doubled,
            veer: race.veer().filter(|_| !doubled),
            taken: &race.taken,
        }
    }

    /// May a seat end its move there (N-16 to N-22, N-31)?
    pub(crate) fn check_go(&self, seat: Seat, goal: Goal) -> Result<(), Refusal> {
        if !self.is_on(seat, Stage::Go) && !self.is_on(seat, Stage::GoDoubled) {
            return Err(Refusal::NotYourTurn);
        }
        let awaited = self.awaited_move();
        if awaited.goals().have(goal) {
            Ok(())
        } else {
            Err(awaited.why_not(goal))
        }
    }

    /// The roller moves (N-17).
    pub(crate) fn go(&mut self, goal: Goal, ear: &mut impl Ear) {
        let seat = self.race.to_roll;
        let doubled = self.stage == Stage::GoDoubled;
        let section = self.opens(goal).filter(|_| !doubled);
        ear.hear(|| self.tell_move(goal, section));
        match goal {
            Goal::Spot(spot) => self.race.move_to(seat, spot),
            Goal::Finish => {
                self.race.bring_home(seat);
                ear.hear(|| Event::Home {
                    seat,
                    place: self.race.finish.count(),
                });
            }
        }
        if section.is_some() {
            self.stage = Stage::Double;
        } else {
            self.end_move(ear);
        }
    }

    /// The section on which the roller may double if it ends its rolled move there (N-21).
    #[inline]
    pub(crate) fn opens(&self, goal: Goal) -> Option<Section> {
        let Goal::Spot(spot) = goal else { return None };
        let horse = self.race.horse(self.race.to_roll);
        let section = self.book.course().open_section(spot, horse.grade)?;
        (!horse.has_doubled(section)).then_some(section)
    }

    fn tell_move(&self, goal: Goal, section: Option<Section>) -> Event {
        let seat = self.race.to_roll;
        let awaited = self.awaited_move();
        let path = awaited.path(goal);
        let (jumped, landed) = awaited.jumps(&path, goal);
        Event::Moved {
            seat,
            from: awaited.from,
            path,
            finish: goal == Goal::Finish,
            jumped,
            landed,
            section,
            doubled: awaited.doubled,
        }
    }

    /// May a seat take or leave a doubling (N-21)?
    pub(crate) fn check_double(&self, seat: Seat) -> Result<(), Refusal> {
        let may = self.is_on(seat, Stage::Double);
        may.then_some(()).ok_or(Refusal::NoDoubling)
    }

    /// The roller takes or leaves the doubling (N-21).
    pub(crate) fn double(&mut self, takes: bool, ear: &mut impl Ear) {
        let seat = self.race.to_roll;
        let pips = self.race.rolled;
        let Some(section) = self.opens(Goal::Spot(self.race.horse(seat).spot)) else {
            return;
        };
        if !takes {
            ear.hear(|| Event::NotDoubled { seat, section });
            self.end_move(ear);
            return;
        }
        ear.hear(|| Event::Doubled {
            seat,
            section,
            pips,
        });
        self.race.horse_mut(seat).double(section);
        self.stage = Stage::GoDoubled;
        self.go_or_stay(true, ear);
    }

    /// A roll is over: a claim to it is decided (N-32), and the race goes on.
    fn end_move(&mut self, ear: &mut impl Ear) {
        let race = &mut self.race;
        let seat = race.to_roll;
        race.last = seat;
        race.rolled = 0;
        race.pressure = None;
        if let Some(claim) = race.claim.filter(|_| race.horse(seat).fate == Fate::Home) {
            race.claim = None;
            race.finish.exchange(claim.horse, claim.over);
            ear.hear(|| Event::PhotoTurned {
                seat,
                place: self.place(seat),
                over: claim.over,
                over_place: self.place(claim.over),
            });
        } else {
            self.spend_claim(ear);
        }
        self.proceed(ear);
    }

    /// The place of a horse that is home, from 1.
    fn place(&self, seat: Seat) -> u8 {
        let place = self.race.finish.place(seat).map_or(0, |place| place + 1);
        u8::try_from(place).unwrap_or(0)
    }

    /// A claim can come true no more (N-32).
    fn spend_claim(&mut self, ear: &mut impl Ear) {
        if let Some(claim) = self.race.claim.take() {
            ear.hear(|| Event::ClaimSpent {
                seat: claim.horse,
                over: claim.over,
            });
        }
    }

    /// After a move or a card: the race is called (N-25), or the turn comes to the next horse; turns
    /// lost pass by themselves (N-16, N-26).
    pub(crate) fn proceed(&mut self, ear: &mut impl Ear) {
        loop {
            if self
                .race
                .claim
                .is_some_and(|claim| !self.race.runs(claim.horse))
            {
                self.spend_claim(ear);
            }
            let next = self.race.running.next(self.race.last);
            let is_over = self.race.is_run() && self.race.claim.is_none();
            let Some(seat) = next.filter(|_| !is_over) else {
                self.call_race(ear);
                return;
            };
            let horse = self.race.horse_mut(seat);
            if horse.whipped == 0 {
                self.race.to_roll = seat;
                self.stage = Stage::Moment;
                return;
            }
            horse.whipped -= 1;
            let left = horse.whipped;
            self.race.last = seat;
            ear.hear(|| Event::TurnLost { seat, left });
            if self.race.claim.is_some_and(|claim| claim.horse == seat) {
                self.spend_claim(ear);
            }
        }
    }

    /// The race is called (N-25), if it is not already.
    fn call_race(&mut self, ear: &mut impl Ear) {
        if self.stage != Stage::Called {
            self.stage = Stage::Called;
            ear.hear(|| Event::Called {
                finished: self.race.finish.seats().to_vec(),
            });
        }
    }
}
