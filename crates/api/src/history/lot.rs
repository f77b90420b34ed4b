//! What chance brought, and how often it was to be expected.

use std::slice;

use serde::{Deserialize, Serialize};
use specta::Type;
use store::Lots;
use table::Seat;

/// What is drawn.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Type,
    strum::Display,
    strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum LotKind {
    /// The oldest jockey of a race; the faces are seats.
    Oldest,
    /// The obstacles of a race; the faces are spaces.
    Obstacles,
    /// The first start player of the pigs; the faces are seats.
    Starter,
    /// The cards that were dealt to hands; the faces are pigs or race event cards.
    Dealt,
    /// The first race of a meeting; the faces are races.
    FirstRace,
    /// The lanes that were dealt for races; the faces are lanes.
    Lanes,
    /// A roll; the faces are those of the die.
    Die,
    /// The two dice of an Objection or Enquiry, each for itself.
    Dice,
}

/// One of all seats was drawn.
pub(crate) fn seat(kind: LotKind, drawn: Seat, seats: usize) -> Vec<Lots> {
    let all: Vec<Seat> = Seat::first(seats).collect();
    one(kind, &drawn, &all)
}

/// One of several, each equally likely, was drawn.
pub(crate) fn one<F: Serialize + PartialEq>(kind: LotKind, drawn: &F, all: &[F]) -> Vec<Lots> {
    some(kind, slice::from_ref(drawn), all)
}

/// Some of several, each equally likely and none twice, were drawn.
pub(crate) fn some<F: Serialize + PartialEq>(kind: LotKind, drawn: &[F], all: &[F]) -> Vec<Lots> {
    let pack = all.iter().map(|face| (face, 1));
    cards(kind, drawn, pack)
}

/// Some of several were drawn that are not equally likely; this is how likely each was.
pub(crate) fn likely<F: Serialize + PartialEq>(
    kind: LotKind,
    drawn: &[F],
    odds: &[(F, f32)],
) -> Vec<Lots> {
    let lots = |&(ref face, likely): &(F, f32)| Lots {
        kind: kind.to_string(),
        face: name(face),
        count: drawn.contains(face).into(),
        mean: likely,
        variance: likely * (1.0 - likely),
    };
    odds.iter().map(lots).collect()
}

/// Cards were dealt from a pack that has so many of each face; each that it lacks is none of them.
pub(crate) fn cards<'a, F: Serialize + PartialEq + 'a>(
    kind: LotKind,
    dealt: &[F],
    pack: impl Iterator<Item = (&'a F, u16)> + Clone,
) -> Vec<Lots> {
    let size = f32::from(pack.clone().map(|(_, there)| there).sum::<u16>());
    let hit = f32::from(u16::try_from(dealt.len()).expect("cards are few"));
    // Without replacement: the nearer the pack is to being dealt out, the less is left to chance.
    let spread = if size > 1.0 {
        (size - hit) / (size - 1.0)
    } else {
        0.0
    };
    let lots = |(face, there): (&F, u16)| {
        let likely = f32::from(there) / size;
        let came = dealt.iter().filter(|card| *card == face).count();
        Lots {
            kind: kind.to_string(),
            face: name(face),
            count: u32::try_from(came).expect("cards are few"),
            mean: hit * likely,
            variance: hit * likely * (1.0 - likely) * spread,
        }
    };
    pack.filter(|&(_, there)| there > 0).map(lots).collect()
}

/// The face in the words of records.
fn name(face: &impl Serialize) -> String {
    let value = serde_json::to_value(face).expect("faces serialise");
    value.as_str().map_or_else(|| value.to_string(), Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(lots: &[Lots], face: &str) -> (u32, f32, f32) {
        let found = lots.iter().find(|lots| lots.face == face).unwrap();
        (found.count, found.mean, found.variance)
    }

    #[test]
    fn one_of_four_seats_is_to_be_expected_every_fourth_time() {
        let lots = seat(LotKind::Starter, Seat::at(2), 4);
        assert_eq!(lots.len(), 4);
        assert_eq!(is(&lots, "2"), (1, 0.25, 0.1875));
        assert_eq!(is(&lots, "0"), (0, 0.25, 0.1875));
    }

    #[test]
    fn a_pack_that_is_dealt_out_leaves_nothing_to_chance() {
        let pack = |each| [(&"hearts", each), (&"spades", each)].into_iter();
        let lots = cards(LotKind::Dealt, &["hearts", "spades"], pack(1));
        assert_eq!(is(&lots, "hearts"), (1, 1.0, 0.0));
        // Two of four cards, two of them hearts: none, one or two with 1, 4 and 1 sixths.
        let lots = cards(LotKind::Dealt, &["hearts", "hearts"], pack(2));
        let (count, mean, variance) = is(&lots, "hearts");
        assert_eq!((count, mean), (2, 1.0));
        assert!((variance - 1.0 / 3.0).abs() < 1e-6);
        assert_eq!(is(&lots, "spades").0, 0);
    }

    #[test]
    fn a_face_of_which_there_are_more_comes_more_often() {
        // One of four cards, three of them hearts.
        let pack = [(&"hearts", 3), (&"spades", 1), (&"clubs", 0)].into_iter();
        let lots = cards(LotKind::Dealt, &["spades"], pack);
        assert_eq!(is(&lots, "hearts"), (0, 0.75, 0.1875));
        assert_eq!(is(&lots, "spades"), (1, 0.25, 0.1875));
        assert_eq!(lots.len(), 2, "there are no clubs");
    }

    #[test]
    fn what_is_not_equally_likely_is_expected_as_often_as_it_is_likely() {
        let lots = likely(LotKind::Obstacles, &[8, 12], &[(8, 0.5), (9, 0.25)]);
        assert_eq!(is(&lots, "8"), (1, 0.5, 0.25));
        assert_eq!(is(&lots, "9"), (0, 0.25, 0.1875));
    }

    #[test]
    fn some_of_several_come_each_as_often_as_their_share() {
        let lots = some(LotKind::Lanes, &[3, 1], &[1, 2, 3]);
        let (count, mean, variance) = is(&lots, "3");
        assert!((mean - 2.0 / 3.0).abs() < 1e-6 && (variance - 2.0 / 9.0).abs() < 1e-6);
        assert_eq!((count, is(&lots, "2").0), (1, 0));
    }
}
