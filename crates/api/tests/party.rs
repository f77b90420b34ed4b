//! A table of ours on the network: its lobby, its start, who plays when somebody is away, and how it goes on.
//! Guests are bots of ours, at home in other folders; all of them meet over the loopback of a network of their own.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../../lan/tests/apart/mod.rs"]
mod apart;

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use api::lan::{
    AwayChoice, Connection, Holder, HostOffer, PartyCard, PartyError, PartyId, PartyStage,
    PartyTold, Saying, SeatFor, Side, Visitor, VisitorNews, Way,
};
use api::{
    App, DesktopTold, GameName, Home, Level, RecordError, Seat, Seated, Setup, SetupError, TableId,
    Taste, Told,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

const CODE: &str = "7K2MQ0";
/// How long something may take before the test fails.
const PATIENCE: Duration = Duration::from_mins(1);
const ANNA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

/// An app that hosts, and what it is told of its parties.
struct House {
    app: App,
    folder: TempDir,
    told: Receiver<PartyTold>,
    cards: Vec<PartyCard>,
    runtime: Runtime,
}

impl House {
    fn new() -> Self {
        Self::at(tempfile::tempdir().unwrap())
    }

    fn at(folder: TempDir) -> Self {
        let app = App::without_waiting(&Home::at(folder.path()));
        let (to, told) = channel();
        app.watch_parties(move |one| to.send(one).is_ok());
        Self {
            app,
            folder,
            told,
            cards: Vec::new(),
            runtime: Runtime::new().unwrap(),
        }
    }

    /// The app ends, and begins again.
    fn again(self) -> Self {
        self.app.rest();
        let Self {
            app,
            folder,
            runtime,
            ..
        } = self;
        drop(app);
        // Whoever tended the table lets go of its record when he next looks.
        let mut next = Self::at(folder);
        while next.app.tables().is_empty() {
            let Self { folder, .. } = next;
            next = Self::at(folder);
        }
        // Its guests are still there.
        next.runtime = runtime;
        next
    }

    fn setup(&self, players: &[Seated]) -> Setup {
        self.app.surprise(Taste {
            game: GameName::Giro,
            players: Some(players.to_vec()),
            names: Vec::new(),
            options: false,
        })
    }

    fn offer(&self, players: &[Seated]) -> HostOffer {
        HostOffer {
            setup: self.setup(players),
            name: "Anna's table".into(),
            code: Some(CODE.to_lowercase()),
            port: Some(0),
            away: AwayChoice::Wait,
        }
    }

    fn host(&self, players: &[Seated]) -> PartyId {
        self.app.host_party(self.offer(players)).unwrap()
    }

    /// The next thing that is told.
    fn hear(&mut self) -> PartyTold {
        let told = self.told.recv_timeout(PATIENCE).unwrap();
        if let PartyTold::Parties { parties } = &told {
            self.cards.clone_from(parties);
        }
        told
    }

    /// Waits until the one party is like that.
    fn until(&mut self, mut is_so: impl FnMut(&PartyCard) -> bool) -> PartyCard {
        loop {
            if let Some(card) = self.cards.first().filter(|card| is_so(card)) {
                return card.clone();
            }
            self.hear();
        }
    }

    /// A bot comes by the code and plays to the end.
    fn guest(&self, card: &PartyCard, folder: &TempDir, seat: Seat, name: &str) -> Guest {
        let app = App::without_waiting(&Home::at(folder.path()));
        let Side::Host {
            addresses, code, ..
        } = &card.side
        else {
            panic!("it is ours");
        };
        let port = addresses[0].parse::<SocketAddr>().unwrap().port();
        let way = Way::by_code(
            vec![SocketAddr::from(([127, 0, 0, 1], port))],
            Some(code.parse().unwrap()),
        );
        let (name, wait) = (name.to_owned(), Duration::from_millis(5));
        let entered = self.runtime.enter();
        let mut visitor = Visitor::new(&app, way, Some(seat), name, Level::Random, wait).unwrap();
        drop(entered);
        Guest(self.runtime.spawn(async move {
            loop {
                match visitor.next().await {
                    Ok(VisitorNews::Over(_)) => return "over".to_owned(),
                    Ok(VisitorNews::Shut(why)) => return format!("{why:?}"),
                    Ok(_) => {}
                    Err(why) => return why.to_string(),
                }
            }
        }))
    }

    /// Waits until the game at this table is over.
    fn to_the_end(&self, table: TableId) {
        let (to, told) = channel();
        let sent = move |one: Told| to.send(one).is_ok();
        self.app.watch(table, sent).unwrap();
        let began = Instant::now();
        loop {
            assert!(began.elapsed() < PATIENCE, "it does not end");
            let card = self.app.tables().into_iter().find(|card| card.id == table);
            if card.unwrap().over {
                return;
            }
            // Something has happened, or nothing has for a while.
            drop(told.recv_timeout(Duration::from_millis(100)));
        }
    }
}

/// A guest's program.
struct Guest(JoinHandle<String>);

impl Guest {
    /// It goes down.
    fn crash(self) {
        self.0.abort();
    }

    /// How it ended.
    fn end(self, house: &House) -> String {
        let end = async { tokio::time::timeout(PATIENCE, self.0).await };
        house.runtime.block_on(end).unwrap().unwrap()
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn holder(card: &PartyCard, seat: Seat) -> Holder {
    card.seats[seat.index()].holder
}

#[test]
fn guests_sit_down_in_the_lobby_and_play_a_race() {
    if !apart::inside("guests_sit_down_in_the_lobby_and_play_a_race") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Guest, Seated::Guest, Seated::Guest]);
    let card = house.until(|_| true);
    assert_eq!((card.stage, card.table), (PartyStage::Lobby, None));
    assert!(matches!(&card.side, Side::Host { code, .. } if code == CODE));
    assert_eq!(
        house.app.start_party(party, Level::Random),
        Err(PartyError::NoSeat),
        "nobody has come"
    );
    let (ann, ben) = (folder(), folder());
    let first = house.guest(&card, &ann, ANNA, "Ann");
    let second = house.guest(&card, &ben, BEN, "Ben");
    let both_ready = |card: &PartyCard| card.seats.iter().filter(|seat| seat.ready).count() == 2;
    let card = house.until(both_ready);
    assert_eq!(card.seats[0].name, "Ann");
    let table = house.app.start_party(party, Level::Random).unwrap();
    let card = house.until(|card| card.stage != PartyStage::Lobby);
    assert_eq!(card.table, Some(table));
    assert_eq!(holder(&card, Seat::at(2)), Holder::Bot, "nobody took it");
    let names = house.app.tables()[0].setup.seats.clone();
    assert_eq!(
        (names[0].name.as_str(), names[1].name.as_str()),
        ("Ann", "Ben")
    );
    assert!(!names[2].name.is_empty());
    house.to_the_end(table);
    assert_eq!(
        (first.end(&house), second.end(&house)),
        ("over".into(), "over".into())
    );
    house.until(|card| card.stage == PartyStage::Over);
}

#[test]
fn a_lobby_is_changed_by_its_host_alone_and_before_the_start() {
    if !apart::inside("a_lobby_is_changed_by_its_host_alone_and_before_the_start") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Here, Seated::Guest, Seated::Guest]);
    let give = |house: &House, seat, to| house.app.give_seat(party, seat, to);
    let bot = SeatFor::Bot {
        level: Level::Steady,
    };
    give(&house, BEN, bot.clone()).unwrap();
    let card = house.until(|card| holder(card, BEN) == Holder::Bot);
    let setup = card.setup.unwrap();
    assert_eq!(setup.seats[1].player, Seated::Bot(Level::Steady));
    assert!(!setup.seats[1].name.is_empty(), "a bot has a name at once");
    let name = "Zoë".to_owned();
    give(&house, BEN, SeatFor::Here { name }).unwrap();
    let card = house.until(|card| holder(card, BEN) == Holder::Here);
    assert!(card.seats[1].mine && card.seats[1].name == "Zoë");
    give(&house, BEN, SeatFor::Anybody).unwrap();
    house.until(|card| holder(card, BEN) == Holder::Free);
    assert_eq!(give(&house, BEN, SeatFor::Owner), Err(PartyError::Stage));
    let nobody = Seat::at(5);
    let not_there = PartyError::NotYours { seat: nobody };
    assert_eq!(give(&house, nobody, SeatFor::Anybody), Err(not_there));
    house.app.set_ready(party, ANNA, true).unwrap();
    house.until(|card| card.seats[0].ready);
    let not_ours = PartyError::NotYours { seat: BEN };
    assert_eq!(house.app.set_ready(party, BEN, true), Err(not_ours.clone()));
    assert_eq!(house.app.vote(party, BEN, true), Err(not_ours.clone()));
    let take = house.app.take_seat(party, BEN, "Ben".into());
    assert_eq!(take, Err(not_ours), "a host gives seats, he takes none");
    house.app.leave_party(party).unwrap();
    let gone = PartyError::NoSuchParty { party };
    assert_eq!(house.app.say(party, "hello?".into()), Err(gone));
}

#[test]
fn a_party_that_cannot_be_is_refused_and_says_why() {
    if !apart::inside("a_party_that_cannot_be_is_refused_and_says_why") {
        return;
    }
    let house = House::new();
    let offer = || house.offer(&[Seated::Here, Seated::Guest]);
    let host = |offer| house.app.host_party(offer);
    let unnamed = HostOffer {
        name: " ".into(),
        ..offer()
    };
    assert_eq!(host(unnamed), Err(PartyError::Name { most: 40 }));
    let coded = HostOffer {
        code: Some("SEVEN77".into()),
        ..offer()
    };
    assert_eq!(host(coded), Err(PartyError::Code));
    assert_eq!(
        host(house.offer(&[Seated::Here, Seated::Here])),
        Err(PartyError::NoSeat)
    );
    let mut twins = offer();
    twins.setup.seats[1].silks = twins.setup.seats[0].silks;
    let wrong = vec![SetupError::SameSilks {
        seat: ANNA,
        other: BEN,
    }];
    assert_eq!(host(twins), Err(PartyError::Setup { wrong }));
    let there = std::net::TcpListener::bind("0.0.0.0:0").unwrap();
    let taken = HostOffer {
        port: Some(there.local_addr().unwrap().port()),
        ..offer()
    };
    let _both = std::net::TcpListener::bind(("::", taken.port.unwrap()));
    assert!(matches!(host(taken), Err(PartyError::Listen { .. })));
}

#[test]
fn what_is_said_is_heard_and_a_line_that_is_none_is_not() {
    if !apart::inside("what_is_said_is_heard_and_a_line_that_is_none_is_not") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Here, Seated::Guest]);
    house.app.say(party, "  Come\u{202e} on!  ".into()).unwrap();
    house.app.shout(party, 1).unwrap();
    let mut said = Vec::new();
    while said.len() < 2 {
        if let PartyTold::Said { seat, what, .. } = house.hear() {
            assert_eq!(seat, Some(ANNA));
            said.push(what);
        }
    }
    let text = "Come on!".to_owned();
    assert_eq!(said, [Saying::Line { text }, Saying::Shout { shout: 1 }]);
    for line in ["", " \u{200b} ", &"x".repeat(281)] {
        let told = house.app.say(party, line.into());
        assert_eq!(told, Err(PartyError::NotSaid), "{line:?}");
    }
}

#[test]
fn a_bot_plays_for_a_guest_who_is_away() {
    if !apart::inside("a_bot_plays_for_a_guest_who_is_away") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Guest, Seated::Bot(Level::Random)]);
    let card = house.until(|_| true);
    let ann = folder();
    let guest = house.guest(&card, &ann, ANNA, "Ann");
    house.until(|card| card.seats[0].ready);
    guest.crash();
    house.until(|card| card.seats[0].line == Connection::Away);
    let table = house.app.start_party(party, Level::Random).unwrap();
    let bot = SeatFor::Bot {
        level: Level::Steady,
    };
    house.app.give_seat(party, ANNA, bot).unwrap();
    house.until(|card| holder(card, ANNA) == Holder::StandIn);
    house.to_the_end(table);
    // She is still away, so it plays in the next game, too.
    let next = house.app.rematch(table).unwrap();
    assert_ne!(next, table);
    house.to_the_end(next);
    house.until(|card| card.table == Some(next) && card.stage == PartyStage::Over);
}

#[test]
fn whoever_comes_back_plays_himself() {
    if !apart::inside("whoever_comes_back_plays_himself") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Here, Seated::Guest]);
    let card = house.until(|_| true);
    let ben = folder();
    let guest = house.guest(&card, &ben, BEN, "Ben");
    house.until(|card| card.seats[1].ready);
    house.app.start_party(party, Level::Random).unwrap();
    guest.crash();
    let bot = SeatFor::Bot {
        level: Level::Steady,
    };
    house.app.give_seat(party, BEN, bot).unwrap();
    house.until(|card| holder(card, BEN) == Holder::StandIn);
    let back = house.guest(&card, &ben, BEN, "Ben");
    let card = house.until(|card| holder(card, BEN) == Holder::Guest);
    assert_eq!(card.seats[1].line, Connection::Live);
    back.crash();
}

#[test]
fn a_table_that_rests_is_there_again_with_its_code_and_its_seats() {
    if !apart::inside("a_table_that_rests_is_there_again_with_its_code_and_its_seats") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Here, Seated::Guest]);
    house.app.choose_away(party, AwayChoice::Vote).unwrap();
    let card = house.until(|card| card.away == AwayChoice::Vote);
    let ben = folder();
    let guest = house.guest(&card, &ben, BEN, "Ben");
    house.until(|card| card.seats[1].ready);
    house.app.start_party(party, Level::Random).unwrap();
    let mut house = house.again();
    let table = house.app.tables()[0].id;
    let party = house.app.host_again(table).unwrap();
    assert_eq!(
        house.app.host_again(table),
        Ok(party),
        "it is there already"
    );
    let card = house.until(|card| holder(card, BEN) == Holder::Guest);
    assert_eq!((card.stage, card.away), (PartyStage::Run, AwayChoice::Vote));
    assert_eq!(card.name, "Anna's table");
    assert!(matches!(&card.side, Side::Host { code, .. } if code == CODE));
    house.until(|card| card.seats[1].line == Connection::Live);
    guest.crash();
}

#[test]
fn a_table_goes_on_at_another_machine_from_the_record_of_the_first() {
    if !apart::inside("a_table_goes_on_at_another_machine_from_the_record_of_the_first") {
        return;
    }
    let mut house = House::new();
    let party = house.host(&[Seated::Here, Seated::Guest]);
    let card = house.until(|_| true);
    let ben = folder();
    let guest = house.guest(&card, &ben, BEN, "Ben");
    house.until(|card| card.seats[1].ready);
    let table = house.app.start_party(party, Level::Random).unwrap();
    guest.crash();
    let path = house.app.export_table(table).unwrap();
    let record = std::fs::read_to_string(path).unwrap();
    let mut other = House::new();
    let taken_in = other.app.import_record(record.clone());
    assert_eq!(taken_in, Err(RecordError::NotOver));
    let half = &record[..record.len() / 2];
    assert!(other.app.take_over(half.into()).is_err());
    assert!(other.app.tables().is_empty(), "nothing is left of it");
    let there = other.app.take_over(record.clone()).unwrap();
    assert_eq!(other.app.tables()[0].setup.seats[1].name, "Ben");
    other.app.host_again(there).unwrap();
    let card = other.until(|_| true);
    assert_eq!(card.stage, PartyStage::Run);
    let ben = folder();
    let again = other.guest(&card, &ben, BEN, "Ben");
    other.until(|card| holder(card, BEN) == Holder::Guest);
    again.crash();
    assert!(house.app.take_over("{}".into()).is_err());
}

#[test]
fn a_window_whose_table_has_guests_closes_after_a_question_or_at_the_second_attempt() {
    if !apart::inside(
        "a_window_whose_table_has_guests_closes_after_a_question_or_at_the_second_attempt",
    ) {
        return;
    }
    let mut house = House::new();
    let (to, asked) = channel();
    house.app.watch_desktop(move |one| to.send(one).is_ok());
    house.host(&[Seated::Here, Seated::Guest]);
    let card = house.until(|_| true);
    assert!(house.app.may_close(), "nobody has come");
    let ben = folder();
    let guest = house.guest(&card, &ben, BEN, "Ben");
    house.until(|card| holder(card, BEN) == Holder::Guest);
    assert!(!house.app.may_close());
    let question = DesktopTold::Closing { guests: 1 };
    assert_eq!(asked.recv_timeout(PATIENCE).unwrap(), question);
    house.app.answer_closing(false);
    assert!(!house.app.may_close(), "it is asked anew");
    assert_eq!(asked.recv_timeout(PATIENCE).unwrap(), question);
    assert!(house.app.may_close(), "whoever insists is not asked again");
    drop(asked);
    house.app.answer_closing(false);
    assert!(house.app.may_close(), "there is no page to ask");
    guest.crash();
}
