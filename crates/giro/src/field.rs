//! Horses on the course, and how they move.

use table::Seat;

use crate::by_seat::BySeat;
use crate::cards::Cards;
use crate::setup::Ties;
use crate::{Course, Event, Obstacle, Space, Why};

/// The horses and all that stands in their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The natural obstacles and those placed, as a mask of spaces.
    pub(crate) obstacles: u64,
    /// The number of horses.
    horses: u8,
    /// The space of each horse, 0 in its box (G-3).
    at: BySeat,
    /// The spaces beyond the boxes where horses stand, as a mask; bit 0 means nothing.
    taken: u64,
}

/// Where a move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Landing {
    /// The space; the one where it began, if the move is refused (G-16).
    pub(crate) to: u8,
    /// The horse that stood there, and where it goes back to (G-17).
    pub(crate) pushed: Option<(Seat, u8)>,
}

impl Field {
    /// A field of horses in their boxes.
    pub(crate) fn new(obstacles: u64, horses: u8) -> Self {
        Self {
            obstacles,
            horses,
            at: BySeat::default(),
            taken: 1,
        }
    }

    pub(crate) const fn horses(&self) -> usize {
        self.horses as usize
    }

    /// The space of each horse.
    pub(crate) fn positions(&self) -> &[u8] {
        self.at.first(self.horses())
    }

    /// The space of a seat's horse.
    pub(crate) const fn at(&self, seat: Seat) -> u8 {
        self.at.of(seat)
    }

    /// Puts a horse on a space that is free or about to be.
    pub(crate) const fn put(&mut self, seat: Seat, to: u8) {
        self.shift(seat, self.at(seat), to);
    }

    /// Takes a horse from the space where it stands to one that is free or about to be.
    const fn shift(&mut self, seat: Seat, from: u8, to: u8) {
        // Toggling keeps the mask right in whichever order mover and pushed are shifted.
        self.taken ^= 1 << from ^ 1 << to;
        self.at.change(seat, from, to);
    }

    /// The seats whose horses are beyond this space, the furthest first.
    pub(crate) fn beyond(&self, space: u8) -> impl Iterator<Item = Seat> {
        let mut left = self.taken >> space >> 1;
        std::iter::from_fn(move || {
            let ahead = highest_bit(left)?;
            left ^= 1 << ahead;
            Some(lowest(self.at.having(space + 1 + ahead)))
        })
    }

    /// Is any horse beyond this space?
    pub(crate) const fn is_beyond(&self, space: u8) -> bool {
        self.taken >> space >> 1 != 0
    }

    /// Where the seat's horse would end with this card, as the board stands.
    pub(crate) fn land(&self, seat: Seat, card: u8) -> Landing {
        self.land_from(self.at(seat), card)
    }

    #[inline]
    fn land_from(&self, from: u8, card: u8) -> Landing {
        let free_of_obstacles = self.obstacles >> (from + card) & 1 == 0;
        // Refusals are frequent and cannot be foreseen: counted in, they cost no jump.
        let to = from + card * u8::from(free_of_obstacles);
        // The mover's old space is free by now (G-18).
        let others = self.taken & !(1 << from);
        let pushed = if others >> to & 1 == 1 {
            let back_to = last_free_before(to, self.obstacles | others);
            Some((lowest(self.at.having(to)), back_to))
        } else {
            None
        };
        Landing { to, pushed }
    }

    /// Moves the seat's horse by its card and says where it landed.
    #[inline]
    fn run(&mut self, seat: Seat, from: u8, card: u8) -> Landing {
        let landing = self.land_from(from, card);
        let to = landing.to;
        if let Some((pushed, back_to)) = landing.pushed {
            self.shift(pushed, to, back_to);
        }
        self.shift(seat, from, to);
        landing
    }

    /// The field after all horses have moved by their cards, lowest number first (G-12). Tells each
    /// step.
    #[inline]
    pub(crate) fn after_round(
        mut self,
        cards: Cards,
        rank: BySeat,
        ties: Ties,
        mut tell: impl FnMut(Step),
    ) -> Self {
        let mut left = cards;
        let mut number = 0;
        let mut board = self.at;
        while let Some((card, waiting)) = left.lowest() {
            let comes_up = card != number;
            if comes_up {
                number = card;
                // G-13: judged once for the group, on the board as it stands now.
                board = self.at;
            }
            let alone = waiting.is_power_of_two();
            let seat = if alone {
                left = left.but_lowest();
                lowest(waiting)
            } else {
                let rear = rear_of(waiting, board, rank);
                left = left.but(Cards::NONE.with(rear, card));
                rear
            };
            let why = match (comes_up, alone) {
                (true, true) => Why::Number,
                (false, true) => Why::Last,
                (_, false) if is_level(seat, waiting, board) => Why::Senior,
                (_, false) => Why::Behind,
            };
            let from = self.at(seat);
            let runs = comes_up || ties == Ties::RearFirst;
            let landing = runs.then(|| self.run(seat, from, card));
            tell(Step {
                seat,
                card,
                from,
                landing,
                why,
            });
        }
        self
    }
}

/// One horse's part in a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    pub(crate) from: u8,
    /// Where it landed; nowhere where it missed its turn (G-22).
    pub(crate) landing: Option<Landing>,
    pub(crate) why: Why,
}

impl Step {
    /// The step as it is told to people.
    pub(crate) fn tell(self, course: &Course, events: &mut Vec<Event>) {
        let Self {
            seat,
            card,
            from,
            landing,
            why,
        } = self;
        let Some(Landing { to, pushed }) = landing else {
            events.push(Event::Missed { seat, card });
            return;
        };
        if to == from {
            let at = from + card;
            events.push(Event::Refused {
                seat,
                card,
                from,
                at,
                obstacle: obstacle(course, at),
                why,
            });
            return;
        }
        events.push(Event::Ran {
            seat,
            card,
            from,
            to,
            why,
        });
        if let Some((pushed, back_to)) = pushed {
            events.push(Event::Pushed {
                seat: pushed,
                by: seat,
                from: to,
                to: back_to,
            });
        }
    }
}

/// What stands on an obstacle's space.
pub(crate) fn obstacle(course: &Course, at: u8) -> Obstacle {
    match course.space(at) {
        Some(Space::River) => Obstacle::River,
        Some(Space::Moor) => Obstacle::Moor,
        _ => Obstacle::Hedge,
    }
}

/// The number of the highest bit, if there is one.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
const fn highest_bit(bits: u64) -> Option<u8> {
    match bits {
        0 => None,
        bits => Some(63 - bits.leading_zeros() as u8),
    }
}

/// The next unoccupied space behind (G-17), or the box, which is always free (G-19).
fn last_free_before(space: u8, occupied: u64) -> u8 {
    highest_bit(!occupied & ((1 << space) - 1) & !1).unwrap_or(0)
}

/// The lowest of some seats, a bit for each.
const fn lowest(seats: u8) -> Seat {
    Seat::at(seats.trailing_zeros() as usize)
}

/// Who of several with equal numbers is next: the one furthest behind (G-13), in the boxes the most
/// senior (G-14).
fn rear_of(waiting: u8, board: BySeat, rank: BySeat) -> Seat {
    seats(waiting)
        .min_by_key(|&seat| u16::from_be_bytes([board.of(seat), rank.of(seat)]))
        .expect("somebody waits")
}

/// Some seats, a bit for each.
fn seats(mut bits: u8) -> impl Iterator<Item = Seat> {
    std::iter::from_fn(move || {
        let first = (bits != 0).then(|| lowest(bits));
        bits &= bits.wrapping_sub(1);
        first
    })
}

/// Does another of those that wait stand where this seat's horse stands?
const fn is_level(seat: Seat, waiting: u8, board: BySeat) -> bool {
    (board.having(board.of(seat)) & waiting).count_ones() > 1
}
