//! What players did with bets and cards, line by line of a record.

use nasty::Card;
use store::Ledger;
use table::{Money, Seat};

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// A bet of his was settled.
    Bet {
        /// Whose bet.
        seat: Seat,
        /// The stake.
        stake: Money,
        /// What came back, the stake included; nothing where it was lost.
        paid: Money,
    },
    /// He played a card against horses of others.
    Hit {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// How many horses.
        horses: u32,
    },
}

/// What all of them did, as far as it stands.
#[derive(Default)]
pub(super) struct Deeds(Vec<(u32, Deed)>);

impl Deeds {
    /// With this line something was done.
    pub(super) fn add(&mut self, line: u32, deeds: impl Iterator<Item = Deed>) {
        self.0.extend(deeds.map(|deed| (line, deed)));
    }

    /// What was done from this line on was taken back.
    pub(super) fn take_back(&mut self, from: u32) {
        self.0.retain(|&(line, _)| line < from);
    }

    /// What it came to, by seat; empty where nobody did anything.
    pub(super) fn ledgers(&self, seats: usize) -> Vec<Ledger> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let mut ledgers = vec![Ledger::default(); seats];
        for &(_, deed) in &self.0 {
            match deed {
                Deed::Bet { seat, stake, paid } => {
                    let ledger = &mut ledgers[seat.index()];
                    if paid > stake {
                        ledger.gained += (paid - stake).in_pounds();
                    } else {
                        ledger.lost += (stake - paid).in_pounds();
                    }
                }
                Deed::Hit { seat, card, horses } => hit(&mut ledgers[seat.index()], card, horses),
            }
        }
        ledgers
    }
}

fn hit(ledger: &mut Ledger, card: Card, horses: u32) {
    let card = serde_json::to_value(card).expect("a card serialises");
    let card = card.as_str().expect("a card is a word").to_owned();
    match ledger.hits.iter_mut().find(|(there, _)| *there == card) {
        Some((_, sum)) => *sum += horses,
        None => ledger.hits.push((card, horses)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bets_and_cards_that_stand_are_put_together_by_seat() {
        let (a, b) = (Seat::at(0), Seat::at(1));
        let bet = |seat, stake, paid| Deed::Bet {
            seat,
            stake: Money::pounds(stake),
            paid: Money::pounds(paid),
        };
        let hit = |seat, horses| Deed::Hit {
            seat,
            card: Card::FallerFarTurn,
            horses,
        };
        let mut deeds = Deeds::default();
        assert!(deeds.ledgers(2).is_empty());
        deeds.add(3, [hit(b, 1)].into_iter());
        deeds.add(5, [hit(b, 2)].into_iter());
        deeds.add(7, [hit(b, 5)].into_iter());
        deeds.take_back(7);
        deeds.add(9, [bet(a, 2_000, 8_000), bet(b, 1_000, 0)].into_iter());
        deeds.add(9, [bet(a, 3_000, 0)].into_iter());
        let ledgers = deeds.ledgers(2);
        assert_eq!((ledgers[0].gained, ledgers[0].lost), (6_000, 3_000));
        assert_eq!((ledgers[1].gained, ledgers[1].lost), (0, 1_000));
        assert_eq!(ledgers[0].hits, []);
        assert_eq!(ledgers[1].hits, [("faller:far-turn".to_owned(), 3)]);
    }
}
