//! The file of courses (G-4), and what it may not say.

use ::table::case::Posed as _;
use ::table::{Draw, Game as _, Playout as _, Seat};
use giro::{Book, CourseName, Fixed, Obstacles, Race, Rules, Stage, Unprintable};
use serde_json::json;

use crate::stable::{run, view};

const PRINTED: &str = include_str!("../../book/courses.toml");

/// The printed book with one thing changed.
fn changed(from: &str, to: &str) -> Result<Book, Unprintable> {
    assert!(PRINTED.contains(from));
    Book::read(&PRINTED.replacen(from, to, 1))
}

/// The book with another classic course.
pub(crate) fn classic(length: u8, natural: &str, sand: &str) -> Result<Book, Unprintable> {
    let (before, rest) = PRINTED
        .split_once("length = 40")
        .expect("the classic course");
    let (_, after) = rest.split_once("39]]").expect("its sand");
    Book::read(&format!(
        "{before}length = {length}\n{natural}\nsand = {sand}{after}"
    ))
}

const NO_WATER: &str = "river = []\nmoor = []";

#[test]
fn g_4_the_printed_book_can_be_read() {
    let book = Book::read(PRINTED).unwrap();
    assert_eq!(book.courses(), Book::printed().courses());
    assert_eq!(book.hash(), Book::printed().hash());
}

#[test]
fn g_4_a_book_is_known_by_its_figures_alone() {
    let remarked = changed("# The printed", "# Once more: the printed").unwrap();
    assert_eq!(remarked.hash(), Book::printed().hash());
    let longer = changed("length = 40", "length = 41").unwrap();
    assert_ne!(longer.hash(), Book::printed().hash());
}

#[test]
fn g_4_it_must_be_a_file_of_courses() {
    for text in ["", "course = 3", "no toml"] {
        assert!(
            matches!(Book::read(text), Err(Unprintable::Form(_))),
            "{text}"
        );
    }
    for (from, to) in [
        ("length = 40", "length = 40\nwidth = 2"),
        ("length = 40", ""),
        ("classic", "derby"),
        ("# The", "year = 1\n# The"),
        ("[8, 27]", "[-8, 27]"),
    ] {
        let error = changed(from, to).unwrap_err();
        assert!(matches!(error, Unprintable::Form(_)), "{to}: {error}");
        assert!(
            error
                .to_string()
                .starts_with("this is not a file of courses: ")
        );
    }
}

#[test]
fn g_4_each_course_is_there_exactly_once() {
    let (without_grand, _) = PRINTED.rsplit_once("[[course]]").unwrap();
    let cases = [
        (Book::read(without_grand), CourseName::Grand),
        (changed("sprint", "classic"), CourseName::Classic),
        (changed("classic", "sprint"), CourseName::Classic),
        (changed("grand", "sprint"), CourseName::Sprint),
    ];
    for (read, missing) in cases {
        let error = read.unwrap_err();
        assert!(
            matches!(error, Unprintable::Course(name) if name == missing),
            "{error}"
        );
        let told = format!("the book needs the course {missing:?} exactly once");
        assert_eq!(error.to_string(), told);
    }
}

#[test]
fn g_4_a_course_and_its_run_out_fit_63_spaces() {
    for length in [0, 11, 58, 255] {
        let error = classic(length, NO_WATER, "[[1, 11]]").unwrap_err();
        assert!(
            matches!(error, Unprintable::Length(CourseName::Classic)),
            "{length}: {error}"
        );
        assert_eq!(error.to_string(), "Classic: a course has 12 to 57 spaces");
    }
    for length in [12, 57] {
        let book = classic(length, NO_WATER, "[[1, 11]]").unwrap();
        assert_eq!(book.course(CourseName::Classic).length, length);
    }
    let book = classic(57, NO_WATER, "[[1, 11]]").unwrap();
    let given = json!({"obstacles": [1, 3, 5, 7, 9], "horses": [57, 58]});
    let mut race = Race::pose(&book, &Rules::default(), &given, None).unwrap();
    assert_eq!(view(&race).stage, Stage::Over);
    let given = json!({"obstacles": [1, 3, 5, 7, 9], "horses": [57, 0]});
    race = Race::pose(&book, &Rules::default(), &given, None).unwrap();
    run(&mut race, &[6, 2]);
    assert_eq!(view(&race).horses, [63, 2]);
}

#[test]
fn g_2_a_space_has_one_kind_and_lies_on_the_course() {
    for (from, to, wrong) in [
        ("[8, 27]", "[0, 27]", 0),
        ("[8, 27]", "[8, 41]", 41),
        ("[8, 27]", "[8, 8]", 8),
        ("[8, 27]", "[8, 18]", 18),
        ("[18]", "[200]", 200),
        ("[20, 25]", "[18, 25]", 18),
        ("[20, 25]", "[16, 25]", 16),
        ("[29, 39]", "[29, 41]", 41),
    ] {
        let error = changed(from, to).unwrap_err();
        let told = format!("Classic: space {wrong} is not on the course, or has two kinds");
        assert_eq!(error.to_string(), told);
        assert!(matches!(error, Unprintable::Space(CourseName::Classic, space) if space == wrong));
    }
    // The first space and the last are on the course.
    assert!(changed("[8, 27]", "[1, 27]").is_ok());
    assert!(changed("[29, 39]", "[29, 40]").is_ok());
}

#[test]
fn g_9_five_obstacles_must_fit() {
    let water = "river = [2]\nmoor = []";
    for (natural, sand) in [
        (NO_WATER, "[]"),
        (NO_WATER, "[[1, 8]]"),
        // Five fit on the sand, but not two behind the river, or not clear of it (G-8).
        ("river = [20]\nmoor = []", "[[1, 15], [22, 23]]"),
        (water, "[[3, 11]]"),
    ] {
        let error = classic(30, natural, sand).unwrap_err();
        assert!(
            matches!(error, Unprintable::NoLayout(CourseName::Classic)),
            "{error}"
        );
        assert_eq!(
            error.to_string(),
            "Classic: five obstacles do not fit on the sand"
        );
    }
}

#[test]
fn g_10_where_only_one_layout_fits_it_is_the_one_drawn() {
    let only = |natural: &str, sand: &str| {
        let book = classic(30, natural, sand).unwrap();
        let rules = Rules {
            obstacles: Obstacles::Drawn,
            ..Rules::default()
        };
        let fixed = Fixed {
            seniority: Some(Seat::first(2).collect()),
        };
        let race = Race::open(&book, &rules, &fixed, 2).unwrap();
        assert_eq!(race.draw(), Some(Draw::One(1)));
    };
    only(NO_WATER, "[[1, 9]]");
    only("river = [2]\nmoor = []", "[[3, 12]]");
    only("river = [20]\nmoor = []", "[[1, 5], [22, 24]]");
}
