//! Race event cards in number: a hand, the deck, what is spent.

use rand::{Rng, RngExt};

use crate::Card;

/// The cards of a deck (N-3).
pub(crate) const DECK: usize = 24;

/// Some race event cards, counted by card: a digit of a word for each. Equal cards are one to choose,
/// so no more than the counts is ever needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards(u64);

/// The most of one card that can be counted.
const MOST_OF_EACH: u8 = 0xf;

impl Cards {
    /// No cards.
    pub(crate) const NONE: Self = Self(0);

    /// One card.
    #[inline]
    pub(crate) const fn one(card: Card) -> Self {
        Self(1 << (4 * card.index()))
    }

    /// These cards counted; `None` where they are more than a deck can have.
    pub(crate) fn of(cards: &[Card]) -> Option<Self> {
        if cards.len() > DECK {
            return None;
        }
        cards.iter().try_fold(Self::NONE, |counted, &card| {
            (counted.count(card) < MOST_OF_EACH).then(|| counted.with(Self::one(card)))
        })
    }

    /// So many of each card, by card.
    pub(crate) fn counted(counts: [u8; 15]) -> Self {
        let digits = counts.iter().rev();
        Self(digits.fold(0, |cards, &count| cards << 4 | u64::from(count)))
    }

    /// These cards and some more.
    #[inline]
    pub(crate) const fn with(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }

    /// These cards but for some that are among them.
    #[inline]
    pub(crate) const fn but(self, others: Self) -> Self {
        Self(self.0 - others.0)
    }

    /// Those of which there is at least one among others; which are one of each at most.
    #[inline]
    pub(crate) const fn among(self, ones: Self) -> Self {
        let some = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        Self(some & ones.0)
    }

    /// None of this card.
    #[inline]
    pub(crate) const fn without(self, card: Card) -> Self {
        Self(self.0 & !(0xf << (4 * card.index())))
    }

    /// Are others all among these?
    pub(crate) fn hold(self, others: Self) -> bool {
        Card::ALL
            .iter()
            .all(|&card| self.count(card) >= others.count(card))
    }

    /// Is there such a card here?
    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many of a card.
    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 0xf) as u8
    }

    /// How many of each card, by card.
    pub(crate) fn counts(self) -> [u8; 15] {
        Card::ALL.map(|card| self.count(card))
    }

    /// How many in all.
    pub(crate) fn len(self) -> u8 {
        self.counts().iter().sum()
    }

    /// Are there none?
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of which there is one here, each once.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let digit = (left != 0).then(|| left.trailing_zeros() as usize / 4)?;
            left &= !(0xf << (4 * digit));
            Some(Card::ALL[digit])
        })
    }

    /// The cards, sorted.
    pub(crate) fn list(self) -> Vec<Card> {
        let each = |card| std::iter::repeat_n(card, usize::from(self.count(card)));
        Card::ALL.into_iter().flat_map(each).collect()
    }
}

/// A stack of cards to draw from at random.
pub(crate) struct Stack {
    cards: [Card; DECK],
    left: usize,
}

impl Stack {
    /// Just these cards, as many as a deck at most.
    pub(crate) fn of(cards: Cards) -> Self {
        let mut stack = Self {
            cards: [Card::FallerGrandstand; DECK],
            left: 0,
        };
        for card in cards.list() {
            stack.cards[stack.left] = card;
            stack.left += 1;
        }
        stack
    }

    /// Draws so many, each choice of those left equally likely.
    pub(crate) fn draw(&mut self, count: u8, rng: &mut impl Rng) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let nth = rng.random_range(0..self.left);
            self.left -= 1;
            drawn = drawn.with(Cards::one(self.cards[nth]));
            self.cards[nth] = self.cards[self.left];
        }
        drawn
    }
}
