//! The meeting as a game at the table.

use rand::seq::IteratorRandom as _;
use rand::{Rng, RngExt};
use serde_json::{Map, Value};
use table::{Draw, Eye, Game, Lot, Money, Playout, Seat, Seats, Standings, Turn};

use crate::cards::{Cards, Stack};
use crate::event::Ear;
use crate::goals::Goals;
use crate::moves::{Done, ENTRIES};
use crate::setup::MOST_SEATS;
use crate::state::filled;
use crate::{
    Book, Entries, Event, Fixed, Goal, Guess, Lane, Meeting, Move, Outcome, Refusal, Rules, Stage,
    Unfit, View,
};

impl Playout for Meeting {
    type Move = Move;

    /// In the moment before a roll everybody who holds cards may act, whether they fit or not: what
    /// fits is nobody else's business (N-37).
    #[inline]
    fn turn(&self) -> Turn {
        let (awaited, others) = match self.stage {
            Stage::Deal | Stage::Races | Stage::Lanes | Stage::Die | Stage::Dice => {
                return Turn::Chance;
            }
            Stage::Over => return Turn::Over,
            Stage::Entries => (self.all().but(self.entered), Seats::NONE),
            Stage::Board => {
                let bookmaker = self.rules.bookmaker.seat();
                (bookmaker.map_or(Seats::NONE, Seats::only), Seats::NONE)
            }
            Stage::Bets => (self.all().but(self.sealed), Seats::NONE),
            Stage::Moment => (Seats::only(self.race.to_roll), self.holders()),
            Stage::Go | Stage::Double | Stage::GoDoubled => {
                (Seats::only(self.race.to_roll), Seats::NONE)
            }
            Stage::Called => (self.all().but(self.race.ready), self.holders()),
        };
        let may = awaited.and(others);
        Turn::Seats { awaited, may }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let may = |check: Result<(), Refusal>| if check.is_ok() { usize::MAX } else { 0 };
        let entries = (0..ENTRIES).map(Entries::nth);
        let entries = entries.take(may(self.check_entries(seat, Entries::nth(0))));
        let rows = Seat::first(self.seats()).map(|of| self.row(of));
        let rows = rows.filter(move |&row| self.check_row(seat, row).is_ok());
        let calls = [Move::Roll(Done)]
            .into_iter()
            .take(may(self.check_roll(seat)));
        let ends = [Move::TailOff(Done)].into_iter();
        let ends = ends.take(may(self.check_tail_off(seat)));
        let doubles = [true, false].into_iter().take(may(self.check_double(seat)));
        let ready = [Move::Ready(Done)]
            .into_iter()
            .take(may(self.check_ready(seat)));
        let seated = Seat::first(self.seats()).filter(move |&one| one == seat);
        entries
            .map(Move::Entries)
            .chain(rows.map(Move::Chalk))
            .chain(self.bets_of(seat).map(Move::Bet))
            .chain(calls)
            .chain(ends)
            .chain(self.goals(seat).map(Move::Go))
            .chain(doubles.map(Move::Double))
            .chain(ready)
            .chain(seated.flat_map(|seat| self.plays(seat)).map(Move::Card))
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        let has_cards = !self.hands[seat.index()].is_empty();
        match self.stage {
            Stage::Entries => Move::Entries(Entries::nth(rng.random_range(0..ENTRIES))),
            Stage::Bets => Move::Bet(self.sample_bet(seat, rng)),
            Stage::Moment if !has_cards && self.check_tail_off(seat).is_err() => Move::Roll(Done),
            Stage::Go | Stage::GoDoubled => {
                let goals = self.awaited_move().goals();
                let goal = goals.nth(rng.random_range(0..goals.count()));
                Move::Go(goal.expect("one of so many"))
            }
            Stage::Double => Move::Double(rng.random()),
            Stage::Called if !has_cards => Move::Ready(Done),
            _ => self
                .moves(seat)
                .choose(rng)
                .expect("a seat is sampled that has a lawful move"),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move) {
        self.act(seat, *mv, &mut ());
    }

    fn draw(&self) -> Option<Draw> {
        match self.stage {
            Stage::Deal => Some(Draw::Order(self.undealt.len())),
            Stage::Races => Some(Draw::Order(6)),
            Stage::Lanes => Some(Draw::Order(self.rules.lane_cards(self.seats))),
            Stage::Die => Some(Draw::One(6)),
            Stage::Dice => Some(Draw::One(36)),
            _ => None,
        }
    }

    fn fall(&mut self, lot: &Lot) {
        let outcome = self.outcome(lot);
        self.let_fall(&outcome, &mut ());
    }

    #[inline]
    fn chance(&mut self, rng: &mut impl Rng) {
        match self.stage {
            Stage::Die => self.roll(rng.random_range(1..=6), &mut ()),
            Stage::Deal => {
                let mut stack = Stack::of(self.undealt);
                for seat in Seat::first(self.seats()) {
                    self.deal(seat, stack.draw(self.book.hand(self.seats()), rng));
                }
                self.end_deal();
            }
            _ => {
                let draw = self.draw().expect("chance is awaited for a draw");
                self.fall(&draw.cast(rng));
            }
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }
}

impl Meeting {
    /// Where a seat may end its move.
    fn goals(&self, seat: Seat) -> impl Iterator<Item = Goal> {
        let may = self.is_on(seat, Stage::Go) || self.is_on(seat, Stage::GoDoubled);
        let goals = may.then(|| self.awaited_move().goals());
        goals.into_iter().flat_map(Goals::iter)
    }

    /// The one check behind what is lawful, what is listed and what is done.
    pub(crate) fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Entries(entries) => self.check_entries(seat, entries),
            Move::Chalk(row) => self.check_row(seat, row),
            Move::Bet(bet) => self.check_bet(seat, bet),
            Move::Roll(Done) => self.check_roll(seat),
            Move::TailOff(Done) => self.check_tail_off(seat),
            Move::Go(goal) => self.check_go(seat, goal),
            Move::Double(_) => self.check_double(seat),
            Move::Card(play) => self.check_card(seat, play),
            Move::Ready(Done) => self.check_ready(seat),
        }
    }

    /// Does what is lawful, and tells it.
    #[inline]
    fn act(&mut self, seat: Seat, mv: Move, ear: &mut impl Ear) {
        match mv {
            Move::Entries(entries) => self.enter(seat, entries, ear),
            Move::Chalk(row) => self.chalk(seat, row, ear),
            Move::Bet(bet) => self.bet(seat, bet, ear),
            Move::Roll(Done) => self.call_roll(seat, ear),
            Move::TailOff(Done) => self.tail_off(seat, ear),
            Move::Go(goal) => self.go(goal, ear),
            Move::Double(takes) => self.double(takes, ear),
            Move::Card(play) => self.play_card(seat, play, ear),
            Move::Ready(Done) => self.ready(seat, ear),
        }
    }

    /// How many cards each seat holds.
    pub(crate) fn held(&self) -> Vec<u8> {
        self.by_seat(|seat| self.hands[seat.index()].len())
    }
}

impl Game for Meeting {
    const NAME: &'static str = "nasty";
    type Book = Book;
    type Rules = Rules;
    type Fixed = Fixed;
    type Unfit = Unfit;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Guess = Guess;

    fn open(book: &Book, rules: &Rules, _: &Fixed, seats: usize) -> Result<Self, Unfit> {
        Self::new(book, *rules, seats)
    }

    fn decide(&self, seat: Seat, mv: &Move) -> Result<Vec<Event>, Refusal> {
        self.check(seat, *mv)?;
        let mut events = Vec::new();
        self.clone().act(seat, *mv, &mut events);
        Ok(events)
    }

    fn outcome(&self, lot: &Lot) -> Outcome {
        self.read_lot(lot)
    }

    fn settle(&self, outcome: &Outcome) -> Option<Vec<Event>> {
        self.can_fall(outcome).then(|| {
            let mut events = Vec::new();
            self.clone().let_fall(outcome, &mut events);
            events
        })
    }

    fn apply(&mut self, event: &Event) {
        let nobody = &mut ();
        match event {
            Event::Dealt { seat, hand } => self.deal(*seat, Cards::of(hand).unwrap_or_default()),
            Event::AllDealt { .. } => self.end_deal(),
            Event::RacesDrawn { races } => self.set_races(filled(races, self.races)),
            Event::Entered { seat, entries } => self.enter(*seat, *entries, nobody),
            Event::LanesDealt { rows, .. } => {
                let lanes: Vec<Lane> = rows.iter().map(|row| row.lane).collect();
                self.deal_lanes(filled(&lanes, [Lane::ALL[0]; MOST_SEATS]), nobody);
            }
            Event::Chalked { seat, row } => self.chalk(*seat, *row, nobody),
            Event::BetWritten { seat, bet } => self.bet(*seat, *bet, nobody),
            Event::RollCalled { seat } => self.call_roll(*seat, nobody),
            Event::Rolled { die, .. } => self.roll(*die, nobody),
            Event::Moved { path, finish, .. } => {
                let last = path.last().map(|&spot| Goal::Spot(spot));
                let goal = last.filter(|_| !finish).unwrap_or(Goal::Finish);
                self.go(goal, nobody);
            }
            Event::Doubled { .. } => self.double(true, nobody),
            Event::NotDoubled { .. } => self.double(false, nobody),
            Event::TailedOff { seat } => self.tail_off(*seat, nobody),
            Event::CardPlayed { seat, play } => self.play_card(*seat, *play, nobody),
            Event::Judged { dice, .. } => self.judge(*dice, nobody),
            Event::Ready { seat } => self.ready(*seat, nobody),
            // What came of one of those.
            Event::EntrySealed { .. }
            | Event::BetSealed { .. }
            | Event::StakesShown { .. }
            | Event::Stuck { .. }
            | Event::Home { .. }
            | Event::TurnLost { .. }
            | Event::CardsBack { .. }
            | Event::PhotoTurned { .. }
            | Event::ClaimSpent { .. }
            | Event::Called { .. }
            | Event::DepositPaid { .. }
            | Event::MovedUp { .. }
            | Event::DepositBack { .. }
            | Event::DepositLost { .. }
            | Event::PrizePaid { .. }
            | Event::BetSettled { .. }
            | Event::RaceOver { .. }
            | Event::Over { .. } => {}
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Dealt { .. }
                | Event::LanesDealt { .. }
                | Event::StakesShown { .. }
                | Event::CardPlayed { .. }
                | Event::BetSettled { .. }
        )
    }

    /// Pressing "roll", or giving the race up, closes the moment for cards.
    fn closes(mv: &Move) -> bool {
        matches!(mv, Move::Roll(_) | Move::TailOff(_))
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Guess {
        view.guess(rng)
    }

    fn out_of_time(&self, seat: Seat) -> Vec<Move> {
        self.late_moves(seat)
    }

    fn final_figures(&self) -> Map<String, Value> {
        let cash = self.purses().into_iter().map(Money::in_pounds);
        Map::from_iter([("cash".to_owned(), Value::from(cash.collect::<Vec<_>>()))])
    }
}
