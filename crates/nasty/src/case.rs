//! Positions set up by hand, for worked cases.

mod facts;
mod given;

use serde_json::{Map, Value};
use table::case::Posed;
use table::{Money, Seat};

use self::given::{Given, GivenHorse};
use crate::cards::Cards;
use crate::race::{Horse, Race};
use crate::setup::BET_STEP;
use crate::state::PURSE;
use crate::{Bet, Book, Fate, Lane, Meeting, RaceName, Rules, Spot, Stage};

impl Posed for Meeting {
    fn pose(
        book: &Book,
        rules: &Rules,
        given: &Value,
        first: Option<&Value>,
    ) -> Result<Self, String> {
        let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
        let seats = given.count()?;
        let mut meeting = Self::new(book, *rules, seats).map_err(|e| e.to_string())?;
        meeting.pose_cards(&given)?;
        meeting.pose_race_card(&given)?;
        meeting.pose_money(&given)?;
        let first = First::of(first);
        match &given.horses {
            None => meeting.pose_before(&given, first)?,
            Some(horses) => {
                meeting.pose_horses(horses, &given)?;
                meeting.pose_entries(&given)?;
                meeting.pose_stage(&given, first)?;
            }
        }
        Ok(meeting)
    }

    fn facts(&self) -> Map<String, Value> {
        self.tell_facts()
    }
}

/// What is played first, as far as it tells where play starts.
#[derive(Clone, Copy, PartialEq)]
enum First {
    Races,
    Entries,
    Lanes,
    Chalk,
    Other,
}

impl First {
    fn of(entry: Option<&Value>) -> Self {
        let has = |path| entry.is_some_and(|entry| entry.pointer(path).is_some());
        if has("/draw/races") {
            Self::Races
        } else if has("/move/entries") {
            Self::Entries
        } else if has("/draw/lanes") {
            Self::Lanes
        } else if has("/move/chalk") {
            Self::Chalk
        } else {
            Self::Other
        }
    }
}

impl Meeting {
    fn pose_cards(&mut self, given: &Given) -> Result<(), String> {
        let hands = given.cards.as_deref().unwrap_or(&[]);
        let all = Cards::of(&hands.concat()).filter(|&all| self.undealt.hold(all));
        all.ok_or("there are not so many cards in the deck")?;
        for (seat, hand) in Seat::first(self.seats()).zip(hands) {
            self.deal(seat, Cards::of(hand).unwrap_or_default());
        }
        Ok(())
    }

    /// The number and the name of the race; the others of the meeting come as they are.
    fn pose_race_card(&mut self, given: &Given) -> Result<(), String> {
        let Some(nth) = self.races.iter().position(|&race| race == given.race.name) else {
            return Ok(());
        };
        let at = usize::from(given.race.number).wrapping_sub(1);
        if at >= self.races.len() {
            return Err(format!("there is no race {} of 6", given.race.number));
        }
        self.races.swap(nth, at);
        self.number = given.race.number - 1;
        Ok(())
    }

    fn pose_money(&mut self, given: &Given) -> Result<(), String> {
        for (cash, &given) in self.cash.iter_mut().zip(given.cash.iter().flatten()) {
            if given < Money::NONE {
                return Err("nobody has less than no money".into());
            }
            *cash = given;
        }
        for (seat, &bet) in Seat::first(self.seats()).zip(given.bets.iter().flatten()) {
            let Some(Bet { on, stake }) = bet else {
                continue;
            };
            if !self.all().contains(on) {
                return Err("a bet is on a horse that runs".into());
            }
            if stake < BET_STEP || stake.in_pounds() % BET_STEP.in_pounds() != 0 {
                return Err("a stake is in whole thousands".into());
            }
            self.bets[seat.index()] = bet;
            self.sealed = self.sealed.with(seat);
        }
        let out: Money = Seat::first(self.seats())
            .map(|seat| self.cash[seat.index()] + self.stake(seat) - PURSE)
            .sum();
        self.bank = -out;
        Ok(())
    }

    /// Play starts before any horse has drawn a lane.
    fn pose_before(&mut self, given: &Given, first: First) -> Result<(), String> {
        if given.names_the_running() || !self.sealed.is_empty() {
            return Err("there are no horses yet".into());
        }
        self.stage = match first {
            First::Entries => Stage::Entries,
            First::Lanes => Stage::Lanes,
            First::Chalk | First::Other if given.cards.is_none() => Stage::Deal,
            First::Races | First::Chalk | First::Other => Stage::Races,
        };
        if self.stage == Stage::Lanes || given.entries.is_some() {
            self.pose_entries(given)?;
        }
        if self.stage != Stage::Lanes {
            self.number = 0;
        }
        Ok(())
    }

    fn pose_entries(&mut self, given: &Given) -> Result<(), String> {
        let number = usize::from(self.number);
        for seat in Seat::first(self.seats()) {
            let grade = self.race.horse(seat).grade;
            let entries = &mut self.entries[seat.index()];
            let told = given.entries.as_ref().and_then(|all| all.get(seat.index()));
            if let Some(told) = told {
                *entries = told.grades().ok_or("an entry has each grade once")?;
                if self.race.runs(seat) && entries[number] != grade {
                    return Err("a horse runs that was not entered".into());
                }
            } else {
                let nth = entries.iter().position(|&one| one == grade);
                entries.swap(nth.unwrap_or(number), number);
            }
        }
        self.entered = self.all();
        Ok(())
    }

    fn pose_horses(&mut self, horses: &[GivenHorse], given: &Given) -> Result<(), String> {
        let mut race = Race::EMPTY;
        for (seat, horse) in Seat::first(self.seats()).zip(horses) {
            let home = given.finished.contains(&seat);
            race.horses[seat.index()] = self.pose_horse(horse, home, horses)?;
            if !home && horse.out.is_none() {
                if race.taken.contains(race.horse(seat).spot) {
                    return Err("two horses stand on one square".into());
                }
                race.set_running(seat);
            }
        }
        let all = self.all();
        let twice = |(nth, seat)| given.finished[..nth].contains(seat);
        if given.finished.iter().any(|&seat| !all.contains(seat))
            || given.finished.iter().enumerate().any(twice)
        {
            return Err("those who finished have a horse each".into());
        }
        race.finish = given.finished.iter().copied().collect();
        race.just_home = given.just_finished;
        if given
            .just_finished
            .is_some_and(|seat| !given.finished.contains(&seat))
        {
            return Err("a horse that has just finished has finished".into());
        }
        self.race = race;
        Ok(())
    }

    fn pose_horse(
        &self,
        given: &GivenHorse,
        home: bool,
        all: &[GivenHorse],
    ) -> Result<Horse, String> {
        let told = given.lane.zip(given.square);
        let told = told.map(|(lane, square)| Spot { lane, square });
        if home && (told.is_some() || given.out.is_some()) {
            return Err("a horse that is home has no lane and no square".into());
        }
        let is_free = |lane: &Lane| all.iter().all(|horse| horse.stands_for() != Some(*lane));
        let free = Lane::ALL.into_iter().find(is_free).unwrap_or(Lane::ALL[0]);
        let drawn = given.stands_for().unwrap_or(free);
        let spot = match told {
            Some(spot) => spot,
            None if home => Spot {
                lane: drawn,
                square: self.book.course().last(drawn),
            },
            None => return Err("a horse has a lane and a square, or has finished".into()),
        };
        if !self.book.course().has(spot) {
            return Err(format!("there is no such square: {spot:?}"));
        }
        let mut horse = Horse {
            spot,
            fate: match given.out {
                Some(out) => out.into(),
                None if home => Fate::Home,
                None => Fate::Running,
            },
            moved: given.moved,
            whipped: given.whipped,
            was_whipped: given.whipped > 0,
            ..Horse::at_start(drawn, given.grade)
        };
        if given.whipped > 2 {
            return Err("a horse loses no more than two turns".into());
        }
        for &section in &given.doubled {
            horse.double(section);
        }
        Ok(horse)
    }

    /// What is going on: bets, the running, or all is run.
    fn pose_stage(&mut self, given: &Given, first: First) -> Result<(), String> {
        let Some(to_roll) = given.to_roll else {
            return self.pose_no_roller(given, first);
        };
        self.sealed = self.all();
        self.fill_board();
        if !self.all().contains(to_roll) || !self.race.runs(to_roll) {
            return Err("who is to roll has no horse that runs".into());
        }
        if self.race.is_run() {
            return Err("a race of which three are home is over".into());
        }
        let seats = self.seats();
        self.race.last = Seat::at((to_roll.index() + seats - 1) % seats);
        self.proceed(&mut ());
        if let Some(rolled) = given.rolled {
            if self.race.to_roll != to_roll {
                return Err("a horse that loses its turn has not rolled".into());
            }
            if !(1..=6).contains(&rolled) {
                return Err(format!("no die shows {rolled}"));
            }
            self.race.just_home = None;
            self.roll(rolled, &mut ());
            if self.stage != Stage::Go {
                return Err("a horse that can make no step has no move to make".into());
            }
        }
        Ok(())
    }

    /// A board that a bookmaker has filled in by hand.
    fn fill_board(&mut self) {
        if self.rules.bookmaker.seat().is_some() {
            self.chalked = self.all();
        }
    }

    fn pose_no_roller(&mut self, given: &Given, first: First) -> Result<(), String> {
        if given.rolled.is_some() {
            return Err("somebody has rolled, and nobody is to roll".into());
        }
        if self.race.is_run() {
            self.sealed = self.all();
            self.fill_board();
            let home = self.race.finish.seats().last().copied();
            self.race.last = self.race.just_home.or(home).unwrap_or(Seat::at(0));
            self.stage = Stage::Called;
            return Ok(());
        }
        let at_start = |seat| self.race.horse(seat).has_not_left() && self.race.runs(seat);
        if !Seat::first(self.seats()).all(at_start) {
            return Err("before the race all horses stand on their starting squares".into());
        }
        self.race.line_up(self.seats());
        let by_hand = self.rules.bookmaker.seat().is_some();
        self.stage = if by_hand && first == First::Chalk {
            Stage::Board
        } else {
            self.fill_board();
            Stage::Bets
        };
        if self.sealed == self.all() {
            return Err("all have bet, and nobody is to roll".into());
        }
        Ok(())
    }
}

/// The race that a position belongs to where nothing tells it: the last one, the Lady's Purse.
impl Default for given::GivenRace {
    fn default() -> Self {
        Self {
            number: 6,
            name: RaceName::LadysPurse,
        }
    }
}
