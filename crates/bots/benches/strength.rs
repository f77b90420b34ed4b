//! How many of 20,000 races of two steady wins against random, by course and seat.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]
#![allow(clippy::print_stdout, reason = "the figures are what it is for")]

#[path = "../tests/at_giro/races.rs"]
mod races;

use bots::Level;
use giro::CourseName;
use table::Seat;

const RACES: u32 = 20_000;

fn main() {
    for course in [CourseName::Classic, CourseName::Sprint, CourseName::Grand] {
        for seat in Seat::first(2) {
            let mut levels = [Level::Random; 2];
            levels[seat.index()] = Level::Steady;
            let won = races::won(RACES, seat, &levels, course, 7);
            let share = 100.0 * f64::from(won) / f64::from(RACES);
            println!("{course:?}, seat {}: {share:.1} %", u8::from(seat));
        }
    }
}
