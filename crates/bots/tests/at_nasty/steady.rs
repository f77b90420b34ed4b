//! How steady plays the Really Nasty Horse Racing Game.

use bots::{Budget, Level};
use nasty::{Card, Done, Entries, Fate, Fence, Goal, Grade, Move, Play, RaceName, Stage, View};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Money, Seat, Seats};

use crate::meetings::won;
use crate::positions::{ME, RIVAL, at, backing, choice, holding, lane_of, race, rolled, spot};

/// Few meetings with little thought, for every `cargo test`; `benches/strength.rs` holds many.
const LITTLE: Budget = Budget { iterations: 8 };

#[test]
fn steady_beats_random() {
    for seat in Seat::first(2) {
        let won = won(12, seat, 2, LITTLE);
        assert!(won >= 9, "{won} of 12 from {seat:?}");
    }
}

#[test]
fn steady_wins_more_than_its_share_at_a_full_table() {
    let won = won(8, Seat::at(4), 6, LITTLE);
    assert!(won >= 4, "{won} of 8");
}

#[test]
fn steady_enters_the_fastest_for_the_greatest_prizes() {
    let view = View {
        races: RaceName::ALL.into_iter().rev().collect(),
        ..at(Stage::Entries)
    };
    assert_eq!(choice(&view), Move::Entries(Entries([1, 2, 3, 4, 5, 6])));
}

/// What I stake, and on whom, as horses of these grades and lanes go to the start.
fn bet(mine: (u8, u8), rivals: (u8, u8), cash: i64, limit: Option<i64>) -> Option<(Seat, i64)> {
    let mut view = at(Stage::Bets);
    for (horse, (grade, lane)) in view.horses.iter_mut().zip([mine, rivals]) {
        horse.grade = Grade::try_from(grade).expect("a grade");
        horse.drawn = lane_of(lane);
        horse.spot = spot(lane, 0);
    }
    view.cash = vec![Money::pounds(cash); 2];
    view.rules.bet_limit = limit.map(Money::pounds);
    let mut rng = SmallRng::seed_from_u64(7);
    let budget = Budget::default();
    match bots::nasty::decide(Level::Steady, &view, ME, budget, &mut rng) {
        Move::Bet(bet) => bet.map(|bet| (bet.on, bet.stake.in_pounds())),
        other => panic!("{other:?} is no bet"),
    }
}

#[test]
fn steady_backs_its_own_horse_at_good_odds_and_keeps_something_back() {
    // So rich that prizes are small beer.
    let (on, stake) = bet((2, 4), (2, 1), 2_000_000, None).expect("a bet");
    assert_eq!(on, ME);
    assert!((400_000..=1_200_000).contains(&stake), "{stake}");
    // The worse the chance, the less.
    let (on, less) = bet((5, 4), (2, 1), 2_000_000, None).expect("a bet");
    assert_eq!(on, ME);
    assert!((200_000..stake).contains(&less), "{less}");
    // Who has little stakes much of it: prizes will make up for a loss.
    let (_, stake) = bet((2, 4), (2, 1), 20_000, None).expect("a bet");
    assert!(stake > 12_000, "{stake}");
}

#[test]
fn steady_bets_within_its_purse_and_the_limit() {
    assert_eq!(bet((2, 4), (2, 1), 900, None), None);
    let (_, stake) = bet((2, 4), (2, 1), 20_000, Some(3_500)).expect("a bet");
    assert!(stake <= 3_500, "{stake}");
}

#[test]
fn steady_rides_to_win_or_to_lose_as_its_money_tells() {
    // Two squares from the post: forward and home, or out.
    let view = rolled(2, race((1, 79), (2, 80)));
    assert_eq!(choice(&view), Move::Go(Goal::Finish));
    let own = backing(ME, 50_000, view.clone());
    assert_eq!(choice(&own), Move::Go(Goal::Finish));
    let view = backing(RIVAL, 90_000, rolled(1, race((1, 80), (2, 81))));
    assert_eq!(choice(&view), Move::Go(Goal::Spot(spot(2, 82))));
}

#[test]
fn steady_keeps_off_a_fence_while_its_fallers_are_about() {
    let on = Goal::Spot(spot(1, 6));
    let view = rolled(1, race((1, 5), (6, 5)));
    assert_eq!(choice(&view), Move::Go(Goal::Spot(spot(2, 5))));
    let spent = View {
        spent: vec![Card::FallerGrandstand; 2],
        ..view
    };
    assert_eq!(choice(&spent), Move::Go(on));
}

#[test]
fn steady_doubles_to_win_and_not_to_lose() {
    let view = View {
        stage: Stage::Double,
        ..rolled(5, race((6, 44), (1, 39)))
    };
    assert_eq!(choice(&view), Move::Double(true));
    assert_eq!(choice(&backing(RIVAL, 90_000, view)), Move::Double(false));
}

fn play(card: Card, on: Seats) -> Move {
    Move::Card(Play { card, on })
}

#[test]
fn steady_brings_down_the_horse_that_threatens_its_money() {
    // The rival stands on Gallows Gap, ahead.
    let faller = Card::faller(Fence::GallowsGap);
    let view = holding(faller, race((1, 35), (1, 38)));
    let own = backing(ME, 50_000, view.clone());
    assert_eq!(choice(&own), play(faller, Seats::only(RIVAL)));
    let backed = backing(RIVAL, 50_000, view);
    assert_eq!(choice(&backed), Move::Roll(Done));
}

#[test]
fn steady_brings_itself_down_where_it_would_beat_the_horse_that_it_backed() {
    let faller = Card::faller(Fence::Members);
    let view = holding(faller, race((6, 86), (1, 60)));
    assert_eq!(choice(&view), Move::Roll(Done));
    let view = backing(RIVAL, 50_000, view);
    assert_eq!(choice(&view), play(faller, Seats::only(ME)));
}

#[test]
fn steady_wastes_no_faller_on_a_small_race() {
    let faller = Card::faller(Fence::Grandstand);
    let mut view = holding(faller, race((1, 5), (1, 6)));
    view.number = 1;
    view.races = RaceName::ALL.to_vec();
    view.cash = vec![Money::pounds(200_000), Money::pounds(200_000)];
    assert_eq!(choice(&view), Move::Roll(Done));
    view.number = 6;
    assert_eq!(choice(&view), play(faller, Seats::only(RIVAL)));
}

#[test]
fn steady_remounts_the_horse_that_it_profits_from() {
    let put_in = |fell: Seat, backed: Seat| {
        let mut view = backing(
            backed,
            50_000,
            holding(Card::Remount, race((1, 43), (1, 38))),
        );
        view.horses[fell.index()].fate = Fate::Fallen;
        view.felled = Seats::only(fell);
        view.to_roll = Some(RIVAL);
        let mut rng = SmallRng::seed_from_u64(7);
        bots::nasty::put_in(Level::Steady, &view, ME, LITTLE, &mut rng)
    };
    let remount = |on| Some(play(Card::Remount, Seats::only(on)));
    assert_eq!(put_in(ME, ME), remount(ME));
    assert_eq!(put_in(RIVAL, RIVAL), remount(RIVAL));
    assert_eq!(put_in(RIVAL, ME), None);
}

/// The rival is home first, and I second; nobody runs.
fn called(card: Card) -> View {
    let mut view = holding(card, race((1, 79), (2, 80)));
    for horse in &mut view.horses {
        horse.fate = Fate::Home;
    }
    View {
        stage: Stage::Called,
        finished: vec![RIVAL, ME],
        enclosure: vec![RIVAL, ME],
        to_roll: None,
        ..view
    }
}

#[test]
fn steady_asks_the_stewards_where_its_money_is_at_stake() {
    let view = backing(ME, 50_000, called(Card::StewardsEnquiry));
    assert_eq!(
        choice(&view),
        play(Card::StewardsEnquiry, Seats::only(RIVAL))
    );
    let mut won = view.clone();
    won.finished.reverse();
    won.enclosure.reverse();
    assert_eq!(choice(&won), Move::Ready(Done));
}

#[test]
fn steady_objects_where_that_is_worth_the_deposit() {
    let view = backing(ME, 50_000, called(Card::Objection));
    assert_eq!(choice(&view), play(Card::Objection, Seats::only(RIVAL)));
    // Nothing to be won: the other horse was mine as well.
    let mut view = backing(ME, 1_000, called(Card::Objection));
    view.cash = vec![Money::pounds(900_000), Money::pounds(20_000)];
    assert_eq!(choice(&view), Move::Ready(Done));
}

#[test]
fn steady_gives_up_what_is_hopeless_and_not_before() {
    let hopeless = race((1, 2), (1, 79));
    assert_eq!(choice(&hopeless), Move::TailOff(Done));
    assert_eq!(choice(&race((1, 60), (1, 79))), Move::Roll(Done));
}
