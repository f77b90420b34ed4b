//! The form of the file, each figure with its place in the text.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};
use toml::Spanned;

use super::flaw::{Fault, Flaw};
use crate::{Card, Grade, Rows, Straight};

pub(super) type Figure<T> = Spanned<T>;
pub(super) type List<T> = Spanned<Vec<T>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Printed {
    pub(super) course: Oval,
    pub(super) fences: Fences,
    pub(super) sections: Sections,
    pub(super) bookie: Bookie,
    pub(super) prizes: Prizes,
    pub(super) deal: Deal,
    pub(super) decks: Decks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Oval {
    pub(super) home: Figure<u8>,
    pub(super) back: Figure<u8>,
    pub(super) bends: List<Figure<u8>>,
    pub(super) start: Figure<u8>,
    pub(super) post: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Fences {
    grandstand: Figure<Rows>,
    members: Figure<Rows>,
    briars_brook: Figure<Rows>,
    gallows_gap: Figure<Rows>,
    crooked_thorn: Figure<Rows>,
    far_turn: Figure<Rows>,
}

impl Fences {
    /// By fence.
    pub(super) fn by_fence(self) -> [Figure<Rows>; 6] {
        [
            self.grandstand,
            self.members,
            self.briars_brook,
            self.gallows_gap,
            self.crooked_thorn,
            self.far_turn,
        ]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Marked {
    pub(super) rows: Figure<Rows>,
    pub(super) slowest: Grade,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sections {
    #[serde(rename = "early-pace-1")]
    early_pace_1: Marked,
    #[serde(rename = "early-pace-2")]
    early_pace_2: Marked,
    #[serde(rename = "quicken-up-3")]
    quicken_up_3: Marked,
    #[serde(rename = "quicken-up-4")]
    quicken_up_4: Marked,
    #[serde(rename = "finish-well-5")]
    finish_well_5: Marked,
    #[serde(rename = "finish-well-6")]
    finish_well_6: Marked,
}

impl Sections {
    /// By section.
    pub(super) fn by_section(self) -> [Marked; 6] {
        [
            self.early_pace_1,
            self.early_pace_2,
            self.quicken_up_3,
            self.quicken_up_4,
            self.finish_well_5,
            self.finish_well_6,
        ]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bookie {
    pub(super) odds: List<List<Figure<u16>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Prizes {
    ladys_purse: List<Figure<u32>>,
    squires_plate: List<Figure<u32>>,
    knights_shield: List<Figure<u32>>,
    barons_bowl: List<Figure<u32>>,
    dukes_cup: List<Figure<u32>>,
    kings_crown: List<Figure<u32>>,
}

impl Prizes {
    /// By race.
    pub(super) fn by_race(self) -> [List<Figure<u32>>; 6] {
        [
            self.ladys_purse,
            self.squires_plate,
            self.knights_shield,
            self.barons_bowl,
            self.dukes_cup,
            self.kings_crown,
        ]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deal {
    pub(super) hands: List<Figure<u8>>,
}

pub(super) type Deck = Spanned<BTreeMap<Card, Figure<u8>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decks {
    pub(super) nasty: Deck,
    pub(super) milder: Deck,
}

/// Reads a text of this form.
pub(super) fn read(text: &str) -> Result<Printed, Fault> {
    toml::from_str(text).map_err(|error| Fault {
        span: error.span().unwrap_or_default(),
        flaw: Flaw::Form {
            message: error.message().to_owned(),
        },
    })
}

impl<'de> Deserialize<'de> for Rows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = String::deserialize(deserializer)?;
        rows(&written).ok_or_else(|| de::Error::custom("rows are written like \"H8\" or \"K2-K3\""))
    }
}

/// Reads `H8` or `K2-K3`.
fn rows(written: &str) -> Option<Rows> {
    let (first, last) = written.split_once('-').unwrap_or((written, written));
    let (straight, first) = row(first)?;
    let (also, last) = row(last)?;
    (straight == also).then_some(Rows {
        straight,
        first,
        last,
    })
}

fn row(written: &str) -> Option<(Straight, u8)> {
    let home = written.strip_prefix('H').map(|row| (Straight::Home, row));
    let back = || written.strip_prefix('K').map(|row| (Straight::Back, row));
    let (straight, row) = home.or_else(back)?;
    Some((straight, row.parse().ok()?))
}
