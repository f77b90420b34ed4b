//! How often steady wins: races of Giro Galoppo against random by course and seat, games of
//! Galloping Pigs against random and greedy by option, number of seats and seat, and meetings of the
//! Really Nasty game against random by number of seats and seat.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]
#![allow(clippy::print_stdout, reason = "the figures are what it is for")]

#[path = "../tests/at_pigs/gallops.rs"]
mod gallops;
#[path = "../tests/at_nasty/meetings.rs"]
mod meetings;
#[path = "../tests/at_giro/races.rs"]
mod races;

use bots::{Budget, Level};
use gallops::Player;
use giro::CourseName;
use pigs::{EditionName, Rules};
use table::Seat;

const RACES: u32 = 20_000;
/// Of each number of seats; steady sits in each seat equally often.
const GAMES: u32 = 10_000;
/// As above.
const MEETINGS: u32 = 1_200;

fn main() {
    at_giro();
    at_pigs();
    at_nasty();
}

fn percent(won: u32, of: u32) -> f64 {
    100.0 * f64::from(won) / f64::from(of)
}

fn at_giro() {
    for course in [CourseName::Classic, CourseName::Sprint, CourseName::Grand] {
        for seat in Seat::first(2) {
            let mut levels = [Level::Random; 2];
            levels[seat.index()] = Level::Steady;
            let won = races::won(RACES, seat, &levels, course, 7);
            let share = percent(won, RACES);
            println!("{course:?}, seat {}: {share:.1} %", u8::from(seat));
        }
    }
}

fn at_pigs() {
    let book = Rules::default();
    let options = [
        ("as printed", book),
        (
            "tiles",
            Rules {
                edition: EditionName::Tiles,
                ..book
            },
        ),
        (
            "food on the track",
            Rules {
                track_food: true,
                ..book
            },
        ),
        (
            "gentle",
            Rules {
                gentle: true,
                ..book
            },
        ),
    ];
    for (name, rules) in options {
        for rivals in [Player::Bot(Level::Random), Player::Greedy] {
            for seats in [2, 5] {
                println!("Pigs, {name}, {seats} seats, against {rivals:?}:");
                at_each_seat(rivals, seats, &rules);
            }
        }
    }
}

fn at_each_seat(rivals: Player, seats: u32, rules: &Rules) {
    let games = GAMES / seats;
    let seats = seats as usize;
    for seat in Seat::first(seats) {
        let (alone, shared) = gallops::won(games, seat, rivals, seats, rules, Budget::default());
        println!(
            "  seat {}: {:.1} % alone, {:.1} % shared",
            u8::from(seat),
            percent(alone, games),
            percent(shared, games),
        );
    }
}

fn at_nasty() {
    for seats in 2..=6 {
        let meetings = MEETINGS / seats;
        println!("Nasty, {seats} seats:");
        for seat in Seat::first(seats as usize) {
            let won = meetings::won(meetings, seat, seats as usize, Budget::default());
            let share = percent(won, meetings);
            println!("  seat {}: {share:.1} %", u8::from(seat));
        }
    }
}
