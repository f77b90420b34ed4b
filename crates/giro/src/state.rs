//! The race as it stands.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Seat, Seats, Standings};

use crate::book::{self, RUN_OUT, TO_PLACE};
use crate::by_seat::BySeat;
use crate::cards::Cards;
use crate::field::{Field, Step};
use crate::setup::{MOST_SEATS, is_order};
use crate::{Book, Course, Fixed, Move, Obstacles, Refusal, Rules, Unfit};

/// The rounds after which the cards come back (G-21).
const ROUNDS_A_HAND: u8 = 6;
/// The rounds after which a race without an end is abandoned (G-29).
pub(crate) const LAST_ROUND: u8 = 100;

/// How far the race has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "GiroStage")]
pub enum Stage {
    /// The seniority is to be drawn (G-5).
    Seniority,
    /// The obstacles are to be drawn (G-10).
    Layout,
    /// The obstacles are being placed (G-6).
    Placing,
    /// Cards are being picked (G-11).
    Picking,
    /// The race has ended.
    Over,
}

/// A race of Giro Galoppo: everything about it, hidden or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub(crate) course: Arc<Course>,
    pub(crate) rules: Rules,
    pub(crate) stage: Stage,
    /// The round that is on or, once the race is over, was the last; from 1.
    pub(crate) round: u8,
    /// 0 for the oldest.
    pub(crate) rank: BySeat,
    /// The obstacles of [`TO_PLACE`], as a mask of spaces.
    pub(crate) placed: u64,
    pub(crate) field: Field,
    /// The cards that each seat holds, the picked one among them.
    pub(crate) hands: Cards,
    /// The card that each seat has picked.
    pub(crate) picks: Cards,
    /// The seats that have not picked yet (G-11).
    pub(crate) to_pick: Seats,
}

/// How a round ends.
pub(crate) enum Ending {
    /// The next one begins.
    GoesOn,
    /// The next one begins with full hands (G-21).
    CardsBack,
    /// The race is over (G-23, G-29).
    Over,
}

impl Race {
    pub(crate) fn new(
        book: &Book,
        rules: Rules,
        fixed: &Fixed,
        seats: usize,
    ) -> Result<Self, Unfit> {
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(Unfit::Seats {
                seats: u8::try_from(seats).unwrap_or(u8::MAX),
            });
        }
        let course = Arc::clone(book.course(rules.course));
        let field = Field::new(course.natural(), u8::try_from(seats).expect("at most five"));
        let mut race = Self {
            course,
            rules,
            stage: Stage::Seniority,
            round: 1,
            rank: BySeat::default(),
            placed: 0,
            field,
            hands: Cards::full(seats),
            picks: Cards::NONE,
            to_pick: Seats::first(seats),
        };
        if let Some(order) = &fixed.seniority {
            if !is_order(order, seats) {
                return Err(Unfit::Seniority);
            }
            race.set_seniority(order.iter().copied());
        }
        Ok(race)
    }

    /// The number of players.
    pub(crate) fn seats(&self) -> usize {
        self.field.horses()
    }

    pub(crate) fn set_seniority(&mut self, order: impl IntoIterator<Item = Seat>) {
        for (rank, seat) in (0u8..).zip(order) {
            self.rank.set(seat, rank);
        }
        self.stage = match self.rules.obstacles {
            Obstacles::Placed => Stage::Placing,
            Obstacles::Drawn => Stage::Layout,
        };
    }

    /// The seats from oldest to youngest (G-5).
    pub(crate) fn seniority(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::first(self.seats()).collect();
        order.sort_by_key(|seat| self.rank.of(*seat));
        order
    }

    /// Sets obstacles; with the fifth the picking begins (G-6).
    pub(crate) fn set_obstacles(&mut self, more: u64) {
        self.placed |= more;
        self.field.obstacles |= more;
        if self.placed.count_ones() == TO_PLACE {
            self.stage = Stage::Picking;
        }
    }

    /// Whose turn it is to place: the youngest first, then clockwise (G-6).
    pub(crate) fn placer(&self) -> Option<Seat> {
        if self.stage != Stage::Placing {
            return None;
        }
        let youngest = Seat::first(self.seats()).max_by_key(|seat| self.rank.of(*seat))?;
        Some(Seat::at(
            (youngest.index() + self.placed.count_ones() as usize) % self.seats(),
        ))
    }

    /// Picks a card for a seat, or changes its pick to it.
    pub(crate) fn set_pick(&mut self, seat: Seat, card: u8) {
        self.picks = self.picks.without(seat).with(seat, card);
        self.to_pick = self.to_pick.without(seat);
    }

    /// The one check behind what is lawful, what is listed and what is done.
    pub(crate) fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Place(space) => {
                if self.placer() != Some(seat) {
                    return Err(Refusal::NotYourObstacle);
                }
                self.check_space(space)
            }
            Move::Pick(card) => {
                if self.stage != Stage::Picking || seat.index() >= self.seats() {
                    return Err(Refusal::NoPickNow);
                }
                if self.hands.of(seat).contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotHeld { card })
                }
            }
        }
    }

    /// May the next obstacle stand here (G-7 to G-9)?
    pub(crate) fn check_space(&self, space: u8) -> Result<(), Refusal> {
        let on = if space < 64 { 1u64 << space } else { 0 };
        if book::mask(&self.course.sand) & on == 0 {
            return Err(Refusal::NotSand { space });
        }
        if self.placed & on != 0 {
            return Err(Refusal::Taken { space });
        }
        if let Some(neighbour) = book::spaces(book::beside(on) & self.field.obstacles).next() {
            return Err(Refusal::TooClose { space, neighbour });
        }
        if !self.course.last_stretch_can_be_filled(self.placed | on) {
            return Err(Refusal::LastStretch { space });
        }
        Ok(())
    }

    /// The seats that have picked (G-26).
    pub(crate) fn picked(&self) -> Seats {
        Seats::first(self.seats()).but(self.to_pick)
    }

    /// The field after the horses have moved by these picks.
    #[inline]
    pub(crate) fn field_after(&self, picks: Cards, tell: impl FnMut(Step)) -> Field {
        self.field
            .after_round(picks, self.rank, self.rules.ties, tell)
    }

    /// Spends the picks (G-21).
    pub(crate) fn spend_picks(&mut self) {
        self.hands = self.hands.but(self.picks);
        self.picks = Cards::NONE;
        self.to_pick = Seats::first(self.seats());
    }

    /// How the round ends that has brought the horses to `field`.
    pub(crate) fn ending(&self, field: &Field) -> Ending {
        let crossed = field.is_beyond(self.course.length);
        if crossed || self.round == LAST_ROUND {
            Ending::Over
        } else if self.round.is_multiple_of(ROUNDS_A_HAND) {
            Ending::CardsBack
        } else {
            Ending::GoesOn
        }
    }

    /// Gives everybody his six cards back (G-21).
    pub(crate) fn take_cards_back(&mut self) {
        self.hands = Cards::full(self.seats());
    }

    /// The seats placed, the winner first, once the race is over (G-25).
    pub(crate) fn placed_seats(&self) -> impl Iterator<Item = Seat> {
        self.field.beyond(self.course.length)
    }

    pub(crate) fn result(&self) -> Option<Standings> {
        (self.stage == Stage::Over).then(|| Standings::of(self.placed_seats()))
    }

    /// The last space that a horse may stand on (G-4).
    pub(crate) fn last_space(&self) -> u8 {
        self.course.length + RUN_OUT
    }
}
