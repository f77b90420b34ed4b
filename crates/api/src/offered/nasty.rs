//! The Really Nasty Horse Racing Game.

use std::ops::RangeInclusive;

use bots::Level;
use dealer::{Coat, Silks};
use nasty::{
    Book, Card, DeckName, Event, Fixed, Lane, LaneCards, Meeting, Move, PastRace, RaceName,
    Refusal, Rules, Unfit, View,
};
use rand::rngs::SmallRng;
use store::{Settings, Start};
use table::{Digest, Eye, Game as _, Money, Seat};

use super::{Offered, any, too_few_or_many};
use crate::books::OwnBook;
use crate::history::{Deed, Lot, LotKind, lot};
use crate::print::{Kind, Order, PrintError, Retold, print_nasty};
use crate::replay::Measure;
use crate::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView, SetupError};

impl Offered for Meeting {
    const PAPERS: &'static [Kind] = &[
        Kind::Slip,
        Kind::Slips,
        Kind::Board,
        Kind::RaceCard,
        Kind::Results,
        Kind::Settlements,
        Kind::Money,
        Kind::BlankSlips,
        Kind::BlankBoard,
        Kind::LaneCards,
        Kind::EventCards,
    ];
    const SEATS: RangeInclusive<u8> = 2..=6;
    const SILKS: &'static [Silks] = Silks::ALL;
    /// A stable has six horses (N-1); the one that runs bears its owner's name for it.
    const COATS: &'static [Coat] = &[
        Coat::Bay,
        Coat::Chestnut,
        Coat::Liver,
        Coat::Grey,
        Coat::Dun,
        Coat::Black,
    ];
    const CARDS_OUT_OF_TURN: bool = true;

    fn book() -> &'static Book {
        Book::printed()
    }

    fn is_balanced(&self) -> bool {
        Self::is_balanced(self)
    }

    fn hash_of(book: &Book) -> Digest {
        book.hash()
    }

    fn own_book(own: &OwnBook) -> Option<Book> {
        Some(own.book().clone())
    }

    fn usual_rules(_: &Settings) -> Rules {
        Rules::default()
    }

    fn any_rules(_: &Settings, rng: &mut SmallRng) -> Rules {
        Rules {
            deck: any([DeckName::Nasty, DeckName::Milder], rng),
            lanes: any([LaneCards::All, LaneCards::Inner], rng),
            ..Rules::default()
        }
    }

    fn setup(rules: Rules, fixed: Fixed, book: Option<String>) -> GameSetup {
        GameSetup::Nasty { rules, fixed, book }
    }

    fn amiss(unfit: &Unfit) -> SetupError {
        match unfit {
            Unfit::Seats { .. } => too_few_or_many::<Self>(),
            Unfit::Bookmaker { .. } => SetupError::Bookmaker,
            Unfit::Limit { least, .. } => SetupError::BetLimit { least: *least },
        }
    }

    fn round(view: &View) -> u32 {
        view.number.into()
    }

    /// Lanes are drawn anew for each race.
    fn order(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn starts_of_races(&self) -> Vec<Start> {
        let view = self.view(Eye::Stand);
        view.past.iter().flat_map(starts_of).collect()
    }

    fn lots(&self, events: &[Event], _: usize) -> Vec<Lot> {
        let hands: Vec<Card> = events.iter().flat_map(hand_of).copied().collect();
        let drawn = |event: &Event| match event {
            Event::AllDealt { .. } => {
                let view = self.view(Eye::Stand);
                let deck = view.book.deck(view.rules.deck).map(u16::from);
                lot::cards(LotKind::Dealt, &hands, Card::ALL.iter().zip(deck))
            }
            Event::RacesDrawn { races } => lot::one(LotKind::FirstRace, &races[0], &RaceName::ALL),
            Event::LanesDealt { rows, .. } => {
                let all = match self.view(Eye::Stand).rules.lanes {
                    LaneCards::All => Lane::COUNT,
                    LaneCards::Inner => rows.len(),
                };
                let lanes: Vec<Lane> = rows.iter().map(|row| row.lane).collect();
                lot::some(LotKind::Lanes, &lanes, &Lane::ALL[..all])
            }
            Event::Rolled { die, .. } => lot::one(LotKind::Die, die, &SIDES),
            Event::Judged { dice, .. } => {
                let each = dice.iter().map(|die| lot::one(LotKind::Dice, die, &SIDES));
                each.flatten().collect()
            }
            _ => Vec::new(),
        };
        events.iter().flat_map(drawn).collect()
    }

    fn deed(event: &Event) -> Option<Deed> {
        match *event {
            Event::CardPlayed { seat, play } if is_nasty(play.card) => {
                let others = play.on.iter().filter(|&on| on != seat).count();
                Some(Deed::Hit {
                    seat,
                    card: play.card,
                    horses: u32::try_from(others).ok().filter(|&others| others > 0)?,
                })
            }
            Event::BetSettled {
                seat, stake, paid, ..
            } => Some(Deed::Bet { seat, stake, paid }),
            _ => None,
        }
    }

    fn chart(view: &View) -> Vec<(Measure, Vec<i32>)> {
        let thousands = |money: &Money| i32::try_from(money.in_pounds() / 1000).unwrap_or(i32::MAX);
        let mut charts = vec![(Measure::Money, view.cash.iter().map(thousands).collect())];
        if !view.horses.is_empty() {
            let left = view.horses.iter().map(|horse| horse.left.into());
            charts.insert(0, (Measure::ToRun, left.collect()));
        }
        charts
    }

    fn print(retold: &Retold<'_, Self>, order: &Order) -> Result<Vec<u8>, PrintError> {
        print_nasty(retold, order)
    }

    fn own_move(mv: GameMove) -> Option<Move> {
        match mv {
            GameMove::Nasty(mv) => Some(mv),
            GameMove::Giro(_) | GameMove::Pigs(_) => None,
        }
    }

    fn event(event: Event) -> GameEvent {
        GameEvent::Nasty(event)
    }

    fn shown(view: View) -> GameView {
        GameView::Nasty(Box::new(view))
    }

    fn outlook(view: &View, seat: Seat) -> GameOutlook {
        GameOutlook::Nasty(view.outlook(seat))
    }

    fn refusal(refusal: Refusal) -> GameRefusal {
        GameRefusal::Nasty(refusal)
    }

    fn bot(
        level: Level,
        view: &View,
        seat: Seat,
        _: impl FnOnce() -> Vec<Move>,
        rng: &mut SmallRng,
    ) -> Move {
        bots::nasty::decide(level, view, seat, bots::Budget::default(), rng)
    }

    fn bot_out_of_turn(level: Level, view: &View, seat: Seat, rng: &mut SmallRng) -> Option<Move> {
        bots::nasty::put_in(level, view, seat, bots::Budget::default(), rng)
    }
}

/// The sides of a die.
const SIDES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The hand that an event deals.
fn hand_of(event: &Event) -> &[Card] {
    match event {
        Event::Dealt { hand, .. } => hand,
        _ => &[],
    }
}

/// Who remounts a horse does it a kindness.
fn is_nasty(card: Card) -> bool {
    card != Card::Remount
}

/// How the lanes of a race fared.
fn starts_of(race: &PastRace) -> Vec<Start> {
    let mut finished = race.finished.iter().copied();
    let winner = finished.find(|&seat| !race.disqualified.contains(seat));
    let start = |row: &nasty::Row| Start {
        at: row.lane.into(),
        played: 1,
        won: u32::from(winner == Some(row.seat)),
    };
    race.rows.iter().map(start).collect()
}
