//! The game at a table of somebody else's.

use super::*;
use crate::lan::{PartyError, PartyStage};
use crate::{ActError, Chapter, GameEvent};
use table::{Eye, Seen as _};

/// A game that is on: two seats at Ben's machine, one at Anna's.
fn begun(game: GameName) -> (Machine, Machine, Hosted, PartyId) {
    let (mut anna, mut ben) = (Machine::new(), Machine::new());
    let hosted = anna.host(game, vec![Seated::Here, Seated::Guest, Seated::Guest]);
    let id = ben.join(&hosted);
    ben.take(id, 1, "Ben");
    ben.take(id, 2, "Bea");
    anna.app.start_party(hosted.id, Level::Random).unwrap();
    (anna, ben, hosted, id)
}

/// Plays at both machines to the end.
fn play_to_the_end(anna: &App, at: TableId, ben: &App, table: TableId) {
    std::thread::scope(|scope| {
        scope.spawn(|| play(anna, at, &[0], usize::MAX));
        scope.spawn(|| play(ben, table, &[1, 2], usize::MAX));
    });
}

#[test]
fn a_game_is_told_to_its_end_as_it_is_to_the_host() {
    for game in [GameName::Giro, GameName::Pigs] {
        let (mut anna, mut ben, hosted, id) = begun(game);
        let (at, table) = (anna.table(hosted.id), ben.table(id));
        let mut here = Watched::new(&anna.app, at);
        let mut there = Watched::new(&ben.app, table);
        play_to_the_end(&anna.app, at, &ben.app, table);
        here.until(Watched::is_over);
        there.until(|watched| {
            watched.is_over() && watched.state.as_ref().unwrap().revealed.is_some()
        });
        assert_eq!(there.story, here.story, "{game}");
        let (host, guest) = (here.state.as_ref().unwrap(), there.state.as_ref().unwrap());
        assert_eq!(guest.view, host.view);
        assert_eq!(
            (&guest.commitment, &guest.revealed),
            (&host.commitment, &host.revealed)
        );
        let players: Vec<Seated> = there
            .setup
            .as_ref()
            .unwrap()
            .seats
            .iter()
            .map(|seat| seat.player)
            .collect();
        assert_eq!(players, [Seated::Guest, Seated::Here, Seated::Here]);
        assert!(there.snapshots <= 5, "{} snapshots", there.snapshots);
        let card = ben.until(id, |card| card.stage == PartyStage::Over);
        assert!(ben.app.tables()[0].over && card.table == Some(table));
        assert_eq!(
            ben.app.undo(table, Seat::at(1)),
            Err(ActError::NoUndoElsewhere)
        );
        diary_holds(&ben, &here.story);
        secrets_stay(&ben);
    }
}

/// What was told is in the diary, once. It is written after it is told, and the seed comes last.
fn diary_holds(ben: &Machine, story: &[Chapter]) {
    let end = Instant::now() + SOON;
    while !diary(ben).contains("\"seed\"") {
        assert!(Instant::now() < end, "the seed is not written down");
        std::thread::yield_now();
    }
    let diary = diary(ben);
    assert_eq!(chapters(&diary), story);
    let tables: Vec<&str> = diary
        .lines()
        .filter(|line| line.starts_with("{\"table\":"))
        .collect();
    assert!(tables[0].contains("\"setup\"") && tables.last().unwrap().contains("\"seed\""));
}

fn diary(machine: &Machine) -> String {
    let mut files = std::fs::read_dir(machine.home.path().join("visited")).unwrap();
    let path = files.find_map(|file| {
        Some(file.unwrap().path()).filter(|path| path.extension().unwrap() == "jsonl")
    });
    let path = path.unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    std::fs::read_to_string(path).unwrap()
}

/// Nothing that only Anna's seat was told is written down at Ben's machine.
fn secrets_stay(ben: &Machine) {
    #[derive(serde::Deserialize)]
    struct Own {
        seat: Seat,
        events: Vec<GameEvent>,
    }
    let diary = diary(ben);
    let own = diary.lines().filter(|line| line.starts_with("{\"seat\":"));
    let own: Vec<Own> = own
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(!own.is_empty());
    for Own { seat, events } in own {
        assert!(seat == Seat::at(1) || seat == Seat::at(2));
        assert!(
            events
                .iter()
                .all(|event| seen(event, Eye::Seat(seat)) && !seen(event, Eye::Stand))
        );
    }
    for chapter in chapters(&diary) {
        assert!(chapter.events.iter().all(|event| seen(event, Eye::Stand)));
    }
}

fn seen(event: &GameEvent, eye: Eye) -> bool {
    match event {
        GameEvent::Giro(event) => event.seen_by(eye),
        GameEvent::Pigs(event) => event.seen_by(eye),
        GameEvent::Nasty(event) => event.seen_by(eye),
    }
}

fn chapters(diary: &str) -> Vec<Chapter> {
    let lines = diary.lines().filter(|line| line.starts_with("{\"line\":"));
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn who_comes_later_is_told_the_whole_story() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Nasty);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    std::thread::scope(|scope| {
        scope.spawn(|| play(&anna.app, at, &[0], 30));
        scope.spawn(|| play(&ben.app, table, &[1, 2], 60));
    });
    let mut eva = Machine::new();
    let evas = eva.join(&hosted);
    let seen = eva.table(evas);
    let here = Watched::new(&anna.app, at);
    let mut there = Watched::new(&eva.app, seen);
    there.until(|watched| watched.last() == here.last());
    assert_eq!(there.story, here.story);
    assert_eq!(there.snapshots, 1);
    for seat in 0..3 {
        assert_eq!(
            eva.app.look(seen, Seat::at(seat)),
            Err(ActError::NotYours {
                seat: Seat::at(seat)
            })
        );
    }
}

#[test]
fn what_may_not_be_done_is_turned_away_and_says_why() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Giro);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    play(&anna.app, at, &[0], 50);
    let mut watched = Watched::new(&ben.app, table);
    let turn = watched.state.as_ref().unwrap().view.turn().awaited();
    let seat = [1, 2]
        .map(Seat::at)
        .into_iter()
        .find(|seat| turn.contains(*seat))
        .unwrap();
    let look = ben.app.look(table, seat).unwrap();
    let mv = bot::choose(
        Level::Random,
        &look.view,
        seat,
        &mut SmallRng::seed_from_u64(1),
    )
    .unwrap();
    let act = |seat, moment, mv| ben.app.act(table, seat, moment, mv);
    assert!(matches!(
        act(seat, 0, mv.clone()),
        Err(ActError::Stale { .. })
    ));
    assert_eq!(
        act(Seat::at(0), look.moment, mv.clone()),
        Err(ActError::NotYours { seat: Seat::at(0) })
    );
    let refused = serde_json::from_str(r#"{"game":"giro","move":{"pick":99}}"#).unwrap();
    let told = act(seat, look.moment, refused);
    assert!(matches!(told, Err(ActError::Refused { .. })), "{told:?}");
    act(seat, look.moment, mv).unwrap();
    watched.until(|watched| watched.last() > Some(look.moment));
    assert_eq!(ben.app.set_ready(id, seat, true), Err(PartyError::Stage));
}

#[test]
fn the_host_closes_and_the_table_can_still_be_looked_at() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Pigs);
    let table = ben.table(id);
    let at = anna.table(hosted.id);
    anna.app.close(at).unwrap();
    assert_eq!(ben.until_shut(id), ShutWhy::Closed);
    let mut watched = Watched::new(&ben.app, table);
    assert!(watched.state.is_some());
    let look = ben.app.look(table, Seat::at(1)).ok();
    assert!(look.is_none(), "nobody plays there now");
    ben.app.close(table).unwrap();
    watched.until(|watched| watched.closed);
    assert!(ben.app.tables().is_empty());
    assert_eq!(
        ben.app.leave_party(id),
        Err(PartyError::NoSuchParty { party: id })
    );
}

#[test]
fn the_host_leaves_and_everybody_waits_for_him() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Pigs);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    anna.app.leave_party(hosted.id).unwrap();
    ben.until(id, |card| line(card) == Some(&GuestLine::Reconnecting));
    anna.app.host_again(at).unwrap();
    ben.until(id, |card| line(card) == Some(&GuestLine::Live));
    assert!(ben.app.look(table, Seat::at(1)).is_ok());
}

#[test]
fn seats_are_held_while_the_guests_app_is_down_and_the_story_goes_on() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Pigs);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    std::thread::scope(|scope| {
        scope.spawn(|| play(&anna.app, at, &[0], 4));
        scope.spawn(|| play(&ben.app, table, &[1, 2], 8));
    });
    let mut ben = ben.restarted();
    anna.until(hosted.id, |card| {
        card.seats[1].line == crate::lan::Connection::Away
    });
    let before = crate::lan::remembered(&ben.app).remove(0);
    let listed = JoinBy::Listed {
        id: before.id(),
        code: None,
    };
    let id = ben.app.join_party(listed, "Ben".into()).unwrap();
    let card = ben.until(id, |card| {
        card.table.is_some() && line(card) == Some(&GuestLine::Live)
    });
    assert_eq!(mine(&card), [1, 2]);
    assert_eq!(
        (card.seats[1].name.as_str(), card.seats[2].name.as_str()),
        ("Ben", "Bea")
    );
    let table = card.table.unwrap();
    let mut there = Watched::new(&ben.app, table);
    let mut here = Watched::new(&anna.app, at);
    play_to_the_end(&anna.app, at, &ben.app, table);
    here.until(Watched::is_over);
    there.until(Watched::is_over);
    assert_eq!(there.story, here.story);
    diary_holds(&ben, &here.story);
}

#[test]
fn the_host_goes_down_and_comes_back_and_nothing_is_missing() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Giro);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    let mut there = Watched::new(&ben.app, table);
    std::thread::scope(|scope| {
        scope.spawn(|| play(&anna.app, at, &[0], 4));
        scope.spawn(|| play(&ben.app, table, &[1, 2], 8));
    });
    // Without a good-bye: as after a crash.
    let mut anna = anna.crashed();
    ben.until_line(id, &GuestLine::Reconnecting);
    let at = anna.app.tables()[0].id;
    let again = anna.app.host_again(at).unwrap();
    anna.until(again, |card| {
        card.seats[1].line == crate::lan::Connection::Live
    });
    ben.until_line(id, &GuestLine::Live);
    let mut here = Watched::new(&anna.app, at);
    play_to_the_end(&anna.app, at, &ben.app, table);
    here.until(Watched::is_over);
    there.until(Watched::is_over);
    assert_eq!(there.story, here.story);
}

#[test]
fn another_game_at_the_same_table_is_a_table_of_its_own() {
    let (mut anna, mut ben, hosted, id) = begun(GameName::Pigs);
    let (at, table) = (anna.table(hosted.id), ben.table(id));
    let mut first = Watched::new(&ben.app, table);
    play_to_the_end(&anna.app, at, &ben.app, table);
    ben.until(id, |card| card.stage == PartyStage::Over);
    let next = anna.app.start_party(hosted.id, Level::Random).unwrap();
    let card = ben.until(id, |card| card.table.is_some_and(|other| other != table));
    first.until(|watched| watched.closed);
    let again = card.table.unwrap();
    play_to_the_end(&anna.app, next, &ben.app, again);
    let mut here = Watched::new(&anna.app, next);
    let mut there = Watched::new(&ben.app, again);
    here.until(Watched::is_over);
    there.until(Watched::is_over);
    assert_eq!(there.story, here.story);
}
