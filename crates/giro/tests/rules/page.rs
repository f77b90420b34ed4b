//! The page of rules, read slowly.

use std::ops::RangeInclusive;

use giro::CourseName;

/// A course as G-4 describes it.
pub(crate) struct Printed {
    pub(crate) name: CourseName,
    pub(crate) length: u8,
    pub(crate) river: &'static [u8],
    pub(crate) moor: &'static [u8],
    sand: &'static [RangeInclusive<u8>],
}

/// G-4.
pub(crate) const COURSES: [Printed; 3] = [
    Printed {
        name: CourseName::Classic,
        length: 40,
        river: &[8, 27],
        moor: &[18],
        sand: &[10..=16, 20..=25, 29..=39],
    },
    Printed {
        name: CourseName::Sprint,
        length: 30,
        river: &[7, 21],
        moor: &[14],
        sand: &[10..=12, 16..=19, 23..=29],
    },
    Printed {
        name: CourseName::Grand,
        length: 52,
        river: &[8, 34],
        moor: &[20],
        sand: &[10..=18, 22..=32, 36..=51],
    },
];

impl Printed {
    pub(crate) fn sand(&self) -> Vec<u8> {
        self.sand.iter().cloned().flatten().collect()
    }

    pub(crate) fn natural(&self) -> Vec<u8> {
        [self.river, self.moor].concat()
    }

    /// Every set of five spaces of sand.
    pub(crate) fn fives(&self) -> Vec<Vec<u8>> {
        (0..5).fold(vec![Vec::new()], |sets, _| {
            sets.iter().flat_map(|set| self.one_more(set)).collect()
        })
    }

    /// Every set of five spaces that G-7 to G-9 allow.
    pub(crate) fn layouts(&self) -> Vec<Vec<u8>> {
        let mut sets = self.fives();
        sets.retain(|set| self.allows(set));
        sets
    }

    fn one_more(&self, set: &[u8]) -> Vec<Vec<u8>> {
        let beyond = set.last().copied().unwrap_or(0);
        let sand = self.sand().into_iter().filter(|&space| space > beyond);
        sand.map(|space| [set, &[space]].concat()).collect()
    }

    fn allows(&self, set: &[u8]) -> bool {
        let natural = self.natural();
        let last_natural = *natural.iter().max().expect("each course has some");
        let apart = |a: u8, b: u8| a.abs_diff(b) > 1;
        let in_last_stretch = set.iter().filter(|&&space| space > last_natural).count();
        set.windows(2).all(|pair| apart(pair[0], pair[1]))
            && set.iter().all(|&a| natural.iter().all(|&b| apart(a, b)))
            && in_last_stretch >= 2
    }
}

/// What a round is played on and with.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// Natural and placed.
    pub(crate) obstacles: Vec<u8>,
    pub(crate) horses: Vec<u8>,
    /// The seats, oldest first.
    pub(crate) seniority: Vec<usize>,
    pub(crate) rear_only: bool,
}

impl Board {
    /// A round by G-12 to G-22.
    pub(crate) fn run(&mut self, cards: &[u8]) {
        for number in 1..=6 {
            let mut tied: Vec<usize> = self.seniority.clone();
            tied.retain(|&seat| cards[seat] == number);
            // A stable sort: level horses stay in the order of seniority (G-14).
            tied.sort_by_key(|&seat| self.horses[seat]);
            if self.rear_only {
                tied.truncate(1);
            }
            for seat in tied {
                self.step(seat, number);
            }
        }
    }

    fn step(&mut self, seat: usize, card: u8) {
        let to = self.horses[seat] + card;
        if self.obstacles.contains(&to) {
            return;
        }
        let pushed = self.horses.iter().position(|&at| at == to);
        self.horses[seat] = to;
        if let Some(pushed) = pushed {
            let free = |at: &u8| !self.obstacles.contains(at) && !self.horses.contains(at);
            self.horses[pushed] = (1..to).rev().find(free).unwrap_or(0);
        }
    }
}
