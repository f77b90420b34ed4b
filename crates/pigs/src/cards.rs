//! Racing cards: a hand, the discard pile, the undealt rest.

use rand::{Rng, RngExt};

use crate::Pig;

/// Some racing cards, counted by pig: a digit of a word for each. Equal cards are one (P-23), so no
/// more than the counts is ever needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards(u32);

/// The most cards of one pig that an edition may have.
pub(crate) const MOST_OF_EACH: u8 = 9;
/// The most racing cards that there can be.
const MOST: usize = 5 * MOST_OF_EACH as usize;
/// A one in each digit.
const ONES: u32 = 0x1_1111;

impl Cards {
    /// No cards.
    pub(crate) const NONE: Self = Self(0);

    /// One card.
    pub(crate) const fn one(pig: Pig) -> Self {
        Self(1 << (4 * pig.index()))
    }

    /// So many of each pig.
    pub(crate) fn full(of_each: u8) -> Self {
        Self(ONES * u32::from(of_each))
    }

    /// These cards counted; `None` where they are more of a pig than there can be.
    pub(crate) fn of(cards: &[Pig]) -> Option<Self> {
        let mut counted = Self::NONE;
        for &card in cards {
            if counted.count(card) == MOST_OF_EACH {
                return None;
            }
            counted = counted.with(Self::one(card));
        }
        Some(counted)
    }

    /// So many of each pig, by pig.
    pub(crate) fn counted(counts: [u8; 5]) -> Self {
        let digits = counts.iter().rev();
        Self(digits.fold(0, |cards, &count| cards << 4 | u32::from(count)))
    }

    /// These cards and some more.
    pub(crate) const fn with(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }

    /// These cards but for some that are among them.
    pub(crate) const fn but(self, others: Self) -> Self {
        Self(self.0 - others.0)
    }

    /// Are others all among these?
    pub(crate) fn hold(self, others: Self) -> bool {
        Pig::ALL
            .iter()
            .all(|&pig| self.count(pig) >= others.count(pig))
    }

    /// How many of a pig.
    pub(crate) const fn count(self, pig: Pig) -> u8 {
        (self.0 >> (4 * pig.index()) & 0xf) as u8
    }

    /// How many of each pig.
    pub(crate) fn counts(self) -> [u8; 5] {
        Pig::ALL.map(|pig| self.count(pig))
    }

    /// How many in all.
    pub(crate) fn len(self) -> u8 {
        self.counts().iter().sum()
    }

    /// Are there none?
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pigs that have a card here, each once.
    pub(crate) fn pigs(self) -> impl Iterator<Item = Pig> + Clone {
        Pig::ALL.into_iter().filter(move |&pig| self.count(pig) > 0)
    }

    /// The cards, sorted.
    pub(crate) fn list(self) -> Vec<Pig> {
        let each = |pig| std::iter::repeat_n(pig, usize::from(self.count(pig)));
        Pig::ALL.into_iter().flat_map(each).collect()
    }

    /// One of [`Cards::pigs`], each equally likely; there must be one.
    #[inline]
    pub(crate) fn sample(self, rng: &mut impl Rng) -> Pig {
        let some = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        // The factor brings the lowest bit of digit n to bit 20 - n, and nothing else near it.
        let which = some.wrapping_mul(0x0010_8421) >> 16;
        let listed = LISTED[which as usize % LISTED.len()];
        let nth = rng.random_range(0..listed & 0xf);
        Pig::ALL[(listed >> (4 + 4 * nth) & 0xf) as usize % 5]
    }
}

/// Every choice of pigs written out, a digit each: how many there are, then their indices. Playouts
/// spend most of their time picking cards, and this is looked up in one go. The highest bit of the
/// index stands for the first pig.
const LISTED: [u32; 32] = {
    let mut listed = [0; 32];
    let mut some = 0;
    while some < 32 {
        let mut pig = 5;
        while pig > 0 {
            pig -= 1;
            if some >> (4 - pig) & 1 == 1 {
                let (count, pigs) = (listed[some] & 0xf, listed[some] >> 4);
                listed[some] = (pigs << 4 | pig) << 4 | (count + 1);
            }
        }
        some += 1;
    }
    listed
};

/// The cards as they lie before a shuffle, one of each pig in turn, so that it begins alike however
/// many there are.
const SORTED: [Cards; MOST] = {
    let mut sorted = [Cards::NONE; MOST];
    let mut nth = 0;
    while nth < MOST {
        sorted[nth] = Cards::one(Pig::ALL[nth % 5]);
        nth += 1;
    }
    sorted
};

/// A stack of cards to draw from at random.
pub(crate) struct Stack {
    cards: [Cards; MOST],
    left: usize,
}

impl Stack {
    /// All racing cards of an edition.
    pub(crate) fn full(of_each: u8) -> Self {
        Self {
            cards: SORTED,
            left: 5 * usize::from(of_each),
        }
    }

    /// Just these cards.
    pub(crate) fn of(cards: Cards) -> Self {
        let mut stack = Self {
            cards: SORTED,
            left: 0,
        };
        for card in cards.list() {
            stack.cards[stack.left] = Cards::one(card);
            stack.left += 1;
        }
        stack
    }

    /// Draws so many, each choice of those left equally likely.
    #[inline]
    pub(crate) fn draw(&mut self, count: u8, rng: &mut impl Rng) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let nth = rng.random_range(0..u32::try_from(self.left).unwrap_or(1)) as usize;
            self.left -= 1;
            drawn = drawn.with(self.cards[nth]);
            self.cards[nth] = self.cards[self.left];
        }
        drawn
    }
}

/// The pig of the nth card as it lies before a shuffle.
pub(crate) fn sorted(nth: u8) -> Pig {
    Pig::ALL[usize::from(nth % 5)]
}
