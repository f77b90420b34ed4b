//! After a race: objections, prizes, bets, and on to the next one (N-33 to N-36).

use table::{Money, Seat};

use crate::event::Ear;
use crate::race::Hearing;
use crate::setup::MOST_SEATS;
use crate::state::{Past, RACES};
use crate::{Event, Meeting, RaceName, Refusal, Stage};

/// What has to be put down for an Objection (N-33).
pub(crate) const DEPOSIT: Money = Money::pounds(10_000);

impl Meeting {
    /// A seat objects or asks: two dice are to fall (N-33).
    pub(crate) fn contest(&mut self, hearing: Hearing, ear: &mut impl Ear) {
        if hearing.deposit {
            let seat = hearing.by;
            self.cash[seat.index()] -= DEPOSIT;
            ear.hear(|| Event::DepositPaid {
                seat,
                deposit: DEPOSIT,
            });
        }
        self.race.contested = true;
        self.race.hearing = Some(hearing);
        self.stage = Stage::Dice;
    }

    /// The two dice fall; a double disqualifies (N-33).
    pub(crate) fn judge(&mut self, dice: [u8; 2], ear: &mut impl Ear) {
        self.stage = Stage::Called;
        let Some(Hearing { by, on, deposit }) = self.race.hearing.take() else {
            return;
        };
        let sustained = dice[0] == dice[1];
        ear.hear(|| Event::Judged {
            seat: by,
            on,
            dice,
            sustained,
        });
        if sustained {
            let behind = self.race.enclosure().skip_while(|&seat| seat != on).count() - 1;
            self.race.disqualified = self.race.disqualified.with(on);
            let enclosure = self.race.enclosure().count();
            for (place, seat) in (1..).zip(self.race.enclosure()).skip(enclosure - behind) {
                ear.hear(|| Event::MovedUp { seat, place });
            }
        }
        match (deposit, sustained) {
            (true, true) => {
                self.cash[by.index()] += DEPOSIT;
                ear.hear(|| Event::DepositBack {
                    seat: by,
                    deposit: DEPOSIT,
                });
            }
            (true, false) => {
                self.bank += DEPOSIT;
                ear.hear(|| Event::DepositLost {
                    seat: by,
                    deposit: DEPOSIT,
                });
            }
            (false, _) => {}
        }
    }

    /// May a seat say that it has nothing more to play (N-33)?
    pub(crate) fn check_ready(&self, seat: Seat) -> Result<(), Refusal> {
        let asked = self.stage == Stage::Called && self.all().but(self.race.ready).contains(seat);
        asked.then_some(()).ok_or(Refusal::NotAsked)
    }

    /// A seat has nothing more to play; with the last one the race is settled (N-33).
    pub(crate) fn ready(&mut self, seat: Seat, ear: &mut impl Ear) {
        ear.hear(|| Event::Ready { seat });
        self.race.ready = self.race.ready.with(seat);
        if self.race.ready == self.all() {
            self.settle_race(ear);
        }
    }

    /// Pays prizes, then bets (N-40), and goes on to the next race (N-36).
    fn settle_race(&mut self, ear: &mut impl Ear) {
        let prizes = self.pay_prizes(ear);
        self.pay_bets(ear);
        ear.hear(|| Event::RaceOver {
            race: self.race_name(),
            number: self.number + 1,
            enclosure: self.race.enclosure().collect(),
            cash: self.purses(),
        });
        self.past[usize::from(self.number) % RACES] = Some(Past {
            lanes: self.race.horses.map(|horse| horse.drawn),
            finish: self.race.finish,
            disqualified: self.race.disqualified,
            bets: self.bets,
            prizes,
            cash: self.cash,
        });
        for used in &mut self.race.used {
            self.spent = self.spent.with(std::mem::take(used));
        }
        if usize::from(self.number) + 1 == RACES {
            self.stage = Stage::Over;
            ear.hear(|| Event::Over {
                cash: self.purses(),
            });
        } else {
            self.number += 1;
            self.stage = Stage::Lanes;
        }
    }

    /// The prizes of a race, the first one first: as many as so many starters run for (N-34).
    pub(crate) fn prizes(&self, race: RaceName) -> impl Iterator<Item = Money> + use<> {
        let count = match self.seats {
            0..=2 => 1,
            3 | 4 => 2,
            _ => 3,
        };
        let printed = self.book.prizes(race).into_iter().take(count);
        printed.map(|prize| Money::pounds(prize.into()))
    }

    /// Pays the prizes (N-34); what each seat won.
    fn pay_prizes(&mut self, ear: &mut impl Ear) -> [Money; MOST_SEATS] {
        let mut won = [Money::NONE; MOST_SEATS];
        let race = self.race;
        let Some(winner) = race.enclosure().next() else {
            return won;
        };
        for (nth, prize) in self.prizes(self.race_name()).enumerate() {
            let taker = race.enclosure().nth(nth);
            let seat = taker.unwrap_or(winner);
            won[seat.index()] += prize;
            self.pay(seat, prize);
            ear.hear(|| Event::PrizePaid {
                seat,
                place: u8::try_from(nth + 1).unwrap_or(0),
                untaken: taker.is_none(),
                prize,
            });
        }
        won
    }

    /// Settles the bets (N-35).
    fn pay_bets(&mut self, ear: &mut impl Ear) {
        let winner = self.race.enclosure().next();
        for seat in Seat::first(self.seats()) {
            let Some(bet) = self.bets[seat.index()] else {
                continue;
            };
            let odds = self.row(bet.on).odds;
            self.bank += bet.stake;
            let paid = if winner == Some(bet.on) {
                bet.stake * odds + bet.stake
            } else {
                Money::NONE
            };
            self.pay(seat, paid);
            ear.hear(|| Event::BetSettled {
                seat,
                on: bet.on,
                stake: bet.stake,
                odds,
                paid,
            });
        }
    }

    /// The bank pays (N-2).
    fn pay(&mut self, seat: Seat, sum: Money) {
        self.bank -= sum;
        self.cash[seat.index()] += sum;
    }
}
