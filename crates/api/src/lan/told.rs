//! What guests at other machines are told, made for the eyes that it goes to: from here on it is text.

use std::collections::VecDeque;

use ::lan::Payload;
use ::lan::host::Happening;
use dealer::Setting;
use serde::{Deserialize, Serialize};
use table::{Eye, Game, Seat, Seen as _, Turn};

use crate::offered::Offered;
use crate::{Chapter, GameEvent, GameMove, GameView, Revealed, Setup};

/// What one line of the record brought about, as everybody may know it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Everybody<E = GameEvent> {
    pub(super) line: u32,
    events: Vec<E>,
    /// What the stand sees after it.
    view: GameView,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revealed: Option<Revealed>,
}

/// What one seat alone may know of it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Alone<E = GameEvent> {
    events: Vec<E>,
    /// What the seat sees after it.
    pub(super) view: GameView,
}

/// The table as it stands, for one pair of eyes.
#[derive(Serialize)]
pub(crate) struct Shown<'a> {
    pub(crate) setup: &'a Setup,
    /// The promise that binds the table to its seed, in hex.
    pub(crate) commitment: String,
    /// The number of the last line.
    pub(crate) line: u32,
    pub(crate) view: GameView,
    /// What the stand sees, for those who see something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stand: Option<GameView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) revealed: Option<Revealed>,
}

/// A table at which nobody plays yet.
#[derive(Serialize)]
pub(super) struct InLobby<'a> {
    pub(super) lobby: Lobby<'a>,
}

/// What there is to know of it.
#[derive(Serialize)]
pub(super) struct Lobby<'a> {
    pub(super) setup: &'a Setup,
}

/// How a table stands beside what happens at it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Now {
    /// The number of the last line.
    pub(crate) line: u32,
    /// The moment that is on: the number of the line with which the present decision began.
    pub(crate) moment: u32,
    /// Milliseconds left for the decision that is on.
    pub(crate) time_left: Option<u32>,
    /// Milliseconds left to put something in.
    pub(crate) pause_left: Option<u32>,
    /// Nothing can be kept, so nothing goes on.
    pub(crate) stuck: bool,
}

/// What happened before somebody came: as much as goes into one message.
#[derive(Serialize)]
pub(crate) struct Past<'a> {
    pub(super) chapters: &'a [Chapter],
    /// Is it all there is?
    pub(super) last: bool,
}

impl<'a> Past<'a> {
    /// The most chapters of a message …
    const MOST: usize = 256;
    /// … and the bytes that it should have at most; one chapter goes in whatever its length.
    const BYTES: usize = 96 * 1024;

    /// The first of these chapters.
    pub(crate) fn of(story: &'a [Chapter]) -> Self {
        let mut bytes = 0;
        let fit = story.iter().take(Self::MOST).take_while(|chapter| {
            let before = bytes;
            bytes += payload(chapter).json().len();
            before == 0 || bytes <= Self::BYTES
        });
        let fit = fit.count();
        Self {
            chapters: &story[..fit],
            last: fit == story.len(),
        }
    }
}

/// What a guest does.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Deed {
    /// The number of the last line that he has seen.
    pub(super) seen: u32,
    #[serde(rename = "move")]
    pub(super) mv: GameMove,
}

/// Anything as it goes over the network.
pub(crate) fn payload(value: &impl Serialize) -> Payload {
    Payload::of(value).expect("what is told serialises: string keys, no failing parts")
}

/// The game as guests have been told of it. It follows the table line by line, so that the same record
/// is told in the same words, however often the host has to begin anew.
pub(crate) struct Afar<G: Game> {
    game: G,
    seats: usize,
    /// How many lines have been told.
    told: u32,
    untold: VecDeque<(u32, Vec<G::Event>)>,
}

impl<G: Offered> Afar<G> {
    /// The game before its first line.
    pub(crate) fn of(book: &G::Book, setting: &Setting<G>) -> Result<Self, G::Unfit> {
        let seats = setting.entrants.len();
        let game = G::open(book, &setting.rules, &setting.fixed, seats)?;
        Ok(Self::at(game, seats))
    }

    pub(super) fn at(game: G, seats: usize) -> Self {
        Self {
            game,
            seats,
            told: 0,
            untold: VecDeque::new(),
        }
    }

    /// Something has happened.
    pub(crate) fn happen(&mut self, line: u32, events: Vec<G::Event>) {
        self.untold.push_back((line, events));
    }

    /// How many things have happened.
    pub(crate) fn happened(&self) -> u32 {
        self.told + u32::try_from(self.untold.len()).unwrap_or(u32::MAX)
    }

    /// Tells what has not been told yet.
    pub(crate) fn tell(&mut self, revealed: Option<&Revealed>, tell: &mut dyn FnMut(Happening)) {
        while let Some((line, events)) = self.untold.pop_front() {
            for event in &events {
                self.game.apply(event);
            }
            self.told += 1;
            tell(self.happening(line, &events, revealed));
        }
    }

    pub(super) fn happening(
        &self,
        line: u32,
        events: &[G::Event],
        revealed: Option<&Revealed>,
    ) -> Happening {
        let named = |events: Vec<&G::Event>| events.into_iter().cloned().map(G::event).collect();
        let everybody: Vec<&G::Event> = seen(events, Eye::Stand).collect();
        let is_over = self.game.turn() == Turn::Over;
        let alone = |seat: Seat| {
            let own = seen(events, Eye::Seat(seat)).filter(|event| !event.seen_by(Eye::Stand));
            payload(&Alone {
                events: named(own.collect()),
                view: G::shown(self.game.view(Eye::Seat(seat))),
            })
        };
        Happening {
            public: payload(&Everybody {
                line,
                events: named(everybody),
                view: G::shown(self.game.view(Eye::Stand)),
                revealed: revealed.filter(|_| is_over).cloned(),
            }),
            private: Seat::first(self.seats)
                .map(|seat| (seat, alone(seat)))
                .collect(),
        }
    }
}

/// The events that these eyes may see.
fn seen<E: table::Seen>(events: &[E], eye: Eye) -> impl Iterator<Item = &E> {
    events.iter().filter(move |event| event.seen_by(eye))
}
