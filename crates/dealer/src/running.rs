//! The game that is on, as both the dealer and a replay drive it: what has been accepted, and what
//! may still be taken back.

use table::{Digest, Game, Seat, Seats, Turn};

use crate::record::Over;
use crate::{Body, Line};

/// The game that is on.
#[derive(Clone, Debug)]
pub(crate) struct Running<G: Game> {
    pub(crate) game: G,
    /// The number of the last line.
    pub(crate) line: u32,
    /// The line with which the decision that is on began.
    pub(crate) moment: u32,
    /// The seats that may take back what they did.
    undoers: Seats,
    /// Acts that may be taken back: one seat's, with nothing of anybody else's since.
    steps: Vec<Step<G>>,
    /// Has the end been recorded?
    pub(crate) ended: bool,
}

#[derive(Clone, Debug)]
struct Step<G> {
    seat: Seat,
    line: u32,
    before: G,
    moment: u32,
}

impl<G: Game> Running<G> {
    pub(crate) fn new(game: G, undoers: Seats) -> Self {
        Self {
            game,
            line: 0,
            moment: 0,
            undoers,
            steps: Vec::new(),
            ended: false,
        }
    }

    /// Accepts a move, or says why not. A `late` one, made for a seat whose time was over, is as
    /// final as a draw.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        mv: &G::Move,
        late: bool,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.game.decide(seat, mv)?;
        let before = self.game.clone();
        let moment = self.moment;
        self.happen(&events);
        let is_anothers = self.steps.last().is_some_and(|step| step.seat != seat);
        let is_final = late || events.iter().any(G::reveals);
        if is_anothers || is_final {
            self.steps.clear();
        }
        if !is_final && self.undoers.contains(seat) {
            self.steps.push(Step {
                seat,
                line: self.line,
                before,
                moment,
            });
        }
        Ok(events)
    }

    /// Accepts what was drawn; `None` where it cannot be drawn now.
    pub(crate) fn settle(&mut self, outcome: &G::Outcome) -> Option<Vec<G::Event>> {
        let events = self.game.settle(outcome)?;
        self.happen(&events);
        self.steps.clear();
        self.moment = self.line;
        Some(events)
    }

    fn happen(&mut self, events: &[G::Event]) {
        let before = self.game.turn();
        for event in events {
            self.game.apply(event);
        }
        self.line += 1;
        let now = self.game.turn();
        let is_asked_anew = now
            .awaited()
            .iter()
            .any(|seat| !before.awaited().contains(seat));
        if now.may() != before.may() || is_asked_anew || events.iter().any(G::reveals) {
            self.moment = self.line;
        }
    }

    /// Whose last act may be taken back, and the line that records it.
    pub(crate) fn takeable(&self) -> Option<(Seat, u32)> {
        self.steps.last().map(|step| (step.seat, step.line))
    }

    /// Takes the last act back.
    pub(crate) fn take_back(&mut self) -> Option<u32> {
        let step = self.steps.pop()?;
        self.game = step.before;
        self.line += 1;
        self.moment = step.moment;
        Some(step.line)
    }

    /// Numbers the end, after which nothing is taken back; `None` where it has not come yet, or has
    /// been numbered before.
    pub(crate) fn end(&mut self) -> Option<Over> {
        let standings = self.game.standings().filter(|_| !self.ended)?;
        self.ended = true;
        self.line += 1;
        self.steps.clear();
        Some(Over {
            standings,
            figures: self.game.final_figures(),
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The line with this body, as of now.
    pub(crate) fn written(&self, body: Body<G::Move, G::Outcome>) -> Line<G::Move, G::Outcome> {
        Line {
            n: self.line,
            body,
            digest: self.digest(),
        }
    }

    pub(crate) fn digest(&self) -> Digest {
        self.game.digest()
    }
}
