//! Where the roller may end the move that is awaited (N-17 to N-22, N-31).

use crate::reach::{self, Barred, Reach, Roll, STEPS_IN_WITH, Taken};
use crate::{Course, Fence, Goal, Refusal, Spot, Veer};

/// A move that is awaited.
pub(crate) struct Awaited<'a> {
    pub(crate) course: &'a Course,
    /// Where the horse stands.
    pub(crate) from: Spot,
    /// The number rolled.
    pub(crate) rolled: u8,
    /// It is a doubled move (N-21).
    pub(crate) doubled: bool,
    /// The horse must veer first (N-31).
    pub(crate) veer: Option<Veer>,
    /// Where horses stand, itself among them.
    pub(crate) taken: &'a Taken,
}

/// From where a horse steps as its rider likes.
#[derive(Clone, Copy)]
struct Start {
    from: Spot,
    roll: Roll,
    /// Where horses stand, if it has veered away from its own square, which is free then.
    taken: Option<Taken>,
}

/// The goals of a move that is awaited.
#[derive(Clone, Copy)]
pub(crate) enum Goals {
    /// Those within reach.
    Reach(Reach),
    /// Where a veer has led that leaves nothing to be moved.
    Veered(Spot),
}

impl Awaited<'_> {
    /// From where the horse steps as its rider likes, and what is then moved.
    #[inline]
    fn start(&self) -> Start {
        match self.veer {
            Some(way) => self.veered(way),
            None => Start {
                from: self.from,
                roll: if self.doubled {
                    Roll::Doubled(self.rolled)
                } else {
                    Roll::Rolled(self.rolled)
                },
                taken: None,
            },
        }
    }

    fn veered(&self, way: Veer) -> Start {
        let mut taken = *self.taken;
        taken.remove(self.from);
        let veered = reach::veer(self.course, self.from, self.rolled, way, &taken);
        Start {
            from: veered.to,
            roll: Roll::Veered {
                rolled: self.rolled,
                left: self.rolled - veered.pips,
            },
            taken: Some(taken),
        }
    }

    /// Must it stay, because it can make no step (N-19)? Told sooner than where it may go: playouts
    /// ask at each roll.
    #[inline]
    pub(crate) fn is_stuck(&self) -> bool {
        let is_free = |spot: Spot| !self.taken.contains(spot);
        let steps_in = match self.veer {
            Some(veer) => veer == Veer::In,
            None => !self.doubled && self.rolled == STEPS_IN_WITH,
        };
        match self.course.ahead(self.from) {
            Goal::Finish => false,
            Goal::Spot(ahead) => {
                let may_step_in = steps_in && self.course.inner(self.from).is_some_and(is_free);
                let may_step_out = self.course.outer(self.from).is_some_and(is_free);
                !(is_free(ahead) || may_step_out || may_step_in)
            }
        }
    }

    /// Where it may end.
    #[inline]
    pub(crate) fn goals(&self) -> Goals {
        let Start { from, roll, taken } = self.start();
        let taken = taken.as_ref().unwrap_or(self.taken);
        let reach = Reach::of(self.course, from, roll, taken);
        if reach.is_empty() && from != self.from {
            Goals::Veered(from)
        } else {
            Goals::Reach(reach)
        }
    }

    /// Why it may not end there: the first rule that says so.
    pub(crate) fn why_not(&self, goal: Goal) -> Refusal {
        let Start { from, roll, taken } = self.start();
        let taken = taken.as_ref().unwrap_or(self.taken);
        let barred = |from, roll| Reach::barred(self.course, from, roll, taken, goal);
        let why = barred(from, roll);
        // As if the horse had not to veer.
        let freely = self
            .veer
            .map(|_| barred(self.from, Roll::Rolled(self.rolled)));
        match (why, freely) {
            (_, Some(None)) => Refusal::MustVeer,
            (Some(Barred::Taken), _) => Refusal::Taken,
            (Some(Barred::FewerPips), _) | (_, Some(Some(Barred::FewerPips))) => Refusal::FewerPips,
            (Some(Barred::InDoubled), _) => Refusal::StepIn,
            (Some(Barred::InVeered), _) => Refusal::MustVeer,
            (Some(Barred::OutOfReach) | None, _) => Refusal::OutOfReach,
        }
    }

    /// The way to one of its goals, square by square.
    pub(crate) fn path(&self, goal: Goal) -> Vec<Spot> {
        let Start { from, roll, taken } = self.start();
        let taken = taken.as_ref().unwrap_or(self.taken);
        let mut path = self.veered_over(from);
        let rest = reach::path(self.course, from, roll, taken, goal).unwrap_or_default();
        path.extend(rest.into_iter().filter_map(|step| match step {
            Goal::Spot(spot) => Some(spot),
            Goal::Finish => None,
        }));
        path
    }

    /// The fences that it clears on the way, in the order in which it jumps them, and the one on which
    /// it comes to stand (N-23).
    pub(crate) fn jumps(&self, path: &[Spot], goal: Goal) -> (Vec<Fence>, Option<Fence>) {
        let mut jumped = Vec::new();
        let mut on = self.course.fence(self.from);
        for fence in path.iter().map(|&spot| self.course.fence(spot)) {
            if fence != on {
                jumped.extend(on);
            }
            on = fence;
        }
        if goal == Goal::Finish {
            jumped.extend(on.take());
        }
        (jumped, on)
    }

    /// The squares over which it veers, up to where that ends.
    fn veered_over(&self, end: Spot) -> Vec<Spot> {
        let next = |&spot: &Spot| match self.veer? {
            Veer::In => self.course.inner(spot),
            Veer::Out => self.course.outer(spot),
        };
        let lanes = std::iter::successors(Some(self.from), next).skip(1);
        let lanes = lanes.take(end.lane.index().abs_diff(self.from.lane.index()));
        lanes.collect()
    }
}

impl Goals {
    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        match self {
            Self::Reach(reach) => reach.len(),
            Self::Veered(_) => 1,
        }
    }

    /// One of them by its number.
    #[inline]
    pub(crate) fn nth(&self, nth: u32) -> Option<Goal> {
        match self {
            Self::Reach(reach) => reach.nth(nth),
            Self::Veered(spot) => (nth == 0).then_some(Goal::Spot(*spot)),
        }
    }

    /// Is this one of them?
    #[inline]
    pub(crate) fn have(&self, goal: Goal) -> bool {
        match self {
            Self::Reach(reach) => reach.contains(goal),
            Self::Veered(spot) => goal == Goal::Spot(*spot),
        }
    }

    /// All of them.
    pub(crate) fn iter(self) -> impl Iterator<Item = Goal> {
        (0..self.count()).filter_map(move |nth| self.nth(nth))
    }
}
