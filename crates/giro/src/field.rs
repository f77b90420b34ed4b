//! Horses on the course, and how they move.

use serde::Serialize;
use table::Seat;

use crate::setup::{MOST_SEATS, Ties};
use crate::{Course, Event, Obstacle, Space, Why};

/// The horses and all that stands in their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Field {
    /// The natural obstacles and those placed, as a mask of spaces.
    pub(crate) obstacles: u64,
    /// The number of horses.
    horses: u8,
    /// The space of each horse, 0 in its box (G-3).
    at: [u8; MOST_SEATS],
    /// The spaces beyond the boxes where horses stand, as a mask; bit 0 means nothing.
    #[serde(skip)]
    taken: u64,
}

/// Where a move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landed {
    /// On an obstacle, so it is refused (G-16).
    Refused { at: u8 },
    /// On a space that was free.
    Free { to: u8 },
    /// On a horse, which goes back (G-17).
    Pushing { to: u8, pushed: Seat, back_to: u8 },
}

impl Field {
    /// A field of horses in their boxes.
    pub(crate) fn new(obstacles: u64, horses: u8) -> Self {
        Self {
            obstacles,
            horses,
            at: [0; MOST_SEATS],
            taken: 1,
        }
    }

    pub(crate) const fn horses(&self) -> usize {
        self.horses as usize
    }

    /// The space of each horse.
    pub(crate) fn positions(&self) -> &[u8] {
        &self.at[..self.horses()]
    }

    /// The space of a seat's horse.
    pub(crate) const fn at(&self, seat: Seat) -> u8 {
        self.at[seat.index()]
    }

    /// Puts a horse on a space that is free or about to be.
    pub(crate) const fn put(&mut self, seat: Seat, to: u8) {
        // Toggling keeps the mask right in whichever order mover and pushed are put.
        self.taken ^= 1 << self.at(seat) ^ 1 << to;
        self.at[seat.index()] = to;
    }

    /// Is any horse beyond this space?
    pub(crate) const fn is_beyond(&self, space: u8) -> bool {
        self.taken >> space >> 1 != 0
    }

    /// Where the seat's horse would end with this card, as the board stands.
    pub(crate) fn land(&self, seat: Seat, card: u8) -> Landed {
        let to = self.at(seat) + card;
        if self.obstacles >> to & 1 == 1 {
            return Landed::Refused { at: to };
        }
        if self.taken >> to & 1 == 0 {
            return Landed::Free { to };
        }
        // The mover's old space is free by now (G-18).
        let others = self.taken & !(1 << self.at(seat));
        let pushed = self
            .at
            .iter()
            .position(|&at| at == to)
            .map_or(seat, Seat::at);
        Landed::Pushing {
            to,
            pushed,
            back_to: last_free_before(to, self.obstacles | others),
        }
    }

    /// Moves the seat's horse by its card and says where it landed.
    fn run(&mut self, seat: Seat, card: u8) -> Landed {
        let landed = self.land(seat, card);
        match landed {
            Landed::Refused { .. } => {}
            Landed::Free { to } => self.put(seat, to),
            Landed::Pushing {
                to,
                pushed,
                back_to,
            } => {
                self.put(pushed, back_to);
                self.put(seat, to);
            }
        }
        landed
    }

    /// Moves all horses by their cards, lowest number first (G-12), telling each step.
    pub(crate) fn run_round(
        &mut self,
        cards: [u8; MOST_SEATS],
        rank: [u8; MOST_SEATS],
        ties: Ties,
        mut tell: impl FnMut(Step),
    ) {
        // A byte for each number, a bit for each seat that played it.
        let mut tied_by_card = cards[..self.horses()]
            .iter()
            .enumerate()
            .fold(0u64, |all, (seat, card)| {
                all | 1 << (usize::from(*card) * 8 + seat)
            });
        while tied_by_card != 0 {
            let card = lowest_bit(tied_by_card) / 8;
            let tied = (tied_by_card >> (card * 8)) as u8;
            tied_by_card &= !(0xff << (card * 8));
            let from = self.at;
            if tied.is_power_of_two() {
                self.step(tied, card, Why::Number, true, &mut tell);
                continue;
            }
            // G-13: judged once for the group, on the board as it stands now.
            let mut waiting = tied;
            while waiting != 0 {
                let (next, why) = next_of(waiting, from, rank);
                let runs = waiting == tied || ties == Ties::RearFirst;
                self.step(next, card, why, runs, &mut tell);
                waiting &= !next;
            }
        }
    }

    /// One horse's part in a round; `seat` is its bit.
    fn step(&mut self, seat: u8, card: u8, why: Why, runs: bool, tell: &mut impl FnMut(Step)) {
        let seat = Seat::at(usize::from(lowest_bit(seat.into())));
        let from = self.at(seat);
        let landed = runs.then(|| self.run(seat, card));
        tell(Step {
            seat,
            card,
            from,
            landed,
            why,
        });
    }
}

/// One horse's part in a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    pub(crate) from: u8,
    /// Where it landed; nowhere where it missed its turn (G-22).
    pub(crate) landed: Option<Landed>,
    pub(crate) why: Why,
}

impl Step {
    /// The step as it is told to people.
    pub(crate) fn tell(self, course: &Course, events: &mut Vec<Event>) {
        let Self {
            seat,
            card,
            from,
            landed,
            why,
        } = self;
        match landed {
            None => events.push(Event::Missed { seat, card }),
            Some(Landed::Refused { at }) => {
                let obstacle = obstacle(course, at);
                events.push(Event::Refused {
                    seat,
                    card,
                    from,
                    at,
                    obstacle,
                    why,
                });
            }
            Some(Landed::Free { to }) => events.push(Event::Ran {
                seat,
                card,
                from,
                to,
                why,
            }),
            Some(Landed::Pushing {
                to,
                pushed,
                back_to,
            }) => {
                events.push(Event::Ran {
                    seat,
                    card,
                    from,
                    to,
                    why,
                });
                events.push(Event::Pushed {
                    seat: pushed,
                    by: seat,
                    from: to,
                    to: back_to,
                });
            }
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

/// The number of the lowest bit.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
pub(crate) const fn lowest_bit(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}

/// The next unoccupied space behind (G-17), or the box, which is always free (G-19).
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
const fn last_free_before(space: u8, occupied: u64) -> u8 {
    let free = !occupied & ((1 << space) - 1) & !1;
    if free == 0 {
        0
    } else {
        63 - free.leading_zeros() as u8
    }
}

/// Who of those still to move with equal numbers is next: the one furthest behind (G-13), in the
/// boxes the most senior (G-14). Seats are bits.
fn next_of(waiting: u8, board: [u8; MOST_SEATS], rank: [u8; MOST_SEATS]) -> (u8, Why) {
    if waiting.is_power_of_two() {
        return (waiting, Why::Last);
    }
    let seats = || (0..MOST_SEATS).filter(|seat| waiting >> seat & 1 == 1);
    let next = seats()
        .min_by_key(|&seat| (board[seat], rank[seat]))
        .expect("somebody waits");
    let level = seats().filter(|&seat| board[seat] == board[next]).count() > 1;
    (1 << next, if level { Why::Senior } else { Why::Behind })
}
