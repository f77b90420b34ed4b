//! The meeting as it stands.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Money, Place, Seat, Seats, Standings};

use crate::cards::Cards;
use crate::race::{Finish, Race};
use crate::setup::{BET_STEP, MOST_SEATS};
use crate::{Bet, Book, Grade, Lane, RaceName, Row, Rules, Unfit};

/// The races of a meeting (N-5).
pub(crate) const RACES: usize = 6;

/// What the bank gives everyone at first (N-2).
pub const PURSE: Money = Money::pounds(20_000);

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "NastyStage")]
pub enum Stage {
    /// The race event cards are to be dealt (N-3).
    Deal,
    /// The order of the races is to be drawn (N-5).
    Races,
    /// The stable entries are awaited (N-11).
    Entries,
    /// The lane cards are to be dealt (N-12).
    Lanes,
    /// The bookmaker fills in the board (N-13).
    Board,
    /// The bets are awaited (N-14).
    Bets,
    /// The moment for cards, before a roll.
    Moment,
    /// The die is to fall (N-17).
    Die,
    /// The roller is to move (N-17).
    Go,
    /// The roller is to take or leave the doubling (N-21).
    Double,
    /// The roller is to make the doubled move (N-21).
    GoDoubled,
    /// The race is called (N-25).
    Called,
    /// The two dice of an Objection or Enquiry are to fall (N-33).
    Dice,
    /// The meeting has ended.
    Over,
}

/// What is left of a race that is settled: a row of everybody's slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Past {
    pub(crate) lanes: [Lane; MOST_SEATS],
    pub(crate) finish: Finish,
    pub(crate) disqualified: Seats,
    pub(crate) bets: [Option<Bet>; MOST_SEATS],
    pub(crate) prizes: [Money; MOST_SEATS],
    pub(crate) cash: [Money; MOST_SEATS],
}

/// A meeting of The Really Nasty Horse Racing Game: everything about it, hidden or not.
#[derive(Clone, Debug)]
pub struct Meeting {
    pub(crate) book: Book,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    /// The races in their order (N-5).
    pub(crate) races: [RaceName; RACES],
    /// The race that is on or, once the meeting is over, was the last; from 0.
    pub(crate) number: u8,
    /// The grade for each race, by seat (N-11).
    pub(crate) entries: [[Grade; RACES]; MOST_SEATS],
    /// Who has sealed the stable entry.
    pub(crate) entered: Seats,
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The cards used in races before this one, and the False Starts of this one.
    pub(crate) spent: Cards,
    pub(crate) undealt: Cards,
    pub(crate) cash: [Money; MOST_SEATS],
    /// What the bank holds beyond what it gave out at first; it never runs dry (N-2).
    pub(crate) bank: Money,
    pub(crate) bets: [Option<Bet>; MOST_SEATS],
    /// Who has sealed a bet, or none, for this race (N-14).
    pub(crate) sealed: Seats,
    /// Whose row stands on the board (N-13).
    pub(crate) chalked: Seats,
    pub(crate) race: Race,
    /// The races settled, by number.
    pub(crate) past: [Option<Past>; RACES],
}

impl Meeting {
    pub(crate) fn new(book: &Book, rules: Rules, seats: usize) -> Result<Self, Unfit> {
        rules.check(seats)?;
        let mut cash = [Money::NONE; MOST_SEATS];
        cash[..seats].fill(PURSE);
        Ok(Self {
            book: book.clone(),
            rules,
            seats: u8::try_from(seats).unwrap_or(0),
            stage: Stage::Deal,
            races: RaceName::ALL,
            number: 0,
            entries: [Grade::ALL; MOST_SEATS],
            entered: Seats::NONE,
            hands: [Cards::NONE; MOST_SEATS],
            spent: Cards::NONE,
            undealt: Cards::counted(book.deck(rules.deck)),
            cash,
            bank: Money::NONE,
            bets: [None; MOST_SEATS],
            sealed: Seats::NONE,
            chalked: Seats::NONE,
            race: Race::EMPTY,
            past: [None; RACES],
        })
    }

    /// What is going on.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of players.
    #[inline]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Everybody.
    pub(crate) fn all(&self) -> Seats {
        Seats::first(self.seats())
    }

    /// The race that is on.
    pub(crate) fn race_name(&self) -> RaceName {
        self.races[usize::from(self.number) % RACES]
    }

    /// Are the lanes of the race that is on dealt?
    pub(crate) fn has_lanes(&self) -> bool {
        !matches!(
            self.stage,
            Stage::Deal | Stage::Races | Stage::Entries | Stage::Lanes
        )
    }

    /// The order of the races; none before it is drawn.
    pub(crate) fn known_races(&self) -> &[RaceName] {
        match self.stage {
            Stage::Deal | Stage::Races => &[],
            _ => &self.races,
        }
    }

    /// The row of the board that belongs to a seat's horse (N-6, N-13).
    pub(crate) fn row(&self, seat: Seat) -> Row {
        let horse = self.race.horse(seat);
        Row {
            seat,
            grade: horse.grade,
            lane: horse.drawn,
            odds: self.book.odds(horse.grade, horse.drawn).into(),
        }
    }

    /// The rows that stand on the board.
    pub(crate) fn board(&self) -> Vec<Row> {
        if !self.has_lanes() {
            return Vec::new();
        }
        let chalked = match self.rules.bookmaker.seat() {
            Some(_) => self.chalked,
            None => self.all(),
        };
        chalked.iter().map(|seat| self.row(seat)).collect()
    }

    /// The most that a seat may stake now, in whole thousands (N-14).
    pub(crate) fn most_thousands(&self, seat: Seat) -> i64 {
        let cash = self.cash[seat.index()];
        let most = self.rules.bet_limit.map_or(cash, |limit| cash.min(limit));
        most.in_pounds() / BET_STEP.in_pounds()
    }

    /// The most that a seat may stake now (N-14).
    pub(crate) fn most_stake(&self, seat: Seat) -> Money {
        Money::pounds(self.most_thousands(seat) * BET_STEP.in_pounds())
    }

    /// All cards that everybody has seen played, wherever they are.
    pub(crate) fn seen_cards(&self) -> Cards {
        self.race.used.into_iter().fold(self.spent, Cards::with)
    }

    /// A list by seat, for those who sit at the table.
    pub(crate) fn by_seat<T>(&self, of: impl FnMut(Seat) -> T) -> Vec<T> {
        Seat::first(self.seats()).map(of).collect()
    }

    /// What each seat has.
    pub(crate) fn purses(&self) -> Vec<Money> {
        self.cash[..self.seats()].to_vec()
    }

    /// Who holds cards, in number (N-37).
    #[inline]
    pub(crate) fn holders(&self) -> Seats {
        let hold = |seats: Seats, (seat, hand): (usize, &Cards)| {
            if hand.is_empty() {
                seats
            } else {
                seats.with(Seat::at(seat))
            }
        };
        self.hands.iter().enumerate().fold(Seats::NONE, hold)
    }

    /// Are all pounds there, in the purses and at the bank (N-2)? Asked when no stake is down: before
    /// the first race, and after the last.
    pub fn is_balanced(&self) -> bool {
        let given = PURSE.in_pounds() * i64::from(self.seats);
        let purses: i64 = self.cash.iter().map(|cash| cash.in_pounds()).sum();
        self.bank.in_pounds() + purses == given
    }

    /// Places by money, once the meeting is over (N-36).
    pub(crate) fn result(&self) -> Option<Standings> {
        if self.stage != Stage::Over {
            return None;
        }
        let cash = |seat: &Seat| self.cash[seat.index()];
        let mut seats: Vec<Seat> = Seat::first(self.seats()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(cash(seat)));
        let places = seats.chunk_by(|one, other| cash(one) == cash(other));
        let place = |seats: &[Seat]| match seats {
            [alone] => Place::One(*alone),
            several => Place::Shared(several.to_vec()),
        };
        Some(Standings(places.map(place).collect()))
    }
}

/// A list filled up with what stood there.
pub(crate) fn filled<T: Copy, const N: usize>(list: &[T], mut rest: [T; N]) -> [T; N] {
    for (place, thing) in rest.iter_mut().zip(list) {
        *place = *thing;
    }
    rest
}
