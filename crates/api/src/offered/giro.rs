//! Giro Galoppo.

use std::ops::RangeInclusive;

use bots::Level;
use dealer::{Coat, Silks};
use giro::{
    Book, CardsLeft, CourseName, Event, Fixed, Move, Obstacles, Race, Refusal, Rules, Ties, Unfit,
    View,
};
use rand::rngs::SmallRng;
use store::Settings;
use table::{Digest, Eye, Game as _, Seat};

use super::{Offered, any, too_few_or_many};
use crate::history::{Lot, LotKind, lot};
use crate::print::{Kind, Order, PrintError, Retold};
use crate::replay::Measure;
use crate::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView, SetupError};

impl Offered for Race {
    const PAPERS: &'static [Kind] = &[Kind::ScoreSheet, Kind::BlankScoreSheet];
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// The rider colours of G-1.
    const SILKS: &'static [Silks] = &[
        Silks::Red,
        Silks::Blue,
        Silks::Yellow,
        Silks::Green,
        Silks::Black,
    ];
    /// White, black and three browns (G-1).
    const COATS: &'static [Coat] = &[
        Coat::Bay,
        Coat::Chestnut,
        Coat::Liver,
        Coat::Grey,
        Coat::Black,
    ];

    fn book() -> &'static Book {
        Book::printed()
    }

    fn hash_of(book: &Book) -> Digest {
        book.hash()
    }

    fn usual_rules(settings: &Settings) -> Rules {
        let cards_left = if settings.cards_left {
            CardsLeft::Shown
        } else {
            CardsLeft::Remember
        };
        Rules {
            cards_left,
            ..Rules::default()
        }
    }

    fn any_rules(settings: &Settings, rng: &mut SmallRng) -> Rules {
        Rules {
            course: any(
                [CourseName::Classic, CourseName::Sprint, CourseName::Grand],
                rng,
            ),
            obstacles: any([Obstacles::Placed, Obstacles::Drawn], rng),
            ties: any([Ties::RearFirst, Ties::RearOnly], rng),
            ..Self::usual_rules(settings)
        }
    }

    fn setup(rules: Rules, fixed: Fixed, _: Option<String>) -> GameSetup {
        GameSetup::Giro { rules, fixed }
    }

    fn amiss(unfit: &Unfit) -> SetupError {
        match unfit {
            Unfit::Seats { .. } => too_few_or_many::<Self>(),
            Unfit::Seniority => SetupError::Seniority,
        }
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        self.view(Eye::Stand).seniority
    }

    fn lots(&self, events: &[Event], seats: usize) -> Vec<Lot> {
        let drawn = |event: &Event| match event {
            Event::SeniorityDrawn { order } => lot::seat(LotKind::Oldest, order[0], seats),
            Event::ObstaclesDrawn { spaces } => {
                let odds = self.view(Eye::Stand).course;
                lot::likely(LotKind::Obstacles, spaces, odds.obstacle_odds())
            }
            _ => Vec::new(),
        };
        events.iter().flat_map(drawn).collect()
    }

    fn chart(view: &View) -> Vec<(Measure, Vec<i32>)> {
        let horses = view.horses.iter().map(|&space| space.into());
        vec![(Measure::Horses, horses.collect())]
    }

    fn blank_rules(order: &Order) -> Rules {
        Rules {
            course: order.course.unwrap_or_default(),
            ..Rules::default()
        }
    }

    fn print(retold: &Retold<'_, Self>, order: &Order) -> Result<Vec<u8>, PrintError> {
        match order.kind {
            Kind::ScoreSheet | Kind::BlankScoreSheet => {}
            _ => return Err(order.unknown::<Self>()),
        }
        let mut rounds = printing::giro::Rounds::default();
        let mut players: &[printing::Player] = &[];
        if order.kind == Kind::ScoreSheet {
            players = &retold.players;
            for event in &retold.heard {
                rounds.hear(event);
            }
        }
        let sheet = printing::giro::Race {
            view: &retold.public(),
            players,
            stationery: order.stationery(),
        };
        Ok(printing::giro::score_sheet(&sheet, &rounds))
    }

    fn own_move(mv: GameMove) -> Option<Move> {
        match mv {
            GameMove::Giro(mv) => Some(mv),
            GameMove::Pigs(_) | GameMove::Nasty(_) => None,
        }
    }

    fn event(event: Event) -> GameEvent {
        GameEvent::Giro(event)
    }

    fn shown(view: View) -> GameView {
        GameView::Giro(view)
    }

    fn outlook(view: &View, seat: Seat) -> GameOutlook {
        GameOutlook::Giro(view.outlook(seat))
    }

    fn refusal(refusal: Refusal) -> GameRefusal {
        GameRefusal::Giro(refusal)
    }

    fn bot(
        level: Level,
        view: &View,
        seat: Seat,
        moves: impl FnOnce() -> Vec<Move>,
        rng: &mut SmallRng,
    ) -> Move {
        bots::giro::decide(level, view, seat, &moves(), bots::Budget::default(), rng)
    }
}
