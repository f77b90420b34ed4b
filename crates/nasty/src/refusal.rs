//! Why a move is refused.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Money, Refuses, Rule, Seat};

use crate::{Card, CardKind, Grade, Lane};

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[serde(rename = "NastyRefusal")]
pub enum Refusal {
    /// Stable entries are not awaited from this seat, or are sealed (N-11).
    #[error("stable entries are not awaited from this seat now")]
    NoEntryNow,
    /// The entry does not have each grade once (N-11).
    #[error("a stable entry has each grade from 1 to 6 once")]
    NotEachGrade,
    /// It is not for this seat to fill in the board now (N-13).
    #[error("it is not for this seat to fill in the board now")]
    NotYourBoard,
    /// There is no such row, or it is filled in already (N-13).
    #[error("there is no row to fill in for this horse")]
    NoSuchRow,
    /// The grade is another (N-13).
    #[error("this horse was entered with grade {}", u8::from(*.right))]
    WrongGrade {
        /// The right grade.
        right: Grade,
    },
    /// The lane is another (N-13).
    #[error("this horse has drawn lane {}", u8::from(*.right))]
    WrongLane {
        /// The right lane.
        right: Lane,
    },
    /// The odds are others (N-6, N-13).
    #[error("the odds of this grade in this lane are {right} to 1")]
    WrongOdds {
        /// The right odds.
        right: u32,
    },
    /// Bets are not awaited from this seat, or its bet is sealed (N-14).
    #[error("no bet is awaited from this seat now")]
    NoBetNow,
    /// No horse of that seat runs (N-14).
    #[error("there is no such horse to back")]
    NoSuchHorse,
    /// The stake is not in whole thousands (N-14).
    #[error("a stake is in whole thousands, from £1,000")]
    NotThousands,
    /// There is not so much cash (N-14).
    #[error("there is no more than {cash} to stake")]
    BeyondCash {
        /// The cash.
        cash: Money,
    },
    /// The table's limit is lower (N-14).
    #[error("the limit is {limit}")]
    BeyondLimit {
        /// The limit.
        limit: Money,
    },
    /// It is not the turn of this seat to do this (N-16).
    #[error("it is not for this seat to do this now")]
    NotYourTurn,
    /// The horse cannot come there with this roll (N-17).
    #[error("this is out of reach")]
    OutOfReach,
    /// Another horse stands there (N-18).
    #[error("another horse stands there")]
    Taken,
    /// More pips of the roll can be used (N-19).
    #[error("more pips of the roll can be used")]
    FewerPips,
    /// A doubled move has no step in (N-22).
    #[error("a doubled move has no step in")]
    StepIn,
    /// The horse must veer first (N-31).
    #[error("a horse under pressure must veer")]
    MustVeer,
    /// No doubling is open (N-21).
    #[error("no doubling is open")]
    NoDoubling,
    /// The leader has not cleared four jumps more (N-24).
    #[error("the leader has cleared {behind} jumps more, not four")]
    NotTailed {
        /// How many jumps more the leader has cleared.
        behind: u8,
    },
    /// Nobody asks whether this seat is ready (N-33).
    #[error("nobody asks whether this seat is ready")]
    NotAsked,
    /// The card is not in hand (N-3).
    #[error("this card is not in hand")]
    NotHeld {
        /// The card.
        card: Card,
    },
    /// This is no moment for the card (N-25 to N-33).
    #[error("this is no moment for this card")]
    NoMoment {
        /// The card.
        card: Card,
    },
    /// The card is played against another number of horses (N-26 to N-33).
    #[error("this card is played against another number of horses")]
    Targets {
        /// The card.
        card: Card,
    },
    /// The horse is not running (N-26, N-28, N-30).
    #[error("this horse is not running")]
    NotRunning {
        /// The card.
        card: Card,
        /// Whose horse.
        seat: Seat,
    },
    /// The horse has left its starting square, or has rolled (N-26).
    #[error("this horse has left the start, or has rolled")]
    HasLeft {
        /// Whose horse.
        seat: Seat,
    },
    /// The horse was whipped round in this race already (N-26).
    #[error("this horse was whipped round already")]
    WhippedAlready {
        /// Whose horse.
        seat: Seat,
    },
    /// A horse has reached Briars Brook (N-27).
    #[error("a horse has reached Briars Brook")]
    BrookReached {
        /// Whose horse.
        seat: Seat,
    },
    /// Two horses have one starting square (N-27).
    #[error("two horses have the same starting square")]
    SameStart,
    /// The horse does not stand on the fence of the card (N-28).
    #[error("this horse does not stand on the fence of the card")]
    NotOnFence {
        /// Whose horse.
        seat: Seat,
    },
    /// A horse on a fence does not slip up (N-30).
    #[error("a horse on a fence does not slip up")]
    OnFence {
        /// Whose horse.
        seat: Seat,
    },
    /// Nobody's horse has fallen just now (N-29).
    #[error("no faller was played just now")]
    NothingFell,
    /// The horse has not just fallen (N-29).
    #[error("this horse has not just fallen")]
    NotJustFallen {
        /// Whose horse.
        seat: Seat,
    },
    /// The own horse is out of the race, or home (N-30).
    #[error("only one whose own horse is running may play this")]
    OwnNotRunning,
    /// The horse is not the one about to roll (N-31).
    #[error("this horse is not about to roll")]
    NotAboutToRoll {
        /// Whose horse.
        seat: Seat,
    },
    /// The horse is not in the finishing straight (N-31).
    #[error("this horse is not in the finishing straight")]
    NotFinishing {
        /// Whose horse.
        seat: Seat,
    },
    /// The horse is under pressure already (N-31).
    #[error("this horse is under pressure already")]
    PressedAlready {
        /// Whose horse.
        seat: Seat,
    },
    /// None of the first three has just passed the post, or it is claimed against already (N-32).
    #[error("nobody has just passed the post to claim against")]
    NobodyToClaim,
    /// The horse's owner does not roll next (N-32).
    #[error("the owner of this horse does not roll next")]
    NotNext {
        /// Whose horse.
        seat: Seat,
    },
    /// The horse is not in the enclosure (N-33).
    #[error("this horse is not in the enclosure")]
    NotInEnclosure {
        /// The card.
        card: Card,
        /// Whose horse.
        seat: Seat,
    },
    /// There is not the cash for the deposit (N-33).
    #[error("an objection needs a deposit of {deposit} in cash")]
    NoDeposit {
        /// The deposit.
        deposit: Money,
    },
}

impl Refuses for Refusal {
    fn rule(&self) -> Rule {
        Rule::new(
            'N',
            match self {
                Self::NotHeld { .. } => 3,
                Self::NoEntryNow | Self::NotEachGrade => 11,
                Self::NotYourBoard
                | Self::NoSuchRow
                | Self::WrongGrade { .. }
                | Self::WrongLane { .. }
                | Self::WrongOdds { .. } => 13,
                Self::NoBetNow
                | Self::NoSuchHorse
                | Self::NotThousands
                | Self::BeyondCash { .. }
                | Self::BeyondLimit { .. } => 14,
                Self::NotYourTurn => 16,
                Self::OutOfReach => 17,
                Self::Taken => 18,
                Self::FewerPips => 19,
                Self::NoDoubling => 21,
                Self::StepIn => 22,
                Self::NotTailed { .. } => 24,
                Self::NoMoment { card }
                | Self::Targets { card }
                | Self::NotRunning { card, .. }
                | Self::NotInEnclosure { card, .. } => of(card.kind()),
                Self::HasLeft { .. } | Self::WhippedAlready { .. } => 26,
                Self::BrookReached { .. } | Self::SameStart => 27,
                Self::NotOnFence { .. } => 28,
                Self::NothingFell | Self::NotJustFallen { .. } => 29,
                Self::OnFence { .. } | Self::OwnNotRunning => 30,
                Self::MustVeer
                | Self::NotAboutToRoll { .. }
                | Self::NotFinishing { .. }
                | Self::PressedAlready { .. } => 31,
                Self::NobodyToClaim | Self::NotNext { .. } => 32,
                Self::NotAsked | Self::NoDeposit { .. } => 33,
            },
        )
    }
}

/// The card's own rule.
const fn of(kind: CardKind) -> u16 {
    match kind {
        CardKind::WhippedRound => 26,
        CardKind::FalseStart => 27,
        CardKind::Faller => 28,
        CardKind::Remount => 29,
        CardKind::SlippedUp => 30,
        CardKind::UnderPressure => 31,
        CardKind::PhotoFinish => 32,
        CardKind::Objection | CardKind::StewardsEnquiry => 33,
    }
}
