//! Tables as the tests need them.

use nasty::{Book, Fixed, Meeting, Rules, Stage, View};
use printing::{Language, Paper, Player, Silks, Stationery};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use table::{Eye, Game as _, Playout as _, Seat, Turn};

/// A4, in this language.
pub(crate) fn in_language(language: Language) -> Stationery {
    Stationery {
        paper: Paper::A4,
        language,
    }
}

/// Players with short names.
pub(crate) fn friends(count: usize) -> Vec<Player> {
    named(&["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"][..count])
}

/// Players whose names have forty letters, with accents.
pub(crate) fn long_names(count: usize) -> Vec<Player> {
    let names = [
        "Maximiliana Ángeles von Hohenstein-Größe",
        "Íñigo Ñíguez Çelebi de la Peña y Ibáñez",
        "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
        "Jean-François Désirée Éléonore d’Orléans",
        "Łukasz Świętosław Brzęczyszczykiewicz II",
        "Ægir Þórðarson Ölafsdóttir Åkerström Øst",
    ];
    named(&names[..count])
}

/// Players of these names.
pub(crate) fn named(names: &[&str]) -> Vec<Player> {
    let players = names.iter().zip(Silks::ALL);
    players
        .map(|(name, silks)| Player {
            name: (*name).to_owned(),
            silks,
        })
        .collect()
}

/// A meeting played at random, until something is so or to its end.
pub(crate) fn meeting(seats: usize, seed: u64, mut until: impl FnMut(&Meeting) -> bool) -> Meeting {
    let opened = Meeting::open(Book::printed(), &Rules::default(), &Fixed {}, seats);
    let mut meeting = opened.unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    while !until(&meeting) {
        match meeting.turn() {
            Turn::Chance => meeting.chance(&mut rng),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().unwrap();
                let mv = meeting.sample(seat, &mut rng);
                meeting.play(seat, &mv);
            }
            Turn::Over => break,
        }
    }
    meeting
}

/// A meeting that is over.
pub(crate) fn finished(seats: usize, seed: u64) -> Meeting {
    meeting(seats, seed, |_| false)
}

/// A meeting whose third race is being run.
pub(crate) fn third_race(seats: usize, seed: u64) -> Meeting {
    meeting(seats, seed, |meeting| {
        let view = meeting.view(Eye::Stand);
        view.number == 3 && view.stage == Stage::Moment
    })
}

/// What a seat sees.
pub(crate) fn seen_by(meeting: &Meeting, seat: usize) -> View {
    meeting.view(Eye::Seat(Seat::at(seat)))
}

/// What the stand sees.
pub(crate) fn seen(meeting: &Meeting) -> View {
    meeting.view(Eye::Stand)
}
