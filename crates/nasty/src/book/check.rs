//! Whether the figures make a game.

use toml::Spanned;

use super::flaw::{Fault, Flaw, LAST, LONGEST};
use super::form::{Deck, Fences, Figure, List, Marked, Oval, Printed, Sections};
use super::{DECK, FEWEST_SEATS, Figures, MOST_ODDS, MOST_OF_A_CARD, MOST_PRIZE};
use crate::course::MOST_GROWTH;
use crate::{Card, Fence, Lane, Marking, Plan, Rows, Section, Straight, Stretch};

/// A flaw in this place.
fn fault<T>(place: &Spanned<T>, flaw: Flaw) -> Fault {
    let span = place.span();
    Fault { span, flaw }
}

/// The figure, where it is none that the flaw speaks of.
fn sound<T: Copy>(
    figure: &Figure<T>,
    is_sound: impl FnOnce(T) -> bool,
    flaw: Flaw,
) -> Result<T, Fault> {
    let value = *figure.get_ref();
    if is_sound(value) {
        Ok(value)
    } else {
        Err(fault(figure, flaw))
    }
}

/// The list, where it has as many figures as belong there.
fn full<T, const COUNT: usize>(list: List<T>) -> Result<[T; COUNT], Fault> {
    let span = list.span();
    let count = |figures: usize| u32::try_from(figures).unwrap_or(u32::MAX);
    list.into_inner().try_into().map_err(|found: Vec<T>| Fault {
        span,
        flaw: Flaw::Figures {
            wanted: count(COUNT),
            found: count(found.len()),
        },
    })
}

/// Changes each, unless one has a flaw.
fn each<T, U, const COUNT: usize>(
    all: [T; COUNT],
    check: impl FnMut(T) -> Result<U, Fault>,
) -> Result<[U; COUNT], Fault> {
    let checked: Vec<U> = all.into_iter().map(check).collect::<Result<_, _>>()?;
    Ok(checked
        .try_into()
        .unwrap_or_else(|_| unreachable!("one comes of each")))
}

impl Printed {
    /// The figures, if they make a game.
    pub(super) fn check(self) -> Result<Figures, Fault> {
        Ok(Figures {
            course: plan(self.course, self.fences, self.sections)?,
            odds: each(full(self.bookie.odds)?, |row| {
                each(full(row)?, |odds: Figure<u16>| {
                    sound(&odds, |odds| (1..=MOST_ODDS).contains(&odds), Flaw::Odds)
                })
            })?,
            prizes: each(self.prizes.by_race(), prizes)?,
            hands: hands(self.deal.hands)?,
            decks: [deck(&self.decks.nasty)?, deck(&self.decks.milder)?],
        })
    }
}

fn plan(oval: Oval, fences: Fences, sections: Sections) -> Result<Plan, Fault> {
    let length = |figure: &Figure<u8>| {
        sound(
            figure,
            |squares| (1..=LONGEST).contains(&squares),
            Flaw::Length,
        )
    };
    let home = length(&oval.home)?;
    let back = length(&oval.back)?;
    let on_home = |figure| {
        sound(
            figure,
            |row| (1..=home).contains(&row),
            Flaw::OffHome { rows: home },
        )
    };
    let (start, post) = (on_home(&oval.start)?, on_home(&oval.post)?);
    let place = oval.bends.span();
    let mut inside = None;
    let bends = each(full(oval.bends)?, |bend: Figure<u8>| {
        let squares = length(&bend)?;
        let least = inside.replace(squares).unwrap_or(squares);
        if !(least..=least + MOST_GROWTH).contains(&squares) {
            return Err(fault(&bend, Flaw::Growth));
        }
        Ok(squares)
    })?;
    let squares = home - start + back + post;
    let outside = u32::from(squares) + 2 * u32::from(bends[Lane::COUNT - 1]);
    if outside > u32::from(LAST) {
        let flaw = Flaw::TooLong { squares: outside };
        return Err(Fault { span: place, flaw });
    }
    let straights = Straights {
        home,
        back,
        start,
        post,
    };
    Ok(Plan {
        home,
        back,
        bends,
        start,
        post,
        fences: straights.fences(&fences.by_fence())?,
        sections: straights.sections(&sections.by_section())?,
    })
}

/// What must be known of the course to place fences and sections.
struct Straights {
    home: u8,
    back: u8,
    start: u8,
    post: u8,
}

impl Straights {
    /// Rows that the board has.
    fn rows(&self, place: &Figure<Rows>) -> Result<Rows, Fault> {
        let rows = *place.get_ref();
        let there = match rows.straight {
            Straight::Home => self.home,
            Straight::Back => self.back,
        };
        if rows.first < 1 || rows.last > there || rows.first > rows.last {
            return Err(fault(place, Flaw::OffCourse { rows: there }));
        }
        Ok(rows)
    }

    fn fences(&self, places: &[Figure<Rows>; 6]) -> Result<[Rows; 6], Fault> {
        let fences = each(places.each_ref(), |place| self.fence(place))?;
        for fence in Fence::ALL {
            let rows = fences[fence.index()];
            let before = Fence::ALL.into_iter().take(fence.index());
            if let Some(other) = before
                .into_iter()
                .find(|other| rows.meet(fences[other.index()]))
            {
                return Err(fault(&places[fence.index()], Flaw::FenceThere { other }));
            }
        }
        Ok(fences)
    }

    fn fence(&self, place: &Figure<Rows>) -> Result<Rows, Fault> {
        let &Self { start, post, .. } = self;
        let rows = self.rows(place)?;
        let flaw = if rows.straight == Straight::Back {
            return Ok(rows);
        } else if rows.contain(Straight::Home, start) {
            Flaw::AcrossStart { start }
        } else if rows.first <= post && rows.last > post {
            Flaw::AcrossPost { post }
        } else if rows.first < start && rows.last > post {
            Flaw::NeverRun { start, post }
        } else {
            return Ok(rows);
        };
        Err(fault(place, flaw))
    }

    fn sections(&self, marked: &[Marked; 6]) -> Result<[Marking; 6], Fault> {
        let mut markings: Vec<Marking> = Vec::with_capacity(Section::ALL.len());
        for (section, Marked { rows, slowest }) in Section::ALL.into_iter().zip(marked) {
            let marking = Marking {
                rows: self.rows(rows)?,
                slowest: *slowest,
            };
            if !self.works(section, marking.rows) {
                return Err(fault(rows, Flaw::NeverWorks));
            }
            let mut before = Section::ALL.into_iter().zip(&markings);
            if let Some((other, _)) = before
                .find(|(other, there)| section.shares(*other) && marking.rows.meet(there.rows))
            {
                return Err(fault(rows, Flaw::SectionThere { other }));
            }
            markings.push(marking);
        }
        Ok(markings
            .try_into()
            .unwrap_or_else(|_| unreachable!("one comes of each")))
    }

    /// Do horses that run by find the section working?
    fn works(&self, section: Section, rows: Rows) -> bool {
        match rows.straight {
            Straight::Home => {
                (section.works_in(Stretch::First) && rows.first >= self.start)
                    || (section.works_in(Stretch::Finishing) && rows.last <= self.post)
            }
            Straight::Back => section.works_in(Stretch::Back),
        }
    }
}

impl Rows {
    fn meet(self, other: Self) -> bool {
        self.straight == other.straight && self.first <= other.last && other.first <= self.last
    }
}

impl Section {
    /// Do both work in one part of the race?
    fn shares(self, other: Self) -> bool {
        [Stretch::First, Stretch::Back, Stretch::Finishing]
            .into_iter()
            .any(|stretch| self.works_in(stretch) && other.works_in(stretch))
    }
}

fn prizes(list: List<Figure<u32>>) -> Result<[u32; 3], Fault> {
    let mut before = u32::MAX;
    each(full(list)?, |place: Figure<u32>| {
        let prize = sound(
            &place,
            |prize| (1..=MOST_PRIZE).contains(&prize),
            Flaw::Prize,
        )?;
        if prize >= std::mem::replace(&mut before, prize) {
            return Err(fault(&place, Flaw::PrizesRise));
        }
        Ok(prize)
    })
}

fn hands<const COUNT: usize>(list: List<Figure<u8>>) -> Result<[u8; COUNT], Fault> {
    let mut players = u8::try_from(FEWEST_SEATS).expect("a small number") - 1;
    each(full(list)?, |hand: Figure<u8>| {
        players += 1;
        sound(
            &hand,
            |cards| (1..=DECK / players).contains(&cards),
            Flaw::Hand { players },
        )
    })
}

fn deck(deck: &Deck) -> Result<[u8; Card::ALL.len()], Fault> {
    let mut counts = [0; Card::ALL.len()];
    for (card, count) in deck.get_ref() {
        let few = |count| count <= MOST_OF_A_CARD;
        counts[card.index()] = sound(count, few, Flaw::Cards)?;
    }
    let found = counts.iter().map(|&count| u32::from(count)).sum();
    if found == u32::from(DECK) {
        Ok(counts)
    } else {
        Err(fault(deck, Flaw::Deck { found }))
    }
}
