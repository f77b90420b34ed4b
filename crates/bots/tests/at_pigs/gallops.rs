//! Games that players who are not people play against each other.

use bots::{Budget, Level};
use pigs::{Book, Fixed, Gallop, Move, Outlook, Rules, View};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt, SeedableRng};
use table::{Eye, Game, Playout, Seat, Turn};

/// Who sits in a seat: a bot, or a yardstick to hold bots against.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Player {
    /// A bot.
    Bot(Level),
    /// Takes food wherever it can, and keeps nothing for later.
    Greedy,
}

/// A table at which nothing has happened.
pub(crate) fn opening(rules: &Rules, seats: usize) -> Gallop {
    Gallop::open(Book::printed(), rules, &Fixed::default(), seats).expect("two to five seats")
}

/// What a bot in this seat does now.
pub(crate) fn choice(
    level: Level,
    gallop: &Gallop,
    seat: Seat,
    budget: Budget,
    rng: &mut SmallRng,
) -> Move {
    let moves: Vec<Move> = gallop.moves(seat).collect();
    let view = gallop.view(Eye::Seat(seat));
    bots::pigs::decide(level, &view, seat, &moves, budget, rng)
}

fn greedy(view: &View, seat: Seat, moves: &[Move], rng: &mut SmallRng) -> Move {
    let Outlook::Play { cards } = view.outlook(seat) else {
        return *moves.choose(rng).expect("somebody may act");
    };
    let most = cards.iter().map(|card| card.food).max();
    let takers: Vec<Move> = cards
        .iter()
        .filter(|card| Some(card.food) == most)
        .map(|card| Move::Play(card.pig))
        .collect();
    *takers.choose(rng).expect("a card is held")
}

/// A game played to its end, a player a seat.
pub(crate) fn played(
    players: &[Player],
    rules: &Rules,
    budget: Budget,
    dice: &mut SmallRng,
) -> Gallop {
    let mut gallop = opening(rules, players.len());
    let mut rng = SmallRng::seed_from_u64(dice.random());
    loop {
        match gallop.turn() {
            Turn::Chance => gallop.chance(dice),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("somebody is awaited");
                let mv = match players[seat.index()] {
                    Player::Bot(level) => choice(level, &gallop, seat, budget, &mut rng),
                    Player::Greedy => {
                        let moves: Vec<Move> = gallop.moves(seat).collect();
                        greedy(&gallop.view(Eye::Seat(seat)), seat, &moves, &mut rng)
                    }
                };
                gallop.play(seat, &mv);
            }
            Turn::Over => return gallop,
        }
    }
}

/// How many of these games a seat wins alone, and how many together with others, when steady sits
/// there and the same rivals in all other seats.
pub(crate) fn won(
    games: u32,
    seat: Seat,
    rivals: Player,
    seats: usize,
    rules: &Rules,
    budget: Budget,
) -> (u32, u32) {
    let mut players = vec![rivals; seats];
    players[seat.index()] = Player::Bot(Level::Steady);
    let mut dice = SmallRng::seed_from_u64(7);
    let (mut alone, mut shared) = (0, 0);
    for _ in 0..games {
        let result = played(&players, rules, budget, &mut dice).standings();
        let result = result.expect("a game that is over has a result");
        match result.winners() {
            [winner] if *winner == seat => alone += 1,
            several if several.contains(&seat) => shared += 1,
            _ => {}
        }
    }
    (alone, shared)
}
