//! The course and its steps as the rule book tells them, every sequence of steps written out.

use std::collections::BTreeSet;

use nasty::{Course, Goal, Lane, Roll, Spot};

/// The square of a lane, both as the rules count them.
pub(crate) fn spot(lane: u8, square: u8) -> Spot {
    let lane = Lane::try_from(lane).expect("a lane from 1 to 6");
    Spot { lane, square }
}

pub(crate) fn at(lane: u8, square: u8) -> Goal {
    Goal::Spot(spot(lane, square))
}

/// Something that knows one step on.
pub(crate) trait Board {
    fn ahead(&self, at: Spot) -> Goal;
    fn out(&self, at: Spot) -> Option<Spot>;
    fn inn(&self, at: Spot) -> Option<Spot>;
}

/// The printed course by the formulas of N-8 and N-20.
pub(crate) struct Page;

impl Page {
    /// The number of a square in its part of the race, from 1, and the parts before it with all their
    /// squares.
    fn beside(at: Spot, other: u8) -> Spot {
        let lane = u8::from(at.lane);
        let parts = |lane: u8| [19, 11 + lane, 20, 11 + lane, 18].map(u32::from);
        let mut number = u32::from(at.square) + 1;
        let mut before = 0;
        for (part, (own, others)) in parts(lane).into_iter().zip(parts(other)).enumerate() {
            if number <= own {
                let bend = part % 2 == 1;
                let beside = if bend {
                    (number * others).div_ceil(own)
                } else {
                    number
                };
                return spot(
                    other,
                    u8::try_from(before + beside - 1).expect("a square of the course"),
                );
            }
            number -= own;
            before += others;
        }
        panic!("{at:?} is behind the post");
    }
}

impl Board for Page {
    fn ahead(&self, at: Spot) -> Goal {
        let last = 56 + 2 * (11 + u8::from(at.lane));
        if at.square == last {
            Goal::Finish
        } else {
            Goal::Spot(Spot {
                square: at.square + 1,
                ..at
            })
        }
    }

    fn out(&self, at: Spot) -> Option<Spot> {
        let lane = u8::from(at.lane);
        (lane < 6).then(|| Self::beside(at, lane + 1))
    }

    fn inn(&self, at: Spot) -> Option<Spot> {
        let lane = u8::from(at.lane);
        (lane > 1).then(|| Self::beside(at, lane - 1))
    }
}

impl Board for Course {
    fn ahead(&self, at: Spot) -> Goal {
        Self::ahead(self, at)
    }

    fn out(&self, at: Spot) -> Option<Spot> {
        self.outer(at)
    }

    fn inn(&self, at: Spot) -> Option<Spot> {
        self.inner(at)
    }
}

/// A sequence of steps: where each leads, and how often it changes lanes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sequence {
    pub(crate) steps: Vec<Goal>,
    pub(crate) changes: usize,
    stepped_in: bool,
}

impl Sequence {
    pub(crate) fn end(&self) -> Goal {
        *self.steps.last().expect("a step")
    }

    /// How many pips it uses up; finishing uses all (N-19).
    pub(crate) fn length(&self, pips: u8) -> usize {
        if self.end() == Goal::Finish {
            usize::from(pips)
        } else {
            self.steps.len()
        }
    }
}

/// Every sequence of one step or more.
pub(crate) fn sequences(
    board: &impl Board,
    from: Spot,
    pips: u8,
    steps_in: bool,
    others: &[Spot],
) -> Vec<Sequence> {
    let mut all = Vec::new();
    let mut last = vec![Sequence::default()];
    for _ in 0..pips {
        let mut next = Vec::new();
        for sequence in &last {
            let at = match sequence.steps.last() {
                Some(Goal::Finish) => continue,
                Some(&Goal::Spot(spot)) => spot,
                None => from,
            };
            let inn = board.inn(at).filter(|_| steps_in && !sequence.stepped_in);
            let steps = [
                (Some(board.ahead(at)), 0, false),
                (board.out(at).map(Goal::Spot), 1, false),
                (inn.map(Goal::Spot), 1, true),
            ];
            for (step, changes, is_in) in steps {
                let Some(step) = step else { continue };
                if matches!(step, Goal::Spot(spot) if others.contains(&spot)) {
                    continue;
                }
                let mut longer = sequence.clone();
                longer.steps.push(step);
                longer.changes += changes;
                longer.stepped_in |= is_in;
                next.push(longer);
            }
        }
        all.extend(next.iter().cloned());
        last = next;
    }
    all
}

/// Where the sequences of the greatest length end (N-19).
pub(crate) fn ends(board: &impl Board, from: Spot, roll: Roll, others: &[Spot]) -> BTreeSet<Goal> {
    let all = sequences(board, from, roll.pips(), roll.steps_in(), others);
    let length = |sequence: &Sequence| sequence.length(roll.pips());
    let longest = all.iter().map(length).max();
    all.iter()
        .filter(|&sequence| Some(length(sequence)) == longest)
        .map(Sequence::end)
        .collect()
}
