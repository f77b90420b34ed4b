//! Meetings that bots hold against each other.

use bots::{Budget, Level};
use nasty::{Book, Fixed, Meeting, Move, Rules, Stage};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};
use table::{Eye, Game, Playout, Seat, Turn};

/// A table at which nothing has happened.
pub(crate) fn opening(rules: &Rules, seats: usize) -> Meeting {
    Meeting::open(Book::printed(), rules, &Fixed {}, seats).expect("two to six seats")
}

/// What a bot in this seat does now that it is awaited.
pub(crate) fn choice(
    level: Level,
    meeting: &Meeting,
    seat: Seat,
    budget: Budget,
    rng: &mut SmallRng,
) -> Move {
    bots::nasty::decide(level, &meeting.view(Eye::Seat(seat)), seat, budget, rng)
}

/// The card that a bot in this seat puts in now.
pub(crate) fn card(
    level: Level,
    meeting: &Meeting,
    seat: Seat,
    budget: Budget,
    rng: &mut SmallRng,
) -> Option<Move> {
    bots::nasty::put_in(level, &meeting.view(Eye::Seat(seat)), seat, budget, rng)
}

/// The next thing that happens at a table of bots.
pub(crate) fn step(meeting: &mut Meeting, levels: &[Level], budget: Budget, rng: &mut SmallRng) {
    let Turn::Seats { awaited, may } = meeting.turn() else {
        meeting.chance(rng);
        return;
    };
    let mut others: Vec<Seat> = Vec::new();
    if matches!(meeting.stage(), Stage::Moment | Stage::Called) {
        others.extend(may.but(awaited).iter());
        others.shuffle(rng);
    }
    for seat in others {
        if let Some(mv) = card(levels[seat.index()], meeting, seat, budget, rng) {
            meeting.play(seat, &mv);
            return;
        }
    }
    let seat = awaited.lowest().expect("somebody is awaited");
    let mv = choice(levels[seat.index()], meeting, seat, budget, rng);
    meeting.play(seat, &mv);
}

/// A meeting played to its end, a bot a seat.
pub(crate) fn played(
    levels: &[Level],
    rules: &Rules,
    budget: Budget,
    dice: &mut SmallRng,
) -> Meeting {
    let mut meeting = opening(rules, levels.len());
    let mut rng = SmallRng::seed_from_u64(dice.random());
    while meeting.turn() != Turn::Over {
        step(&mut meeting, levels, budget, &mut rng);
    }
    meeting
}

/// How many of these meetings a seat wins, alone or with others, when steady sits there and random in
/// all other seats.
pub(crate) fn won(meetings: u32, seat: Seat, seats: usize, budget: Budget) -> u32 {
    let mut levels = vec![Level::Random; seats];
    levels[seat.index()] = Level::Steady;
    let mut dice = SmallRng::seed_from_u64(7);
    let wins = (0..meetings).filter(|_| {
        let meeting = played(&levels, &Rules::default(), budget, &mut dice);
        let result = meeting.standings().expect("a meeting that is over");
        result.winners().contains(&seat)
    });
    u32::try_from(wins.count()).expect("no more than were held")
}
