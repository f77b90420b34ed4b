//! What is known of a game, as it is told to those who watch.

use table::Seat;

use super::{Account, Heard};
use crate::host::Sink;
use crate::{Chapter, State, Told};

impl Account {
    /// Tells the table as it stands, and from then on all that happens.
    pub(in super::super) fn watch(&mut self, sink: Sink) {
        if sink(self.snapshot()) {
            self.watchers.push(sink);
        }
    }

    /// It is over for those who watch.
    pub(in super::super) fn close(&mut self) {
        self.seq += 1;
        self.tell(&Told::Closed { seq: self.seq });
        self.watchers.clear();
    }

    /// Tells what was heard, as far as its clock is known and all seats here can look.
    pub(super) fn tell_on(&mut self) {
        while let Some(next) = self.heard.front() {
            let line = next.chapter.line;
            let is_timed = self.timed.range(line..).next().is_some();
            let sees = |seat: Seat| self.sees(seat, line);
            if !(self.is_whole() && is_timed && self.awaited.iter().all(sees)) {
                return;
            }
            self.tell_next();
        }
    }

    /// Can the seat look at what this line, or a later one, brought about?
    fn sees(&self, seat: Seat, line: u32) -> bool {
        let told = self.looks.get(&seat).map(|look| look.moment);
        let ahead = self.ahead.keys().filter(|(_, of)| *of == seat);
        ahead
            .map(|(line, _)| *line)
            .chain(told)
            .any(|seen| seen >= line)
    }

    pub(super) fn tell_all(&mut self) {
        while self.is_whole() && !self.heard.is_empty() {
            self.tell_next();
        }
    }

    fn tell_next(&mut self) {
        if let Some(chapter) = self.take_next() {
            self.seq += 1;
            let notice = Told::Notice {
                seq: self.seq,
                chapter,
                state: self.state(),
            };
            self.tell(&notice);
        }
    }

    pub(super) fn take_all(&mut self) {
        while self.take_next().is_some() {}
    }

    /// What was heard next has happened.
    fn take_next(&mut self) -> Option<Chapter> {
        let Heard {
            chapter,
            view,
            revealed,
        } = self.heard.pop_front()?;
        self.line = chapter.line;
        self.whole_to = chapter.line;
        self.view = view;
        let later = self
            .ahead
            .split_off(&(self.line.saturating_add(1), Seat::at(0)));
        for ((_, seat), look) in std::mem::replace(&mut self.ahead, later) {
            self.looks.insert(seat, look);
        }
        self.revealed = revealed.or(self.revealed.take());
        if !chapter.events.is_empty() {
            self.story.push(chapter.clone());
        }
        self.heard_since = self.heard_since.filter(|_| !self.heard.is_empty());
        Some(chapter)
    }

    /// Tells the table as it stands, where that is known.
    pub(super) fn tell_anew(&mut self) {
        if self.is_whole() {
            self.seq += 1;
            let snapshot = self.snapshot();
            self.tell(&snapshot);
        }
    }

    fn tell(&mut self, told: &Told) {
        self.watchers.retain(|sink| sink(told.clone()));
        let (setup, awaited) = (self.setup(), self.view.turn().awaited());
        self.calls.hear(&self.desktop, &setup, awaited);
    }

    fn snapshot(&self) -> Told {
        Told::Snapshot {
            seq: self.seq,
            setup: self.setup(),
            story: self.story.clone(),
            state: self.state(),
        }
    }

    fn state(&self) -> State {
        let (time_left, pause_left) = self.clocks();
        State {
            moment: self.moment(),
            view: self.view.clone(),
            may_undo: None,
            time_left,
            pause_left,
            commitment: self.commitment.clone(),
            revealed: self.revealed.clone(),
            stuck: None,
        }
    }

    /// The moment that is on. Before its clock is heard it is the last line: who answers that, answers what he sees.
    pub(super) fn moment(&self) -> u32 {
        let known = self.timed.get(&self.line);
        known.map_or(self.line, |(now, _)| now.moment)
    }

    pub(super) fn clocks(&self) -> (Option<u32>, Option<u32>) {
        let Some((now, at)) = self.timed.get(&self.line) else {
            return (None, None);
        };
        let gone = u32::try_from(at.elapsed().as_millis()).unwrap_or(u32::MAX);
        // While the host can keep nothing, nobody's time is running.
        let gone = if now.stuck { 0 } else { gone };
        let left = |clock: Option<u32>| clock.map(|clock| clock.saturating_sub(gone));
        (
            left(now.time_left),
            left(now.pause_left).filter(|left| *left > 0),
        )
    }
}
