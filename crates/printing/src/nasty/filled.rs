//! A betting slip as it is filled in: what eyes may see of it.

use nasty::{Grade, RaceName};
use table::{Money, Seat};

use super::{Meeting, past};

/// A slip as it is filled in.
pub(super) struct Slip {
    pub(super) owner: Option<Seat>,
    pub(super) lines: [Filled; 6],
}

/// A line of it: what is filled in of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Filled {
    pub(super) race: Option<RaceName>,
    pub(super) entry: Option<Grade>,
    pub(super) bet: Backed,
    pub(super) odds: Option<u32>,
    pub(super) stake: Option<Money>,
    pub(super) settled: Option<Settled>,
}

#[derive(Clone, Copy, Default)]
pub(super) enum Backed {
    /// Not written, or not to be seen.
    #[default]
    Unknown,
    Nothing,
    Horse(Seat),
}

#[derive(Clone, Copy)]
pub(super) struct Settled {
    pub(super) paid: Money,
    pub(super) prize: Money,
    pub(super) purse: Money,
}

impl Slip {
    pub(super) const BLANK: Self = Self {
        owner: None,
        lines: [Filled {
            race: None,
            entry: None,
            bet: Backed::Unknown,
            odds: None,
            stake: None,
            settled: None,
        }; 6],
    };

    /// The slip of a seat, as far as these eyes may see it.
    pub(super) fn of(meeting: &Meeting<'_>, seat: Seat) -> Self {
        let mut slip = Self {
            owner: Some(seat),
            ..Self::BLANK
        };
        for (nth, line) in slip.lines.iter_mut().enumerate() {
            let mut filled = Filled {
                race: meeting.view.races.get(nth).copied(),
                entry: meeting.view.entries[seat.index()]
                    .get(nth)
                    .copied()
                    .flatten(),
                ..Filled::default()
            };
            if let Some(race) = meeting.view.past.get(nth) {
                filled.settle(race, seat);
            } else if meeting.is_on(nth) {
                filled.run(meeting, seat);
            }
            *line = filled;
        }
        slip
    }
}

impl Filled {
    fn settle(&mut self, race: &nasty::PastRace, seat: Seat) {
        let bet = race.bets[seat.index()];
        self.back(bet);
        self.odds = bet
            .and_then(|bet| past::row(race, bet.on))
            .map(|row| row.odds);
        self.settled = Some(Settled {
            paid: bet.map_or(Money::NONE, |bet| past::paid(race, bet)),
            prize: race.prizes[seat.index()],
            purse: race.cash[seat.index()],
        });
    }

    /// The race that is on.
    fn run(&mut self, meeting: &Meeting<'_>, seat: Seat) {
        let view = meeting.view;
        if let Some(bet) = view.bets[seat.index()] {
            self.back(Some(bet));
            let row = view.board.iter().find(|row| row.seat == bet.on);
            self.odds = row.map(|row| row.odds);
        } else if view.eye.is(seat) && view.sealed.contains(seat) {
            self.back(None);
        } else {
            self.stake = view.stakes.get(seat.index()).copied();
        }
    }

    fn back(&mut self, bet: Option<nasty::Bet>) {
        self.bet = bet.map_or(Backed::Nothing, |bet| Backed::Horse(bet.on));
        self.stake = bet.map(|bet| bet.stake);
    }
}
