//! Before the running: the deal, the stable entries, the lanes, the board and the bets (N-3 to N-15).

use rand::{Rng, RngExt as _};
use table::{Money, Seat, Seats};

use crate::cards::Cards;
use crate::event::Ear;
use crate::race::Horse;
use crate::setup::{BET_STEP, MOST_SEATS};
use crate::state::RACES;
use crate::{Bet, Entries, Event, Lane, Meeting, RaceName, Refusal, Row, Stage};

impl Meeting {
    /// Deals a hand from the deck (N-3).
    pub(crate) fn deal(&mut self, seat: Seat, hand: Cards) {
        self.undealt = self.undealt.but(hand);
        self.hands[seat.index()] = hand;
    }

    /// Everybody has a hand.
    pub(crate) fn end_deal(&mut self) {
        self.stage = Stage::Races;
    }

    /// Sets the order of the races (N-5).
    pub(crate) fn set_races(&mut self, races: [RaceName; RACES]) {
        self.races = races;
        self.stage = Stage::Entries;
    }

    /// Is this a stable entry that may be sealed now (N-11)?
    pub(crate) fn check_entries(&self, seat: Seat, entries: Entries) -> Result<(), Refusal> {
        let awaited = self.stage == Stage::Entries && self.all().but(self.entered).contains(seat);
        if !awaited {
            return Err(Refusal::NoEntryNow);
        }
        entries.grades().ok_or(Refusal::NotEachGrade).map(|_| ())
    }

    /// Seals a stable entry (N-11).
    pub(crate) fn enter(&mut self, seat: Seat, entries: Entries, ear: &mut impl Ear) {
        ear.hear(|| Event::Entered { seat, entries });
        ear.hear(|| Event::EntrySealed { seat });
        if let Some(grades) = entries.grades() {
            self.entries[seat.index()] = grades;
        }
        self.entered = self.entered.with(seat);
        if self.entered == self.all() {
            self.stage = Stage::Lanes;
        }
    }

    /// Deals the lanes, and calls the entries of the race out (N-12, N-13).
    pub(crate) fn deal_lanes(&mut self, lanes: [Lane; MOST_SEATS], ear: &mut impl Ear) {
        self.bets = [None; MOST_SEATS];
        self.sealed = Seats::NONE;
        self.chalked = Seats::NONE;
        let number = usize::from(self.number) % RACES;
        for ((horse, lane), entries) in self.race.horses.iter_mut().zip(lanes).zip(self.entries) {
            *horse = Horse::at_start(lane, entries[number]);
        }
        self.race.line_up(self.seats());
        self.stage = match self.rules.bookmaker.seat() {
            Some(_) => Stage::Board,
            None => Stage::Bets,
        };
        ear.hear(|| Event::LanesDealt {
            race: self.race_name(),
            number: self.number + 1,
            rows: self.by_seat(|seat| self.row(seat)),
        });
    }

    /// Is this a row that belongs on the board, filled in by the bookmaker (N-13)?
    pub(crate) fn check_row(&self, seat: Seat, row: Row) -> Result<(), Refusal> {
        if self.stage != Stage::Board || self.rules.bookmaker.seat() != Some(seat) {
            return Err(Refusal::NotYourBoard);
        }
        if !self.all().but(self.chalked).contains(row.seat) {
            return Err(Refusal::NoSuchRow);
        }
        let right = self.row(row.seat);
        if row.grade != right.grade {
            Err(Refusal::WrongGrade { right: right.grade })
        } else if row.lane != right.lane {
            Err(Refusal::WrongLane { right: right.lane })
        } else if row.odds != right.odds {
            Err(Refusal::WrongOdds { right: right.odds })
        } else {
            Ok(())
        }
    }

    /// Fills in a row of the board (N-13).
    pub(crate) fn chalk(&mut self, seat: Seat, row: Row, ear: &mut impl Ear) {
        ear.hear(|| Event::Chalked { seat, row });
        self.chalked = self.chalked.with(row.seat);
        if self.chalked == self.all() {
            self.stage = Stage::Bets;
        }
    }

    /// Is this a bet, or none, that may be sealed now (N-14)?
    pub(crate) fn check_bet(&self, seat: Seat, bet: Option<Bet>) -> Result<(), Refusal> {
        let awaited = self.stage == Stage::Bets && self.all().but(self.sealed).contains(seat);
        if !awaited {
            return Err(Refusal::NoBetNow);
        }
        let Some(Bet { on, stake }) = bet else {
            return Ok(());
        };
        let cash = self.cash[seat.index()];
        if !self.all().contains(on) {
            return Err(Refusal::NoSuchHorse);
        }
        if stake < BET_STEP || stake.in_pounds() % BET_STEP.in_pounds() != 0 {
            return Err(Refusal::NotThousands);
        }
        if stake > cash {
            return Err(Refusal::BeyondCash { cash });
        }
        match self.rules.bet_limit {
            Some(limit) if stake > limit => Err(Refusal::BeyondLimit { limit }),
            _ => Ok(()),
        }
    }

    /// Every bet that a seat may seal, none among them (N-14).
    pub(crate) fn bets_of(&self, seat: Seat) -> impl Iterator<Item = Option<Bet>> {
        let may = self.check_bet(seat, None).is_ok();
        let most = if may { self.most_thousands(seat) } else { 0 };
        let stakes = (1..=most).map(|thousands| Money::pounds(thousands * BET_STEP.in_pounds()));
        let on = move |on| stakes.clone().map(move |stake| Some(Bet { on, stake }));
        may.then_some(None)
            .into_iter()
            .chain(Seat::first(self.seats()).flat_map(on))
    }

    /// One of [`Meeting::bets_of`], each equally likely, without going through all: the rich have
    /// millions.
    pub(crate) fn sample_bet(&self, seat: Seat, rng: &mut impl Rng) -> Option<Bet> {
        let most = self.most_thousands(seat);
        let nth = rng.random_range(0..=most * i64::from(self.seats));
        let (horse, thousands) = ((nth - 1).checked_div(most)?, (nth - 1).checked_rem(most)?);
        let on = Seat::at(usize::try_from(horse).ok().filter(|_| nth > 0)?);
        let stake = Money::pounds((thousands + 1) * BET_STEP.in_pounds());
        Some(Bet { on, stake })
    }

    /// Seals a bet, or none; once all are sealed the stakes are shown (N-14, N-40).
    pub(crate) fn bet(&mut self, seat: Seat, bet: Option<Bet>, ear: &mut impl Ear) {
        ear.hear(|| Event::BetWritten { seat, bet });
        ear.hear(|| Event::BetSealed { seat });
        self.seal(seat, bet);
        if self.sealed == self.all() {
            ear.hear(|| Event::StakesShown {
                stakes: self.by_seat(|seat| self.stake(seat)),
            });
            self.stage = Stage::Moment;
        }
    }

    /// Puts a bet where nobody sees it; the stake leaves the purse (N-40).
    pub(crate) fn seal(&mut self, seat: Seat, bet: Option<Bet>) {
        self.bets[seat.index()] = bet;
        self.cash[seat.index()] -= self.stake(seat);
        self.sealed = self.sealed.with(seat);
    }

    /// What a seat has staked on this race.
    pub(crate) fn stake(&self, seat: Seat) -> Money {
        self.bets[seat.index()].map_or(Money::NONE, |bet| bet.stake)
    }
}
