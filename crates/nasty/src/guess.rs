//! What bots may search.

use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use table::{Draw, Lot, Money, Playout, Seat, Seats, Standings, Turn};

use crate::cards::{Cards, Stack};
use crate::race::{Horse, Race};
use crate::setup::MOST_SEATS;
use crate::state::{Past, RACES, filled};
use crate::{
    Bet, Card, Fate, Grade, Lane, Meeting, Move, PastRace, Play, RaceName, Runner, Spot, Stage,
    View,
};

/// A meeting that fits a view: as it is, but for what is hidden, which is drawn from what the view has
/// not seen. Only a view gives one.
#[derive(Clone, Debug)]
pub struct Guess(Meeting);

impl Guess {
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Self {
        let mut meeting = known(view);
        let mut unseen = Stack::of(meeting.undealt);
        for seat in Seat::first(meeting.seats()).filter(|&seat| !view.eye.is(seat)) {
            let hand = unseen.draw(view.held[seat.index()], rng);
            meeting.deal(seat, hand);
            meeting.guess_entries(view, seat, rng);
            meeting.guess_bet(view, seat, rng);
        }
        Self(meeting)
    }

    /// How it stands with a seat's horse, and where it is.
    pub fn horse(&self, seat: Seat) -> (Fate, Spot) {
        let horse = self.0.race.horse(seat);
        (horse.fate, horse.spot)
    }

    /// The seats whose horses are home, the first one first.
    pub fn finished(&self) -> &[Seat] {
        self.0.race.finish.seats()
    }

    /// The money of a seat.
    pub fn cash(&self, seat: Seat) -> Money {
        self.0.cash[seat.index()]
    }

    /// The bet of a seat on this race.
    pub fn bet(&self, seat: Seat) -> Option<Bet> {
        self.0.bets[seat.index()]
    }

    /// What is going on.
    pub fn stage(&self) -> Stage {
        self.0.stage
    }

    /// The number of the race that is on, from 1.
    pub fn number(&self) -> u8 {
        self.0.number + 1
    }

    /// The seats that hold a card that may be played now.
    pub fn players(&self) -> Seats {
        self.0.players()
    }

    /// Every way in which a seat may play a card now.
    pub fn plays(&self, seat: Seat) -> impl Iterator<Item = Play> {
        self.0.plays(seat)
    }
}

impl Meeting {
    /// Spreads the grades that were not called out yet over the races to come.
    fn guess_entries(&mut self, view: &View, seat: Seat, rng: &mut impl Rng) {
        let entry = &view.entries[seat.index()];
        let mut left: Vec<Grade> = Grade::ALL.to_vec();
        left.retain(|&grade| !entry.contains(&Some(grade)));
        left.shuffle(rng);
        let grades = &mut self.entries[seat.index()];
        for (grade, known) in grades.iter_mut().zip(entry) {
            if let Some(guessed) = known.or_else(|| left.pop()) {
                *grade = guessed;
            }
        }
    }

    /// Backs some horse where there is a stake, or any bet where none is shown yet.
    fn guess_bet(&mut self, view: &View, seat: Seat, rng: &mut impl Rng) {
        match view.stakes.get(seat.index()) {
            Some(&stake) if self.bets[seat.index()].is_none() && stake > Money::NONE => {
                let on = Seat::at(rng.random_range(0..self.seats()));
                self.bets[seat.index()] = Some(Bet { on, stake });
            }
            None if view.stage == Stage::Bets && view.sealed.contains(seat) => {
                let bet = self.sample_bet(seat, rng);
                self.seal(seat, bet);
            }
            _ => {}
        }
    }
}

/// The meeting as far as a view tells it: without the hands of others, which are with the undealt
/// rest, their entries and their bets.
pub(crate) fn known(view: &View) -> Meeting {
    let seats = view.cash.len();
    let cards = |cards: &[Card]| Cards::of(cards).unwrap_or_default();
    let own = cards(&view.hand);
    let mut meeting = Meeting {
        book: view.book.clone(),
        rules: view.rules,
        seats: u8::try_from(seats).unwrap_or(0),
        stage: view.stage,
        races: filled(&view.races, RaceName::ALL),
        number: view.number - 1,
        entries: [Grade::ALL; MOST_SEATS],
        entered: view.entered,
        hands: [Cards::NONE; MOST_SEATS],
        spent: cards(&view.spent),
        undealt: Cards::counted(view.book.deck(view.rules.deck)),
        cash: filled(&view.cash, [Money::NONE; MOST_SEATS]),
        bank: view.bank,
        bets: filled(&view.bets, [None; MOST_SEATS]),
        sealed: view.sealed,
        chalked: view.board.iter().map(|row| row.seat).collect(),
        race: race(view),
        past: [None; RACES],
    };
    meeting.undealt = meeting.undealt.but(meeting.seen_cards());
    if let Some(seat) = view.own() {
        meeting.deal(seat, own);
    }
    for (entries, known) in meeting.entries.iter_mut().zip(&view.entries) {
        for (entry, known) in entries.iter_mut().zip(known) {
            *entry = known.unwrap_or(*entry);
        }
    }
    for past in &view.past {
        meeting.past[usize::from(past.number - 1) % RACES] = Some(past.into());
    }
    meeting
}

/// The race as far as a view tells it, which is all of it.
fn race(view: &View) -> Race {
    let mut race = Race {
        last: view.last,
        to_roll: view.to_roll.unwrap_or(view.last),
        rolled: view.rolled,
        finish: view.finished.iter().copied().collect(),
        just_home: view.just_home,
        claim: view.claim,
        pressure: view.pressure,
        felled: view.felled,
        ready: view.ready,
        disqualified: view.disqualified,
        contested: view.contested,
        hearing: view.hearing,
        ..Race::EMPTY
    };
    race.before = view.before.unwrap_or(race.before);
    for runner in &view.horses {
        *race.horse_mut(runner.seat) = runner.into();
        if runner.fate == Fate::Running {
            race.set_running(runner.seat);
        }
    }
    for (used, cards) in race.used.iter_mut().zip(&view.used) {
        *used = Cards::of(cards).unwrap_or_default();
    }
    race
}

impl From<&Runner> for Horse {
    fn from(runner: &Runner) -> Self {
        let mut horse = Self {
            spot: runner.spot,
            fate: runner.fate,
            moved: runner.moved,
            whipped: runner.whipped,
            was_whipped: runner.was_whipped,
            ..Self::at_start(runner.drawn, runner.grade)
        };
        for &section in &runner.doubled {
            horse.double(section);
        }
        horse
    }
}

impl From<&PastRace> for Past {
    fn from(past: &PastRace) -> Self {
        let lanes: Vec<Lane> = past.rows.iter().map(|row| row.lane).collect();
        Self {
            lanes: filled(&lanes, [Lane::ALL[0]; MOST_SEATS]),
            finish: past.finished.iter().copied().collect(),
            disqualified: past.disqualified,
            bets: filled(&past.bets, [None; MOST_SEATS]),
            prizes: filled(&past.prizes, [Money::NONE; MOST_SEATS]),
            cash: filled(&past.cash, [Money::NONE; MOST_SEATS]),
        }
    }
}

impl From<Guess> for Meeting {
    fn from(guess: Guess) -> Self {
        guess.0
    }
}

impl Playout for Guess {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.0.moves(seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        self.0.sample(seat, rng)
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move) {
        self.0.play(seat, mv);
    }

    fn draw(&self) -> Option<Draw> {
        self.0.draw()
    }

    fn fall(&mut self, lot: &Lot) {
        self.0.fall(lot);
    }

    #[inline]
    fn chance(&mut self, rng: &mut impl Rng) {
        self.0.chance(rng);
    }

    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }
}
