//! The race event cards and their decks.

use serde::{Deserialize, Serialize};
use specta::Type;

use crate::Fence;

/// The way in which a horse under pressure must veer (N-31).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum Veer {
    /// To the left, to lower lanes.
    In,
    /// To the right, to higher lanes.
    Out,
}

/// What a race event card does (N-4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// The horse loses its first two turns (N-26).
    WhippedRound,
    /// The race starts anew (N-27).
    FalseStart,
    /// Horses on a fence fall (N-28).
    Faller,
    /// A horse slips up between the fences (N-30).
    SlippedUp,
    /// A horse that has just fallen is put back (N-29).
    Remount,
    /// A horse must veer (N-31).
    UnderPressure,
    /// Two dice about a placed horse, against a deposit (N-33).
    Objection,
    /// Two dice about a placed horse (N-33).
    StewardsEnquiry,
    /// Two horses may change places at the post (N-32).
    PhotoFinish,
}

/// A race event card, with the fence that it names or the way in which it veers (N-4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Faller at the Grandstand Hedge.
    #[serde(rename = "faller:grandstand")]
    FallerGrandstand,
    /// Faller at the Members' Hedge.
    #[serde(rename = "faller:members")]
    FallerMembers,
    /// Faller at Briars Brook.
    #[serde(rename = "faller:briars-brook")]
    FallerBriarsBrook,
    /// Faller at Gallows Gap.
    #[serde(rename = "faller:gallows-gap")]
    FallerGallowsGap,
    /// Faller at Crooked Thorn.
    #[serde(rename = "faller:crooked-thorn")]
    FallerCrookedThorn,
    /// Faller at the Far Turn Hedge.
    #[serde(rename = "faller:far-turn")]
    FallerFarTurn,
    /// Horse Under Pressure, veering in.
    #[serde(rename = "under-pressure:in")]
    UnderPressureIn,
    /// Horse Under Pressure, veering out.
    #[serde(rename = "under-pressure:out")]
    UnderPressureOut,
    /// Objection.
    Objection,
    /// Steward's Enquiry.
    StewardsEnquiry,
    /// Whipped Round.
    WhippedRound,
    /// False Start.
    FalseStart,
    /// Slipped Up.
    SlippedUp,
    /// Remount.
    Remount,
    /// Photo Finish.
    PhotoFinish,
}

impl Card {
    /// All fifteen that there are.
    pub const ALL: [Self; 15] = [
        Self::FallerGrandstand,
        Self::FallerMembers,
        Self::FallerBriarsBrook,
        Self::FallerGallowsGap,
        Self::FallerCrookedThorn,
        Self::FallerFarTurn,
        Self::UnderPressureIn,
        Self::UnderPressureOut,
        Self::Objection,
        Self::StewardsEnquiry,
        Self::WhippedRound,
        Self::FalseStart,
        Self::SlippedUp,
        Self::Remount,
        Self::PhotoFinish,
    ];

    /// The faller that names this fence.
    pub const fn faller(fence: Fence) -> Self {
        match fence {
            Fence::Grandstand => Self::FallerGrandstand,
            Fence::Members => Self::FallerMembers,
            Fence::BriarsBrook => Self::FallerBriarsBrook,
            Fence::GallowsGap => Self::FallerGallowsGap,
            Fence::CrookedThorn => Self::FallerCrookedThorn,
            Fence::FarTurn => Self::FallerFarTurn,
        }
    }

    /// The Horse Under Pressure that veers this way.
    pub const fn under_pressure(veer: Veer) -> Self {
        match veer {
            Veer::In => Self::UnderPressureIn,
            Veer::Out => Self::UnderPressureOut,
        }
    }

    /// Its place in lists by card.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it does.
    pub const fn kind(self) -> CardKind {
        match self {
            Self::FallerGrandstand
            | Self::FallerMembers
            | Self::FallerBriarsBrook
            | Self::FallerGallowsGap
            | Self::FallerCrookedThorn
            | Self::FallerFarTurn => CardKind::Faller,
            Self::UnderPressureIn | Self::UnderPressureOut => CardKind::UnderPressure,
            Self::Objection => CardKind::Objection,
            Self::StewardsEnquiry => CardKind::StewardsEnquiry,
            Self::WhippedRound => CardKind::WhippedRound,
            Self::FalseStart => CardKind::FalseStart,
            Self::SlippedUp => CardKind::SlippedUp,
            Self::Remount => CardKind::Remount,
            Self::PhotoFinish => CardKind::PhotoFinish,
        }
    }

    /// The fence that a faller names.
    pub const fn fence(self) -> Option<Fence> {
        match self {
            Self::FallerGrandstand => Some(Fence::Grandstand),
            Self::FallerMembers => Some(Fence::Members),
            Self::FallerBriarsBrook => Some(Fence::BriarsBrook),
            Self::FallerGallowsGap => Some(Fence::GallowsGap),
            Self::FallerCrookedThorn => Some(Fence::CrookedThorn),
            Self::FallerFarTurn => Some(Fence::FarTurn),
            _ => None,
        }
    }

    /// The way in which a Horse Under Pressure veers.
    pub const fn veer(self) -> Option<Veer> {
        match self {
            Self::UnderPressureIn => Some(Veer::In),
            Self::UnderPressureOut => Some(Veer::Out),
            _ => None,
        }
    }
}

/// A deck of race event cards (N-39).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum DeckName {
    /// Two fallers for each fence.
    #[default]
    Nasty,
    /// Fewer fallers, more mercy.
    Milder,
}

impl DeckName {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Nasty, Self::Milder];
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    #[test]
    fn the_list_stands_in_the_order_of_its_indices() {
        let cards = Card::ALL.map(Card::index);
        assert_eq!(cards.to_vec(), (0..15).collect::<Vec<_>>());
    }

    #[test]
    fn cards_are_spelt_by_kind_and_what_they_name() {
        for card in Card::ALL {
            let kind = to_value(card.kind()).unwrap();
            let kind = kind.as_str().unwrap();
            let named = match (card.fence(), card.veer()) {
                (Some(fence), None) => Some((Card::faller(fence), to_value(fence).unwrap())),
                (None, Some(veer)) => Some((Card::under_pressure(veer), to_value(veer).unwrap())),
                (None, None) => None,
                both => panic!("{card:?} names {both:?}"),
            };
            let spelt = match named {
                Some((same, name)) => {
                    assert_eq!(same, card);
                    format!("{kind}:{}", name.as_str().unwrap())
                }
                None => kind.to_owned(),
            };
            assert_eq!(to_value(card).unwrap(), json!(spelt));
            assert_eq!(from_value::<Card>(json!(spelt)).unwrap(), card);
        }
        let brook = Card::faller(Fence::BriarsBrook);
        assert_eq!(to_value(brook).unwrap(), json!("faller:briars-brook"));
    }
}
