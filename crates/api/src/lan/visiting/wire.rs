//! What a host tells of his table, read and looked through. Whatever makes no sense is [`Nonsense`].

use ::lan::Payload;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Eye, Seat};

use crate::lan::view::{Nonsense, check};
use crate::{Chapter, GameEvent, GameName, GameView, Revealed, Setup};

/// The most seats, names and lines that people read have so many characters.
const LONGEST: usize = 40;

/// The table as it stands for its reader.
pub(super) enum Shown {
    /// People sit down.
    Lobby(Setup),
    /// They play.
    Game(Box<Standing>),
}

/// A game as it stands.
#[derive(Deserialize)]
pub(super) struct Standing {
    pub(super) setup: Setup,
    pub(super) commitment: String,
    pub(super) line: u32,
    /// What the reader sees.
    view: GameView,
    /// What the stand sees, where the reader sits.
    #[serde(default)]
    stand: Option<GameView>,
    #[serde(default)]
    pub(super) revealed: Option<Revealed>,
}

#[derive(Deserialize)]
struct Lobby {
    lobby: Waiting,
}

#[derive(Deserialize)]
struct Waiting {
    setup: Setup,
}

/// What a line brought about.
#[derive(Deserialize)]
struct Everybody {
    line: u32,
    events: Vec<GameEvent>,
    view: GameView,
    #[serde(default)]
    revealed: Option<Revealed>,
}

#[derive(Deserialize)]
struct Alone {
    events: Vec<GameEvent>,
    view: GameView,
}

/// What a line brought about, as everybody and, in a seat, its owner may know it.
pub(super) struct Happened {
    pub(super) chapter: Chapter,
    /// What the stand sees after it.
    pub(super) view: GameView,
    pub(super) revealed: Option<Revealed>,
    pub(super) own: Option<Own>,
}

/// What a seat alone may know of it.
pub(super) struct Own {
    pub(super) events: Vec<GameEvent>,
    pub(super) view: GameView,
}

/// How a table stands beside its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Now {
    pub(super) line: u32,
    pub(super) moment: u32,
    pub(super) time_left: Option<u32>,
    pub(super) pause_left: Option<u32>,
    pub(super) stuck: bool,
}

/// What happened before, or some of it.
#[derive(Deserialize)]
pub(super) struct Past {
    pub(super) chapters: Vec<Chapter>,
    pub(super) last: bool,
}

impl Shown {
    /// Reads a snapshot that these eyes were shown.
    pub(super) fn read(body: &Payload, eye: Eye) -> Result<Self, Nonsense> {
        if let Ok(Lobby { lobby }) = body.read::<Lobby>() {
            sat(&lobby.setup)?;
            return Ok(Self::Lobby(lobby.setup));
        }
        let standing: Standing = read(body)?;
        sat(&standing.setup)?;
        check_view(&standing.view, &standing.setup, eye)?;
        match (&standing.stand, eye) {
            (Some(stand), Eye::Seat(_)) => check_view(stand, &standing.setup, Eye::Stand)?,
            (None, Eye::Stand) => {}
            _ => return Err(Nonsense),
        }
        Ok(Self::Game(Box::new(standing)))
    }
}

impl Standing {
    /// What the stand sees and, in a seat, what its owner does.
    pub(super) fn views(self) -> (GameView, Option<GameView>) {
        match self.stand {
            Some(stand) => (stand, Some(self.view)),
            None => (self.view, None),
        }
    }
}

impl Happened {
    /// Reads an event that these eyes were told.
    pub(super) fn read(
        public: &Payload,
        private: Option<&Payload>,
        eye: Eye,
        setup: &Setup,
    ) -> Result<Self, Nonsense> {
        let Everybody {
            line,
            events,
            view,
            revealed,
        } = read(public)?;
        check_view(&view, setup, Eye::Stand)?;
        check_events(&events, setup)?;
        let own = match (private, eye) {
            (Some(private), Eye::Seat(_)) => {
                let Alone { events, view } = read(private)?;
                check_view(&view, setup, eye)?;
                check_events(&events, setup)?;
                Some(Own { events, view })
            }
            (None, Eye::Stand) => None,
            _ => return Err(Nonsense),
        };
        Ok(Self {
            chapter: Chapter { line, events },
            view,
            revealed,
            own,
        })
    }
}

impl Now {
    pub(super) fn read(body: &Payload) -> Result<Self, Nonsense> {
        read(body)
    }
}

impl Past {
    pub(super) fn read(body: &Payload, setup: &Setup) -> Result<Self, Nonsense> {
        let past: Self = read(body)?;
        past.chapters
            .iter()
            .try_for_each(|chapter| check_events(&chapter.events, setup))?;
        Ok(past)
    }
}

fn read<T: DeserializeOwned>(body: &Payload) -> Result<T, Nonsense> {
    body.read().map_err(|_| Nonsense)
}

/// Is this a table at which people can sit? Names may still be missing while they do.
fn sat(setup: &Setup) -> Result<(), Nonsense> {
    let is_short = |name: &str| name.chars().count() <= LONGEST;
    let short = setup.seats.iter().all(|seat| {
        is_short(&seat.name)
            && seat
                .horse
                .as_ref()
                .is_none_or(|horse| is_short(&horse.name))
    });
    let fits = (1..=Seat::MOST).contains(&setup.seats.len()) && short;
    fits.then_some(()).ok_or(Nonsense)
}

fn check_view(view: &GameView, setup: &Setup, eye: Eye) -> Result<(), Nonsense> {
    check(view, setup.game.name(), eye, setup.seats.len())
}

fn check_events(events: &[GameEvent], setup: &Setup) -> Result<(), Nonsense> {
    let game = setup.game.name();
    let is_of_it = |event: &GameEvent| match event {
        GameEvent::Giro(_) => game == GameName::Giro,
        GameEvent::Pigs(_) => game == GameName::Pigs,
        GameEvent::Nasty(_) => game == GameName::Nasty,
    };
    events.iter().all(is_of_it).then_some(()).ok_or(Nonsense)
}
