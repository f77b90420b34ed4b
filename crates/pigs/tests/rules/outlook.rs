//! What is shown before a seat acts: P-5, P-8, P-9, P-11, P-18, P-19, P-21.

use ::table::{Eye, Game as _, Rule, Seat};
use pigs::{Event, Gallop, Move, Outlook, Pig, Prospect, Refusal, Rules, Stage, Stake};
use serde_json::{json, to_value};

use crate::stable::{
    Black, Blue, LINE, Red, White, Yellow, fresh, last_cards, line_up, pigs, pose, rng, rules,
    to_play, view, watch,
};

fn outlook(gallop: &Gallop, seat: usize) -> Outlook {
    let seat = Seat::at(seat);
    gallop.view(Eye::Seat(seat)).outlook(seat)
}

fn prospects(gallop: &Gallop, seat: usize) -> Vec<Prospect> {
    match outlook(gallop, seat) {
        Outlook::Play { cards } => cards,
        other => panic!("{other:?}"),
    }
}

#[test]
fn p_5_the_start_player_has_pigs_and_places_others_wait() {
    let gallop = fresh(&Rules::default(), 2);
    let expected = Outlook::LineUp {
        pigs: Pig::ALL.to_vec(),
        places: LINE.to_vec(),
    };
    assert_eq!(outlook(&gallop, 0), expected);
    assert_eq!(outlook(&gallop, 1), Outlook::Wait);
    assert_eq!(outlook(&gallop, 5), Outlook::Wait);
}

#[test]
fn p_18_every_space_says_why_not() {
    let mut gallop = fresh(&rules(json!({"track-food": true})), 2);
    line_up(&mut gallop, 0);
    let Outlook::Food { spaces } = outlook(&gallop, 0) else {
        panic!("food is to be put");
    };
    assert_eq!(spaces.len(), 22);
    for (at, space) in (0..).zip(&spaces) {
        let refusal = match at {
            1..=4 => Some(Refusal::NearStart { at }),
            5..=17 => None,
            _ => Some(Refusal::PigThere { at }),
        };
        let rule = refusal.map(|_| Rule::new('P', 18));
        assert_eq!((space.at, space.refusal, space.rule), (at, refusal, rule));
    }
    assert_eq!(outlook(&gallop, 1), Outlook::Wait);
}

#[test]
fn p_8_each_card_shows_where_its_pig_would_land() {
    let given = json!({"pigs": pigs(LINE), "hands": [["blue", "white", "blue"], ["red", "red", "red"]],
        "at-risk": [2, 0]});
    let gallop = pose(&Rules::default(), &given);
    let white = Prospect {
        pig: White,
        held: 1,
        from: -1,
        to: 1,
        leapt: vec![Red],
        leads: true,
        food: 1,
        stake: Stake::Risks { food: 3 },
    };
    let blue = Prospect {
        pig: Blue,
        held: 2,
        from: -4,
        leapt: vec![Black, Yellow, White, Red],
        ..white.clone()
    };
    assert_eq!(prospects(&gallop, 0), [white, blue]);
    assert_eq!(outlook(&gallop, 1), Outlook::Wait);
    // Other eyes see no cards.
    let stand = view(&gallop).outlook(Seat::at(0));
    assert_eq!(stand, Outlook::Play { cards: vec![] });
}

#[test]
fn p_11_the_last_card_shows_what_is_at_stake() {
    let given = json!({"at-risk": [3, 2], "round": 2});
    let stake = |options, card| prospects(&last_cards(&rules(options), card, &given), 0)[0].stake;
    assert_eq!(stake(json!({}), "red"), Stake::Banks { food: 4 });
    assert_eq!(stake(json!({}), "white"), Stake::Loses { food: 3 });
    assert_eq!(
        stake(json!({"gentle": true}), "white"),
        Stake::Spares { food: 3 }
    );
    assert_eq!(
        stake(json!({"gentle": true}), "red"),
        Stake::Banks { food: 4 }
    );
    let told = json!({"kind": "banks", "food": 4});
    assert_eq!(to_value(Stake::Banks { food: 4 }).unwrap(), told);
}

#[test]
fn p_19_what_is_shown_is_what_happens() {
    let mut rng = rng();
    for options in [
        json!({"track-food": true}),
        json!({"track-food": true, "gentle": true}),
    ] {
        watch(fresh(&rules(options), 4), &mut rng, |gallop| {
            if view(gallop).stage != Stage::Play {
                return;
            }
            let number = to_play(gallop);
            let seat = Seat::at(number);
            for shown in prospects(gallop, number) {
                let events = gallop.decide(seat, &Move::Play(shown.pig)).unwrap();
                let (pig, from, to, leapt) = (shown.pig, shown.from, shown.to, shown.leapt);
                assert_eq!(
                    events[0],
                    Event::Played {
                        seat,
                        pig,
                        from,
                        to,
                        leapt
                    }
                );
                let took = |event: &&Event| {
                    matches!(event, Event::TookLead { .. } | Event::FoundFood { .. })
                };
                assert_eq!(events.iter().filter(took).count(), usize::from(shown.food));
                assert_eq!(events.contains(&Event::TookLead { seat }), shown.leads);
                let settled = match shown.stake {
                    Stake::Risks { .. } => {
                        assert!(view(gallop).held[number] > 1);
                        continue;
                    }
                    Stake::Banks { food } => Event::Banked { seat, food },
                    Stake::Spares { food } => Event::Spared { seat, food },
                    Stake::Loses { food } => Event::Lost { seat, food },
                };
                assert!(events.contains(&settled), "{settled:?} {events:?}");
            }
        });
    }
}

#[test]
fn p_9_an_outlook_tells_of_each_pig_alike() {
    let given = json!({"pigs": pigs([3, -1, -2, -3, -4]),
        "hands": [["red", "white", "yellow", "black", "blue"], ["red", "red", "red", "red", "red"]]});
    let shown = prospects(&pose(&Rules::default(), &given), 0);
    let pigs: Vec<Pig> = shown.iter().map(|shown| shown.pig).collect();
    assert_eq!(pigs, [Red, White, Yellow, Black, Blue]);
    let leads: Vec<bool> = shown.iter().map(|shown| shown.leads).collect();
    assert_eq!(leads, [true, false, false, false, false]);
    let to: Vec<i16> = shown.iter().map(|shown| shown.to).collect();
    assert_eq!(to, [4, 0, 0, 0, 0]);
}
