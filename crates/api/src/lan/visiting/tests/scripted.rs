//! A host that tells what a test wants, true or not.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::sync_channel;

use ::lan::Payload;
use ::lan::bytes::TableSecret;
use ::lan::host::{Decision, Happening, Host, Hosting, Keys, Output};
use ::lan::link::{HostKey, Hosted};
use ::lan::message::{Holder, Line, Speaker};
use ::lan::proof::OnEd25519;
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use table::Eye;
use table::case::Posed;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::*;
use crate::named::Task;
use crate::offered::Offered;
use crate::{GameSetup, GameView};

/// What a test has the host do.
pub(super) enum Does {
    /// Says how the table stands, to these eyes.
    Stands(Box<dyn Fn(Eye) -> Value + Send>),
    Happens(Value, Value),
    Now(Value),
    /// Answers what is asked of the past.
    Past(Value),
    Says(String),
    Closes,
}

/// A host of two seats.
pub(super) struct Scripted {
    pub(super) address: SocketAddr,
    does: UnboundedSender<Does>,
    commands: Arc<AtomicU32>,
}

/// The figures of a game, as hosts tell them at the door.
struct Book;

impl Task for Book {
    type Done = String;

    fn with<G: Offered + Posed>(self) -> String {
        G::hash_of(G::book()).to_string()
    }
}

impl Scripted {
    pub(super) fn new(key: &HostKey, table: [u8; 10], address: SocketAddr) -> Self {
        use rand::SeedableRng as _;
        let (does, mut done) = unbounded_channel();
        let (to, opened) = sync_channel(1);
        let hosting = Hosting {
            table: ::lan::TableId(table),
            name: "Anna's\u{202e} table".into(),
            game: "giro".into(),
            book: GameName::Giro.with(Book),
            app: "9.9.9".into(),
            seats: vec![(Holder::Free, String::new()); 2],
            started: true,
            away: AwayChoice::Wait,
            fingerprint: key.fingerprint(),
            secret: TableSecret([3; 32]),
            keys: Keys {
                code: Some(CODE.parse().unwrap()),
                link: None,
                open: false,
            },
            exchange: Arc::new(OnEd25519),
            chance: ChaCha20Rng::seed_from_u64(5),
        };
        let commands = Arc::<AtomicU32>::default();
        let counted = Arc::clone(&commands);
        let key = HostKey::read(&key.bytes()).unwrap();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build();
            runtime.unwrap().block_on(async move {
                let mut hosted =
                    Hosted::listen(&[address], &key, |now| Host::open(now, hosting, &[]))
                        .await
                        .unwrap();
                to.send(hosted.addresses()[0]).unwrap();
                let mut script = Script {
                    commands,
                    ..Script::default()
                };
                loop {
                    tokio::select! {
                        output = hosted.next() => script.answer(&mut hosted, output),
                        does = done.recv() => match does {
                            Some(does) => script.act(&mut hosted, does),
                            None => return,
                        },
                    }
                }
            });
        });
        Self {
            address: opened.recv().unwrap(),
            does,
            commands: counted,
        }
    }

    /// How many commands have come.
    pub(super) fn commands(&self) -> u32 {
        self.commands.load(Ordering::Relaxed)
    }

    /// One with a key of its own, whose table stands like that.
    pub(super) fn standing(stands: impl Fn(Eye) -> Value + Send + 'static) -> Self {
        let anywhere = "127.0.0.1:0".parse().unwrap();
        let host = Self::new(&HostKey::make().unwrap(), [1; 10], anywhere);
        host.does(Does::Stands(Box::new(stands)));
        host
    }

    pub(super) fn does(&self, does: Does) {
        self.does.send(does).ok().unwrap();
    }

    pub(super) fn by_code(&self) -> JoinBy {
        JoinBy::Address {
            address: self.address.to_string(),
            code: Some(CODE.into()),
        }
    }
}

/// What the host says when he is asked.
#[derive(Default)]
struct Script {
    stands: Option<Box<dyn Fn(Eye) -> Value + Send>>,
    past: Option<Value>,
    commands: Arc<AtomicU32>,
}

impl Script {
    fn answer(&mut self, hosted: &mut Hosted, output: Output) {
        let (host, now) = hosted.host();
        match output {
            Output::Look { conn, eye } => {
                let stands = self
                    .stands
                    .as_ref()
                    .map_or(Value::Null, |stands| stands(eye));
                host.shown(now, conn, Payload::of(&stands).unwrap());
            }
            Output::Past { conn, .. } => {
                let past = self
                    .past
                    .clone()
                    .unwrap_or(json!({"chapters": [], "last": true}));
                host.past(now, conn, Payload::of(&past).unwrap());
            }
            // How it is answered, if at all, says the line after which it was made.
            Output::Command { seat, cid, body } => {
                let deed: Value = body.read().unwrap();
                self.commands.fetch_add(1, Ordering::Relaxed);
                if let Some(why) = why(&deed["seen"]) {
                    let why = Payload::of(&why).unwrap();
                    host.decided(now, seat, cid, Decision::Refused(why));
                }
            }
            _ => {}
        }
    }

    fn act(&mut self, hosted: &mut Hosted, does: Does) {
        let (host, now) = hosted.host();
        match does {
            Does::Stands(stands) => self.stands = Some(stands),
            Does::Happens(public, private) => host.happened(
                now,
                Happening {
                    public: Payload::of(&public).unwrap(),
                    private: vec![(Seat::at(0), Payload::of(&private).unwrap())],
                },
            ),
            Does::Now(body) => host.now(now, Payload::of(&body).unwrap()),
            Does::Past(past) => self.past = Some(past),
            Does::Says(text) => {
                let by = Speaker {
                    eye: Eye::Stand,
                    name: "Anna".into(),
                };
                host.say(now, by, Line::Chat(text)).unwrap();
            }
            Does::Closes => host.close(now),
        }
    }
}

/// Why a command is turned away that was made after this line.
fn why(seen: &Value) -> Option<Value> {
    match seen.as_u64() {
        Some(1) => Some(json!({"error": "too-early", "left": 700})),
        Some(2) => Some(json!({"error": "stale", "moment": 9})),
        Some(3) => Some(json!({"error": "no-such-table", "table": 77})),
        Some(4) => Some(json!({"error": "of a time to come"})),
        _ => None,
    }
}

/// A race that has begun, as these eyes see it.
pub(super) fn race(eye: Eye) -> Value {
    use table::Game as _;
    let setup = two_guests();
    let GameSetup::Giro { rules, fixed } = &setup.game else {
        panic!("it is a race")
    };
    let race = giro::Race::open(giro::Book::printed(), rules, fixed, 2).unwrap();
    let view = |eye| GameView::Giro(race.view(eye));
    let mut standing =
        json!({"setup": setup, "commitment": "c0ffee", "line": 0, "view": view(eye)});
    if eye != Eye::Stand {
        standing["stand"] = serde_json::to_value(view(Eye::Stand)).unwrap();
    }
    standing
}

fn two_guests() -> Setup {
    let app = App::without_waiting(&Home::at(tempfile::tempdir().unwrap().path()));
    app.surprise(Taste {
        game: GameName::Giro,
        players: Some(vec![Seated::Guest; 2]),
        names: vec!["Ben".into(), "Eva".into()],
        options: false,
    })
}
