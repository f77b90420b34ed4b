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

use api::{App, GameMove, GameOutlook, Told};
use criterion::{Criterion, criterion_group, criterion_main};
use table::Seat;

/// A table of one person and four bots who act at once, and what its watcher hears.
struct Evening {
    app: App,
    folder: tempfile::TempDir,
}

impl Evening {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the settings");
        let app = App::without_waiting(store::SettingsFile::at(folder.path()));
        Self { app, folder }
    }

    /// Plays one whole race and gives the time from each pick to its notice.
    fn race(&self) -> Vec<Duration> {
        assert!(self.folder.path().exists());
        let mut setup = self.app.surprise(api::Taste::default());
        let api::GameSetup::Giro { rules, .. } = &mut setup.game;
        rules.obstacles = giro::Obstacles::Drawn;
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
        while let Ok(look) = self.app.look(table, me) {
            let GameOutlook::Giro(outlook) = look.outlook;
            let giro::Outlook::Pick { cards } = outlook else {
                break;
            };
            let Some(card) = cards.first() else { break };
            let began = Instant::now();
            let mv = GameMove::Giro(giro::Move::Pick(card.card));
            if self.app.act(table, me, look.moment, mv).is_ok() {
                times.push(heard(&told, began));
            }
            wait_for_round(&told);
        }
        self.app.close(table).expect("the table is open");
        times
    }
}

fn heard(told: &Receiver<Told>, began: Instant) -> Duration {
    told.recv().expect("a notice follows an act");
    began.elapsed()
}

/// Hears everything until nothing is said for a moment: the bots have picked.
fn wait_for_round(told: &Receiver<Told>) {
    while told.recv_timeout(Duration::from_millis(2)).is_ok() {}
}

fn notices(criterion: &mut Criterion) {
    let evening = Evening::new();
    let mut times: Vec<Duration> = (0..20).flat_map(|_| evening.race()).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "command to notice: p50 {:?}, p99 {:?}, {} picks",
        at(50),
        at(99),
        times.len()
    );
    criterion.bench_function("api/one race, command by command", |bench| {
        bench.iter(|| evening.race().len());
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = notices
}
criterion_main!(benches);
