//! A table taken up from its record is the same table, or says why it cannot be.

use dealer::{Fault, Input, Setting, going};
use giro::{Move, Race};
use nasty::Meeting;
use pigs::Gallop;
use table::Game;

use crate::tables::{Printed, Table, all_drawn, herd, people, stables, whole_record};

/// A table as it was after each input, and the record that was kept by then.
struct Walk<G: Printed> {
    table: Table<G>,
    stations: Vec<Station<G>>,
}

struct Station<G: Game> {
    kept: String,
    line: u32,
    moment: u32,
    may_undo: Option<table::Seat>,
    views: Vec<G::View>,
    notices: usize,
}

impl<G: Printed> Walk<G> {
    /// Plays to the end, and looks around after each act.
    fn whole(setting: Setting<G>, seed: &str) -> Self {
        let table = Table::open(setting, seed);
        let mut walk = Self {
            table,
            stations: Vec::new(),
        };
        walk.stand();
        while let Some(next) = walk.table.awaited().lowest() {
            let mv = G::next(&walk.table.dealer, next);
            walk.table.act(next.index(), mv).unwrap();
            walk.stand();
        }
        walk
    }

    fn stand(&mut self) {
        let table = &self.table;
        self.stations.push(Station {
            kept: table.kept(),
            line: table.dealer.line(),
            moment: table.dealer.moment(),
            may_undo: table.dealer.may_undo(),
            views: table.views(),
            notices: table.notices.len(),
        });
    }
}

fn assert_same<G: Printed>(table: &Table<G>, station: &Station<G>) {
    assert_eq!(table.dealer.line(), station.line);
    assert_eq!(table.dealer.moment(), station.moment);
    assert_eq!(table.dealer.may_undo(), station.may_undo);
    assert_eq!(table.views(), station.views);
}

/// After each act the table can be taken up, is the same, and what is played and drawn at it is the
/// same to the last line.
fn goes_on_from_everywhere<G: Printed>(setting: Setting<G>) {
    let walk = Walk::whole(setting, "anna");
    for station in &walk.stations {
        let mut table = Table::<G>::resumed(&station.kept).unwrap();
        assert_same(&table, station);
        assert!(
            table.lines.is_empty(),
            "what is on disk is not written twice"
        );
        assert_eq!(table.notices, walk.table.notices[..station.notices]);
        table.handle(Input::Tick).unwrap();
        table.finish();
        let resumed = format!("{}{}", station.kept, lines(&table.lines));
        assert_eq!(resumed, walk.table.kept());
    }
}

fn lines(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_race_goes_on_from_after_each_act_as_if_nothing_had_been() {
    goes_on_from_everywhere(all_drawn(3));
    goes_on_from_everywhere(people(2));
}

#[test]
fn a_game_of_pigs_goes_on_from_after_each_act_as_if_nothing_had_been() {
    goes_on_from_everywhere(herd(2));
    let mut setting = herd(3);
    setting.rules.track_food = true;
    goes_on_from_everywhere(setting);
}

/// A machine may stop between the lines of one act: what chance still owes comes with the first tick.
fn goes_on_from_each_line<G: Printed>(setting: Setting<G>) {
    let walk = Walk::whole(setting, "anna");
    let whole = walk.table.kept();
    let ends = whole.match_indices('\n').map(|(at, _)| at + 1).skip(1);
    for end in ends {
        let mut table = Table::<G>::resumed(&whole[..end]).unwrap();
        table.handle(Input::Tick).unwrap();
        let kept = format!("{}{}", &whole[..end], lines(&table.lines));
        let station = walk.stations.iter().find(|station| station.kept == kept);
        assert_same(&table, station.expect("it is where it stood after an act"));
        table.finish();
        let resumed = format!("{}{}", &whole[..end], lines(&table.lines));
        assert_eq!(resumed, whole);
    }
}

#[test]
fn what_chance_still_owes_comes_when_the_table_is_taken_up() {
    goes_on_from_each_line(all_drawn(2));
    goes_on_from_each_line(herd(3));
}

#[test]
fn what_could_be_taken_back_still_can_be() {
    let mut table = Table::open(people(2), "anna");
    table.place(&[10, 20, 22, 30]);
    let before = table.views();
    table.place(&[32]);
    table.act(1, Move::Pick(3)).unwrap();
    let mut resumed = Table::<Race>::resumed(&table.kept()).unwrap();
    resumed.undo(1).unwrap();
    resumed.undo(1).unwrap();
    assert_eq!(resumed.views(), before);
    assert_eq!(resumed.last_line()["undo"], 5);
    // What was taken back before stays so, and the numbers go on.
    table.undo(1).unwrap();
    let mut resumed = Table::<Race>::resumed(&table.kept()).unwrap();
    assert_eq!(resumed.views(), table.views());
    resumed.undo(1).unwrap();
    assert_eq!(resumed.last_line()["n"], 8);
    assert_eq!(resumed.views(), before);
}

#[test]
fn the_clock_begins_anew() {
    let mut setting = people(2);
    setting.clock = Some(30);
    let mut table = Table::open(setting, "anna");
    table.wait(29);
    let mut resumed = Table::<Race>::resumed(&table.kept()).unwrap();
    resumed.wait(29);
    assert!(resumed.lines.is_empty());
    resumed.wait(1);
    assert_eq!(resumed.last_line()["late"], true);
}

#[test]
fn a_table_can_be_taken_up_again_and_again_and_remarks_do_no_harm() {
    let mut kept = Table::open(all_drawn(2), "anna").kept();
    loop {
        let mut table = Table::<Race>::resumed(&kept).unwrap();
        table.handle(Input::Tick).unwrap();
        let Some(next) = table.awaited().lowest() else {
            break;
        };
        let moves = table.dealer.moves(next);
        let mv = moves[table.dealer.line() as usize * 7 % moves.len()];
        table.act(next.index(), mv).unwrap();
        kept += &lines(&table.lines);
        kept += "{\"resting\":true}\n";
    }
    let rested = kept.replace("{\"resting\":true}\n", "");
    assert_eq!(rested, Walk::whole(all_drawn(2), "anna").table.kept());
}

#[test]
fn without_its_seed_a_table_cannot_go_on() {
    let table = Table::open(all_drawn(2), "anna");
    assert_eq!(going(&table.record()), None);
    let broken = Table::<Race>::resumed(&table.record()).err().unwrap();
    assert_eq!(
        (broken.line, broken.fault.to_string()),
        (2, Fault::NoSeed.to_string())
    );
    // Another table's seed is none.
    let other = Table::open(all_drawn(2), "ben").kept();
    let remark = other.lines().nth(1).unwrap();
    let forged = table.record().replacen('\n', &format!("\n{remark}\n"), 1);
    assert_eq!(Table::<Race>::resumed(&forged).err().unwrap().line, 2);
    let began = going(&table.kept()).unwrap().began;
    assert_eq!(began, 1_700_000_000);
    // A finished one reveals it.
    assert!(Table::<Race>::resumed(&whole_record("anna")).is_ok());
}

/// As the store gives it: the whole lines, where they are text.
fn whole_lines(bytes: &[u8]) -> Option<&str> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n')?;
    std::str::from_utf8(&bytes[..=end]).ok()
}

/// Whatever becomes of a byte: the table is one that there has been, or the record says what is wrong.
fn no_byte_makes_another_table<G: Printed>(setting: Setting<G>) {
    let walk = Walk::<G>::whole(setting, "anna");
    let record = walk.stations[4].kept.as_bytes();
    let was = |table: &Table<G>| {
        let mut lines = walk.stations.iter();
        lines.any(|there| there.line == table.dealer.line() && there.views == table.views())
    };
    let mut recovered = 0;
    for at in 0..record.len() {
        for (cut, byte) in [
            (true, 0),
            (false, record[at] ^ 1),
            (false, record[at] ^ 0x20),
            (false, record[at] ^ 0x80),
            (false, b'\n'),
            (false, b'"'),
        ] {
            let mut bytes = record.to_vec();
            if cut {
                bytes.truncate(at);
            } else {
                bytes[at] = byte;
            }
            let Some(text) = whole_lines(&bytes) else {
                continue;
            };
            match Table::<G>::resumed(text) {
                Ok(mut table) => {
                    recovered += 1;
                    table.handle(Input::Tick).unwrap();
                    assert!(was(&table), "byte {at} as {byte}: {text}");
                    let (ours, theirs) = (table.dealer.setting(), walk.table.dealer.setting());
                    assert_eq!(ours.rules, theirs.rules);
                    assert_eq!(ours.fixed, theirs.fixed);
                    assert_eq!(table.dealer.commitment(), walk.table.dealer.commitment());
                }
                Err(broken) => assert!((1..=1 + text.lines().count()).contains(&broken.line)),
            }
        }
    }
    assert!(recovered > 100, "{recovered}");
}

#[test]
fn each_byte_of_a_race_cut_or_changed_gives_an_error_or_a_recovery() {
    no_byte_makes_another_table::<Race>(all_drawn(2));
}

#[test]
fn each_byte_of_a_game_of_pigs_cut_or_changed_gives_an_error_or_a_recovery() {
    no_byte_makes_another_table::<Gallop>(herd(2));
}

#[test]
fn each_byte_of_a_meeting_cut_or_changed_gives_an_error_or_a_recovery() {
    no_byte_makes_another_table::<Meeting>(stables(2));
}
