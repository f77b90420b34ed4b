//! What the index knows of a finished table, read out of its record.

use dealer::{Player, retell};
use store::{Finished, Lots, RecordName, Stamp, Start};
use table::case::Posed;
use table::{Eye, Seat, Standings};

use super::ledger::Deeds;
use crate::books::figures_of;
use crate::named::Task;
use crate::offered::Offered;
use crate::verify::{Flaw, game_of, text_of};

/// Reads a record of a finished table and checks every line of it. Where it does not say when it was
/// begun, the time when it was written stands for that.
pub(super) fn of(record: &RecordName, stamp: Stamp, bytes: &[u8]) -> Result<Finished, Flaw> {
    let text = text_of(bytes)?;
    let began = dealer::going(text).map_or(stamp.written(), |going| going.began);
    game_of(text)?.with(Sum {
        record,
        stamp,
        text,
        began,
    })
}

struct Sum<'a> {
    record: &'a RecordName,
    stamp: Stamp,
    text: &'a str,
    began: u32,
}

impl Task for Sum<'_> {
    type Done = Result<Finished, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let (mut order, mut lots, mut deeds) = (Vec::new(), Vec::new(), Deeds::default());
        let book = figures_of::<G>(self.text)?;
        let replayed = retell::<G>(&book, G::hash_of(&book), self.text, |heard| {
            if order.is_empty() {
                order = heard.game.order();
            }
            if let Some(from) = heard.taken_back {
                deeds.take_back(from);
            }
            deeds.add(heard.line, heard.events.iter().filter_map(G::deed));
            for more in heard.game.lots(heard.events, heard.seats) {
                add(&mut lots, more);
            }
        })?;
        let Some(standings) = replayed.game.standings().filter(|_| replayed.finished) else {
            return Err(Flaw {
                line: self.text.lines().count(),
                why: "the record stops here, before the game is over".into(),
            });
        };
        let entrants = &replayed.header.seats;
        let players = Seat::first(entrants.len()).zip(entrants);
        let players = players.map(|(seat, entrant)| store::Player {
            name: entrant.name.clone(),
            bot: match &entrant.player {
                Player::Bot(level) => Some(level.clone()),
                Player::Here | Player::Elsewhere => None,
            },
            silks: entrant.colour.to_string(),
            place: place_of(seat, &standings),
            start: position(&order, seat),
        });
        let players: Vec<store::Player> = players.collect();
        let mut starts = replayed.game.starts_of_races();
        starts.extend(players.iter().filter_map(start_of));
        Ok(Finished {
            record: self.record.clone(),
            stamp: self.stamp,
            game: G::NAME.into(),
            began: self.began,
            rounds: G::round(&replayed.game.view(Eye::Stand)),
            ledgers: deeds.ledgers(players.len()),
            players,
            starts,
            lots,
        })
    }
}

/// How a player fared where he started the whole game.
fn start_of(player: &store::Player) -> Option<Start> {
    Some(Start {
        at: player.start?,
        played: 1,
        won: u32::from(player.place == Some(1)),
    })
}

/// Puts together what was drawn more than once at a table.
fn add(lots: &mut Vec<Lots>, more: Lots) {
    let is_same = |there: &&mut Lots| there.kind == more.kind && there.face == more.face;
    match lots.iter_mut().find(is_same) {
        Some(there) => {
            there.count += more.count;
            there.mean += more.mean;
            there.variance += more.variance;
        }
        None => lots.push(more),
    }
}

/// A seat's place, from 1. Who shares one is followed by as many places less.
fn place_of(seat: Seat, standings: &Standings) -> Option<u8> {
    let mut before = 0;
    for place in &standings.0 {
        if place.seats().contains(&seat) {
            return u8::try_from(before + 1).ok();
        }
        before += place.seats().len();
    }
    None
}

fn position(order: &[Seat], seat: Seat) -> Option<u8> {
    let position = order.iter().position(|&other| other == seat)?;
    u8::try_from(position + 1).ok()
}

#[cfg(test)]
mod tests {
    use table::Place;

    use super::*;

    #[test]
    fn a_shared_place_is_held_by_all_who_share_it_and_the_next_is_left_out() {
        let [a, b, c, d] = [0, 1, 2, 3].map(Seat::at);
        let standings = Standings(vec![
            Place::One(c),
            Place::Shared(vec![a, d]),
            Place::One(b),
        ]);
        let places = [a, b, c, d].map(|seat| place_of(seat, &standings));
        assert_eq!(places, [Some(2), Some(4), Some(1), Some(2)]);
        assert_eq!(place_of(Seat::at(5), &standings), None);
    }

    #[test]
    fn what_is_drawn_twice_is_counted_together() {
        let lots = |face: &str, count| Lots {
            kind: "dealt".into(),
            face: face.into(),
            count,
            mean: 0.5,
            variance: 0.25,
        };
        let mut sum = Vec::new();
        for more in [lots("red", 1), lots("blue", 0), lots("red", 2)] {
            add(&mut sum, more);
        }
        assert_eq!(sum.len(), 2);
        assert_eq!((sum[0].count, sum[0].mean, sum[0].variance), (3, 1.0, 0.5));
    }
}
