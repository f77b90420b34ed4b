//! A running table of any game, with the game's type hidden.

use bots::Level;
use dealer::{Body, Dealer, Input, Notice, Output, Seed, Setting, Time, Turned};
use rand::rngs::SmallRng;
use table::{Eye, Game, Seat, Seats, Seen, Turn};

use crate::game::Offered;
use crate::{ActError, Chapter, GameMove, Look, Revealed, Seated, Setup, State};

/// A running table of any game.
pub(crate) trait Desk: Send {
    fn act(&mut self, now: Time, seat: Seat, moment: u32, mv: GameMove) -> Result<(), ActError>;
    fn undo(&mut self, now: Time, seat: Seat) -> Result<(), ActError>;
    fn tick(&mut self, now: Time);
    /// Lets a bot think and act for its seat.
    fn play_bot(&mut self, now: Time, seat: Seat, level: Level);
    fn awaited_bots(&self) -> Seats;
    fn deadline(&self) -> Option<Time>;
    fn is_over(&self) -> bool;
    fn look(&self, seat: Seat) -> Result<Look, ActError>;
    fn state(&self, now: Time) -> State;
    fn story(&self) -> &[Chapter];
    /// What has become known since the last time.
    fn news(&mut self) -> Vec<News>;
}

/// What has become known.
pub(crate) enum News {
    Happened(Chapter),
    /// The story has become shorter.
    TakenBack,
}

/// A table of one game.
pub(crate) struct GameDesk<G: Game> {
    dealer: Dealer<G>,
    setup: Setup,
    story: Vec<Chapter>,
    revealed: Option<Revealed>,
    /// What bots think with: not the table's chance, which no bot may foresee.
    thought: SmallRng,
}

impl<G: Offered> GameDesk<G> {
    pub(crate) fn open(
        setup: Setup,
        setting: Setting<G>,
        seed: Seed,
        now: Time,
    ) -> Result<Self, G::Unfit> {
        let dealer = Dealer::open(G::book(), setting, seed, now)?;
        let thought = rand::make_rng();
        Ok(Self {
            dealer,
            setup,
            story: Vec::new(),
            revealed: None,
            thought,
        })
    }

    fn handle(&mut self, now: Time, input: Input<G::Move>) -> Result<(), ActError> {
        self.dealer
            .handle(now, input)
            .map_err(|turned| match turned {
                Turned::Stale { moment } => ActError::Stale { moment },
                Turned::Refused { rule, refusal } => ActError::Refused {
                    rule,
                    refusal: G::refusal(refusal),
                },
                Turned::NothingToUndo => ActError::NothingToUndo,
                Turned::NoUndoElsewhere => ActError::NoUndoElsewhere,
            })
    }

    fn played_here(&self, seat: Seat) -> Result<(), ActError> {
        match self.setup.seats.get(seat.index()) {
            Some(there) if there.player == Seated::Here => Ok(()),
            _ => Err(ActError::NotYours { seat }),
        }
    }
}

impl<G: Offered> Desk for GameDesk<G> {
    fn act(&mut self, now: Time, seat: Seat, moment: u32, mv: GameMove) -> Result<(), ActError> {
        self.played_here(seat)?;
        let mv = G::own_move(mv).ok_or(ActError::OtherGame)?;
        self.handle(now, Input::Act { seat, moment, mv })
    }

    fn undo(&mut self, now: Time, seat: Seat) -> Result<(), ActError> {
        self.played_here(seat)?;
        self.handle(now, Input::Undo { seat })
    }

    fn tick(&mut self, now: Time) {
        self.handle(now, Input::Tick)
            .unwrap_or_else(|_| unreachable!("time is never turned away"));
    }

    fn play_bot(&mut self, now: Time, seat: Seat, level: Level) {
        let moves = self.dealer.moves(seat);
        let view = self.dealer.view(Eye::Seat(seat));
        let mv = G::bot(level, &view, seat, &moves, &mut self.thought);
        let moment = self.dealer.moment();
        self.handle(now, Input::Act { seat, moment, mv })
            .unwrap_or_else(|_| unreachable!("bots choose among lawful moves"));
    }

    fn awaited_bots(&self) -> Seats {
        self.dealer.awaited_bots()
    }

    fn deadline(&self) -> Option<Time> {
        self.dealer.deadline()
    }

    fn is_over(&self) -> bool {
        self.dealer.turn() == Turn::Over
    }

    fn look(&self, seat: Seat) -> Result<Look, ActError> {
        self.played_here(seat)?;
        let view = self.dealer.view(Eye::Seat(seat));
        Ok(Look {
            moment: self.dealer.moment(),
            seat: self.setup.seats[seat.index()].clone(),
            outlook: G::outlook(&view, seat),
            view: G::shown(view),
        })
    }

    fn state(&self, now: Time) -> State {
        let time_left = self
            .dealer
            .deadline()
            .map(|deadline| u32::try_from(deadline.0.saturating_sub(now.0)).unwrap_or(u32::MAX));
        State {
            moment: self.dealer.moment(),
            view: G::shown(self.dealer.view(Eye::Stand)),
            may_undo: self
                .dealer
                .may_undo()
                .filter(|&seat| self.played_here(seat).is_ok()),
            time_left,
            commitment: self.dealer.commitment().to_string(),
            revealed: self.revealed.clone(),
        }
    }

    fn story(&self) -> &[Chapter] {
        &self.story
    }

    fn news(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        while let Some(output) = self.dealer.output() {
            match output {
                Output::Line(line) => {
                    if let Body::Over { seed, .. } = line.body {
                        self.revealed = Some(revealed(&seed));
                    }
                }
                Output::Notice(Notice::Happened { line, events }) => {
                    let seen = events.into_iter().filter(|event| event.seen_by(Eye::Stand));
                    let chapter = Chapter {
                        line,
                        events: seen.map(G::event).collect(),
                    };
                    if !chapter.events.is_empty() {
                        self.story.push(chapter.clone());
                    }
                    news.push(News::Happened(chapter));
                }
                Output::Notice(Notice::TakenBack { from }) => {
                    self.story.retain(|chapter| chapter.line < from);
                    news.push(News::TakenBack);
                }
            }
        }
        news
    }
}

fn revealed(seed: &Seed) -> Revealed {
    let value = serde_json::to_value(seed).expect("a seed is two hex texts");
    serde_json::from_value(value).expect("a seed is two hex texts")
}
