//! What each player may see: N-37.

use ::table::{Eye, Game as _, Money, Playout as _, Seat, Seats, Seen as _, Turn};
use nasty::{Event, Meeting};
use serde_json::{json, to_value};

use crate::stable::{
    act, draw, fresh, happen, horse, pose, race, rng, stage, stand, up_to, view, watch,
};

fn eye(seat: usize) -> Eye {
    Eye::Seat(Seat::at(seat))
}

fn private(events: &[Event]) -> Vec<&Event> {
    events
        .iter()
        .filter(|event| !event.seen_by(Eye::Stand))
        .collect()
}

#[test]
fn n_37_a_hand_is_dealt_to_its_seat_alone() {
    let meeting = fresh(json!({}), 6);
    let lot = meeting.draw().unwrap().cast(&mut rng());
    let events = meeting.settle(&meeting.outcome(&lot)).unwrap();
    assert_eq!(private(&events).len(), 6);
    for (seat, event) in events[..6].iter().enumerate() {
        for looking in 0..6 {
            assert_eq!(event.seen_by(eye(looking)), seat == looking);
        }
        assert!(Meeting::reveals(event));
    }
    let mut dealt = meeting.clone();
    happen(&mut dealt, &events);
    for seat in 0..6 {
        let seen = view(&dealt, seat);
        assert_eq!((seen.hand.len(), seen.held), (3, vec![3; 6]));
    }
    assert!(stand(&dealt).hand.is_empty());
}

#[test]
fn n_37_an_entry_is_written_by_its_seat_alone_until_its_race() {
    let mut meeting = fresh(json!({}), 2);
    up_to(&mut meeting, "entries", &mut rng());
    let events = act(&mut meeting, 1, json!({"entries": [3, 1, 6, 2, 5, 4]}));
    assert_eq!(private(&events).len(), 1);
    assert!(events[0].seen_by(eye(1)) && !events[0].seen_by(eye(0)));
    act(&mut meeting, 0, json!({"entries": [1, 2, 3, 4, 5, 6]}));
    let seen = |meeting: &Meeting, seat| to_value(&view(meeting, seat).entries).unwrap();
    assert_eq!(seen(&meeting, 1)[1], json!([3, 1, 6, 2, 5, 4]));
    assert_eq!(
        seen(&meeting, 0)[1],
        json!([null, null, null, null, null, null])
    );
    draw(&mut meeting, json!({"lanes": [1, 2]}));
    assert_eq!(
        seen(&meeting, 0)[1],
        json!([3, null, null, null, null, null])
    );
    let mut rng = rng();
    up_to(&mut meeting, "called", &mut rng);
    up_to(&mut meeting, "bets", &mut rng);
    assert_eq!(seen(&meeting, 0)[1], json!([3, 1, null, null, null, null]));
}

#[test]
fn n_37_a_bet_is_written_by_its_seat_alone_and_its_stake_shown_with_all() {
    let horses =
        json!([{"lane": 1, "square": 0, "grade": 1}, {"lane": 2, "square": 0, "grade": 2}]);
    let mut meeting = pose(&json!({"horses": horses}));
    let events = act(&mut meeting, 0, json!({"bet": {"on": 1, "stake": 7_000}}));
    assert_eq!(private(&events).len(), 1);
    // Until all are sealed nobody else sees the stake, not even by what is missing from the purse.
    let purse = |seat| view(&meeting, seat).cash[0];
    assert_eq!(
        (purse(0), purse(1)),
        (Money::pounds(13_000), Money::pounds(20_000))
    );
    assert_eq!(stand(&meeting).sealed, Seats::only(Seat::at(0)));
    act(&mut meeting, 1, json!({"bet": null}));
    assert_eq!(view(&meeting, 1).cash[0], Money::pounds(13_000));
    assert_eq!(view(&meeting, 1).bets, [None, None]);
    assert_eq!(view(&meeting, 0).bets[0].unwrap().on, Seat::at(1));
    up_to(&mut meeting, "called", &mut rng());
    assert_eq!(view(&meeting, 1).bets, [None, None]);
    up_to(&mut meeting, "over", &mut rng());
    assert_eq!(
        view(&meeting, 1).bets[0].unwrap().stake,
        Money::pounds(7_000)
    );
}

#[test]
fn n_37_who_may_act_tells_nothing_of_a_hand() {
    // Nobody has a card that fits, or one has: the same seats may act.
    let turn = |card: &str| race(&[horse(1, 9), horse(2, 7)], json!([[], [card]]), 0).turn();
    assert_eq!(turn("objection"), turn("slipped-up"));
    let (awaited, may) = (Seats::only(Seat::at(0)), Seats::first(2));
    assert_eq!(turn("objection"), Turn::Seats { awaited, may });
    let without = race(&[horse(1, 9), horse(2, 7)], json!([[], []]), 0).turn();
    assert_eq!(without.may(), awaited);
    let meeting = race(&[horse(1, 9), horse(2, 7)], json!([[], ["objection"]]), 0);
    assert_eq!(
        (meeting.players(), meeting.plays(Seat::at(1)).count()),
        (Seats::NONE, 0)
    );
}

#[test]
fn n_37_those_who_can_play_are_those_who_have_a_way_to() {
    let mut rng = rng();
    for seats in [2, 4, 6] {
        watch(fresh(json!({}), seats), &mut rng, |meeting| {
            let plays = |seat: &Seat| meeting.plays(*seat).next().is_some();
            let players: Seats = Seat::first(seats).filter(plays).collect();
            assert_eq!(meeting.players(), players);
            assert_eq!(players.but(meeting.turn().may()), Seats::NONE);
        });
    }
}

#[test]
fn n_37_a_guess_deals_what_is_unseen() {
    let mut meeting = fresh(json!({}), 3);
    let mut rng = rng();
    up_to(&mut meeting, "moment", &mut rng);
    let seen = view(&meeting, 0);
    let mut backed = [0; 3];
    for _ in 0..300 {
        let guess: Meeting = Meeting::guess(&seen, &mut rng).into();
        assert_eq!(guess.view(eye(0)), seen);
        if let Some(bet) = view(&guess, 1).bets[1] {
            backed[bet.on.index()] += 1;
        }
        let other = view(&guess, 1);
        assert_eq!(other.hand.len(), 6);
        assert!(other.entries[1].iter().all(Option::is_some));
    }
    assert!(
        backed.iter().all(|&count| count > 60) || seen.stakes[1] == Money::NONE,
        "{backed:?}"
    );
}

#[test]
fn n_37_a_guess_seals_bets_for_those_who_have_sealed() {
    let mut meeting = fresh(json!({}), 3);
    let mut rng = rng();
    up_to(&mut meeting, "bets", &mut rng);
    act(&mut meeting, 1, json!({"bet": {"on": 0, "stake": 1_000}}));
    let seen = view(&meeting, 0);
    let mut bets = 0;
    for _ in 0..60 {
        let guess = Meeting::guess(&seen, &mut rng);
        bets += usize::from(guess.bet(Seat::at(1)).is_some());
        assert_eq!(guess.bet(Seat::at(2)), None);
    }
    assert!(bets > 40, "{bets}");
}

#[test]
fn n_37_a_guess_tells_what_the_view_shows() {
    let given = json!({"horses": [horse(1, 9), {"lane": null, "square": null, "grade": 3}],
        "finished": [1], "to-roll": 0, "cash": [1_000, 3_000],
        "bets": [{"on": 1, "stake": 2_000}, null], "cards": [["slipped-up"], ["objection"]]});
    let meeting = pose(&given);
    let guess = Meeting::guess(&view(&meeting, 0), &mut rng());
    assert_eq!(guess.finished(), [Seat::at(1)]);
    assert_eq!(guess.cash(Seat::at(1)), Money::pounds(3_000));
    assert_eq!(guess.bet(Seat::at(0)).unwrap().stake, Money::pounds(2_000));
    assert_eq!((guess.number(), guess.stage()), (6, meeting.stage()));
    let (fate, spot) = guess.horse(Seat::at(0));
    assert_eq!(
        (to_value(fate).unwrap(), spot.square),
        (json!("running"), 9)
    );
    assert_eq!(guess.players(), Seats::only(Seat::at(0)));
    assert_eq!(guess.plays(Seat::at(0)).count(), 1);
}

#[test]
fn n_37_everything_else_is_public() {
    let mut rng = rng();
    let mut before: Option<Meeting> = None;
    watch(fresh(json!({"bookmaker": 0}), 2), &mut rng, |meeting| {
        if before.is_some() && stage(meeting) == "moment" {
            let shown = |seat| {
                let view = view(meeting, seat);
                (
                    view.horses,
                    view.cash,
                    view.stakes,
                    view.held,
                    view.used,
                    view.board,
                    view.past,
                )
            };
            assert_eq!(shown(0), shown(1));
        }
        before = Some(meeting.clone());
    });
}
