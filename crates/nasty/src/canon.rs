//! The form in which a meeting is fingerprinted.
//!
//! Records carry digests of it and have to hold for ever, so it follows the words of the rule book,
//! not the way in which a meeting is kept in memory. `docs/record.md` describes it to strangers.

use serde::{Serialize, Serializer};
use table::{Money, Seat, Seats};

use crate::race::{Claim, Hearing, Horse, Pressure, Turns};
use crate::{Bet, Card, Entries, Fate, Grade, Lane, Meeting, RaceName, Rules, Section, Stage};

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Canon<'a> {
    rules: Rules,
    stage: Stage,
    races: &'a [RaceName],
    number: u8,
    entries: Vec<Option<Entries>>,
    hands: Vec<Vec<Card>>,
    undealt: Vec<Card>,
    spent: Vec<Card>,
    cash: Vec<Money>,
    bank: Money,
    sealed: Seats,
    bets: &'a [Option<Bet>],
    chalked: Seats,
    race: Option<Running<'a>>,
    past: Vec<Settled<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Running<'a> {
    horses: Vec<Runner>,
    last: Seat,
    to_roll: Option<Seat>,
    rolled: u8,
    finished: &'a [Seat],
    just_finished: Option<Seat>,
    claim: Option<Claim>,
    pressure: Option<Pressure>,
    felled: Seats,
    before: Option<Turns>,
    used: Vec<Vec<Card>>,
    ready: Seats,
    disqualified: Seats,
    contested: bool,
    hearing: Option<Hearing>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Runner {
    lane: Option<Lane>,
    square: Option<u8>,
    grade: Grade,
    drawn: Lane,
    fate: Fate,
    moved: bool,
    doubled: Vec<Section>,
    whipped: u8,
    was_whipped: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Settled<'a> {
    lanes: &'a [Lane],
    finished: &'a [Seat],
    disqualified: Seats,
    bets: &'a [Option<Bet>],
    prizes: &'a [Money],
    cash: &'a [Money],
}

impl From<&Horse> for Runner {
    fn from(horse: &Horse) -> Self {
        let stands = horse.fate != Fate::Home;
        Self {
            lane: stands.then_some(horse.spot.lane),
            square: stands.then_some(horse.spot.square),
            grade: horse.grade,
            drawn: horse.drawn,
            fate: horse.fate,
            moved: horse.moved,
            doubled: horse.doublings(),
            whipped: horse.whipped,
            was_whipped: horse.was_whipped,
        }
    }
}

impl Meeting {
    /// Who is to roll or has rolled, while the race is on.
    pub(crate) fn known_roller(&self) -> Option<Seat> {
        let on = matches!(
            self.stage,
            Stage::Moment | Stage::Die | Stage::Go | Stage::Double | Stage::GoDoubled
        );
        on.then_some(self.race.to_roll)
    }

    /// Whose turn it was before the Faller that may be answered.
    pub(crate) fn known_before(&self) -> Option<Turns> {
        (!self.race.felled.is_empty()).then_some(self.race.before)
    }

    /// The stable entry of a seat, once it is sealed.
    pub(crate) fn entry(&self, seat: Seat) -> Option<Entries> {
        let grades = self.entries[seat.index()];
        self.entered.contains(seat).then(|| Entries::from(grades))
    }

    fn running(&self) -> Running<'_> {
        let seats = self.seats();
        let race = &self.race;
        Running {
            horses: race.horses[..seats].iter().map(Runner::from).collect(),
            last: race.last,
            to_roll: self.known_roller(),
            rolled: race.rolled,
            finished: race.finish.seats(),
            just_finished: race.just_home,
            claim: race.claim,
            pressure: race.pressure,
            felled: race.felled,
            before: self.known_before(),
            used: race.used[..seats].iter().map(|used| used.list()).collect(),
            ready: race.ready,
            disqualified: race.disqualified,
            contested: race.contested,
            hearing: race.hearing,
        }
    }
}

impl Serialize for Meeting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = self.seats();
        let past = self.past.iter().flatten();
        Canon {
            rules: self.rules,
            stage: self.stage,
            races: self.known_races(),
            number: self.number + 1,
            entries: self.by_seat(|seat| self.entry(seat)),
            hands: self.hands[..seats].iter().map(|hand| hand.list()).collect(),
            undealt: self.undealt.list(),
            spent: self.spent.list(),
            cash: self.purses(),
            bank: self.bank,
            sealed: self.sealed,
            bets: &self.bets[..seats],
            chalked: self.chalked,
            race: self.has_begun().then(|| self.running()),
            past: past
                .map(|past| Settled {
                    lanes: &past.lanes[..seats],
                    finished: past.finish.seats(),
                    disqualified: past.disqualified,
                    bets: &past.bets[..seats],
                    prizes: &past.prizes[..seats],
                    cash: &past.cash[..seats],
                })
                .collect(),
        }
        .serialize(serializer)
    }
}
