//! What was said against horses, race by race.

use nasty::Event;
use table::{Money, Seat};

/// The stewards' minutes: what everybody heard of Objections and Enquiries (N-33).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Minutes {
    /// Those of each race so far, the first race first.
    races: Vec<Vec<Hearing>>,
    /// The deposit that was put down for the next one.
    deposit: Option<Money>,
    /// Whether the last race is still open.
    is_open: bool,
}

/// An Objection, or an Enquiry where nothing was put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hearing {
    pub(crate) by: Seat,
    pub(crate) on: Seat,
    pub(crate) dice: [u8; 2],
    pub(crate) sustained: bool,
    pub(crate) deposit: Option<Money>,
}

impl Minutes {
    /// Writes down what happened, if it belongs here. Events come in their order.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::DepositPaid { deposit, .. } => self.deposit = Some(deposit),
            Event::Judged {
                seat,
                on,
                dice,
                sustained,
            } => {
                let deposit = self.deposit.take();
                self.race().push(Hearing {
                    by: seat,
                    on,
                    dice,
                    sustained,
                    deposit,
                });
            }
            Event::RaceOver { .. } => {
                self.race();
                self.is_open = false;
            }
            _ => {}
        }
    }

    /// Those of a race, from 0.
    pub(crate) fn of(&self, race: usize) -> &[Hearing] {
        self.races.get(race).map_or(&[], Vec::as_slice)
    }

    /// The deposits that a seat has lost in a race, from 0.
    pub(crate) fn lost(&self, race: usize, seat: Seat) -> Money {
        let lost = self.of(race).iter();
        lost.filter(|hearing| hearing.by == seat && !hearing.sustained)
            .filter_map(|hearing| hearing.deposit)
            .sum()
    }

    fn race(&mut self) -> &mut Vec<Hearing> {
        if !self.is_open {
            self.races.push(Vec::new());
            self.is_open = true;
        }
        self.races.last_mut().expect("one is open")
    }
}

#[cfg(test)]
mod tests {
    use nasty::RaceName;

    use super::*;

    #[test]
    fn each_race_has_its_own() {
        let mut minutes = Minutes::default();
        let over = Event::RaceOver {
            race: RaceName::DukesCup,
            number: 1,
            enclosure: Vec::new(),
            cash: Vec::new(),
        };
        let judged = |sustained| Event::Judged {
            seat: Seat::at(1),
            on: Seat::at(0),
            dice: [3, 4],
            sustained,
        };
        let deposit = Money::pounds(10_000);
        minutes.hear(&over);
        minutes.hear(&Event::DepositPaid {
            seat: Seat::at(1),
            deposit,
        });
        minutes.hear(&judged(false));
        minutes.hear(&judged(true));
        minutes.hear(&over);
        assert_eq!(minutes.of(0), []);
        assert_eq!(minutes.of(1).len(), 2);
        assert_eq!(minutes.of(1)[1].deposit, None);
        assert_eq!(minutes.lost(1, Seat::at(1)), deposit);
        assert_eq!(minutes.lost(0, Seat::at(1)), Money::NONE);
        assert_eq!(minutes.of(2), []);
    }
}
