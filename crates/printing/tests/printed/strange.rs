//! Whatever people call themselves, a file comes of it that holds.

use printing::nasty::{Meeting, own_slip, race_card};
use printing::{Player, Silks, Stationery};
use proptest::prelude::*;

use crate::evening::{seen_by, third_race};
use crate::tools::check;

fn print(names: &[String]) -> (Vec<u8>, Vec<u8>) {
    let players: Vec<Player> = names
        .iter()
        .zip(Silks::ALL)
        .map(|(name, silks)| Player {
            name: name.clone(),
            silks,
        })
        .collect();
    let view = seen_by(&third_race(2, 13), 1);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: Stationery::default(),
    };
    (own_slip(&paper).unwrap(), race_card(&paper))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_name_can_be_printed(names in prop::collection::vec(any::<String>(), 2)) {
        let (slip, card) = print(&names);
        prop_assert_eq!(&slip, &print(&names).0, "the same bytes each time");
        prop_assert!(slip.starts_with(b"%PDF") && card.starts_with(b"%PDF"));
    }
}

#[test]
fn the_strangest_names_make_sound_files() {
    let strange = [
        "\u{202e}\u{feff}\u{0}\u{e000}\u{fffe}",
        "e\u{301}\u{302}\u{303} 🐎 馬 עברית عربي",
        "(\\)<</Type>> %%EOF",
        "fi ffi ffl — “…” ſt",
        "   ",
        "",
    ];
    for (nth, name) in strange.iter().enumerate() {
        let (slip, _) = print(&[(*name).to_owned(), (*name).to_owned()]);
        check(&format!("strange-{nth}.pdf"), &slip);
    }
}
