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
    /// The space of each horse, 0 in its box (G-3).
    pub(crate) at: [u8; MOST_SEATS],
    /// The number of horses.
    pub(crate) horses: u8,
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
    pub(crate) fn horses(&self) -> usize {
        usize::from(self.horses)
    }

    /// Where the seat's horse would end with this card, as the board stands.
    pub(crate) fn land(&self, seat: Seat, card: u8) -> Landed {
        let to = self.at[seat.index()] + card;
        if self.obstacles >> to & 1 == 1 {
            return Landed::Refused { at: to };
        }
        // The mover's old space is free by now (G-18), and the pushed horse leaves its own.
        let mut occupied = self.obstacles;
        let mut pushed = None;
        for other in Seat::first(self.horses()) {
            let at = self.at[other.index()];
            if other != seat {
                occupied |= 1 << at;
                if at == to {
                    pushed = Some(other);
                }
            }
        }
        match pushed {
            None => Landed::Free { to },
            Some(pushed) => Landed::Pushing {
                to,
                pushed,
                back_to: last_free_before(to, occupied),
            },
        }
    }

    /// Moves the seat's horse by its card and says where it landed.
    pub(crate) fn run(&mut self, seat: Seat, card: u8) -> Landed {
        let landed = self.land(seat, card);
        match landed {
            Landed::Refused { .. } => {}
            Landed::Free { to } => self.at[seat.index()] = to,
            Landed::Pushing {
                to,
                pushed,
                back_to,
            } => {
                self.at[seat.index()] = to;
                self.at[pushed.index()] = back_to;
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
        let mut by_card = [0u8; 7];
        let mut numbers = 0u8;
        for (seat, &card) in cards.iter().enumerate().take(self.horses()) {
            by_card[usize::from(card)] |= 1 << seat;
            numbers |= 1 << card;
        }
        while numbers != 0 {
            let card = lowest_bit(numbers);
            numbers &= numbers - 1;
            let mut group = by_card[usize::from(card)];
            // G-13: judged once for the group, on the board as it stands now.
            let board = self.at;
            let mut misses = false;
            while group != 0 {
                let (seat, why) = next_of(group, by_card[usize::from(card)], &board, &rank);
                group &= !(1 << seat.index());
                let from = self.at[seat.index()];
                let landed = (!misses).then(|| self.run(seat, card));
                tell(Step {
                    seat,
                    card,
                    from,
                    landed,
                    why,
                });
                misses = ties == Ties::RearOnly;
            }
        }
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

/// The number of the lowest bit, as cards and seats are kept.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a byte is below 8"
)]
pub(crate) const fn lowest_bit(bits: u8) -> u8 {
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
/// boxes the most senior (G-14). `tied` are all who played this number.
fn next_of(
    waiting: u8,
    tied: u8,
    board: &[u8; MOST_SEATS],
    rank: &[u8; MOST_SEATS],
) -> (Seat, Why) {
    if waiting.is_power_of_two() {
        let seat = Seat::at(usize::from(lowest_bit(waiting)));
        return (
            seat,
            if waiting == tied {
                Why::Number
            } else {
                Why::Last
            },
        );
    }
    let among = || Seat::first(MOST_SEATS).filter(|seat| waiting >> seat.index() & 1 == 1);
    let order = |seat: &Seat| (board[seat.index()], rank[seat.index()]);
    let next = among().min_by_key(order).expect("somebody waits");
    let level = among()
        .filter(|seat| board[seat.index()] == board[next.index()])
        .count()
        > 1;
    (next, if level { Why::Senior } else { Why::Behind })
}
