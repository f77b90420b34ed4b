//! What a seat may do now and what would come of it, for people who look before they leap.

use serde::Serialize;
use specta::Type;
use table::{Refuses as _, Rule, Seat};

use crate::field;
use crate::guess::known;
use crate::{Obstacle, Race, Refusal, Stage, View};

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[serde(rename = "GiroOutlook")]
pub enum Outlook {
    /// Nothing.
    Wait,
    /// Place an obstacle (G-6).
    Place {
        /// Every space up to the finishing line, in order.
        spaces: Vec<PlaceProspect>,
    },
    /// Pick a card (G-11).
    Pick {
        /// The cards in hand, lowest first.
        cards: Vec<Prospect>,
    },
}

/// A space, and why no obstacle may stand there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Type)]
pub struct PlaceProspect {
    /// The space.
    pub space: u8,
    /// Why not; nothing where one may.
    pub refusal: Option<Refusal>,
    /// The rule that refuses.
    pub rule: Option<Rule>,
}

/// A card, and where it would bring the horse as the board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename = "GiroProspect")]
pub struct Prospect {
    /// The card.
    pub card: u8,
    /// What would come of it.
    pub landing: Landing,
}

/// Where a card would bring the horse as the board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Landing {
    /// Nowhere: the move would end on an obstacle (G-16).
    Refused {
        /// The obstacle's space.
        at: u8,
        /// The obstacle.
        obstacle: Obstacle,
    },
    /// A free space.
    Free {
        /// The space.
        to: u8,
    },
    /// A space where a horse stands, which is pushed back (G-17).
    Pushes {
        /// The space.
        to: u8,
        /// Whose horse.
        seat: Seat,
        /// How it goes back.
        back: Push,
    },
}

/// How a pushed horse goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Push {
    /// To the mover's old space: the two swap (G-18).
    Swap,
    /// To a free space behind (G-17).
    To {
        /// The space.
        space: u8,
    },
    /// Into its starting box (G-19).
    Box,
}

impl View {
    /// What a seat may do now and what would come of it. Only what these eyes know goes into it.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let race = known(self);
        match self.stage {
            Stage::Placing if race.placer() == Some(seat) => Outlook::Place {
                spaces: (1..=race.course.length)
                    .map(|space| place(&race, space))
                    .collect(),
            },
            Stage::Picking if seat.index() < race.seats() => Outlook::Pick {
                cards: self.hands[seat.index()]
                    .iter()
                    .map(|&card| Prospect {
                        card,
                        landing: landing(&race, seat, card),
                    })
                    .collect(),
            },
            _ => Outlook::Wait,
        }
    }
}

fn place(race: &Race, space: u8) -> PlaceProspect {
    let refusal = race.check_space(space).err();
    PlaceProspect {
        space,
        refusal,
        rule: refusal.map(|refusal| refusal.rule()),
    }
}

fn landing(race: &Race, seat: Seat, card: u8) -> Landing {
    let from = race.field.at(seat);
    let field::Landing { to, pushed } = race.field.land(seat, card);
    match pushed {
        None if to == from => Landing::Refused {
            at: from + card,
            obstacle: field::obstacle(&race.course, from + card),
        },
        None => Landing::Free { to },
        Some((seat, back_to)) => Landing::Pushes {
            to,
            seat,
            back: match back_to {
                0 => Push::Box,
                space if space == from => Push::Swap,
                space => Push::To { space },
            },
        },
    }
}
