//! What eyes may know.

use rand::Rng;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Money, Playout, Seat, Seats, Standings, Turn};

use crate::settling::DEPOSIT;
use crate::state::Past;
use crate::{
    Bet, Book, Card, Claim, Fate, Fence, Grade, Guess, Hearing, Lane, Meeting, Pressure, RaceName,
    Row, Rules, Section, Spot, Stage, Turns,
};

/// What one pair of eyes may know of a meeting (N-37).
///
/// Hidden are the other hands and the undealt rest, stable entries of races to come, and what others
/// have backed until it is settled; and before all bets are sealed, their stakes, so that until then
/// a purse is shown as it was before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "NastyView")]
pub struct View {
    /// Whose eyes.
    pub eye: Eye,
    /// The printed figures.
    pub book: Book,
    /// The table's options.
    pub rules: Rules,
    /// What is going on.
    pub stage: Stage,
    /// What is awaited.
    pub turn: Turn,
    /// The races in their order; none until it is drawn (N-5).
    pub races: Vec<RaceName>,
    /// The number of the race that is on or comes next or, once the meeting is over, was the last; from
    /// 1.
    pub number: u8,
    /// The grade of each seat for each race, as far as these eyes know it (N-11).
    pub entries: Vec<Vec<Option<Grade>>>,
    /// Who has sealed the stable entry.
    pub entered: Seats,
    /// How many cards each seat holds.
    pub held: Vec<u8>,
    /// The cards in hand of these eyes' own seat, sorted.
    pub hand: Vec<Card>,
    /// How many cards stay unseen for the meeting.
    pub undealt: u8,
    /// The cards spent for good, sorted.
    pub spent: Vec<Card>,
    /// The cards that each seat has used in this run, sorted (N-27).
    pub used: Vec<Vec<Card>>,
    /// What is paid for each place, the first one first, in each race from the poorest to the richest: as
    /// many prizes as so many starters run for (N-34).
    pub prizes: Vec<Vec<Money>>,
    /// What has to be put down for an Objection (N-33).
    pub deposit: Money,
    /// The money of each seat.
    pub cash: Vec<Money>,
    /// What the bank holds beyond what it gave out at first (N-2).
    pub bank: Money,
    /// The rows that stand on the bookie's board (N-13).
    pub board: Vec<Row>,
    /// The most that these eyes' own seat could stake now, in whole thousands of pounds (N-14).
    pub most_stake: Money,
    /// Who has sealed a bet, or none, for this race.
    pub sealed: Seats,
    /// The stake of each seat on this race, once all are shown (N-14).
    pub stakes: Vec<Money>,
    /// The bets on this race: these eyes' own, and those of all once they are settled.
    pub bets: Vec<Option<Bet>>,
    /// The horses of this race or, until lanes are dealt, of the one before.
    pub horses: Vec<Runner>,
    /// Who is to roll or has rolled, while the race is on.
    pub to_roll: Option<Seat>,
    /// Whose horse moved, or lost its turn, last (N-16).
    pub last: Seat,
    /// The number rolled, while the move is awaited; else 0.
    pub rolled: u8,
    /// The seats whose horses are home, the first one first, as photographs have left it.
    pub finished: Vec<Seat>,
    /// The horses in the enclosure, the winner first (N-33).
    pub enclosure: Vec<Seat>,
    /// The horses that were disqualified (N-33).
    pub disqualified: Seats,
    /// Whose horse has passed the post with the last move and was not claimed against (N-32).
    pub just_home: Option<Seat>,
    /// The claim to a photo finish that is to be decided (N-32).
    pub claim: Option<Claim>,
    /// The horse that must veer (N-31).
    pub pressure: Option<Pressure>,
    /// The horses that may be remounted now (N-29).
    pub felled: Seats,
    /// Whose turn it was before they fell.
    pub before: Option<Turns>,
    /// Who has nothing more to play after this race (N-33).
    pub ready: Seats,
    /// Whether an Objection or Enquiry was played after this race (N-25).
    pub contested: bool,
    /// The Objection or Enquiry for which dice are to fall (N-33).
    pub hearing: Option<Hearing>,
    /// The races that are settled, in their order.
    pub past: Vec<PastRace>,
    /// The places, once the meeting is over (N-36).
    pub result: Option<Standings>,
}

/// A horse of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "NastyRunner")]
pub struct Runner {
    /// Whose.
    pub seat: Seat,
    /// Where it stands or, once it is out or home, where it last stood.
    pub spot: Spot,
    /// Its lane card (N-12).
    pub drawn: Lane,
    /// Its grade.
    pub grade: Grade,
    /// How it stands with it.
    pub fate: Fate,
    /// Whether it has rolled.
    pub moved: bool,
    /// The sections on which it has doubled (N-21).
    pub doubled: Vec<Section>,
    /// The turns that it still loses (N-26).
    pub whipped: u8,
    /// Whether it was whipped round in this run (N-26).
    pub was_whipped: bool,
    /// The fence on which it stands or last stood (N-23).
    pub fence: Option<Fence>,
    /// The steps forward that are left to pass the post.
    pub left: u8,
    /// The jumps that it has cleared (N-24).
    pub cleared: u8,
}

/// A race that is settled: a row of everybody's slip.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PastRace {
    /// The race.
    pub race: RaceName,
    /// Its number in the meeting, from 1.
    pub number: u8,
    /// The board, by seat.
    pub rows: Vec<Row>,
    /// The seats whose horses came home, as photographs have left it.
    pub finished: Vec<Seat>,
    /// The horses that were disqualified.
    pub disqualified: Seats,
    /// The bets, by seat.
    pub bets: Vec<Option<Bet>>,
    /// The prize money, by seat.
    pub prizes: Vec<Money>,
    /// What each seat had when all was settled.
    pub cash: Vec<Money>,
}

impl View {
    pub(crate) fn of(meeting: &Meeting, eye: Eye) -> Self {
        let seats = meeting.seats();
        let race = &meeting.race;
        let own = Seat::first(seats).find(|&seat| eye.is(seat));
        Self {
            eye,
            book: meeting.book.clone(),
            rules: meeting.rules,
            stage: meeting.stage,
            turn: meeting.turn(),
            races: meeting.known_races().to_vec(),
            number: meeting.number + 1,
            entries: meeting.by_seat(|seat| meeting.seen_entry(seat, eye)),
            entered: meeting.entered,
            held: meeting.held(),
            hand: own.map_or_else(Vec::new, |seat| meeting.hands[seat.index()].list()),
            undealt: meeting.undealt.len(),
            spent: meeting.spent.list(),
            used: meeting.by_seat(|seat| race.used[seat.index()].list()),
            prizes: meeting.prizes_by_race(),
            deposit: DEPOSIT,
            cash: meeting.by_seat(|seat| meeting.seen_cash(seat, eye)),
            bank: meeting.bank,
            board: meeting.board(),
            most_stake: own.map_or(Money::NONE, |seat| meeting.most_stake(seat)),
            sealed: meeting.sealed,
            stakes: if meeting.shows_stakes() {
                meeting.by_seat(|seat| meeting.stake(seat))
            } else {
                Vec::new()
            },
            bets: meeting.by_seat(|seat| meeting.seen_bet(seat, eye)),
            horses: if meeting.has_begun() {
                meeting.by_seat(|seat| meeting.runner(seat))
            } else {
                Vec::new()
            },
            to_roll: meeting.known_roller(),
            last: race.last,
            rolled: race.rolled,
            finished: race.finish.seats().to_vec(),
            enclosure: race.enclosure().collect(),
            disqualified: race.disqualified,
            just_home: race.just_home,
            claim: race.claim,
            pressure: race.pressure,
            felled: race.felled,
            before: meeting.known_before(),
            ready: race.ready,
            contested: race.contested,
            hearing: race.hearing,
            past: meeting.past_races(),
            result: meeting.result(),
        }
    }

    /// A meeting that fits this view, what is hidden drawn at random: what a bot may search.
    pub fn guess(&self, rng: &mut impl Rng) -> Guess {
        Guess::from_view(self, rng)
    }

    /// The seat of these eyes, if they sit at the table.
    pub(crate) fn own(&self) -> Option<Seat> {
        Seat::first(self.cash.len()).find(|&seat| self.eye.is(seat))
    }
}

impl Meeting {
    /// Has a race of this meeting had its lanes dealt?
    pub(crate) fn has_begun(&self) -> bool {
        self.has_lanes() || self.number > 0
    }

    /// Is the race that the horses belong to settled?
    fn is_settled(&self) -> bool {
        matches!(self.stage, Stage::Lanes | Stage::Over)
    }

    /// Are the stakes of the race that the horses belong to shown (N-14)?
    pub(crate) fn shows_stakes(&self) -> bool {
        self.has_begun() && !matches!(self.stage, Stage::Board | Stage::Bets)
    }

    /// Was the entry of a race called out (N-13)?
    fn is_called_out(&self, race: usize) -> bool {
        let number = usize::from(self.number);
        race < number || race == number && self.has_lanes()
    }

    fn prizes_by_race(&self) -> Vec<Vec<Money>> {
        let races = RaceName::ALL.into_iter();
        races.map(|race| self.prizes(race).collect()).collect()
    }

    fn seen_entry(&self, seat: Seat, eye: Eye) -> Vec<Option<Grade>> {
        let known = |race| eye.is(seat) || self.is_called_out(race);
        let entered = self.entered.contains(seat);
        let grades = self.entries[seat.index()].into_iter().enumerate();
        grades
            .map(|(race, grade)| (entered && known(race)).then_some(grade))
            .collect()
    }

    /// A stake that is not shown yet is not missing from a purse yet.
    fn seen_cash(&self, seat: Seat, eye: Eye) -> Money {
        let cash = self.cash[seat.index()];
        if self.stage == Stage::Bets && !eye.is(seat) {
            cash + self.stake(seat)
        } else {
            cash
        }
    }

    fn seen_bet(&self, seat: Seat, eye: Eye) -> Option<Bet> {
        self.bets[seat.index()].filter(|_| eye.is(seat) || self.is_settled())
    }

    fn runner(&self, seat: Seat) -> Runner {
        let course = self.book.course();
        let horse = self.race.horse(seat);
        let home = horse.fate == Fate::Home;
        Runner {
            seat,
            spot: horse.spot,
            drawn: horse.drawn,
            grade: horse.grade,
            fate: horse.fate,
            moved: horse.moved,
            doubled: horse.doublings(),
            whipped: horse.whipped,
            was_whipped: horse.was_whipped,
            fence: course.fence(horse.spot),
            left: if home { 0 } else { course.left(horse.spot) },
            cleared: if home {
                course.jumps()
            } else {
                course.cleared(horse.spot)
            },
        }
    }

    fn past_races(&self) -> Vec<PastRace> {
        let races = (1..).zip(self.races).zip(self.past);
        races
            .filter_map(|((number, race), past)| Some(self.past_race(number, race, &past?)))
            .collect()
    }

    fn past_race(&self, number: u8, race: RaceName, past: &Past) -> PastRace {
        let seats = self.seats();
        let row = |seat: Seat| {
            let grade = self.entries[seat.index()][usize::from(number - 1)];
            let lane = past.lanes[seat.index()];
            Row {
                seat,
                grade,
                lane,
                odds: self.book.odds(grade, lane).into(),
            }
        };
        PastRace {
            race,
            number,
            rows: self.by_seat(row),
            finished: past.finish.seats().to_vec(),
            disqualified: past.disqualified,
            bets: past.bets[..seats].to_vec(),
            prizes: past.prizes[..seats].to_vec(),
            cash: past.cash[..seats].to_vec(),
        }
    }
}
