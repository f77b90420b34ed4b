//! Reading a record: from its lines alone the table is rebuilt, and every claim in it is checked.

use table::{Digest, Draw, Game, Lot, Refuses as _, Seat};

use crate::entrant::who_may_undo;
use crate::read::{going, read_header, read_line, revealed_seed};
use crate::record::Over;
use crate::running::Running;
use crate::{Body, Broken, Chance as _, Commitment, Fault, Header, Seed, Seeded};

/// A table rebuilt from its record.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The first line.
    pub header: Header<G::Rules, G::Fixed>,
    /// The state after the last line.
    pub game: G,
    /// The number of lines after the first.
    pub lines: u32,
    /// Does the record end with the game's end?
    pub finished: bool,
}

/// Reads the record of a finished table and checks every line of it.
///
/// # Errors
/// At which line the record does not hold, and why. To stop early is an error, too.
pub fn verify<G: Game>(book: &G::Book, hash: Digest, text: &str) -> Result<Replayed<G>, Broken> {
    let replayed = replay(book, hash, text)?;
    if replayed.finished {
        Ok(replayed)
    } else {
        Err(Broken {
            line: text.lines().count(),
            fault: Fault::CutOff,
        })
    }
}

/// Reads a record and checks every line of it.
///
/// # Errors
/// At which line the record does not hold, and why. A record that merely stops early is no error
/// here: see [`Replayed::finished`].
pub fn replay<G: Game>(book: &G::Book, hash: Digest, text: &str) -> Result<Replayed<G>, Broken> {
    retell(book, hash, text, |_| {})
}

/// What a line of a record brought about.
#[derive(Clone, Copy, Debug)]
pub struct Heard<'a, G: Game> {
    /// The number of the line; 0 before the first.
    pub line: u32,
    /// What happened with it; nothing where lines were taken back, or at the end.
    pub events: &'a [G::Event],
    /// The first line that it took back.
    pub taken_back: Option<u32>,
    /// The game after it.
    pub game: &'a G,
    /// How many sit at the table.
    pub seats: usize,
}

/// Reads a record, checks every line of it and tells what each of them brought about.
///
/// # Errors
/// As [`replay`].
pub fn retell<G: Game>(
    book: &G::Book,
    hash: Digest,
    text: &str,
    mut tell: impl FnMut(Heard<'_, G>),
) -> Result<Replayed<G>, Broken> {
    let reading = read(book, hash, text, &mut tell)?;
    Ok(Replayed {
        header: reading.header,
        lines: reading.running.line,
        finished: reading.running.ended,
        game: reading.running.game,
    })
}

pub(crate) fn read<'a, G: Game>(
    book: &G::Book,
    hash: Digest,
    text: &str,
    tell: &'a mut dyn FnMut(Heard<'_, G>),
) -> Result<Reading<'a, G>, Broken> {
    let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
    let (at, first) = lines.next().ok_or(Broken {
        line: 1,
        fault: Fault::Empty,
    })?;
    let broken = |line| move |fault| Broken { line, fault };
    let header = read_header::<G>(first, hash).map_err(broken(at))?;
    let game =
        G::open(book, &header.rules, &header.fixed, header.seats.len()).map_err(|unfit| {
            Broken {
                line: at,
                fault: Fault::Unfit(unfit.to_string()),
            }
        })?;
    let chance = promised(text, header.commitment).map(Seeded::new);
    let mut reading = Reading {
        running: Running::new(game, who_may_undo(&header.seats)),
        header,
        chance,
        tell,
    };
    (reading.tell)(Heard {
        line: 0,
        events: &[],
        taken_back: None,
        game: &reading.running.game,
        seats: reading.header.seats.len(),
    });
    for (at, line) in lines {
        reading.line(line).map_err(broken(at))?;
    }
    Ok(reading)
}

/// The seed, where the record has it. Draws are checked as they come, so it is looked for first.
/// Wherever it stands and whatever claims to be it, only the one that was promised will do.
fn promised(text: &str, commitment: Commitment) -> Option<Seed> {
    let known = going(text);
    let revealed = text.lines().rev().filter_map(revealed_seed);
    known
        .map(|going| going.seed)
        .into_iter()
        .chain(revealed)
        .find(|seed| seed.commitment() == commitment)
}

/// A record that is being read.
pub(crate) struct Reading<'a, G: Game> {
    pub(crate) header: Header<G::Rules, G::Fixed>,
    pub(crate) running: Running<G>,
    /// Chance from the seed, where the record has it.
    pub(crate) chance: Option<Seeded>,
    tell: &'a mut dyn FnMut(Heard<'_, G>),
}

impl<G: Game> Reading<'_, G> {
    fn line(&mut self, text: &str) -> Result<(), Fault> {
        let Some(line) = read_line(text)? else {
            return Ok(());
        };
        if self.running.ended {
            return Err(Fault::AfterTheEnd);
        }
        let expected = self.running.line + 1;
        if line.n != expected {
            return Err(Fault::Number {
                expected,
                found: line.n,
            });
        }
        let (events, taken_back) = self.body(line.body)?;
        let found = self.running.digest();
        if found != line.digest {
            return Err(Fault::Digest {
                found,
                claimed: line.digest,
            });
        }
        (self.tell)(Heard {
            line: line.n,
            events: &events,
            taken_back,
            game: &self.running.game,
            seats: self.header.seats.len(),
        });
        Ok(())
    }

    /// What happens with a line, and from which line on it takes back.
    fn body(
        &mut self,
        body: Body<G::Move, G::Outcome>,
    ) -> Result<(Vec<G::Event>, Option<u32>), Fault> {
        match body {
            Body::Move { seat, mv, late } => {
                if late {
                    self.check_late(seat, &mv)?;
                }
                let unlawful = |refusal: G::Refusal| Fault::Unlawful {
                    seat,
                    rule: refusal.rule(),
                };
                let events = self.running.act(seat, &mv, late).map_err(unlawful)?;
                Ok((events, None))
            }
            Body::Draw { draw } => {
                self.check_draw(&draw)?;
                let events = self.running.settle(&draw).ok_or(Fault::NoDraw)?;
                Ok((events, None))
            }
            Body::Undo { undo } => {
                if self.running.takeable().is_none_or(|(_, line)| line != undo) {
                    return Err(Fault::NoUndo { undo });
                }
                self.running.take_back();
                Ok((Vec::new(), Some(undo)))
            }
            Body::Over { over, seed } => {
                self.end(&over, &seed)?;
                Ok((Vec::new(), None))
            }
        }
    }

    /// Is it the draw that the seed gives?
    fn check_draw(&mut self, outcome: &G::Outcome) -> Result<(), Fault> {
        let draw = self.running.game.draw().ok_or(Fault::NoDraw)?;
        match self.lot(draw) {
            Some(lot) if self.running.game.outcome(&lot) != *outcome => Err(Fault::Draw),
            _ => Ok(()),
        }
    }

    /// Could the seat's time be over, and is it the move that the seed gives it then?
    fn check_late(&mut self, seat: Seat, mv: &G::Move) -> Result<(), Fault> {
        let is_awaited = self.running.game.turn().awaited().contains(seat);
        if self.header.clock.is_none() || !is_awaited {
            return Err(Fault::NotLate { seat });
        }
        let moves = self.running.game.out_of_time(seat);
        if !moves.contains(mv) {
            return Err(Fault::Draw);
        }
        let of = u32::try_from(moves.len()).expect("moves to draw from are few");
        match self.lot(Draw::One(of)) {
            Some(Lot::One(nth)) if moves[nth as usize] != *mv => Err(Fault::Draw),
            _ => Ok(()),
        }
    }

    fn lot(&mut self, draw: Draw) -> Option<Lot> {
        let line = self.running.line + 1;
        self.chance.as_mut().map(|chance| chance.draw(line, draw))
    }

    fn end(&mut self, over: &Over, seed: &Seed) -> Result<(), Fault> {
        if !self.running.is_over() {
            return Err(Fault::NotOver);
        }
        if self.running.end().as_ref() != Some(over) {
            return Err(Fault::Result);
        }
        if seed.commitment() != self.header.commitment {
            return Err(Fault::Seed);
        }
        Ok(())
    }
}
