//! What a seat may do now and what would come of it, for people who look before they leap.

use serde::Serialize;
use specta::Type;
use table::{Playout as _, Refuses as _, Rule, Seat};

use crate::guess::known;
use crate::{Gallop, Pig, Refusal, Stage, View};

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[serde(rename = "PigsOutlook")]
pub enum Outlook {
    /// Nothing.
    Wait,
    /// Line the pigs up (P-5).
    LineUp {
        /// The pigs, in no order yet.
        pigs: Vec<Pig>,
        /// Where they are to stand, front to back.
        places: Vec<i16>,
    },
    /// Put a food card on the track (P-17).
    Food {
        /// Every space of the oval, from the start line on.
        spaces: Vec<FoodProspect>,
    },
    /// Play a card (P-8).
    Play {
        /// The cards in hand, equal ones once.
        cards: Vec<Prospect>,
    },
}

/// A space, and why no food may lie there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Type)]
pub struct FoodProspect {
    /// The space, by its distance from the start line.
    pub at: i16,
    /// Why not; nothing where it may.
    pub refusal: Option<Refusal>,
    /// The rule that refuses.
    pub rule: Option<Rule>,
}

/// A card, and what it would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename = "PigsProspect")]
pub struct Prospect {
    /// The card and its pig.
    pub pig: Pig,
    /// How many of it are in hand.
    pub held: u8,
    /// Where the pig stands.
    pub from: i16,
    /// Where it would come to stand.
    pub to: i16,
    /// The pigs that it would leap, in the order in which it would meet them.
    pub leapt: Vec<Pig>,
    /// Whether it would be ahead of all others (P-9).
    pub leads: bool,
    /// How many food cards the player would take, for being ahead and from the track (P-9, P-19).
    pub food: u8,
    /// What would become of the food at risk.
    pub stake: Stake,
}

/// What would become of a seat's food at risk, that which the card itself brings included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stake {
    /// It stays at risk: this is not the last card.
    Risks {
        /// How much that would be.
        food: u16,
    },
    /// It is banked (P-11).
    Banks {
        /// How much.
        food: u16,
    },
    /// It is banked although the card fails (P-21).
    Spares {
        /// How much.
        food: u16,
    },
    /// It goes back to the pile (P-11).
    Loses {
        /// How much.
        food: u16,
    },
}

impl View {
    /// What a seat may do now and what would come of it. Only what these eyes know goes into it, so
    /// they see no cards but their own.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let gallop = known(self);
        if !gallop.turn().may().contains(seat) {
            return Outlook::Wait;
        }
        match self.stage {
            Stage::LineUp => Outlook::LineUp {
                pigs: Pig::ALL.to_vec(),
                places: (-4..=0).rev().collect(),
            },
            Stage::Food => Outlook::Food {
                spaces: (0..i16::from(self.edition.spaces))
                    .map(|at| space(&gallop, at))
                    .collect(),
            },
            _ => Outlook::Play {
                cards: gallop.hands[seat.index()]
                    .pigs()
                    .map(|pig| prospect(&gallop, seat, pig))
                    .collect(),
            },
        }
    }
}

fn space(gallop: &Gallop, at: i16) -> FoodProspect {
    let refusal = gallop.check_space(at).err();
    FoodProspect {
        at,
        refusal,
        rule: refusal.map(|refusal| refusal.rule()),
    }
}

fn prospect(gallop: &Gallop, seat: Seat, pig: Pig) -> Prospect {
    let caught = gallop.catch(pig);
    let food = gallop.at_risk[seat.index()] + u16::from(caught.food());
    Prospect {
        pig,
        held: gallop.hands[seat.index()].count(pig),
        from: gallop.track.at(pig),
        to: caught.landing.at,
        leapt: gallop.track.leapt(pig, caught.landing),
        leads: caught.leads,
        food: caught.food(),
        stake: match (gallop.is_last_card(seat, pig), caught.leads) {
            (false, _) => Stake::Risks { food },
            (true, true) => Stake::Banks { food },
            (true, false) if gallop.rules.gentle => Stake::Spares { food },
            (true, false) => Stake::Loses { food },
        },
    }
}
