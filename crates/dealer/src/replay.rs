//! Reading a record: from its lines alone the table is rebuilt, and every claim in it is checked.

use serde_json::Value;
use table::{Digest, Draw, Game, Lot, Refuses as _, Rule, Seat};

use crate::record::Over;
use crate::running::Running;
use crate::{Body, Chance as _, FORM, Header, Line, Seed, Seeded};

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

/// Where and why a record does not hold.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct Broken {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a record.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is not JSON.
    #[error("this is not a line of a record: {0}")]
    Json(String),
    /// The file is empty.
    #[error("the file is empty; a record begins with the table")]
    Empty,
    /// The first line is not that of a table.
    #[error("this is not the first line of a record of {game}: {why}")]
    Header {
        /// The game that was to be read.
        game: &'static str,
        /// What is amiss.
        why: String,
    },
    /// A form that this program does not know.
    #[error("the record has form {found}; this program reads form {FORM}")]
    Form {
        /// The form found.
        found: u64,
    },
    /// The record was played by other printed figures.
    #[error("the record was played by another book ({found}; ours is {ours})")]
    Book {
        /// The fingerprint found.
        found: Digest,
        /// Our book's fingerprint.
        ours: Digest,
    },
    /// A table of this kind cannot be opened.
    #[error("there cannot be such a table: {0}")]
    Unfit(String),
    /// A line is missing, doubled or out of order.
    #[error("line number {expected} was expected, {found} was found")]
    Number {
        /// The number expected.
        expected: u32,
        /// The number found.
        found: u32,
    },
    /// A move is not lawful.
    #[error("seat {} could not do that ({rule})", u8::from(*seat))]
    Unlawful {
        /// Who moved.
        seat: Seat,
        /// The rule that refuses.
        rule: Rule,
    },
    /// A draw does not belong here.
    #[error("nothing like this could be drawn here")]
    NoDraw,
    /// Nothing could be taken back here.
    #[error("lines from {undo} on could not be taken back here")]
    NoUndo {
        /// The first line that was to be taken back.
        undo: u32,
    },
    /// The state is another than the record says.
    #[error("the state after this line has digest {found}, the record says {claimed}")]
    Digest {
        /// The digest that comes out.
        found: Digest,
        /// The digest that the record claims.
        claimed: Digest,
    },
    /// The seed is not the one promised.
    #[error("the revealed seed is not the one that the first line promised")]
    Seed,
    /// A draw is not what the seed gives.
    #[error("the revealed seed gives another draw than this one")]
    Draw,
    /// The end comes before the game's end.
    #[error("the record ends the game where it is not over")]
    NotOver,
    /// The result is not what was played.
    #[error("the result is not what was played")]
    Result,
    /// Something follows the end.
    #[error("the game was over before this line")]
    AfterTheEnd,
    /// The record stops before the end.
    #[error("the record stops here, before the game is over")]
    CutOff,
}

/// Reads a record and checks every line of it.
///
/// # Errors
/// At which line the record does not hold, and why. A record that merely stops early is no error
/// here: see [`Replayed::finished`].
pub fn replay<G: Game>(book: &G::Book, hash: Digest, text: &str) -> Result<Replayed<G>, Broken> {
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
    // Draws are checked as they come, so the seed is looked up at the end first.
    let chance = text
        .lines()
        .next_back()
        .and_then(revealed_seed)
        .map(Seeded::new);
    let mut reading = Reading {
        running: Running::new(game),
        header,
        chance,
        finished: false,
    };
    for (at, line) in lines {
        reading.line(at, line)?;
    }
    Ok(Replayed {
        header: reading.header,
        lines: reading.running.line,
        game: reading.running.game,
        finished: reading.finished,
    })
}

fn read_header<G: Game>(line: &str, hash: Digest) -> Result<Header<G::Rules, G::Fixed>, Fault> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| Fault::Json(error.to_string()))?;
    let wrong = |why: String| Fault::Header { game: G::NAME, why };
    match value.get("racenight").and_then(Value::as_u64) {
        Some(form) if form == u64::from(FORM) => {}
        Some(found) => return Err(Fault::Form { found }),
        None => return Err(wrong("it does not say `\"racenight\": 1`".into())),
    }
    if value.get("game").and_then(Value::as_str) != Some(G::NAME) {
        return Err(wrong(format!("its game is {}", value["game"])));
    }
    let header: Header<G::Rules, G::Fixed> =
        serde_json::from_value(value).map_err(|error| wrong(error.to_string()))?;
    if header.book == hash {
        Ok(header)
    } else {
        Err(Fault::Book {
            found: header.book,
            ours: hash,
        })
    }
}

/// The seed that a finished record ends with.
fn revealed_seed(last_line: &str) -> Option<Seed> {
    let value: Value = serde_json::from_str(last_line).ok()?;
    value.get("over")?;
    serde_json::from_value(value).ok()
}

struct Reading<G: Game> {
    header: Header<G::Rules, G::Fixed>,
    running: Running<G>,
    /// Chance from the revealed seed, where the record is finished.
    chance: Option<Seeded>,
    finished: bool,
}

impl<G: Game> Reading<G> {
    fn line(&mut self, at: usize, text: &str) -> Result<(), Broken> {
        let broken = |fault| Broken { line: at, fault };
        let json = |error: serde_json::Error| broken(Fault::Json(error.to_string()));
        let value: Value = serde_json::from_str(text).map_err(json)?;
        let is_remark = ["move", "draw", "undo", "over"]
            .iter()
            .all(|key| value.get(key).is_none());
        if is_remark && value.is_object() {
            return Ok(());
        }
        if self.finished {
            return Err(broken(Fault::AfterTheEnd));
        }
        let line: Line<G::Move, G::Outcome> = serde_json::from_value(value).map_err(json)?;
        let expected = self.running.line + 1;
        if line.n != expected {
            return Err(broken(Fault::Number {
                expected,
                found: line.n,
            }));
        }
        self.body(at, line.body)?;
        let found = self.running.digest();
        if found != line.digest {
            return Err(broken(Fault::Digest {
                found,
                claimed: line.digest,
            }));
        }
        Ok(())
    }

    fn body(&mut self, at: usize, body: Body<G::Move, G::Outcome>) -> Result<(), Broken> {
        let broken = |fault| Broken { line: at, fault };
        match body {
            Body::Move { seat, mv, late } => {
                if late {
                    self.check_late(seat, &mv).map_err(broken)?;
                }
                let unlawful = |refusal: G::Refusal| {
                    broken(Fault::Unlawful {
                        seat,
                        rule: refusal.rule(),
                    })
                };
                self.running.act(seat, &mv).map_err(unlawful)?;
            }
            Body::Draw { draw } => {
                self.check_draw(&draw).map_err(broken)?;
                self.running
                    .settle(&draw)
                    .ok_or_else(|| broken(Fault::NoDraw))?;
            }
            Body::Undo { undo } => {
                if self.running.takeable().is_none_or(|(_, line)| line != undo) {
                    return Err(broken(Fault::NoUndo { undo }));
                }
                self.running.take_back();
            }
            Body::Over { over, seed } => self.end(&over, &seed).map_err(broken)?,
        }
        Ok(())
    }

    /// Is it the draw that the seed gives?
    fn check_draw(&mut self, outcome: &G::Outcome) -> Result<(), Fault> {
        let draw = self.running.game.draw().ok_or(Fault::NoDraw)?;
        match self.lot(draw) {
            Some(lot) if self.running.game.outcome(&lot) != *outcome => Err(Fault::Draw),
            _ => Ok(()),
        }
    }

    /// Is it the move that the seed gives to a seat out of time?
    fn check_late(&mut self, seat: Seat, mv: &G::Move) -> Result<(), Fault> {
        let moves = self.running.game.out_of_time(seat);
        let of = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        if of == 0 {
            return Err(Fault::Draw);
        }
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
        self.finished = true;
        Ok(())
    }
}
