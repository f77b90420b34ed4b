//! A meeting of the boxed game, written down: it comes to what it comes to at the app's table.

use ::table::{Eye, Game, Money, Playout as _, Refuses as _, Seat, Turn};
use nasty::{
    Amiss, Bet, Book, ByHand, Event, Fate, Fixed, Grade, Hearing, Lane, Lost, Meeting, RaceName,
    Refusal, Row, Rules, Stage, Starter, View, Written,
};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

fn opened(seats: usize) -> ByHand {
    ByHand::open(Book::printed(), Rules::default(), seats).expect("it can be so")
}

fn ordered(seats: usize) -> ByHand {
    let mut meeting = opened(seats);
    let races = RaceName::ALL.to_vec();
    meeting
        .write(&Written::Order { races })
        .expect("it can be so");
    meeting
}

fn field(of: &[(u8, u8)]) -> Written {
    let starter = |&(grade, lane): &(u8, u8)| Starter {
        grade: Grade::try_from(grade).expect("it can be so"),
        lane: Lane::try_from(lane).expect("it can be so"),
    };
    Written::Field {
        starters: of.iter().map(starter).collect(),
    }
}

fn bet(seat: usize, bet: Option<(usize, i64)>) -> Written {
    Written::Bet {
        seat: Seat::at(seat),
        bet: bet.map(|(on, stake)| Bet {
            on: Seat::at(on),
            stake: Money::pounds(stake),
        }),
    }
}

fn post(home: &[usize], out: &[(usize, Fate)]) -> Written {
    let lost = |&(seat, fate): &(usize, Fate)| Lost {
        seat: Seat::at(seat),
        fate,
    };
    Written::Post {
        home: home.iter().copied().map(Seat::at).collect(),
        out: out.iter().map(lost).collect(),
    }
}

fn heard(by: usize, on: usize, deposit: bool, dice: [u8; 2]) -> Written {
    let hearing = Hearing {
        by: Seat::at(by),
        on: Seat::at(on),
        deposit,
    };
    Written::Heard { hearing, dice }
}

/// Three players who have bet nothing on the first race.
fn running() -> ByHand {
    let mut meeting = ordered(3);
    meeting
        .write(&field(&[(1, 1), (2, 2), (3, 3)]))
        .expect("it can be so");
    for seat in 0..3 {
        meeting.write(&bet(seat, None)).expect("it can be so");
    }
    meeting
}

/// Plays a meeting at the app's table, and writes down beside it what a bookmaker would.
fn played(seats: usize, seed: u64) -> (Meeting, Vec<Written>) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut table =
        Meeting::open(Book::printed(), &Rules::default(), &Fixed {}, seats).expect("it can be so");
    let mut slips = Vec::new();
    loop {
        let before = table.view(Eye::Stand);
        let events = match table.turn() {
            Turn::Over => return (table, slips),
            Turn::Chance => {
                let lot = table.draw().expect("it can be so").cast(&mut rng);
                table.settle(&table.outcome(&lot)).expect("it can be so")
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("it can be so");
                table
                    .decide(seat, &table.sample(seat, &mut rng))
                    .expect("it can be so")
            }
        };
        for event in &events {
            table.apply(event);
        }
        for event in events {
            write_down(&event, &before, &mut slips);
        }
    }
}

fn write_down(event: &Event, before: &View, slips: &mut Vec<Written>) {
    let has_ended = matches!(
        slips.last(),
        Some(Written::Post { .. } | Written::Heard { .. })
    );
    if matches!(event, Event::Judged { .. } | Event::RaceOver { .. }) && !has_ended {
        slips.push(ended(before));
    }
    match event {
        Event::RacesDrawn { races } => slips.push(Written::Order {
            races: races.clone(),
        }),
        Event::LanesDealt { rows, .. } => {
            let starter = |row: &Row| Starter {
                grade: row.grade,
                lane: row.lane,
            };
            slips.push(Written::Field {
                starters: rows.iter().map(starter).collect(),
            });
        }
        &Event::BetWritten { seat, bet } => slips.push(Written::Bet { seat, bet }),
        &Event::Judged { dice, .. } => slips.push(Written::Heard {
            hearing: before.hearing.expect("it can be so"),
            dice,
        }),
        Event::RaceOver { .. } => slips.push(Written::Settled),
        _ => {}
    }
}

fn ended(view: &View) -> Written {
    let out = view
        .horses
        .iter()
        .filter(|horse| !matches!(horse.fate, Fate::Running | Fate::Home));
    Written::Post {
        home: view.finished.clone(),
        out: out
            .map(|horse| Lost {
                seat: horse.seat,
                fate: horse.fate,
            })
            .collect(),
    }
}

#[test]
fn n_36_it_comes_to_what_it_comes_to_at_the_table() {
    for (seats, seed) in (2..=6).flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
        let (table, slips) = played(seats, seed);
        let mut by_hand = opened(seats);
        let mut settled = Vec::new();
        for written in &slips {
            settled.extend(by_hand.write(written).unwrap());
        }
        let (there, here) = (table.view(Eye::Stand), by_hand.view(Eye::Stand));
        assert_eq!(here.past, there.past);
        assert_eq!(here.cash, there.cash);
        assert_eq!(here.bank, there.bank);
        assert_eq!(here.result, there.result);
        assert_eq!(here.entries, there.entries);
        let over = |event: &Event| matches!(event, Event::RaceOver { .. });
        assert_eq!(settled.iter().filter(|event| over(event)).count(), 6);
    }
}

#[test]
fn n_5_each_race_is_run_once() {
    let mut meeting = opened(2);
    let races = vec![RaceName::DukesCup; 6];
    let refused = meeting.write(&Written::Order { races }).unwrap_err();
    assert_eq!(refused, Amiss::NotEachRace);
    assert_eq!(refused.rule().to_string(), "N-5");
    assert_eq!(meeting.stage(), Stage::Races);
}

#[test]
fn n_11_a_grade_that_ran_is_refused_with_the_race() {
    let mut meeting = running();
    meeting.write(&post(&[2, 0, 1], &[])).unwrap();
    meeting.write(&Written::Settled).unwrap();
    let refused = meeting
        .write(&field(&[(2, 1), (2, 2), (4, 3)]))
        .unwrap_err();
    let (seat, grade) = (Seat::at(1), Grade::ALL[1]);
    assert_eq!(
        refused,
        Amiss::GradeRan {
            seat,
            grade,
            race: 1
        }
    );
    assert_eq!(refused.rule().to_string(), "N-11");
    assert_eq!(
        refused.to_string(),
        "this grade ran in race 1: each runs once"
    );
    assert_eq!(meeting.stage(), Stage::Lanes);
    meeting.write(&field(&[(2, 1), (1, 2), (4, 3)])).unwrap();
}

#[test]
fn n_11_entries_of_races_to_come_are_not_known() {
    let known = |meeting: &ByHand, seat| {
        let view = meeting.view(Eye::Seat(Seat::at(seat)));
        view.entries[seat].iter().flatten().count()
    };
    assert_eq!(known(&ordered(3), 1), 0);
    let mut meeting = running();
    assert_eq!(known(&meeting, 1), 1);
    meeting.write(&post(&[2, 0, 1], &[])).unwrap();
    meeting.write(&Written::Settled).unwrap();
    assert_eq!(known(&meeting, 1), 1);
}

#[test]
fn n_12_a_lane_is_dealt_once() {
    let mut meeting = ordered(2);
    let taken = meeting.write(&field(&[(1, 3), (1, 3)])).unwrap_err();
    let (seat, lane) = (Seat::at(0), Lane::ALL[2]);
    assert_eq!(taken, Amiss::LaneTaken { seat, lane });
    assert_eq!(taken.rule().to_string(), "N-12");
    let short = meeting.write(&field(&[(1, 3)])).unwrap_err();
    assert_eq!(short, Amiss::NotEachPlayer);
    assert_eq!(short.rule().to_string(), "N-13");
    let inner = crate::stable::rules(serde_json::json!({"lanes": "inner"}));
    let mut meeting = ByHand::open(Book::printed(), inner, 2).unwrap();
    let races = RaceName::ALL.to_vec();
    meeting.write(&Written::Order { races }).unwrap();
    let far = meeting.write(&field(&[(1, 1), (1, 3)])).unwrap_err();
    let seat = Seat::at(1);
    assert_eq!(far, Amiss::NoSuchLane { seat, most: 2 });
}

#[test]
fn n_13_the_app_is_the_bookmaker() {
    let by_hand = crate::stable::rules(serde_json::json!({"bookmaker": 1}));
    let mut meeting = ByHand::open(Book::printed(), by_hand, 2).unwrap();
    let races = RaceName::ALL.to_vec();
    meeting.write(&Written::Order { races }).unwrap();
    meeting.write(&field(&[(6, 6), (1, 1)])).unwrap();
    assert_eq!(meeting.stage(), Stage::Bets);
    let odds: Vec<u32> = meeting
        .view(Eye::Stand)
        .board
        .iter()
        .map(|row| row.odds)
        .collect();
    assert_eq!(odds, [50, 1]);
}

#[test]
fn n_14_a_bet_is_what_a_bet_may_be() {
    let mut meeting = ordered(2);
    meeting.write(&field(&[(1, 1), (2, 2)])).unwrap();
    let beyond = meeting.write(&bet(0, Some((1, 21_000)))).unwrap_err();
    let cash = Money::pounds(20_000);
    assert_eq!(beyond, Refusal::BeyondCash { cash }.into());
    assert_eq!(beyond.rule().to_string(), "N-14");
    meeting.write(&bet(0, Some((1, 20_000)))).unwrap();
    let again = meeting.write(&bet(0, None)).unwrap_err();
    assert_eq!(again, Refusal::NoBetNow.into());
    assert_eq!(meeting.stage(), Stage::Bets);
    meeting.write(&bet(1, None)).unwrap();
    assert_eq!(meeting.stage(), Stage::Moment);
}

#[test]
fn n_25_a_race_that_still_runs_is_not_over() {
    let mut meeting = running();
    let early = meeting
        .write(&post(&[1], &[(0, Fate::Fallen)]))
        .unwrap_err();
    let (home, running) = (1, 1);
    assert_eq!(early, Amiss::StillRunning { home, running });
    assert_eq!(early.rule().to_string(), "N-25");
    let twice = meeting.write(&post(&[1, 1], &[])).unwrap_err();
    let seat = Seat::at(1);
    assert_eq!(twice, Amiss::EndsTwice { seat });
    let stranger = meeting.write(&post(&[5], &[])).unwrap_err();
    assert!(matches!(stranger, Amiss::EndsTwice { .. }));
    let no_fate = meeting
        .write(&post(&[], &[(1, Fate::Running)]))
        .unwrap_err();
    assert!(matches!(no_fate, Amiss::EndsTwice { .. }));
    assert_eq!(meeting.stage(), Stage::Moment);
    let out = [(0, Fate::Fallen), (2, Fate::TailedOff)];
    meeting.write(&post(&[1], &out)).unwrap();
    assert_eq!(meeting.stage(), Stage::Called);
}

#[test]
fn n_33_a_deposit_and_a_double_are_as_at_the_table() {
    let mut meeting = running();
    meeting.write(&post(&[0, 1, 2], &[])).unwrap();
    let no_dice = meeting.write(&heard(1, 0, true, [0, 7])).unwrap_err();
    assert_eq!(no_dice, Amiss::NoSuchDice);
    let stranger = meeting.write(&heard(4, 0, true, [1, 1])).unwrap_err();
    assert!(matches!(stranger, Amiss::Rule { .. }));
    meeting.write(&heard(1, 0, true, [3, 4])).unwrap();
    assert_eq!(meeting.view(Eye::Stand).cash[1], Money::pounds(10_000));
    meeting.write(&heard(2, 0, false, [5, 5])).unwrap();
    let gone = meeting.write(&heard(1, 0, true, [1, 2])).unwrap_err();
    assert_eq!(gone.rule().to_string(), "N-33");
    meeting.write(&Written::Settled).unwrap();
    let past = &meeting.view(Eye::Stand).past[0];
    assert!(past.disqualified.contains(Seat::at(0)));
    assert!(past.prizes[1] > past.prizes[0]);
}

#[test]
fn what_is_not_awaited_is_refused() {
    let mut meeting = opened(2);
    let early = [
        field(&[(1, 1), (1, 2)]),
        bet(0, None),
        post(&[0, 1], &[]),
        Written::Settled,
    ];
    let rules = early.map(|written| {
        let refused = meeting.write(&written).unwrap_err();
        assert!(matches!(refused, Amiss::NotYet { .. }));
        refused.rule().to_string()
    });
    assert_eq!(rules, ["N-12", "N-14", "N-25", "N-33"]);
}
