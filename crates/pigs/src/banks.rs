//! What a seat has banked.

/// The most rounds that a game may have.
pub(crate) const MOST_ROUNDS: u8 = 8;

/// The food that a seat has banked, round by round; a round that was lost banked nothing (P-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Banks {
    food: [u16; MOST_ROUNDS as usize],
    rounds: u8,
}

/// What counts at the end, best last: all food and, where the table asks for it, the rounds with
/// something banked and the greatest single bank (P-15, P-16).
pub(crate) type Score = (u16, usize, u16);

impl Banks {
    /// One more round has been settled.
    pub(crate) fn push(&mut self, food: u16) {
        self.food[usize::from(self.rounds % MOST_ROUNDS)] = food;
        self.rounds += 1;
    }

    /// Round by round.
    pub(crate) fn rounds(&self) -> &[u16] {
        &self.food[..usize::from(self.rounds)]
    }

    /// All of it.
    pub(crate) fn total(&self) -> u16 {
        self.food.iter().sum()
    }

    /// What counts at the end.
    pub(crate) fn score(&self, breaks_ties: bool) -> Score {
        if !breaks_ties {
            return (self.total(), 0, 0);
        }
        let fed = self.food.iter().filter(|&&food| food > 0).count();
        let best = self.food.iter().copied().max().unwrap_or(0);
        (self.total(), fed, best)
    }
}
