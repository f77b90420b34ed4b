//! What is done for a seat whose time is over (N-38).

use table::{Playout as _, Seat};

use crate::goals::Awaited;
use crate::moves::Done;
use crate::{Goal, Meeting, Move, Stage};

impl Meeting {
    /// The moves, each equally likely, one of which stands for a seat whose time is over.
    pub(crate) fn late_moves(&self, seat: Seat) -> Vec<Move> {
        if !self.turn().awaited().contains(seat) {
            return Vec::new();
        }
        match self.stage {
            Stage::Bets => vec![Move::Bet(None)],
            Stage::Moment => vec![Move::Roll(Done)],
            Stage::Go | Stage::GoDoubled => {
                let goal = self.likeliest(&self.awaited_move());
                goal.map(Move::Go).into_iter().collect()
            }
            Stage::Double => vec![Move::Double(!self.doubles_onto_a_fence())],
            Stage::Called => vec![Move::Ready(Done)],
            _ => self.moves(seat).collect(),
        }
    }

    /// The move that leaves the least of the course to run and is not on a fence, if there is one; else
    /// just the one that leaves the least; in the lowest lane (N-38).
    fn likeliest(&self, awaited: &Awaited<'_>) -> Option<Goal> {
        let course = self.book.course();
        awaited.goals().iter().min_by_key(|goal| match goal {
            Goal::Finish => (false, 0, None),
            Goal::Spot(spot) => (
                course.fence(*spot).is_some(),
                course.left(*spot),
                Some(spot.lane),
            ),
        })
    }

    /// Would a doubled move that is [likeliest](Meeting::likeliest) end on a fence (N-38)?
    fn doubles_onto_a_fence(&self) -> bool {
        let doubled = Awaited {
            doubled: true,
            veer: None,
            ..self.awaited_move()
        };
        match self.likeliest(&doubled) {
            Some(Goal::Spot(spot)) => self.book.course().fence(spot).is_some(),
            _ => false,
        }
    }
}
