//! The oval: where the pigs stand, where food lies, and where a pig would come to stand.

use crate::{LineUp, Pig, Runner};

/// The track with the pigs and the food on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Track {
    spaces: u8,
    /// The unwrapped distance of each pig (P-4).
    at: [i16; 5],
    /// The space of each pig.
    space: [u8; 5],
    /// The spaces with a pig, a bit for each; none before the pigs are first lined up.
    taken: u32,
    /// The spaces with food, a bit for each.
    food: u32,
    /// The greatest of the distances.
    front: i16,
}

/// Where a pig would come to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Landing {
    pub(crate) at: i16,
    space: u8,
}

impl Track {
    /// A track of so many spaces with nothing on it.
    pub(crate) fn bare(spaces: u8) -> Self {
        Self {
            spaces,
            at: [0; 5],
            space: [0; 5],
            taken: 0,
            food: 0,
            front: i16::MIN,
        }
    }

    /// A track with pigs that stand on different spaces.
    pub(crate) fn with_pigs(spaces: u8, pigs: impl IntoIterator<Item = Runner>) -> Self {
        let mut track = Self::bare(spaces);
        for Runner { pig, at } in pigs {
            let space = track.space_at(at);
            track.at[pig.index()] = at;
            track.space[pig.index()] = space;
            track.taken |= 1 << space;
            track.front = track.front.max(at);
        }
        track
    }

    /// Lines the pigs up, the front one at 0, no gap (P-5). Food stays where it is.
    #[inline]
    pub(crate) fn line_up(&mut self, order: LineUp) {
        let pigs = order.pigs().zip((-4..=0).rev());
        let runners = pigs.map(|(pig, at)| Runner { pig, at });
        let food = self.food;
        *self = Self::with_pigs(self.spaces, runners);
        self.food = food;
    }

    /// Do pigs stand on it?
    pub(crate) fn has_pigs(&self) -> bool {
        self.taken != 0
    }

    /// The pigs, front to back; none before they are first lined up.
    pub(crate) fn runners(&self) -> Vec<Runner> {
        let all = Pig::ALL.map(|pig| Runner {
            pig,
            at: self.at(pig),
        });
        let mut runners = if self.has_pigs() {
            all.to_vec()
        } else {
            Vec::new()
        };
        runners.sort_by_key(|runner| -runner.at);
        runners
    }

    /// How far a pig has come.
    pub(crate) fn at(&self, pig: Pig) -> i16 {
        self.at[pig.index()]
    }

    /// The space at this distance (P-4).
    pub(crate) fn space_at(&self, at: i16) -> u8 {
        u8::try_from(at.rem_euclid(i16::from(self.spaces))).expect("a remainder of a byte")
    }

    /// Does a pig stand on the space at this distance?
    pub(crate) fn is_taken(&self, at: i16) -> bool {
        self.taken >> self.space_at(at) & 1 == 1
    }

    /// Where a pig would come to stand: the next empty space ahead (P-8, P-10).
    #[inline]
    pub(crate) fn landing(&self, pig: Pig) -> Landing {
        let next = self.space[pig.index()] + 1;
        // The oval twice in a row, so that the way ahead is not cut at the start line.
        let taken = u64::from(self.taken) | u64::from(self.taken) << self.spaces;
        let leaps = lowest_bit(!(taken >> next));
        let space = next + leaps;
        Landing {
            at: self.at(pig) + 1 + i16::from(leaps),
            space: if space < self.spaces {
                space
            } else {
                space - self.spaces
            },
        }
    }

    /// The landing at a distance.
    pub(crate) fn landing_at(&self, at: i16) -> Landing {
        Landing {
            at,
            space: self.space_at(at),
        }
    }

    /// Would it be ahead of all others there (P-9, P-10)?
    #[inline]
    pub(crate) fn leads(&self, landing: Landing) -> bool {
        landing.at > self.front
    }

    /// The pigs between a pig and its landing, in the order in which it meets them.
    pub(crate) fn leapt(&self, pig: Pig, landing: Landing) -> Vec<Pig> {
        (self.at(pig) + 1..landing.at)
            .filter_map(|at| {
                let space = self.space_at(at);
                Pig::ALL
                    .into_iter()
                    .find(|one| self.space[one.index()] == space)
            })
            .collect()
    }

    /// Moves a pig.
    #[inline]
    pub(crate) fn go(&mut self, pig: Pig, landing: Landing) {
        let from = self.space[pig.index()];
        self.taken ^= 1 << from | 1 << landing.space;
        self.at[pig.index()] = landing.at;
        self.space[pig.index()] = landing.space;
        self.front = self.front.max(landing.at);
    }

    /// The pigs that would be ahead if they moved now, front to back.
    pub(crate) fn can_lead(&self) -> Vec<Pig> {
        let pigs = self.runners().into_iter().map(|runner| runner.pig);
        pigs.filter(|&pig| self.leads(self.landing(pig))).collect()
    }

    /// Does food lie on the space where a pig lands, on whatever lap (P-19)?
    #[inline]
    pub(crate) fn has_food(&self, landing: Landing) -> bool {
        self.food >> landing.space & 1 == 1
    }

    /// The distance, on the first lap, of the space where a pig lands.
    pub(crate) fn first_lap(landing: Landing) -> i16 {
        i16::from(landing.space)
    }

    /// Puts food on a space, or takes it away from there.
    #[inline]
    pub(crate) fn turn_food(&mut self, landing: Landing) {
        self.food ^= 1 << landing.space;
    }

    /// Where food lies, in order.
    pub(crate) fn food(&self) -> Vec<i16> {
        (0..i16::from(self.spaces))
            .filter(|at| self.food >> at & 1 == 1)
            .collect()
    }

    /// Takes all food away; how much it was.
    pub(crate) fn clear_food(&mut self) -> i16 {
        let food = std::mem::take(&mut self.food).count_ones();
        i16::try_from(food).expect("a word has 32 bits")
    }
}

/// The number of the lowest bit.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
const fn lowest_bit(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}
