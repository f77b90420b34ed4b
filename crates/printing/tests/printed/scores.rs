//! Score sheets.

use printing::giro::{Race, Rounds};
use printing::pigs::Gallop;
use printing::{Language, Player};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use table::{Eye, Game, Lot, Playout as _, Turn, play_out};

use crate::evening::{friends, in_language, long_names};
use crate::tools::{check, text};

/// A race run at random, and what everybody saw of it.
fn race(course: giro::CourseName, seats: usize) -> (giro::View, Rounds) {
    let rules = giro::Rules {
        course,
        ..giro::Rules::default()
    };
    let book = giro::Book::printed();
    let mut race = giro::Race::open(book, &rules, &giro::Fixed::default(), seats).unwrap();
    let mut rng = SmallRng::seed_from_u64(11);
    let mut rounds = Rounds::default();
    loop {
        let events = match race.turn() {
            Turn::Chance => {
                let lot: Lot = race.draw().unwrap().cast(&mut rng);
                race.settle(&race.outcome(&lot)).unwrap()
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().unwrap();
                let mv = race.sample(seat, &mut rng);
                race.decide(seat, &mv).unwrap()
            }
            Turn::Over => break,
        };
        for event in &events {
            race.apply(event);
            rounds.hear(event);
        }
    }
    (race.view(Eye::Stand), rounds)
}

fn sheet(view: &giro::View, players: &[Player], rounds: &Rounds, language: Language) -> Vec<u8> {
    let race = Race {
        view,
        players,
        stationery: in_language(language),
    };
    printing::giro::score_sheet(&race, rounds)
}

#[test]
fn a_race_is_on_its_score_sheet() {
    for (course, name) in [
        (giro::CourseName::Classic, "The Classic"),
        (giro::CourseName::Sprint, "The Sprint"),
        (giro::CourseName::Grand, "The Grand"),
    ] {
        let (view, rounds) = race(course, 5);
        let file = format!("score-{course:?}.pdf");
        let pdf = sheet(&view, &friends(5), &rounds, Language::English);
        check(&file, &pdf);
        let told = text(&file, &pdf);
        for word in [name, "Emil", "1st", "finish"] {
            assert!(told.contains(word), "{word} is missing in\n{told}");
        }
    }
}

#[test]
fn a_sheet_can_be_filled_in_by_hand() {
    let (view, _) = race(giro::CourseName::Grand, 2);
    let blank = sheet(&view, &[], &Rounds::default(), Language::German);
    check("score-blank.pdf", &blank);
    assert!(!text("score-blank.pdf", &blank).contains("1."));
}

#[test]
fn the_pigs_have_theirs() {
    let rules = pigs::Rules::default();
    let book = pigs::Book::printed();
    let mut gallop = pigs::Gallop::open(book, &rules, &pigs::Fixed::default(), 5).unwrap();
    play_out(&mut gallop, &mut SmallRng::seed_from_u64(3));
    let view = gallop.view(Eye::Stand);
    for language in Language::ALL {
        let players = long_names(5);
        let paper = Gallop {
            view: &view,
            players: &players,
            stationery: in_language(language),
        };
        let name = format!("score-pigs-{language:?}.pdf");
        let pdf = printing::pigs::score_sheet(&paper);
        check(&name, &pdf);
        let told = text(&name, &pdf);
        assert!(told.contains("22"), "{told}");
        assert!(told.contains("Íñigo"), "{told}");
    }
}
