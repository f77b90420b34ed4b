//! What a card or a space would bring, told before it is chosen, is what it does bring.

use ::table::{Eye, Game as _, Refuses as _, Seat};
use giro::{Event, Landing, Move, Obstacle, Outlook, Prospect, Push, Race, Rules};
use proptest::prelude::*;
use serde_json::{json, to_value};

use crate::moving::{boards, set_up};
use crate::page::COURSES;
use crate::stable::{act, fresh, on, pick, pose, race, refused, run, view};

fn outlook(race: &Race, seat: usize) -> Outlook {
    view(race).outlook(Seat::at(seat))
}

fn prospects(race: &Race, seat: usize) -> Vec<Prospect> {
    match outlook(race, seat) {
        Outlook::Pick { cards } => cards,
        other => panic!("a card is to be picked, not {other:?}"),
    }
}

fn landing(race: &Race, seat: usize, card: u8) -> Landing {
    let prospects = prospects(race, seat);
    let prospect = prospects.iter().find(|prospect| prospect.card == card);
    prospect.expect("a card in hand").landing
}

#[test]
fn g_16_the_outlook_names_the_obstacle() {
    let obstacle_at = |horse: u8| landing(&race(&[horse, 0]), 0, 1);
    for (at, obstacle) in [
        (8, Obstacle::River),
        (18, Obstacle::Moor),
        (11, Obstacle::Hedge),
    ] {
        assert_eq!(obstacle_at(at - 1), Landing::Refused { at, obstacle });
    }
    assert_eq!(obstacle_at(12), Landing::Free { to: 13 });
}

#[test]
fn g_17_the_outlook_tells_how_a_horse_goes_back() {
    let back = |horses: &[u8], card: u8| match landing(&race(horses), 0, card) {
        Landing::Pushes { to, seat, back } => {
            assert_eq!((to, seat), (horses[0] + card, Seat::at(1)));
            back
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(back(&[12, 15], 3), Push::To { space: 14 });
    assert_eq!(back(&[9, 12, 10], 3), Push::Swap);
    assert_eq!(back(&[12, 13], 1), Push::Swap);
    assert_eq!(back(&[0, 1], 1), Push::Box);
}

#[test]
fn g_11_the_outlook_has_the_cards_in_hand_for_each_player() {
    let mut race = race(&[0, 0]);
    run(&mut race, &[3, 4]);
    pick(&mut race, 0, 6);
    let cards =
        |seat: usize| -> Vec<u8> { prospects(&race, seat).iter().map(|p| p.card).collect() };
    assert_eq!(cards(0), [1, 2, 4, 5, 6]);
    assert_eq!(cards(1), [1, 2, 3, 5, 6]);
    assert_eq!(outlook(&race, 2), Outlook::Wait);
}

#[test]
fn g_26_the_outlook_knows_no_pick_of_others() {
    let (mut low, mut high) = (race(&[3, 4]), race(&[3, 4]));
    pick(&mut low, 1, 1);
    pick(&mut high, 1, 6);
    assert_eq!(outlook(&low, 0), outlook(&high, 0));
}

#[test]
fn g_6_the_outlook_has_spaces_for_the_one_who_places() {
    let race = fresh(&Rules::default(), 3);
    assert!(matches!(outlook(&race, 2), Outlook::Place { .. }));
    for other in [0, 1, 3, 5] {
        assert_eq!(outlook(&race, other), Outlook::Wait);
    }
    assert_eq!(outlook(&crate::stable::race(&[41, 0]), 0), Outlook::Wait);
}

#[test]
fn g_7_to_g_9_the_outlook_refuses_what_would_be_refused() {
    for printed in COURSES {
        let mut race = fresh(&on(printed.name), 2);
        for (n, &placed) in printed.layouts()[0].iter().enumerate() {
            let placer = 1 - n % 2;
            let Outlook::Place { spaces } = outlook(&race, placer) else {
                panic!("an obstacle is to be placed");
            };
            let told: Vec<u8> = spaces.iter().map(|prospect| prospect.space).collect();
            assert!(told.into_iter().eq(1..=printed.length));
            for prospect in spaces {
                let mv = Move::Place(prospect.space);
                let refusal = race.decide(Seat::at(placer), &mv).err();
                assert_eq!(prospect.refusal, refusal);
                assert_eq!(prospect.rule, refusal.map(|refusal| refusal.rule()));
            }
            act(&mut race, placer, Move::Place(placed));
        }
    }
    // Every reason has come up somewhere: here is the last.
    let given = json!({"seats": 2, "obstacles": [10, 12, 14]});
    let race = pose(&Rules::default(), &given);
    let (_, rule) = refused(&race, 0, Move::Place(20));
    assert_eq!(rule, "G-9");
    let told = to_value(outlook(&race, 0)).unwrap();
    assert_eq!(told["spaces"][19]["rule"], "G-9");
}

/// What the first horse of a round did, in the words of an outlook.
fn landed(events: &[Event]) -> (Seat, u8, Landing) {
    let push = match events.get(2) {
        Some(Event::Pushed { seat, to, .. }) => Some((*seat, *to)),
        _ => None,
    };
    match events[1] {
        Event::Refused {
            seat,
            card,
            at,
            obstacle,
            ..
        } => (seat, card, Landing::Refused { at, obstacle }),
        Event::Ran {
            seat,
            card,
            from,
            to,
            ..
        } => {
            let landing = push.map_or(Landing::Free { to }, |(pushed, back)| Landing::Pushes {
                to,
                seat: pushed,
                back: match back {
                    0 => Push::Box,
                    space if space == from => Push::Swap,
                    space => Push::To { space },
                },
            });
            (seat, card, landing)
        }
        ref other => panic!("a round begins with a move, not with {other:?}"),
    }
}

/// Where the horses stand if a landing comes true.
fn come_true(mut horses: Vec<u8>, mover: Seat, landing: Landing) -> Vec<u8> {
    match landing {
        Landing::Refused { .. } => {}
        Landing::Free { to } => horses[mover.index()] = to,
        Landing::Pushes { to, seat, back } => {
            horses[seat.index()] = match back {
                Push::Swap => horses[mover.index()],
                Push::To { space } => space,
                Push::Box => 0,
            };
            horses[mover.index()] = to;
        }
    }
    horses
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn g_15_to_g_19_the_outlook_of_the_first_to_move_comes_true(position in boards()) {
        let mut race = set_up(&position);
        let before = race.clone();
        let (seat, card, happened) = landed(&run(&mut race, &position.2));
        for eye in [Eye::Stand, Eye::Seat(seat)] {
            let Outlook::Pick { cards } = before.view(eye).outlook(seat) else {
                panic!("a card is to be picked");
            };
            let told = cards.into_iter().find(|prospect| prospect.card == card);
            prop_assert_eq!(told, Some(Prospect { card, landing: happened }));
        }
    }

    /// Where all play the same number and only the rear horse moves, its outlook is all that happens.
    #[test]
    fn g_15_to_g_19_an_outlook_comes_true_where_only_that_card_moves(mut position in boards(), card in 1u8..=6) {
        position.1.rear_only = true;
        position.2.fill(card);
        let mut race = set_up(&position);
        let before = race.clone();
        let (seat, _, _) = landed(&run(&mut race, &position.2));
        let foretold = come_true(position.1.horses, seat, landing(&before, seat.index(), card));
        prop_assert_eq!(view(&race).horses, foretold);
    }
}
