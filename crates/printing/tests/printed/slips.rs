//! Betting slips.

use printing::nasty::{Meeting, Pad, blank_slips, own_slip, slips};
use printing::{Language, Paper, Stationery};

use crate::evening::{finished, friends, in_language, long_names, seen, seen_by, third_race};
use crate::tools::{check, text};

#[test]
fn a_slip_is_filled_in_as_far_as_it_is() {
    let meeting = third_race(4, 5);
    let view = seen_by(&meeting, 1);
    let players = friends(4);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: Stationery::default(),
    };
    let slip = own_slip(&paper).unwrap();
    check("slip.pdf", &slip);
    let told = text("slip.pdf", &slip);
    for word in ["BETTING SLIP", "Ben", "King’s Crown", "£"] {
        assert!(told.contains(word), "{word} is missing in\n{told}");
    }
}

#[test]
fn the_stand_has_no_slip() {
    let meeting = third_race(4, 5);
    let view = seen(&meeting);
    let players = friends(4);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: Stationery::default(),
    };
    assert_eq!(own_slip(&paper), None);
    assert_eq!(slips(&paper), None);
}

#[test]
fn all_slips_come_after_the_meeting() {
    let view = seen(&finished(6, 3));
    let players = long_names(6);
    for language in Language::ALL {
        let paper = Meeting {
            view: &view,
            players: &players,
            stationery: in_language(language),
        };
        let all = slips(&paper).unwrap();
        check("slips.pdf", &all);
    }
}

#[test]
fn blank_slips_come_in_pads() {
    let view = seen(&finished(3, 1));
    for paper in [Paper::A4, Paper::Letter] {
        for pad in [Pad::Two, Pad::Four] {
            let stationery = Stationery {
                paper,
                language: Language::English,
            };
            let paper = Meeting {
                view: &view,
                players: &[],
                stationery,
            };
            let name = format!("blank-{pad:?}-{:?}.pdf", stationery.paper);
            let blank = blank_slips(&paper, pad);
            check(&name, &blank);
            let titles = text(&name, &blank).matches("BETTING SLIP").count();
            assert_eq!(titles, if pad == Pad::Two { 2 } else { 4 });
        }
    }
}
