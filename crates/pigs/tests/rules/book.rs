//! The file of editions (P-3), and what it may not say.

use pigs::{Book, EditionName, Unprintable};

const PRINTED: &str = include_str!("../../book/editions.toml");

/// The printed book with one thing changed.
fn changed(from: &str, to: &str) -> Result<Book, Unprintable> {
    assert!(PRINTED.contains(from));
    Book::read(&PRINTED.replacen(from, to, 1))
}

#[test]
fn p_3_the_printed_book_can_be_read() {
    let book = Book::read(PRINTED).unwrap();
    assert_eq!(book.editions(), Book::printed().editions());
    assert_eq!(book.hash(), Book::printed().hash());
    let names: Vec<EditionName> = book.editions().iter().map(|one| one.name).collect();
    assert_eq!(names, [EditionName::Cards, EditionName::Tiles]);
}

#[test]
fn p_3_a_book_is_known_by_its_figures_alone() {
    let remarked = changed("# The printed", "# Once more: the printed").unwrap();
    assert_eq!(remarked.hash(), Book::printed().hash());
    let longer = changed("spaces = 22", "spaces = 23").unwrap();
    assert_ne!(longer.hash(), Book::printed().hash());
}

#[test]
fn p_3_it_must_be_a_file_of_editions() {
    let wrong = [
        Book::read(""),
        Book::read("edition = 3"),
        changed("spaces = 22", "spaces = 22\ncows = 2"),
        changed("pile = 55\n", ""),
        changed("spaces = 22", "spaces = -22"),
        changed("\"tiles\"", "\"boards\""),
        changed("# The", "year = 1\n# The"),
    ];
    for read in wrong {
        let error = read.unwrap_err();
        assert!(matches!(error, Unprintable::Form(_)), "{error}");
        let told = error.to_string();
        assert!(
            told.starts_with("this is not a file of editions: "),
            "{told}"
        );
    }
}

#[test]
fn p_3_each_edition_is_there_exactly_once() {
    let (without_tiles, _) = PRINTED.rsplit_once("[[edition]]").unwrap();
    let cases = [
        (Book::read(without_tiles), EditionName::Tiles),
        (changed("\"tiles\"", "\"cards\""), EditionName::Cards),
        (changed("\"cards\"", "\"tiles\""), EditionName::Cards),
    ];
    for (read, missing) in cases {
        let told = format!("the book needs the edition {missing:?} exactly once");
        assert_eq!(read.unwrap_err().to_string(), told);
    }
}

#[test]
fn p_1_the_figures_must_make_a_game() {
    let spaces = "Cards: a track has 14 to 32 spaces";
    let cards = "Cards: there are 1 to 9 cards of each colour, and they make 5 hands";
    let rounds = "Cards: a game has 1 to 8 rounds";
    for (from, to, told) in [
        ("spaces = 22", "spaces = 13", spaces),
        ("spaces = 22", "spaces = 33", spaces),
        ("of-each = 7", "of-each = 0", cards),
        ("of-each = 7", "of-each = 10", cards),
        ("of-each = 7", "of-each = 6", cards),
        ("hand = 7", "hand = 0", cards),
        ("hand = 7", "hand = 8", cards),
        ("rounds = 3", "rounds = 0", rounds),
        ("rounds = 3", "rounds = 9", rounds),
    ] {
        assert_eq!(changed(from, to).unwrap_err().to_string(), told, "{to}");
    }
    for (from, to) in [
        ("spaces = 22", "spaces = 14"),
        ("spaces = 22", "spaces = 32"),
        ("of-each = 7", "of-each = 9"),
        ("hand = 7", "hand = 1"),
        ("rounds = 3", "rounds = 8"),
    ] {
        assert!(changed(from, to).is_ok(), "{to}");
    }
}
