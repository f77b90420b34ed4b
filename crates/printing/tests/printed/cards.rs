//! Cards to cut out.

use printing::nasty::{Meeting, event_cards, lane_cards};
use printing::{Language, Paper, Stationery};

use crate::evening::{finished, seen};
use crate::tools::{check, text};

#[test]
fn the_deck_and_the_lanes_can_be_cut_out() {
    let view = seen(&finished(2, 1));
    for paper in [Paper::A4, Paper::Letter] {
        for language in Language::ALL {
            let stationery = Stationery { paper, language };
            let paper = Meeting {
                view: &view,
                players: &[],
                stationery,
            };
            let name = format!("event-cards-{language:?}-{:?}.pdf", stationery.paper);
            let deck = event_cards(&paper);
            check(&name, &deck);
            if language == Language::English {
                let told = text(&name, &deck);
                assert_eq!(
                    told.matches("Faller").count(),
                    12 + 1,
                    "and once in Remount"
                );
                assert_eq!(told.matches("Gallows Gap").count(), 2);
            }
            let name = format!("lane-cards-{language:?}-{:?}.pdf", stationery.paper);
            check(&name, &lane_cards(&paper));
        }
    }
}
