//! From a command to its notice: the time until a watcher has been told what an act brought about.
//!
//! Besides criterion's mean this prints the 50th and the 99th percentile, which is what the house
//! promises: 99 of 100 under 5 ms.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]
#![allow(clippy::print_stdout, reason = "a bench tells its figures")]

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use api::{App, GameMove, GameName, GameOutlook, GameSetup, GameView, Told};
use criterion::{Criterion, criterion_group, criterion_main};
use table::{Seat, Turn};

/// Tables of one person and two bots who act at once, and what its watcher hears.
struct Evening {
    app: App,
    folder: tempfile::TempDir,
}

impl Evening {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the settings");
        let app = App::without_waiting(&store::Home::at(folder.path()));
        Self { app, folder }
    }

    /// Plays one whole game and gives the time from each act of the person to its notice.
    fn game(&self, game: GameName) -> Vec<Duration> {
        assert!(self.folder.path().exists());
        let mut setup = self.app.surprise(api::Taste {
            game,
            players: None,
            names: Vec::new(),
            options: false,
        });
        if let GameSetup::Giro { rules, .. } = &mut setup.game {
            rules.obstacles = giro::Obstacles::Drawn;
        }
        let table = self
            .app
            .open(setup, Some("bench".into()))
            .expect("a lawful set-up");
        let (tell, told) = channel();
        self.app
            .watch(table, move |told| tell.send(told).is_ok())
            .expect("the table is open");
        let mut times = Vec::new();
        let me = Seat::at(0);
        wait_for_turn(&told, me);
        while let Ok(look) = self.app.look(table, me) {
            let Some(mv) = first_of(look.outlook) else {
                break;
            };
            let began = Instant::now();
            // A bot may have put a card in meanwhile.
            if self.app.act(table, me, look.moment, mv).is_err() {
                continue;
            }
            let (took, is_my_turn) = heard(&told, began, me);
            times.push(took);
            if !is_my_turn {
                wait_for_turn(&told, me);
            }
        }
        self.app.close(table).expect("the table is open");
        times
    }
}

/// The first of what may be done; nothing once the game is over.
fn first_of(outlook: GameOutlook) -> Option<GameMove> {
    match outlook {
        GameOutlook::Giro(giro::Outlook::Pick { cards }) => {
            Some(GameMove::Giro(giro::Move::Pick(cards.first()?.card)))
        }
        GameOutlook::Pigs(pigs::Outlook::LineUp { pigs, .. }) => {
            let order = pigs::LineUp::try_from(pigs).expect("five pigs");
            Some(GameMove::Pigs(pigs::Move::LineUp(order)))
        }
        GameOutlook::Pigs(pigs::Outlook::Play { cards }) => {
            Some(GameMove::Pigs(pigs::Move::Play(cards.first()?.pig)))
        }
        GameOutlook::Nasty(outlook) => first_of_meeting(outlook).map(GameMove::Nasty),
        _ => None,
    }
}

/// Plays no card, backs nobody, and gallops.
fn first_of_meeting(outlook: nasty::Outlook) -> Option<nasty::Move> {
    match outlook {
        nasty::Outlook::Entries { .. } => {
            Some(nasty::Move::Entries(nasty::Entries([1, 2, 3, 4, 5, 6])))
        }
        nasty::Outlook::Bet { .. } => Some(nasty::Move::Bet(None)),
        nasty::Outlook::Moment { turn: Some(_), .. } => Some(nasty::Move::Roll(nasty::Done)),
        nasty::Outlook::Go { goals, .. } => Some(nasty::Move::Go(goals.first()?.goal)),
        nasty::Outlook::Double { .. } => Some(nasty::Move::Double(true)),
        nasty::Outlook::Called { asked: true, .. } => Some(nasty::Move::Ready(nasty::Done)),
        _ => None,
    }
}

/// The time until the notice of an act, and whether the seat may act again.
fn heard(told: &Receiver<Told>, began: Instant, me: Seat) -> (Duration, bool) {
    let notice = told.recv().expect("a notice follows an act");
    (began.elapsed(), is_turn(&notice, me))
}

/// Hears everything until the seat is awaited or the game is over.
fn wait_for_turn(told: &Receiver<Told>, me: Seat) {
    while !is_turn(&told.recv().expect("the game goes on"), me) {}
}

fn is_turn(told: &Told, me: Seat) -> bool {
    let (Told::Snapshot { state, .. } | Told::Notice { state, .. }) = told else {
        return true;
    };
    let turn = match &state.view {
        GameView::Giro(view) => view.turn,
        GameView::Pigs(view) => view.turn,
        GameView::Nasty(view) => view.turn,
    };
    turn == Turn::Over || turn.awaited().contains(me)
}

fn notices(criterion: &mut Criterion) {
    let evening = Evening::new();
    for &game in GameName::ALL {
        let mut times: Vec<Duration> = (0..20).flat_map(|_| evening.game(game)).collect();
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "{game}, command to notice: p50 {:?}, p99 {:?}, {} acts",
            at(50),
            at(99),
            times.len()
        );
        criterion.bench_function(
            &format!("api/one game of {game}, command by command"),
            |bench| {
                bench.iter(|| evening.game(game).len());
            },
        );
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = notices
}
criterion_main!(benches);
