//! A meeting that is run on a board of wood: what people write down of it, and what comes of that.
//!
//! Everything is checked, paid and settled by the same [`Meeting`] as at the app's own table. Cards,
//! dice and moves stay with the people; of a race only the entries, the lanes, the bets and who passed
//! the post are told. An entry is told when it is called out, race by race.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Game as _, Refuses, Rule, Seat, Seats};

use crate::event::Ear;
use crate::state::RACES;
use crate::{
    Bet, Book, Bookmaker, Card, Event, Fate, Grade, Hearing, Lane, Meeting, Outcome, Play,
    RaceName, Refusal, Rules, Stage, Unfit, View,
};

/// A meeting that people run themselves.
#[derive(Clone, Debug)]
pub struct ByHand {
    meeting: Meeting,
}

/// A horse of a race: the grade that is called out, and the lane card of its owner (N-12, N-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Starter {
    /// The grade.
    pub grade: Grade,
    /// The lane.
    pub lane: Lane,
}

/// A horse that did not pass the post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    /// Whose.
    pub seat: Seat,
    /// How it came to be out.
    pub fate: Fate,
}

/// What is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "write", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Written {
    /// The order of the races (N-5).
    Order {
        /// The races, the first one first.
        races: Vec<RaceName>,
    },
    /// The horses of the next race, by seat: the board (N-12, N-13).
    Field {
        /// A horse for each seat.
        starters: Vec<Starter>,
    },
    /// A bet, or none (N-14).
    Bet {
        /// Whose.
        seat: Seat,
        /// The bet.
        bet: Option<Bet>,
    },
    /// How the race ended (N-25).
    Post {
        /// The seats whose horses passed the post, the first one first.
        home: Vec<Seat>,
        /// The horses that are out. One that still ran is in neither list.
        out: Vec<Lost>,
    },
    /// An Objection or Enquiry, and the two dice (N-33).
    Heard {
        /// Who objected or asked, and against whom.
        hearing: Hearing,
        /// What the dice showed.
        dice: [u8; 2],
    },
    /// Everybody is ready: the race is settled (N-33).
    Settled,
}

/// Why something cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[serde(rename = "ByHandRefusal")]
pub enum Amiss {
    /// A rule of the table refuses it.
    #[error("{refusal}")]
    Rule {
        /// Why.
        refusal: Refusal,
    },
    /// Something else is written down first.
    #[error("something else is written down first (N-{rule})")]
    NotYet {
        /// The number of the rule that tells when.
        rule: u16,
    },
    /// The order does not have each race once (N-5).
    #[error("a meeting has each of the six races once")]
    NotEachRace,
    /// The board does not have a row for each player (N-13).
    #[error("the board has a row for each player")]
    NotEachPlayer,
    /// The grade ran before (N-11).
    #[error("this grade ran in race {race}: each runs once")]
    GradeRan {
        /// Whose.
        seat: Seat,
        /// The grade.
        grade: Grade,
        /// The number of the race in which it ran.
        race: u8,
    },
    /// Two players have one lane card (N-12).
    #[error("lane {} is taken", u8::from(*.lane))]
    LaneTaken {
        /// Who has it, too.
        seat: Seat,
        /// The lane.
        lane: Lane,
    },
    /// This lane card is not dealt (N-12).
    #[error("lane cards 1 to {most} are dealt")]
    NoSuchLane {
        /// Whose.
        seat: Seat,
        /// The outermost lane that is dealt.
        most: u8,
    },
    /// A horse is told of twice, or does not run (N-25).
    #[error("each horse ends the race once")]
    EndsTwice {
        /// Whose.
        seat: Seat,
    },
    /// The race is not over: fewer than three are home, and some still run (N-25).
    #[error("the race is not over: {home} are home, and {running} still run")]
    StillRunning {
        /// How many are home.
        home: u8,
        /// How many run.
        running: u8,
    },
    /// No dice show that (N-33).
    #[error("a die shows 1 to 6")]
    NoSuchDice,
}

impl From<Refusal> for Amiss {
    fn from(refusal: Refusal) -> Self {
        Self::Rule { refusal }
    }
}

impl Refuses for Amiss {
    fn rule(&self) -> Rule {
        let number = match self {
            Self::Rule { refusal } => return refusal.rule(),
            Self::NotYet { rule } => *rule,
            Self::NotEachRace => 5,
            Self::GradeRan { .. } => 11,
            Self::LaneTaken { .. } | Self::NoSuchLane { .. } => 12,
            Self::NotEachPlayer => 13,
            Self::EndsTwice { .. } | Self::StillRunning { .. } => 25,
            Self::NoSuchDice => 33,
        };
        Rule::new('N', number)
    }
}

impl Written {
    /// The rule that tells when it is written down.
    const fn rule(&self) -> u16 {
        match self {
            Self::Order { .. } => 5,
            Self::Field { .. } => 12,
            Self::Bet { .. } => 14,
            Self::Post { .. } => 25,
            Self::Heard { .. } | Self::Settled => 33,
        }
    }
}

impl ByHand {
    /// A meeting of so many players of which nothing is written down. Its bookmaker is the app.
    ///
    /// # Errors
    /// Where there can be no such table.
    pub fn open(book: &Book, rules: Rules, seats: usize) -> Result<Self, Unfit> {
        let rules = Rules {
            bookmaker: Bookmaker::default(),
            ..rules
        };
        let mut meeting = Meeting::new(book, rules, seats)?;
        meeting.end_deal();
        Ok(Self { meeting })
    }

    /// What is going on: [`Stage::Races`], [`Stage::Lanes`], [`Stage::Bets`], [`Stage::Moment`] while
    /// the race is run, [`Stage::Called`] or [`Stage::Over`].
    pub fn stage(&self) -> Stage {
        self.meeting.stage()
    }

    /// What these eyes may know. Nobody knows an entry of a race to come: it is not written down.
    pub fn view(&self, eye: Eye) -> View {
        let mut view = self.meeting.view(eye);
        let called_out = usize::from(self.meeting.number) + usize::from(self.meeting.has_lanes());
        for entries in &mut view.entries {
            for entry in entries.iter_mut().skip(called_out) {
                *entry = None;
            }
        }
        view
    }

    /// Writes something down, and tells what comes of it.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn write(&mut self, written: &Written) -> Result<Vec<Event>, Amiss> {
        let mut next = self.meeting.clone();
        let mut events = Vec::new();
        next.write(written, &mut events)?;
        self.meeting = next;
        Ok(events)
    }
}

impl Meeting {
    fn write(&mut self, written: &Written, ear: &mut impl Ear) -> Result<(), Amiss> {
        let is_time = match written {
            Written::Order { .. } => self.stage == Stage::Races,
            Written::Field { .. } => self.stage == Stage::Lanes,
            Written::Bet { .. } => self.stage == Stage::Bets,
            Written::Post { .. } => self.stage == Stage::Moment,
            Written::Heard { .. } | Written::Settled => self.stage == Stage::Called,
        };
        if !is_time {
            let rule = written.rule();
            return Err(Amiss::NotYet { rule });
        }
        match written {
            Written::Order { races } => self.write_order(races, ear),
            Written::Field { starters } => self.write_field(starters, ear),
            Written::Bet { seat, bet } => {
                self.check_bet(*seat, *bet)?;
                self.bet(*seat, *bet, ear);
                Ok(())
            }
            Written::Post { home, out } => self.write_post(home, out, ear),
            Written::Heard { hearing, dice } => self.write_hearing(*hearing, *dice, ear),
            Written::Settled => {
                for seat in Seat::first(self.seats()) {
                    self.ready(seat, ear);
                }
                Ok(())
            }
        }
    }

    fn write_order(&mut self, races: &[RaceName], ear: &mut impl Ear) -> Result<(), Amiss> {
        let order = Outcome::Races(races.to_vec());
        if !self.can_fall(&order) {
            return Err(Amiss::NotEachRace);
        }
        self.let_fall(&order, ear);
        self.entered = self.all();
        self.stage = Stage::Lanes;
        Ok(())
    }

    fn write_field(&mut self, starters: &[Starter], ear: &mut impl Ear) -> Result<(), Amiss> {
        if starters.len() != self.seats() {
            return Err(Amiss::NotEachPlayer);
        }
        for (seat, starter) in Seat::first(self.seats()).zip(starters) {
            self.call_out(seat, starter.grade)?;
        }
        let lanes: Vec<Lane> = starters.iter().map(|starter| starter.lane).collect();
        self.check_lanes(&lanes)?;
        self.let_fall(&Outcome::Lanes(lanes), ear);
        Ok(())
    }

    /// An entry is called out: what stood for this race changes places with what is left (N-11).
    fn call_out(&mut self, seat: Seat, grade: Grade) -> Result<(), Amiss> {
        let number = usize::from(self.number) % RACES;
        let entries = &mut self.entries[seat.index()];
        let at = entries.iter().position(|&one| one == grade);
        let at = at.unwrap_or(number);
        if at < number {
            let race = u8::try_from(at + 1).unwrap_or(u8::MAX);
            return Err(Amiss::GradeRan { seat, grade, race });
        }
        entries.swap(number, at);
        Ok(())
    }

    /// Can these lane cards have been dealt (N-12)?
    pub(crate) fn check_lanes(&self, lanes: &[Lane]) -> Result<(), Amiss> {
        if lanes.len() != self.seats() {
            return Err(Amiss::NotEachPlayer);
        }
        let most = self.rules.lane_cards(self.seats);
        for (nth, &lane) in lanes.iter().enumerate() {
            if lane.index() >= usize::from(most) {
                let seat = Seat::at(nth);
                return Err(Amiss::NoSuchLane { seat, most });
            }
            if let Some(first) = lanes[..nth].iter().position(|&other| other == lane) {
                let seat = Seat::at(first);
                return Err(Amiss::LaneTaken { seat, lane });
            }
        }
        Ok(())
    }

    fn write_post(&mut self, home: &[Seat], out: &[Lost], ear: &mut impl Ear) -> Result<(), Amiss> {
        for &seat in home {
            self.end_once(seat)?;
            self.race.bring_home(seat);
        }
        for &Lost { seat, fate } in out {
            self.end_once(seat)?;
            if matches!(fate, Fate::Running | Fate::Home) {
                return Err(Amiss::EndsTwice { seat });
            }
            self.race.bring_down(seat, fate);
        }
        if !self.race.is_run() {
            return Err(Amiss::StillRunning {
                home: self.race.finish.count(),
                running: u8::try_from(self.race.running.len()).unwrap_or(u8::MAX),
            });
        }
        self.proceed(ear);
        Ok(())
    }

    fn end_once(&self, seat: Seat) -> Result<(), Amiss> {
        let runs = seat.index() < self.seats() && self.race.runs(seat);
        runs.then_some(()).ok_or(Amiss::EndsTwice { seat })
    }

    fn write_hearing(
        &mut self,
        hearing: Hearing,
        dice: [u8; 2],
        ear: &mut impl Ear,
    ) -> Result<(), Amiss> {
        let Hearing { by, on, deposit } = hearing;
        let card = if deposit {
            Card::Objection
        } else {
            Card::StewardsEnquiry
        };
        if !self.all().contains(by) {
            return Err(Refusal::NotHeld { card }.into());
        }
        self.check_moment(by, card)?;
        self.check_target(card, on)?;
        let play = Play {
            card,
            on: Seats::only(on),
        };
        ear.hear(|| Event::CardPlayed { seat: by, play });
        self.contest(hearing, ear);
        let fall = Outcome::Dice(dice);
        if !self.can_fall(&fall) {
            return Err(Amiss::NoSuchDice);
        }
        self.let_fall(&fall, ear);
        Ok(())
    }
}
