//! The time that everybody has to put something in before a moment is closed, shown with the Really
//! Nasty game, where cards are played before a roll.

use dealer::{Coat, Entrant, Input, Player, Seed, Setting, Silks, Time, Turned};
use nasty::{Book, CardKind, Meeting, Move, Stage};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use table::{Eye, Playout as _, Seat, Turn};

type Dealer = dealer::Dealer<Meeting>;

/// Three people at this machine, and how long a moment is held open for them.
fn meeting(pause: Option<u32>) -> Dealer {
    let cast = [
        ("Ann", Silks::Red),
        ("Ben", Silks::Blue),
        ("Cleo", Silks::Green),
    ];
    let entrants = cast.map(|(name, colour)| Entrant {
        name: name.into(),
        colour,
        horse: Some("Comet".into()),
        coat: Some(Coat::Bay),
        player: Player::Here,
    });
    let setting = Setting {
        rules: nasty::Rules::default(),
        fixed: nasty::Fixed::default(),
        entrants: entrants.into(),
        clock: None,
        pause,
    };
    Dealer::open(Book::printed(), setting, Seed::from_text("pause"), Time(0)).unwrap()
}

fn act(dealer: &mut Dealer, now: u64, seat: Seat, mv: Move) -> Result<(), Turned<nasty::Refusal>> {
    let moment = dealer.moment();
    dealer.handle(Time(now), Input::Act { seat, moment, mv })
}

/// Plays at random, without a card, until somebody is to roll, and says who.
fn to_the_roll(dealer: &mut Dealer, now: u64) -> Seat {
    let mut rng = SmallRng::seed_from_u64(1);
    loop {
        let seat = dealer.turn().awaited().lowest().unwrap();
        let view = dealer.view(Eye::Seat(seat));
        if view.stage == Stage::Moment {
            return seat;
        }
        let mv = view.guess(&mut rng).sample(seat, &mut rng);
        if !matches!(mv, Move::Card(_)) {
            act(dealer, now, seat, mv).unwrap();
        }
    }
}

/// A card that some other seat may put in now.
fn card_of_another(dealer: &Dealer, roller: Seat) -> (Seat, Move) {
    let others = Seat::first(3).filter(|&seat| seat != roller);
    let mut cards = others.flat_map(|seat| {
        let moves = dealer.moves(seat).into_iter();
        moves.map(move |mv| (seat, mv))
    });
    // Not one that ends the race for the roller's horse, whose turn would be over.
    let found = cards.find(|(_, mv)| {
        matches!(mv, Move::Card(play) if play.card.kind() == CardKind::WhippedRound
            && !play.on.contains(roller)
            || matches!(play.card.kind(), CardKind::SlippedUp) && !play.on.contains(roller))
    });
    found.unwrap_or_else(|| panic!("nobody holds a card that fits; try another seed"))
}

const ROLL: Move = Move::Roll(nasty::Done);

#[test]
fn a_roll_waits_until_everybody_had_time_to_play_a_card() {
    let mut dealer = meeting(Some(2_000));
    let roller = to_the_roll(&mut dealer, 500);
    assert_eq!(dealer.open_until(), Time(2_500));
    let before = dealer.line();
    let early = act(&mut dealer, 2_499, roller, ROLL);
    assert_eq!(early, Err(Turned::TooEarly { left: 1 }));
    assert_eq!(dealer.line(), before);
    act(&mut dealer, 2_500, roller, ROLL).unwrap();
}

#[test]
fn a_roll_out_of_turn_is_refused_by_its_rule_and_not_put_off() {
    let mut dealer = meeting(Some(2_000));
    let roller = to_the_roll(&mut dealer, 0);
    let other = Seat::first(3).find(|&seat| seat != roller).unwrap();
    let refused = act(&mut dealer, 0, other, ROLL);
    assert!(matches!(refused, Err(Turned::Refused { rule, .. }) if rule.to_string() == "N-16"));
}

#[test]
fn without_a_pause_the_roll_comes_at_once() {
    let mut dealer = meeting(None);
    let roller = to_the_roll(&mut dealer, 500);
    act(&mut dealer, 500, roller, ROLL).unwrap();
}

#[test]
fn a_card_starts_the_pause_anew() {
    let mut dealer = meeting(Some(2_000));
    let roller = to_the_roll(&mut dealer, 0);
    let (seat, card) = card_of_another(&dealer, roller);
    act(&mut dealer, 1_900, seat, card).unwrap();
    assert_eq!(dealer.open_until(), Time(3_900));
    let Turn::Seats { awaited, .. } = dealer.turn() else {
        panic!("somebody is to roll");
    };
    let next = awaited.lowest().unwrap();
    let early = act(&mut dealer, 3_000, next, ROLL);
    assert_eq!(early, Err(Turned::TooEarly { left: 900 }));
    act(&mut dealer, 3_900, next, ROLL).unwrap();
}

#[test]
fn the_pause_is_the_same_whether_or_not_anybody_holds_a_card_that_fits() {
    let mut dealer = meeting(Some(2_000));
    let mut now = 0;
    for _ in 0..40 {
        let roller = to_the_roll(&mut dealer, now);
        assert_eq!(dealer.open_until(), Time(now + 2_000));
        now += 2_000;
        act(&mut dealer, now, roller, ROLL).unwrap();
    }
}
