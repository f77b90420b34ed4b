//! Galloping Pigs.

use std::ops::RangeInclusive;

use bots::Level;
use dealer::{Coat, Silks};
use pigs::{
    Book, Draws, EditionName, Event, Fixed, Gallop, Move, Pig, Refusal, Rounds, Rules, Unfit, View,
};
use rand::RngExt as _;
use rand::rngs::SmallRng;
use store::Settings;
use table::{Digest, Eye, Game as _, Seat};

use super::{Offered, any, too_few_or_many};
use crate::history::{Lot, LotKind, lot};
use crate::print::{Kind, Order, PrintError, Retold};
use crate::replay::Measure;
use crate::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView, SetupError};

impl Offered for Gallop {
    const PAPERS: &'static [Kind] = &[Kind::ScoreSheet, Kind::BlankScoreSheet];
    const SEATS: RangeInclusive<u8> = 2..=5;
    const SILKS: &'static [Silks] = Silks::ALL;
    /// The pigs belong to nobody (P-1).
    const COATS: &'static [Coat] = &[];

    fn book() -> &'static Book {
        Book::printed()
    }

    fn hash_of(book: &Book) -> Digest {
        book.hash()
    }

    fn usual_rules(_: &Settings) -> Rules {
        Rules::default()
    }

    fn any_rules(_: &Settings, rng: &mut SmallRng) -> Rules {
        Rules {
            edition: any([EditionName::Cards, EditionName::Tiles], rng),
            rounds: any([Rounds::Book, Rounds::Fair], rng),
            draws: any([Draws::Shared, Draws::RoundsThenBest], rng),
            track_food: rng.random(),
            // Kindness is for children, and nobody is made one by a die.
            gentle: false,
        }
    }

    fn setup(rules: Rules, fixed: Fixed, _: Option<String>) -> GameSetup {
        GameSetup::Pigs { rules, fixed }
    }

    fn amiss(unfit: &Unfit) -> SetupError {
        match unfit {
            Unfit::Seats { .. } => too_few_or_many::<Self>(),
            Unfit::Starter { .. } => SetupError::Starter,
        }
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        let view = self.view(Eye::Stand);
        let starter = view.starter.filter(|_| view.round == 1);
        let seats = view.held.len();
        let around = |first: Seat| {
            std::iter::successors(Some(first), move |seat| Some(seat.clockwise(seats))).take(seats)
        };
        starter.into_iter().flat_map(around).collect()
    }

    fn lots(&self, events: &[Event], seats: usize) -> Vec<Lot> {
        let hands: Vec<Pig> = events.iter().flat_map(hand_of).copied().collect();
        let drawn = |event: &Event| match event {
            Event::StarterDrawn { seat } => lot::seat(LotKind::Starter, *seat, seats),
            Event::AllDealt { .. } => {
                let of_each = self.view(Eye::Stand).edition.of_each.into();
                let pack = Pig::ALL.iter().map(|pig| (pig, of_each));
                lot::cards(LotKind::Dealt, &hands, pack)
            }
            _ => Vec::new(),
        };
        events.iter().flat_map(drawn).collect()
    }

    fn chart(view: &View) -> Vec<(Measure, Vec<i32>)> {
        let at = |pig: &Pig| view.pigs.iter().find(|runner| runner.pig == *pig);
        let pigs: Vec<i32> = Pig::ALL
            .iter()
            .filter_map(at)
            .map(|runner| runner.at.into())
            .collect();
        let food = view.banked.iter().zip(&view.at_risk);
        let food = food.map(|(&banked, &at_risk)| i32::from(banked) + i32::from(at_risk));
        let mut charts = vec![(Measure::Food, food.collect())];
        if !pigs.is_empty() {
            charts.insert(0, (Measure::Pigs, pigs));
        }
        charts
    }

    fn print(retold: &Retold<'_, Self>, order: &Order) -> Result<Vec<u8>, PrintError> {
        let players: &[printing::Player] = match order.kind {
            Kind::ScoreSheet => &retold.players,
            Kind::BlankScoreSheet => &[],
            _ => return Err(order.unknown::<Self>()),
        };
        let sheet = printing::pigs::Gallop {
            view: &retold.public(),
            players,
            stationery: order.stationery(),
        };
        Ok(printing::pigs::score_sheet(&sheet))
    }

    fn own_move(mv: GameMove) -> Option<Move> {
        match mv {
            GameMove::Pigs(mv) => Some(mv),
            GameMove::Giro(_) | GameMove::Nasty(_) => None,
        }
    }

    fn event(event: Event) -> GameEvent {
        GameEvent::Pigs(event)
    }

    fn shown(view: View) -> GameView {
        GameView::Pigs(view)
    }

    fn outlook(view: &View, seat: Seat) -> GameOutlook {
        GameOutlook::Pigs(view.outlook(seat))
    }

    fn refusal(refusal: Refusal) -> GameRefusal {
        GameRefusal::Pigs(refusal)
    }

    fn bot(
        level: Level,
        view: &View,
        seat: Seat,
        moves: impl FnOnce() -> Vec<Move>,
        rng: &mut SmallRng,
    ) -> Move {
        bots::pigs::decide(level, view, seat, &moves(), bots::Budget::default(), rng)
    }
}

/// The hand that an event deals.
fn hand_of(event: &Event) -> &[Pig] {
    match event {
        Event::Dealt { hand, .. } => hand,
        _ => &[],
    }
}
