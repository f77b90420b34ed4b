//! The bookie's board and the race card.

use printing::Language;
use printing::nasty::{Meeting, blank_board, board, race_card};

use crate::evening::{finished, friends, in_language, long_names, seen, third_race};
use crate::tools::{check, text};

#[test]
fn there_is_a_board_for_each_race_so_far() {
    let view = seen(&third_race(5, 2));
    let players = friends(5);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(Language::English),
    };
    let boards = board(&paper);
    check("board.pdf", &boards);
    let told = text("board.pdf", &boards);
    assert_eq!(told.matches("THE BOOKIE’S BOARD").count(), 3, "{told}");
    for row in &view.board {
        assert!(told.contains(&format!("{} to 1", row.odds)), "{told}");
    }
}

#[test]
fn a_blank_board_has_the_odds() {
    let view = seen(&finished(2, 9));
    let paper = Meeting {
        view: &view,
        players: &[],
        stationery: in_language(Language::German),
    };
    let blank = blank_board(&paper);
    check("blank-board.pdf", &blank);
    let told = text("blank-board.pdf", &blank);
    for word in ["Klasse", "Quoten", "50", "33"] {
        assert!(told.contains(word), "{word} is missing in\n{told}");
    }
}

#[test]
fn the_race_card_has_the_races_in_their_order() {
    for language in Language::ALL {
        let view = seen(&third_race(6, 4));
        let players = long_names(6);
        let paper = Meeting {
            view: &view,
            players: &players,
            stationery: in_language(language),
        };
        let card = race_card(&paper);
        let name = format!("race-card-{language:?}.pdf");
        check(&name, &card);
        assert!(text(&name, &card).contains("100"), "the King's Crown");
    }
}
