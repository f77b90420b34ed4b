//! Which positions can be set up by hand, and which cannot.

use ::table::case::Posed as _;
use ::table::{Draw, Playout as _};
use pigs::{Book, Gallop, Rules, Stage};
use serde_json::{Value, json};

use crate::stable::{LINE, pigs, rules, standing, to_play, try_pose, view};

fn with_food() -> Rules {
    rules(json!({"track-food": true}))
}

fn refusal_by(rules: &Rules, given: &Value) -> String {
    match try_pose(rules, given) {
        Ok(gallop) => panic!("this can be: {gallop:?}"),
        Err(reason) => reason,
    }
}

fn refusal(given: &Value) -> String {
    refusal_by(&Rules::default(), given)
}

fn fits(given: &Value) -> Gallop {
    try_pose(&Rules::default(), given).expect("a position that can be")
}

#[test]
fn a_position_shows_what_it_was_given() {
    let given = json!({
        "seats": 3,
        "pigs": pigs([3, -1, 2, -3, 1]),
        "hands": [["red", "red"], ["yellow", "blue"], ["white"]],
        "to-play": 0,
        "starter": 2,
        "round": 2,
        "at-risk": [1, 0, 3],
        "banked": [4, 0, 2],
        "banks": [[4], [0], [2]],
        "track-food": [7, 12],
    });
    let facts = try_pose(&with_food(), &given).unwrap().facts();
    for (name, value) in given.as_object().unwrap() {
        assert_eq!(&facts[name], value, "{name}");
    }
}

#[test]
fn what_is_left_out_has_its_default() {
    let facts = fits(&json!({"hands": [["red"], ["red"]]})).facts();
    let expected = json!({
        "seats": 2, "pigs": pigs(LINE), "hands": [["red"], ["red"]], "to-play": 0, "starter": 0,
        "round": 1, "at-risk": [0, 0], "banked": [0, 0], "banks": [[], []], "track-food": [],
        "food": [],
    });
    assert_eq!(Value::Object(facts), expected);
    let fresh = fits(&json!({"seats": 4}));
    assert_eq!((view(&fresh).stage, to_play(&fresh)), (Stage::LineUp, 0));
    let lined_up = fits(&json!({"seats": 2, "pigs": pigs(LINE)}));
    assert_eq!(lined_up.draw(), Some(Draw::Order(35)));
}

#[test]
fn a_case_may_begin_with_the_first_draw() {
    let first = json!({"draw": {"starter": 1}});
    let before = |given| Gallop::pose(Book::printed(), &Rules::default(), &given, Some(&first));
    let gallop = before(json!({"seats": 3})).unwrap();
    assert_eq!(gallop.draw(), Some(Draw::One(3)));
    assert_eq!(
        before(json!({"seats": 1})).unwrap_err(),
        "two to five play (P-2), not 1"
    );
    let told = "what is given comes after the draw of the start player";
    for given in [
        json!({"seats": 2, "starter": 1}),
        json!({"seats": 2, "to-play": 0}),
        json!({"seats": 2, "round": 2}),
        json!({"seats": 2, "pigs": pigs(LINE)}),
        json!({"hands": [["red"], ["red"]]}),
    ] {
        assert_eq!(before(given).unwrap_err(), told);
    }
}

#[test]
fn all_that_tells_the_seats_tells_the_same() {
    for given in [
        json!({"seats": 3}),
        json!({"at-risk": [0, 0, 0]}),
        json!({"banked": [0, 0, 0]}),
        json!({"banks": [[], [], []]}),
        json!({"hands": [["red"], ["red"], ["red"]]}),
    ] {
        assert_eq!(fits(&given).facts()["seats"], 3, "{given}");
    }
    assert_eq!(refusal(&json!({})), "nothing tells the number of seats");
    for given in [
        json!({"banks": []}),
        json!({"seats": 0}),
        json!({"hands": []}),
    ] {
        assert_eq!(refusal(&given), "nobody has a seat", "{given}");
    }
    let differ = "seats, hands and food differ in number";
    assert_eq!(refusal(&json!({"seats": 2, "banked": [0]})), differ);
    let nobody = "nobody sits where one is to play or to start";
    assert_eq!(refusal(&json!({"seats": 2, "starter": 2})), nobody);
    assert_eq!(refusal(&json!({"seats": 2, "to-play": 2})), nobody);
    assert!(refusal(&json!({"seats": 2, "weather": "rain"})).contains("weather"));
}

#[test]
fn pigs_stand_apart_all_five_and_where_they_can_come_to() {
    let told = |at| refusal(&json!({"pigs": pigs(at), "hands": [["red"], ["red"]]}));
    assert_eq!(
        told([0, -1, -2, -3, -3]),
        "two pigs stand on the space of -3"
    );
    assert_eq!(
        told([18, -1, -2, -3, -4]),
        "two pigs stand on the space of -4"
    );
    assert_eq!(told([0, -1, -2, -3, -5]), "no pig can come to -5");
    let furthest = [175, 0, -2, -3, -4];
    let gallop = fits(&json!({"pigs": pigs(furthest), "hands": [["red"], ["red"]]}));
    assert_eq!(standing(&gallop), furthest);
    assert_eq!(told([176, -1, -2, -3, -4]), "no pig can come to 176");
    let four = json!({"pigs": {"red": 0, "white": -1, "yellow": -2, "black": -3}, "seats": 2});
    assert_eq!(refusal(&four), "all five pigs stand on the track");
    let sixth = json!({"pigs": {"pink": 0}, "seats": 2});
    assert!(refusal(&sixth).contains("pink"));
    let early = json!({"pigs": pigs([1, 0, -2, -3, -4]), "seats": 2});
    assert_eq!(
        refusal(&early),
        "the pigs stand in line until the cards are dealt"
    );
}

#[test]
fn hands_are_of_racing_cards_and_go_round_in_turn() {
    let told = |hands: Value| refusal(&json!({"hands": hands}));
    let turn = "in turn, nobody plays a card more than another";
    assert_eq!(told(json!([["red"], ["red", "red"]])), turn);
    assert_eq!(told(json!([["red", "red", "red"], ["red"]])), turn);
    assert_eq!(
        told(json!([
            ["red", "red", "red", "red", "red", "red", "red", "red"],
            [
                "blue", "blue", "blue", "blue", "blue", "blue", "blue", "blue"
            ]
        ])),
        "a hand has 7 cards"
    );
    let many = "there are not so many cards of one colour";
    assert_eq!(
        told(json!([
            ["red", "red", "red", "red"],
            ["red", "red", "red", "red"]
        ])),
        many
    );
    assert_eq!(
        told(json!([
            ["red", "red", "red", "red", "red", "red", "red"],
            ["red", "red", "red", "red", "red", "red", "red"]
        ])),
        many
    );
    let eight = json!({"hands": [["red", "red", "red", "red"], ["red", "red", "red", "red"]]});
    assert!(try_pose(&rules(json!({"edition": "tiles"})), &eight).is_ok());
    assert!(told(json!([["pink"], ["red"]])).contains("pink"));
    let over = "a round in which all cards are played is over";
    assert_eq!(told(json!([[], []])), over);
    let last = json!({"hands": [[], []], "round": 3});
    assert_eq!(view(&fits(&last)).stage, Stage::Over);
    let risk = json!({"hands": [[], ["red"]], "to-play": 1, "at-risk": [1, 0]});
    assert_eq!(refusal(&risk), "after the last card nothing is at risk");
}

#[test]
fn whose_turn_it_is_and_who_started_fit_the_hands() {
    let turns = |given: Value| {
        let facts = fits(&given).facts();
        (facts["starter"].clone(), facts["to-play"].clone())
    };
    let two = json!([["red", "red"], ["blue", "blue"], ["white", "white"]]);
    let less = json!([["red"], ["blue", "blue"], ["white", "white"]]);
    assert_eq!(turns(json!({"hands": two})), (json!(0), json!(0)));
    assert_eq!(
        turns(json!({"hands": two, "to-play": 2})),
        (json!(2), json!(2))
    );
    assert_eq!(
        turns(json!({"hands": two, "starter": 1})),
        (json!(1), json!(1))
    );
    assert_eq!(
        turns(json!({"hands": less, "to-play": 1})),
        (json!(0), json!(1))
    );
    assert_eq!(
        turns(json!({"hands": less, "starter": 0})),
        (json!(0), json!(1))
    );
    let turn = "in turn, nobody plays a card more than another";
    assert_eq!(
        refusal(&json!({"hands": two, "to-play": 1, "starter": 0})),
        turn
    );
    assert_eq!(refusal(&json!({"hands": less})), turn);
    assert_eq!(
        turns(json!({"seats": 3, "to-play": 2})),
        (json!(2), json!(2))
    );
    let another = json!({"seats": 3, "to-play": 2, "starter": 1});
    assert_eq!(refusal(&another), "it is the turn of another seat");
}

#[test]
fn food_on_the_track_lies_where_it_can_have_been_put() {
    let told = |food: &[i16]| {
        let given = json!({"pigs": pigs([6, -1, -2, -3, -4]), "track-food": food,
            "hands": [["red"], ["red"]]});
        refusal_by(&with_food(), &given)
    };
    assert_eq!(told(&[4]), "space 4 is too near to the start line");
    assert_eq!(told(&[6]), "a pig stands on space 6");
    assert_eq!(told(&[7, 7]), "food lies on space 7 already");
    assert_eq!(told(&[-1]), "the track has no space -1");
    for at in [18, 22] {
        let near = format!("the pigs began too near to {at} for food to lie there");
        assert_eq!(told(&[at]), near);
    }
    let given = json!({"seats": 2, "pigs": pigs(LINE), "track-food": [7, 8, 9]});
    let three = "each player puts one food card on the track";
    assert_eq!(refusal_by(&with_food(), &given), three);
    let given = json!({"track-food": [9], "hands": [["red"], ["red"]]});
    assert_eq!(refusal(&given), "this table puts no food on the track");
    let given = json!({"track-food": [9], "seats": 2});
    let early = "food is put on the track when the pigs stand in line";
    assert_eq!(refusal_by(&with_food(), &given), early);
}

#[test]
fn food_may_be_half_put() {
    let given = json!({"seats": 3, "pigs": pigs(LINE), "track-food": [9]});
    let gallop = try_pose(&with_food(), &given).unwrap();
    assert_eq!((view(&gallop).stage, to_play(&gallop)), (Stage::Food, 1));
    let given = json!({"seats": 3, "pigs": pigs(LINE), "track-food": [9], "to-play": 0});
    let gallop = try_pose(&with_food(), &given).unwrap();
    assert_eq!(
        (gallop.facts()["starter"].clone(), to_play(&gallop)),
        (json!(2), 0)
    );
    let given = json!({"seats": 2, "pigs": pigs(LINE), "track-food": [9, 10]});
    let gallop = try_pose(&with_food(), &given).unwrap();
    assert_eq!(view(&gallop).stage, Stage::Deal);
}

#[test]
fn rounds_and_banks_fit_each_other() {
    for round in [0, 4] {
        let told = refusal(&json!({"seats": 2, "round": round}));
        assert_eq!(told, format!("there is no round {round} of 3"));
    }
    let told = refusal(&json!({"banks": [[1, 2], [0]], "round": 1}));
    assert_eq!(told, "more rounds are banked than were played");
    let told = refusal(&json!({"banks": [[1], [0]], "banked": [2, 0], "round": 2}));
    assert_eq!(told, "the banks do not add up to what is banked");
    let facts = fits(&json!({"banks": [[1, 3], [0, 2]], "round": 3})).facts();
    assert_eq!(facts["banked"], json!([4, 2]));
    let facts = fits(&json!({"banked": [4, 2], "round": 3})).facts();
    assert_eq!(facts["banks"], json!([[4], [2]]));
    assert_eq!(
        view(&fits(&json!({"banked": [4, 2], "at-risk": [3, 0]}))).pile,
        46
    );
}

#[test]
fn a_position_is_fingerprinted_in_the_words_of_records() {
    let given = json!({
        "pigs": pigs([3, -1, 2, -3, 1]),
        "hands": [["blue", "red"], ["yellow", "blue"]],
        "round": 2,
        "at-risk": [1, 0],
        "banked": [4, 0],
        "track-food": [12, 7],
    });
    let gallop = try_pose(
        &rules(json!({"track-food": true, "edition": "tiles", "rounds": "fair"})),
        &given,
    );
    let written = serde_json::to_string(&gallop.expect("a position that can be"));
    let undealt: Vec<&str> = [
        ("red", 7),
        ("white", 8),
        ("yellow", 7),
        ("black", 8),
        ("blue", 6),
    ]
    .into_iter()
    .flat_map(|(pig, count)| std::iter::repeat_n(pig, count))
    .collect();
    let expected = format!(
        "{{\"rules\":{{\"edition\":\"tiles\",\"rounds\":\"fair\",\"draws\":\"shared\",\
         \"track-food\":true,\"gentle\":false}},\"stage\":\"play\",\"round\":2,\"starter\":0,\
         \"to-play\":0,\"pigs\":{{\"red\":3,\"white\":-1,\"yellow\":2,\"black\":-3,\"blue\":1}},\
         \"track-food\":[7,12],\"hands\":[[\"red\",\"blue\"],[\"yellow\",\"blue\"]],\"played\":[],\
         \"undealt\":{},\"at-risk\":[1,0],\"banks\":[[4],[0]],\"pile\":28}}",
        json!(undealt)
    );
    assert_eq!(written.expect("it serialises"), expected);
}
