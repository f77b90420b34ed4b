//! How a horse comes to a destination, step by step, and how it veers.

use super::{Reach, Roll, Taken};
use crate::{Course, Goal, Spot, Veer};

/// The shortest way to a destination, where each step leads; of several the one that changes lanes
/// least. `None` where the destination is not lawful.
pub fn path(
    course: &Course,
    from: Spot,
    roll: Roll,
    taken: &Taken,
    goal: Goal,
) -> Option<Vec<Goal>> {
    let reach = Reach::of(course, from, roll, taken);
    if !reach.contains(goal) {
        return None;
    }
    // A square takes all the pips that can be used; the post may be passed with fewer.
    let fewest = match goal {
        Goal::Spot(_) => reach.length(),
        Goal::Finish => 1,
    };
    (fewest..=reach.length()).find_map(|pips| {
        let mut search = Search {
            course,
            from,
            taken,
            goal,
            trail: Vec::with_capacity(usize::from(pips)),
            best: None,
        };
        search.on(from, pips, roll.steps_in(), 0);
        search.best.map(|(_, way)| way)
    })
}

/// Every way is tried: there are at most 3^6 of them.
struct Search<'a> {
    course: &'a Course,
    from: Spot,
    taken: &'a Taken,
    goal: Goal,
    trail: Vec<Goal>,
    /// The best way so far, and how often it changes lanes.
    best: Option<(u8, Vec<Goal>)>,
}

impl Search<'_> {
    fn on(&mut self, at: Spot, pips: u8, steps_in: bool, changes: u8) {
        let inner = self.course.inner(at).filter(|_| steps_in);
        let steps = [
            (Some(self.course.ahead(at)), steps_in, changes),
            (self.course.outer(at).map(Goal::Spot), steps_in, changes + 1),
            (inner.map(Goal::Spot), false, changes + 1),
        ];
        for (step, steps_in, changes) in steps {
            let Some(step) = step else { continue };
            self.trail.push(step);
            self.come_to(step, pips - 1, steps_in, changes);
            self.trail.pop();
        }
    }

    fn come_to(&mut self, step: Goal, pips: u8, steps_in: bool, changes: u8) {
        if pips == 0 {
            let fewest = self.best.as_ref().map_or(u8::MAX, |&(fewest, _)| fewest);
            if step == self.goal && self.is_free(step) && changes < fewest {
                self.best = Some((changes, self.trail.clone()));
            }
        } else if let Goal::Spot(spot) = step
            && self.is_free(step)
        {
            self.on(spot, pips, steps_in, changes);
        }
    }

    fn is_free(&self, step: Goal) -> bool {
        match step {
            Goal::Spot(spot) => spot == self.from || !self.taken.contains(spot),
            Goal::Finish => true,
        }
    }
}

/// What a veer comes to (N-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Veered {
    /// Where it leads.
    pub to: Spot,
    /// The pips that it takes.
    pub pips: u8,
}

/// Veers lane by lane for as many pips as the rail and the other horses allow (N-31).
#[inline]
pub fn veer(course: &Course, from: Spot, pips: u8, way: Veer, taken: &Taken) -> Veered {
    let mut veered = Veered { to: from, pips: 0 };
    while veered.pips < pips {
        let next = match way {
            Veer::In => course.inner(veered.to),
            Veer::Out => course.outer(veered.to),
        };
        let Some(next) = next.filter(|&next| !taken.contains(next)) else {
            break;
        };
        veered = Veered {
            to: next,
            pips: veered.pips + 1,
        };
    }
    veered
}
