//! The file of figures, and what it may not say: each refusal with its line and its reason.

use nasty::{Book, Fence, Flaw, Section, Unprintable};

use crate::page::spot;

const PRINTED: &str = include_str!("../../book/nasty.toml");

/// The printed book with one thing changed.
fn changed(from: &str, to: &str) -> Result<Book, Unprintable> {
    assert!(PRINTED.contains(from), "{from}");
    Book::read(&PRINTED.replacen(from, to, 1))
}

/// What is said against it, and on which line of the printed book that is: the one with this text.
fn refused(from: &str, to: &str) -> (Flaw, String) {
    let Unprintable { line, flaw } = changed(from, to).expect_err(to);
    let lines = PRINTED.replacen(from, to, 1);
    let line = lines.lines().nth(line as usize - 1).unwrap_or_default();
    (flaw, line.to_owned())
}

#[test]
fn n_4_the_printed_book_can_be_read() {
    let book = Book::read(PRINTED).unwrap();
    assert_eq!(book.hash(), Book::printed().hash());
    let remarked = changed("# The figures", "# Once more: the figures").unwrap();
    assert_eq!(remarked.hash(), book.hash());
    let richer = changed("[20_000, 10_000, 5_000]", "[20_001, 10_000, 5_000]").unwrap();
    assert_ne!(richer.hash(), book.hash());
}

#[test]
fn n_7_a_board_of_ones_own_can_be_played() {
    let text = PRINTED
        .replace("home = 20", "home = 24")
        .replace("[12, 13, 14, 15, 16, 17]", "[10, 12, 14, 16, 18, 20]")
        .replace("start = 2", "start = 4")
        .replace(
            "early-pace-1 = { rows = \"H4-H5\"",
            "early-pace-1 = { rows = \"H5\"",
        )
        .replace("grandstand = \"H8\"", "grandstand = \"H2\"");
    let own = Book::read(&text).unwrap();
    let course = own.course();
    assert_eq!(course.last(spot(1, 0).lane), 20 + 20 + 20 + 18);
    assert_eq!(course.last(spot(6, 0).lane), 20 + 20 + 40 + 18);
    // The Grandstand Hedge is behind the start now, and is run once.
    assert_eq!(course.jumps(), 7);
    assert_eq!(course.fence(spot(1, 62)), Some(Fence::Grandstand));
    assert_eq!(course.section(spot(1, 1)), Some(Section::EarlyPace1));
}

#[test]
fn n_7_the_file_must_have_its_form() {
    for (from, to, line) in [
        ("home = 20", "home = -20", "home = -20"),
        ("home = 20", "home = \"long\"", "home = \"long\""),
        ("post = 18", "post = 18\nrail = 3", "rail = 3"),
        ("[deal]", "[deals]", "[deals]"),
        (
            "far-turn = \"K18\"",
            "near-turn = \"K18\"",
            "near-turn = \"K18\"",
        ),
        ("\"H8\"", "\"8\"", "grandstand = \"8\""),
        ("\"K2-K3\"", "\"K2-H3\"", "briars-brook = \"K2-H3\""),
        ("\"K2-K3\"", "\"K2-\"", "briars-brook = \"K2-\""),
        (
            "slowest = 6",
            "slowest = 7",
            "finish-well-6 = { rows = \"H10-H11\", slowest = 7 }",
        ),
        ("objection = 2", "protest = 2", "protest = 2"),
        ("home = 20", "home == 20", "home == 20"),
    ] {
        let (flaw, found) = refused(from, to);
        assert!(matches!(flaw, Flaw::Form { .. }), "{to}: {flaw}");
        assert_eq!(found, line);
    }
    // What is missing is missed where it belongs.
    for (from, line) in [
        ("far-turn = \"K18\"\n", "[fences]"),
        (
            "finish-well-6 = { rows = \"H10-H11\", slowest = 6 }\n",
            "[sections]",
        ),
        ("kings-crown = [100_000, 50_000, 25_000]\n", "[prizes]"),
    ] {
        let (flaw, found) = refused(from, "");
        let told = flaw.to_string();
        assert!(told.contains("missing field"), "{told}");
        assert_eq!(found, line);
    }
    let nothing = Book::read("").unwrap_err();
    assert_eq!(nothing.line, 1);
    assert!(
        nothing
            .to_string()
            .starts_with("line 1: this has not the form of a book: ")
    );
}

#[test]
fn n_7_the_oval_must_be_one() {
    for (from, to, flaw) in [
        ("home = 20", "home = 0", Flaw::Length),
        ("back = 20", "back = 41", Flaw::Length),
        ("[12, 13", "[0, 13", Flaw::Length),
        ("16, 17]", "16, 15]", Flaw::Growth),
        ("16, 17]", "16, 21]", Flaw::Growth),
        (
            "16, 17]",
            "16]",
            Flaw::Figures {
                wanted: 6,
                found: 5,
            },
        ),
        ("start = 2", "start = 0", Flaw::OffHome { rows: 20 }),
        ("start = 2", "start = 21", Flaw::OffHome { rows: 20 }),
        ("post = 18", "post = 21", Flaw::OffHome { rows: 20 }),
        (
            "[12, 13, 14, 15, 16, 17]",
            "[28, 29, 30, 31, 32, 33]",
            Flaw::TooLong { squares: 122 },
        ),
    ] {
        let (found, line) = refused(from, to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.contains(to), "{to}: {line}");
    }
    for (from, to) in [
        ("back = 20", "back = 40"),
        ("16, 17]", "16, 16]"),
        ("16, 17]", "16, 20]"),
        ("post = 18", "post = 20"),
        ("[12, 13, 14, 15, 16, 17]", "[28, 29, 30, 31, 31, 32]"),
    ] {
        changed(from, to).expect(to);
    }
}

#[test]
fn n_9_no_fence_is_off_the_course_or_on_another() {
    let off = Flaw::OffCourse { rows: 20 };
    for (from, to, flaw) in [
        ("\"H8\"", "\"H0\"", off.clone()),
        ("\"K18\"", "\"K21\"", off.clone()),
        ("\"K2-K3\"", "\"K3-K2\"", off),
        ("\"H8\"", "\"H2\"", Flaw::AcrossStart { start: 2 }),
        ("\"H8\"", "\"H1-H3\"", Flaw::AcrossStart { start: 2 }),
        ("\"H14\"", "\"H18-H19\"", Flaw::AcrossPost { post: 18 }),
        (
            "\"H14\"",
            "\"H7-H8\"",
            Flaw::FenceThere {
                other: Fence::Grandstand,
            },
        ),
        (
            "\"K8\"",
            "\"K3\"",
            Flaw::FenceThere {
                other: Fence::BriarsBrook,
            },
        ),
    ] {
        let (found, line) = refused(from, to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.ends_with(to), "{to}: {line}");
    }
    let text = PRINTED
        .replace("start = 2", "start = 10")
        .replace("post = 18", "post = 5");
    let Unprintable { line, flaw } = Book::read(&text).unwrap_err();
    assert_eq!(flaw, Flaw::NeverRun { start: 10, post: 5 });
    assert_eq!(
        text.lines().nth(line as usize - 1),
        Some("grandstand = \"H8\"")
    );
    let told = changed("\"H14\"", "\"H7-H8\"").unwrap_err().to_string();
    assert_eq!(told, "line 21: the fence grandstand stands there too");
    for (from, to) in [
        ("\"H8\"", "\"H1\""),
        ("\"H14\"", "\"H18\""),
        ("\"H14\"", "\"H19\""),
    ] {
        changed(from, to).expect(to);
    }
}

#[test]
fn n_10_no_section_is_off_or_where_it_never_works() {
    for (from, to, flaw) in [
        ("\"K9-K10\"", "\"K20-K21\"", Flaw::OffCourse { rows: 20 }),
        ("\"H4-H5\"", "\"H1-H2\"", Flaw::NeverWorks),
        ("\"H4-H5\"", "\"K5\"", Flaw::NeverWorks),
        ("\"H10-H11\"", "\"H18-H19\"", Flaw::NeverWorks),
        (
            "\"H10-H11\"",
            "\"H2-H3\"",
            Flaw::SectionThere {
                other: Section::FinishWell5,
            },
        ),
        (
            "\"K14-K15\"",
            "\"H5\"",
            Flaw::SectionThere {
                other: Section::EarlyPace1,
            },
        ),
        (
            "\"K14-K15\"",
            "\"K10\"",
            Flaw::SectionThere {
                other: Section::QuickenUp3,
            },
        ),
    ] {
        let (found, line) = refused(from, to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.contains(to), "{to}: {line}");
    }
    // Rows that are run twice may have a section for each time.
    for (from, to) in [("\"H10-H11\"", "\"H4-H5\""), ("\"K14-K15\"", "\"H16-H18\"")] {
        changed(from, to).expect(to);
    }
}

#[test]
fn n_6_no_odds_are_missing_or_none() {
    for (from, to, flaw) in [
        (
            "[1, 2, 3, 4, 5, 6]",
            "[1, 2, 3, 4, 5]",
            Flaw::Figures {
                wanted: 6,
                found: 5,
            },
        ),
        ("[3, 6, 9, 12, 15, 18]", "[3, 6, 0, 12, 15, 18]", Flaw::Odds),
        ("33, 50]", "33, 67]", Flaw::Odds),
    ] {
        let (found, line) = refused(from, to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.contains(to), "{to}: {line}");
    }
    let (found, line) = refused("  [4, 8, 12, 16, 20, 25],\n", "");
    assert_eq!(
        found,
        Flaw::Figures {
            wanted: 6,
            found: 5
        }
    );
    assert_eq!(line, "odds = [");
    changed("33, 50]", "33, 66]").unwrap();
}

#[test]
fn n_5_prizes_fall() {
    for (to, flaw) in [
        ("[20_000, 20_000, 5_000]", Flaw::PrizesRise),
        ("[20_000, 10_000, 15_000]", Flaw::PrizesRise),
        ("[20_000, 10_000, 0]", Flaw::Prize),
        ("[1_000_001, 10_000, 1]", Flaw::Prize),
        (
            "[20_000, 10_000]",
            Flaw::Figures {
                wanted: 3,
                found: 2,
            },
        ),
    ] {
        let (found, line) = refused("[20_000, 10_000, 5_000]", to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.ends_with(to), "{to}: {line}");
    }
    changed("[20_000, 10_000, 5_000]", "[1_000_000, 2, 1]").unwrap();
}

#[test]
fn n_4_a_deck_has_24_cards() {
    let (found, line) = refused("photo-finish = 1\n", "");
    assert_eq!((found, &*line), (Flaw::Deck { found: 23 }, "[decks.nasty]"));
    let (found, line) = refused("photo-finish = 2", "photo-finish = 3");
    assert_eq!(
        (found, &*line),
        (Flaw::Deck { found: 25 }, "[decks.milder]")
    );
    let (found, line) = refused("objection = 2", "objection = 16");
    assert_eq!((found, &*line), (Flaw::Cards, "objection = 16"));
    changed("remount = 1\nphoto-finish = 1", "remount = 2").unwrap();
}

#[test]
fn n_3_the_deck_goes_round() {
    for (to, flaw) in [
        ("[13, 6, 5, 4, 3]", Flaw::Hand { players: 2 }),
        ("[7, 9, 5, 4, 3]", Flaw::Hand { players: 3 }),
        ("[7, 6, 5, 4, 5]", Flaw::Hand { players: 6 }),
        ("[7, 6, 5, 4, 0]", Flaw::Hand { players: 6 }),
        (
            "[7, 6, 5, 4]",
            Flaw::Figures {
                wanted: 5,
                found: 4,
            },
        ),
    ] {
        let (found, line) = refused("[7, 6, 5, 4, 3]", to);
        assert_eq!(found, flaw, "{to}");
        assert!(line.ends_with(to), "{to}: {line}");
    }
    changed("[7, 6, 5, 4, 3]", "[12, 8, 6, 4, 4]").unwrap();
}
