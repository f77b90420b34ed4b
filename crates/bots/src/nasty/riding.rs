//! The move, the doubling and the giving up.

use ::nasty::{Done, Goal, GoalProspect, Move, Reach, Roll, Spot, Taken};

use super::field::Field;
use super::prospect::Prospect;

impl Prospect<'_> {
    /// Where a move ends best.
    pub(super) fn go(&self, pips: u8, goals: &[GoalProspect]) -> Move {
        let worth = |goal: &GoalProspect| match goal.goal {
            Goal::Spot(spot) if goal.doubles => self.worth_doubling(spot, pips),
            goal => self.worth(&self.field.after_go(self.me, goal)),
        };
        let best = goals.iter().map(|goal| (goal, worth(goal)));
        // The first of equals leaves the least of the course.
        let best = best.reduce(|best, next| if next.1 > best.1 { next } else { best });
        let (goal, _) = best.expect("a move is awaited where there is one");
        Move::Go(goal.goal)
    }

    /// Ending there, and doubling if that is worth more.
    fn worth_doubling(&self, spot: Spot, pips: u8) -> f64 {
        let others = self.field.horses.iter();
        let others = others.filter(|horse| horse.runs && horse.seat != self.me);
        let taken: Taken = others.map(|horse| horse.spot).collect();
        let doubled = Reach::of(self.view.book.course(), spot, Roll::Doubled(pips), &taken);
        let ends = [Goal::Spot(spot)].into_iter().chain(doubled.goals());
        self.worth_of_ends(ends)
    }

    fn worth_of_ends(&self, ends: impl Iterator<Item = Goal>) -> f64 {
        ends.map(|goal| self.worth(&self.field.after_go(self.me, goal)))
            .fold(0.0, f64::max)
    }

    /// Whether a doubling is worth more than standing still.
    pub(super) fn double(&self, goals: &[GoalProspect]) -> Move {
        let here = Goal::Spot(self.field.horse(self.me).spot);
        let stay = self.worth_of_ends([here].into_iter());
        let doubled = self.worth_of_ends(goals.iter().map(|goal| goal.goal));
        Move::Double(doubled > stay)
    }

    /// Rolls; gives up where going on can bring nothing.
    pub(super) fn roll(&self, may_tail_off: bool) -> Move {
        let own = self.view.bets[self.me.index()];
        let backs_another = own.is_some_and(|bet| bet.on != self.me);
        let hopeless = || {
            let gone: Field<'_> = self.field.without(self.me);
            self.worth(&gone) >= self.worth(&self.field)
        };
        if may_tail_off && !backs_another && hopeless() {
            Move::TailOff(Done)
        } else {
            Move::Roll(Done)
        }
    }
}
