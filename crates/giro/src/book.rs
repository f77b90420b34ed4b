//! The printed courses, read once and checked.

use std::sync::{Arc, LazyLock, OnceLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use specta::Type;
use table::Digest;

/// The obstacles that a table places, whatever the number of players (G-6).
pub(crate) const TO_PLACE: u32 = 5;
/// How many of them must stand between the last natural obstacle and the finishing line (G-9).
pub(crate) const IN_LAST_STRETCH: u32 = 2;
/// The spaces beyond the finishing line (G-4).
pub(crate) const RUN_OUT: u8 = 6;
/// The longest course that fits 64 spaces with its run-out.
const LONGEST: u8 = 63 - RUN_OUT;

/// The name of a printed course (G-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum CourseName {
    /// 40 spaces.
    #[default]
    Classic,
    /// 30 spaces.
    Sprint,
    /// 52 spaces.
    Grand,
}

/// What a space of the course is (G-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// Nothing grows on it that stops a horse.
    Grass,
    /// Brown sand, where obstacles may be placed.
    Sand,
    /// A natural obstacle.
    River,
    /// A natural obstacle.
    Moor,
}

/// One row of spaces from the starting boxes to the finishing line, and the run-out (G-2, G-4).
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct Course {
    /// Its name.
    pub name: CourseName,
    /// The spaces up to the finishing line.
    pub length: u8,
    /// The river spaces.
    pub river: Vec<u8>,
    /// The moor spaces.
    pub moor: Vec<u8>,
    /// The sand spaces.
    pub sand: Vec<u8>,
    #[serde(skip)]
    #[specta(skip)]
    layouts: OnceLock<Vec<u64>>,
    #[serde(skip)]
    #[specta(skip)]
    often: OnceLock<Vec<(u8, f32)>>,
}

impl<'de> Deserialize<'de> for Course {
    /// What others send is only taken where it is what we have printed ourselves.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Sent {
            name: CourseName,
            length: u8,
            river: Vec<u8>,
            moor: Vec<u8>,
            sand: Vec<u8>,
        }
        let sent = Sent::deserialize(deserializer)?;
        let ours = Book::printed().course(sent.name);
        let same = (sent.length, &sent.river, &sent.moor, &sent.sand)
            == (ours.length, &ours.river, &ours.moor, &ours.sand);
        if !same {
            return Err(D::Error::custom("this is not a printed course"));
        }
        Ok(Self::clone(ours))
    }
}

/// All courses.
#[derive(Clone, Debug)]
pub struct Book {
    courses: Vec<Arc<Course>>,
    hash: Digest,
}

/// Why a text cannot be the book of courses.
#[derive(Debug, thiserror::Error)]
pub enum Unprintable {
    /// It is not such a file at all.
    #[error("this is not a file of courses: {0}")]
    Form(#[from] toml::de::Error),
    /// A course is missing or there twice.
    #[error("the book needs the course {0:?} exactly once")]
    Course(CourseName),
    /// The course is too long or too short.
    #[error("{0:?}: a course has 12 to {LONGEST} spaces")]
    Length(CourseName),
    /// A space is named that the course has not, or named twice.
    #[error("{0:?}: space {1} is not on the course, or has two kinds")]
    Space(CourseName, u8),
    /// No five obstacles fit (G-8, G-9).
    #[error("{0:?}: five obstacles do not fit on the sand")]
    NoLayout(CourseName),
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    course: Vec<PrintedCourse>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct PrintedCourse {
    name: CourseName,
    length: u8,
    river: Vec<u8>,
    moor: Vec<u8>,
    sand: Vec<(u8, u8)>,
}

impl Book {
    /// The book that comes with the program.
    pub fn printed() -> &'static Self {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::read(include_str!("../book/courses.toml"))
                .expect("the printed book is checked by a test")
        });
        &BOOK
    }

    /// Reads a book from TOML.
    pub fn read(text: &str) -> Result<Self, Unprintable> {
        let printed: Printed = toml::from_str(text)?;
        let hash = Digest::of(&printed);
        let courses = printed
            .course
            .into_iter()
            .map(|course| Course::try_from(course).map(Arc::new))
            .collect::<Result<Vec<_>, _>>()?;
        for name in [CourseName::Classic, CourseName::Sprint, CourseName::Grand] {
            if courses.iter().filter(|course| course.name == name).count() != 1 {
                return Err(Unprintable::Course(name));
            }
        }
        Ok(Self { courses, hash })
    }

    /// The course of this name.
    pub fn course(&self, name: CourseName) -> &Arc<Course> {
        self.courses
            .iter()
            .find(|course| course.name == name)
            .expect("reading checks that every course is there")
    }

    /// All courses, in the order of the book.
    pub fn courses(&self) -> &[Arc<Course>] {
        &self.courses
    }

    /// The fingerprint of the figures, for records.
    pub fn hash(&self) -> Digest {
        self.hash
    }
}

impl TryFrom<PrintedCourse> for Course {
    type Error = Unprintable;

    fn try_from(printed: PrintedCourse) -> Result<Self, Unprintable> {
        let PrintedCourse {
            name,
            length,
            river,
            moor,
            sand,
        } = printed;
        if !(12..=LONGEST).contains(&length) {
            return Err(Unprintable::Length(name));
        }
        let sand: Vec<u8> = sand
            .into_iter()
            .flat_map(|(first, last)| first..=last)
            .collect();
        let mut seen = 0u64;
        for &space in river.iter().chain(&moor).chain(&sand) {
            if !(1..=length).contains(&space) || seen >> space & 1 == 1 {
                return Err(Unprintable::Space(name, space));
            }
            seen |= 1 << space;
        }
        let course = Self {
            name,
            length,
            river,
            moor,
            sand,
            layouts: OnceLock::new(),
            often: OnceLock::new(),
        };
        if course.layouts().is_empty() {
            return Err(Unprintable::NoLayout(name));
        }
        Ok(course)
    }
}

/// Spaces as the bits of a word, space 1 being bit 1.
pub(crate) fn mask(spaces: &[u8]) -> u64 {
    spaces.iter().fold(0, |mask, space| mask | 1 << space)
}

/// The spaces of a mask, in order.
pub(crate) fn spaces(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let space = u8::try_from(mask.trailing_zeros())
            .ok()
            .filter(|&space| space < 64)?;
        mask &= mask - 1;
        Some(space)
    })
}

/// The spaces next to those of a mask.
pub(crate) const fn beside(mask: u64) -> u64 {
    mask << 1 | mask >> 1
}

impl Course {
    /// What the space is; `None` behind the first and beyond the run-out.
    pub fn space(&self, space: u8) -> Option<Space> {
        if space == 0 || space > self.length + RUN_OUT {
            None
        } else if self.river.contains(&space) {
            Some(Space::River)
        } else if self.moor.contains(&space) {
            Some(Space::Moor)
        } else if self.sand.contains(&space) {
            Some(Space::Sand)
        } else {
            Some(Space::Grass)
        }
    }

    /// The natural obstacles (G-2).
    pub(crate) fn natural(&self) -> u64 {
        mask(&self.river) | mask(&self.moor)
    }

    /// The spaces between the last natural obstacle and the finishing line.
    pub(crate) fn last_stretch(&self) -> u64 {
        let before_line = (2u64 << self.length) - 1;
        let up_to_last_natural = u64::MAX >> self.natural().leading_zeros().min(63);
        before_line & !up_to_last_natural
    }

    /// The sand where one more obstacle may stand beside none of these (G-7, G-8).
    pub(crate) fn open_sand(&self, placed: u64) -> u64 {
        mask(&self.sand) & !placed & !beside(placed | self.natural())
    }

    /// Can the obstacles still to come bring two into the last stretch (G-9)?
    pub(crate) fn last_stretch_can_be_filled(&self, placed: u64) -> bool {
        let stretch = self.last_stretch();
        let to_come = TO_PLACE.saturating_sub(placed.count_ones());
        let mut open = self.open_sand(placed) & stretch;
        let mut room = 0;
        // Taking the first open space each time leaves the most for those to come.
        while open != 0 && room < to_come {
            let first = open & open.wrapping_neg();
            open &= !(first | first << 1);
            room += 1;
        }
        (placed & stretch).count_ones() + room >= IN_LAST_STRETCH
    }

    /// Is this a lawful set of five obstacles (G-6 to G-9)?
    pub(crate) fn is_layout(&self, placed: u64) -> bool {
        let on_sand = placed & !mask(&self.sand) == 0;
        let apart = placed & beside(placed | self.natural()) == 0;
        placed.count_ones() == TO_PLACE
            && on_sand
            && apart
            && self.last_stretch_can_be_filled(placed)
    }

    /// Every lawful set of five obstacles (G-7 to G-9), in ascending order of their spaces.
    pub(crate) fn layouts(&self) -> &[u64] {
        self.layouts.get_or_init(|| {
            let mut found = Vec::new();
            self.lay_on(0, 0, &mut found);
            found
        })
    }

    /// The part of all layouts that has an obstacle on each space, where any has: how likely it is that
    /// one is drawn there (G-10).
    #[expect(clippy::cast_precision_loss, reason = "there are not so many layouts")]
    pub fn obstacle_odds(&self) -> &[(u8, f32)] {
        self.often.get_or_init(|| {
            let layouts = self.layouts();
            let parts = spaces(mask(&self.sand)).map(|space| {
                let here = layouts.iter().filter(|&layout| layout >> space & 1 == 1);
                (space, here.count() as f32 / layouts.len() as f32)
            });
            parts.filter(|&(_, part)| part > 0.0).collect()
        })
    }

    fn lay_on(&self, placed: u64, beyond: u8, found: &mut Vec<u64>) {
        if placed.count_ones() == TO_PLACE {
            found.push(placed);
            return;
        }
        for space in spaces(self.open_sand(placed)).filter(|&space| space > beyond) {
            let more = placed | 1 << space;
            if self.last_stretch_can_be_filled(more) {
                self.lay_on(more, space, found);
            }
        }
    }
}
