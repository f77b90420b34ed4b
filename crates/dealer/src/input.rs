//! What goes into the dealer and what comes out.

use serde::Serialize;
use specta::Type;
use table::{Game, Rule, Seat};

use crate::Line;

/// A point in time, in milliseconds since a moment of the caller's choice. It never runs backwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub u64);

/// What the dealer is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<M> {
    /// A seat acts. `moment` is the one its player had before him.
    Act {
        /// Who acts.
        seat: Seat,
        /// The moment that the player acted in.
        moment: u32,
        /// What he does.
        mv: M,
    },
    /// A seat takes back what it did last.
    Undo {
        /// Who takes back.
        seat: Seat,
    },
    /// Time has passed.
    Tick,
}

/// Why an input changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "turned", rename_all = "kebab-case")]
pub enum Turned<R> {
    /// It answers a moment that has passed.
    Stale {
        /// The moment that is on.
        moment: u32,
    },
    /// It would close a moment in which others may still put something in.
    TooEarly {
        /// The milliseconds that they have left.
        left: u32,
    },
    /// A rule refuses it.
    Refused {
        /// The rule.
        rule: Rule,
        /// The reason.
        refusal: R,
    },
    /// There is nothing of this seat's to take back: somebody else has acted, something has come to
    /// light or chance has spoken since.
    NothingToUndo,
    /// Nothing is taken back where somebody plays at another machine.
    NoUndoElsewhere,
}

impl<R: table::Refuses> Turned<R> {
    pub(crate) fn refused(refusal: R) -> Self {
        Self::Refused {
            rule: refusal.rule(),
            refusal,
        }
    }
}

/// What the dealer hands out, in order. A line is to be on disk before the notice that follows it
/// is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Output<G: Game> {
    /// A line of the record.
    Line(Line<G::Move, G::Outcome>),
    /// Something for people to know.
    Notice(Notice<G::Event>),
}

/// Something for people to know; each pair of eyes is told the events that it may see.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice<E> {
    /// Something has happened.
    Happened {
        /// The number of the line that records it.
        line: u32,
        /// What has happened, in order.
        events: Vec<E>,
    },
    /// The lines from this number on are taken back.
    TakenBack {
        /// The first line taken back.
        from: u32,
    },
}
