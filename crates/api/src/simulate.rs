//! Bots against each other, many times over.
//!
//! Everything follows from the text of the seed and the number of each game, so that neither the
//! machine nor the number of its cores changes a result.

mod options;
mod play;
mod tally;

use std::io;
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::{Duration, Instant};

use bots::Level;
use rand::Rng as _;
use rand::rngs::SmallRng;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde::Serialize;
use table::case::Posed;

use crate::books::{OwnBook, PrintedAlone, figures};
use crate::named::Task;
use crate::offered::Offered;
use crate::{GameName, NoSuchGame};

use self::play::Play;
use self::tally::Tally;
pub use self::tally::{BotWins, Report, Rounds, SeatWins, Share};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's name.
    pub game: String,
    /// How many sit down.
    pub seats: usize,
    /// How many games.
    pub games: NonZeroU32,
    /// One level for all seats, or one for each. In the first game seat i is played by the i-th;
    /// with each further game everybody moves one seat on, so that no bot keeps a better seat.
    pub bots: Vec<Level>,
    /// What all chance follows from; without it, something nobody knows.
    pub seed: Option<String>,
    /// Options of the game, as key and value.
    pub options: Vec<(String, String)>,
    /// The figures; without them the printed ones.
    pub book: Option<OwnBook>,
    /// How many games are played at once; without it, as many as the machine has cores.
    pub threads: Option<NonZeroUsize>,
}

/// Who is told while it goes on. Both are called from several threads.
#[derive(Clone, Copy)]
pub struct Watchers<'a> {
    /// Is told when so many more games are done.
    pub progress: &'a (dyn Fn(u32) + Sync),
    /// Is given each game's number, from 1, and its record.
    pub keep: Option<&'a Keep<'a>>,
}

/// Keeps the record of a game.
pub type Keep<'a> = dyn Fn(u32, &str) -> io::Result<()> + Sync + 'a;

/// Why a simulation is not played, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    /// The game takes no figures of somebody's own.
    #[error(transparent)]
    Book(#[from] PrintedAlone),
    /// An option, or its value, is not the game's.
    #[error("option {option}: {why}")]
    Option {
        /// Key and value.
        option: String,
        /// What there is instead.
        why: String,
    },
    /// Such a table cannot be opened.
    #[error("{0}")]
    Table(String),
    /// The list of bots does not fit the table.
    #[error("{bots} bots for {seats} seats: name one level for all seats, or one for each")]
    Bots {
        /// How many levels are named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A record could not be kept.
    #[error(transparent)]
    NotKept(#[from] io::Error),
    /// The system gives no threads.
    #[error("cannot play on so many threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Plays what is planned.
///
/// # Errors
/// Where there cannot be such a table, or a record cannot be kept.
pub fn run(plan: &Plan, watchers: Watchers<'_>) -> Result<Report, Unplayable> {
    let game: GameName = plan.game.parse()?;
    game.with(Run { plan, watchers })
}

struct Run<'a> {
    plan: &'a Plan,
    watchers: Watchers<'a>,
}

impl Task for Run<'_> {
    type Done = Result<Report, Unplayable>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let Self { plan, watchers } = self;
        let book = figures::<G>(plan.book.as_ref())?;
        let rules = options::rules::<G>(&plan.options)?;
        let seed = plan.seed.clone().unwrap_or_else(any_seed);
        let bots = plan.line_up()?;
        let play = Play::<G>::new(rules, book, bots.clone(), &seed, watchers.keep)?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(plan.threads.map_or(0, NonZeroUsize::get))
            .build()?;
        let began = Instant::now();
        let tally = pool.install(|| play_all(&play, plan.games.get(), watchers.progress))?;
        Ok(tally.report(plan, seed, &bots, began.elapsed()))
    }
}

impl Plan {
    /// The bot of each seat in the first game.
    fn line_up(&self) -> Result<Vec<Level>, Unplayable> {
        match self.bots[..] {
            [all] => Ok(vec![all; self.seats]),
            _ if self.bots.len() == self.seats => Ok(self.bots.clone()),
            _ => Err(Unplayable::Bots {
                bots: self.bots.len(),
                seats: self.seats,
            }),
        }
    }
}

fn any_seed() -> String {
    format!("{:016x}", rand::make_rng::<SmallRng>().next_u64())
}

fn play_all<G: Offered>(
    play: &Play<'_, G>,
    games: u32,
    progress: &(dyn Fn(u32) + Sync),
) -> io::Result<Tally> {
    let batch = play.batch();
    (0..games.div_ceil(batch))
        .into_par_iter()
        .map(|nth| {
            let first = nth * batch;
            let some = batch.min(games - first);
            let mut tally = Tally::default();
            for game in first..first + some {
                tally.count(game, play.seats(), &play.game(game)?);
            }
            progress(some);
            Ok(tally)
        })
        .try_reduce(Tally::default, |one, other| Ok(one.and(&other)))
}

/// How fast it went: the one thing in a report that no seed fixes.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pace {
    /// How long it took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
}

impl Pace {
    fn new(games: u32, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        Self {
            seconds,
            games_per_second: f64::from(games) / seconds.max(f64::MIN_POSITIVE),
        }
    }
}
