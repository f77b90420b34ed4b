//! Figures of somebody's own: the files that hold them, and which figures a table is played by.

use dealer::BookFile;
use nasty::{Book, Plan};
use serde::Serialize;
use specta::Type;
use store::Books;

use crate::offered::Offered;
use crate::verify::{Flaw, line_at};
use crate::{GameSetup, Setup, SetupError};

/// A file of printed figures that makes a game. The Really Nasty game alone is played by such.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnBook {
    file: BookFile,
    book: Book,
}

/// Why a file of figures cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "amiss", rename_all = "kebab-case")]
pub enum BookError {
    /// It is not there, or cannot be read.
    #[error("cannot be read: {cause}")]
    Unread {
        /// What the system says.
        cause: String,
    },
    /// It is no text.
    #[error("line {line}: this is not text")]
    NoText {
        /// The line, from 1.
        line: u32,
    },
    /// Its figures cannot be.
    #[error("line {line}: {flaw}")]
    Unprintable {
        /// The line, from 1.
        line: u32,
        /// What is wrong there.
        flaw: nasty::Flaw,
    },
}

/// A game takes no figures of somebody's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} is played by its printed figures alone: leave out the file of figures")]
pub struct PrintedAlone {
    /// The game's name.
    pub game: &'static str,
}

/// The files of figures that the user has brought.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct Bookcase {
    /// The folder where they lie; nothing for a user without a home.
    pub folder: Option<String>,
    /// The files, in order of name.
    pub books: Vec<BookCard>,
}

/// A file of figures as it is listed.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct BookCard {
    /// Its name.
    pub file: String,
    /// Its course, where it can be used.
    pub plan: Option<Plan>,
    /// Why it cannot be used.
    pub flaw: Option<BookError>,
}

impl OwnBook {
    /// Reads a file of figures.
    ///
    /// # Errors
    /// Where it is no text, or its figures cannot be.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, BookError> {
        let text = std::str::from_utf8(bytes).map_err(|error| BookError::NoText {
            line: u32::try_from(line_at(bytes, error.valid_up_to())).unwrap_or(u32::MAX),
        })?;
        let book = Book::read(text)
            .map_err(|nasty::Unprintable { line, flaw }| BookError::Unprintable { line, flaw })?;
        Ok(Self {
            file: BookFile {
                file: file.to_owned(),
                text: text.to_owned(),
            },
            book,
        })
    }

    /// The figures.
    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    /// The file, as a record carries it.
    pub(crate) fn file(&self) -> BookFile {
        self.file.clone()
    }
}

/// The figures of a table: somebody's own, or the printed ones.
pub(crate) fn figures<G: Offered>(own: Option<&OwnBook>) -> Result<G::Book, PrintedAlone> {
    match own {
        None => Ok(G::book().clone()),
        Some(own) => G::own_book(own).ok_or(PrintedAlone { game: G::NAME }),
    }
}

/// The figures that a record was played by: those that it carries, or the printed ones.
pub(crate) fn figures_of<G: Offered>(record: &str) -> Result<G::Book, Flaw> {
    let amiss = |why: String| Flaw { line: 2, why };
    let Some(BookFile { file, text }) = carried(record) else {
        return Ok(G::book().clone());
    };
    let own = OwnBook::read(&file, text.as_bytes())
        .map_err(|error| amiss(format!("its figures cannot be: {file}: {error}")))?;
    figures::<G>(Some(&own)).map_err(|error| amiss(error.to_string()))
}

/// The file of figures that a record carries.
pub(crate) fn carried(record: &str) -> Option<BookFile> {
    dealer::going(record).and_then(|going| going.book)
}

/// The file of figures that a set-up names.
pub(crate) fn chosen(books: &Books, setup: &Setup) -> Result<Option<OwnBook>, SetupError> {
    let GameSetup::Nasty {
        book: Some(file), ..
    } = &setup.game
    else {
        return Ok(None);
    };
    let read = open(books, file);
    read.map(Some).map_err(|flaw| SetupError::Book {
        file: file.clone(),
        flaw,
    })
}

/// All files of figures that there are.
pub(crate) fn all(books: &Books) -> Bookcase {
    // Where the folder cannot be made or read, there are none.
    let files = books.files().unwrap_or_default();
    Bookcase {
        folder: books.folder().map(|folder| folder.display().to_string()),
        books: files.into_iter().map(|file| card(books, file)).collect(),
    }
}

fn card(books: &Books, file: String) -> BookCard {
    let (plan, flaw) = match open(books, &file) {
        Ok(own) => (Some(own.book.course().plan().clone()), None),
        Err(flaw) => (None, Some(flaw)),
    };
    BookCard { file, plan, flaw }
}

fn open(books: &Books, file: &str) -> Result<OwnBook, BookError> {
    let bytes = books.read(file).map_err(|error| BookError::Unread {
        cause: error.to_string(),
    })?;
    OwnBook::read(file, &bytes)
}
