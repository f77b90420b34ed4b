//! What all tables of a search tell together, in one pass through them and one through their seats.

use std::collections::HashMap;

use rusqlite::Row;

use super::ask::{MEANT, Search, ask};
use super::packed::unpack;
use super::{CARD, History};
use crate::StoreError;

/// What the tables of a search tell together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How each person and each level of bots has fared, who has played most first.
    pub players: Vec<PlayerCount>,
    /// How each seat has fared; `at` is from 0.
    pub seats: Vec<SeatCount>,
    /// How each start position has fared; `at` is from 1.
    pub starts: Vec<SeatCount>,
    /// What chance brought.
    pub lots: Vec<Counted>,
}

/// How a person, or a level of bots, has fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerCount {
    /// The person's name; empty for bots, and for names that were blotted out.
    pub name: String,
    /// The level of the bots.
    pub bot: Option<String>,
    /// The games played.
    pub played: u32,
    /// How often each place was reached, the first first.
    pub places: Vec<u32>,
    /// The wins in a row up to the last game.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// What bets brought beyond their stakes and what stakes were lost, in pounds; nothing where no
    /// game of his has bets.
    pub bets: Option<(i64, i64)>,
    /// The cards that he has played against others, and against how many horses each, by name.
    pub hits: Vec<(String, u32)>,
}

/// How a seat or a start position has fared at tables of one size.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SeatCount {
    /// The game.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// The seat, from 0, or the start position, from 1.
    pub at: u8,
    /// The games played.
    pub played: u32,
    /// The games won; a shared win counts for each.
    pub won: u32,
}

/// How often chance brought something, and how often it was to be expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The game.
    pub game: String,
    /// What was drawn.
    pub kind: String,
    /// What came.
    pub face: String,
    /// How often it came.
    pub count: u32,
    /// How often it comes on average.
    pub mean: f64,
    /// The variance of that.
    pub variance: f64,
}

/// Something that chance or a player can bring.
struct Face {
    game: String,
    kind: String,
    name: String,
}

impl History {
    /// What the tables of a search tell together.
    ///
    /// # Errors
    /// Where the index cannot be read.
    pub fn tally(&self, search: &Search) -> Result<Tally, StoreError> {
        let tally = || -> rusqlite::Result<Tally> {
            let faces = self.faces()?;
            let mut tally = Tally::default();
            self.tally_players(search, &faces, &mut tally)?;
            self.tally_tables(search, &faces, &mut tally)?;
            Ok(tally.in_order())
        };
        tally().map_err(|error| self.amiss(&error))
    }

    /// By number, from 1.
    fn faces(&self) -> rusqlite::Result<Vec<Face>> {
        let sql = "SELECT game, kind, face FROM faces ORDER BY id";
        let mut asked = self.db.prepare_cached(sql)?;
        let faces = asked.query_map([], |row| {
            let (game, kind, name) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(Face { game, kind, name })
        })?;
        faces.collect()
    }

    /// In the order in which the tables were opened, for the sake of streaks.
    fn tally_players(
        &self,
        search: &Search,
        faces: &[Face],
        tally: &mut Tally,
    ) -> rusqlite::Result<()> {
        let sql = format!(
            "SELECT game, seats, seat, place, bot, name, gained, lost, hits
             FROM tables CROSS JOIN players USING (id) WHERE {MEANT} ORDER BY began, id, seat"
        );
        let mut who = HashMap::new();
        ask(&self.db, &sql, search, |row| {
            let game = row.get_ref(0)?.as_str()?;
            let place: Option<u8> = row.get(3)?;
            let won = u32::from(place == Some(1));
            count(&mut tally.seats, game, row.get(1)?, row.get(2)?, (1, won));
            let player = tally.player(row, &mut who)?;
            player.count(place);
            player.count_bets(row.get(6)?, row.get(7)?);
            for [face, horses] in unpack(row.get_ref(8)?.as_blob()?) {
                player.count_hits(face_of(faces, face), horses);
            }
            Ok(())
        })?;
        Ok(())
    }

    fn tally_tables(
        &self,
        search: &Search,
        faces: &[Face],
        tally: &mut Tally,
    ) -> rusqlite::Result<()> {
        let mut sums = vec![(0, 0.0, 0.0); faces.len()];
        let sql = format!("SELECT game, seats, starts, lots FROM tables WHERE {MEANT}");
        ask(&self.db, &sql, search, |row| {
            let (game, seats) = (row.get_ref(0)?.as_str()?, row.get(1)?);
            for [at, played, won] in unpack(row.get_ref(2)?.as_blob()?) {
                let at = u8::try_from(at).unwrap_or(u8::MAX);
                count(&mut tally.starts, game, seats, at, (played, won));
            }
            for [face, count, mean, variance] in unpack(row.get_ref(3)?.as_blob()?) {
                if let Some(sum) = sums.get_mut((face as usize).wrapping_sub(1)) {
                    sum.0 += count;
                    sum.1 += f64::from(f32::from_bits(mean));
                    sum.2 += f64::from(f32::from_bits(variance));
                }
            }
            Ok(())
        })?;
        tally.lots = faces
            .iter()
            .zip(sums)
            .filter(|(face, (_, mean, _))| face.kind != CARD && *mean > 0.0)
            .map(|(face, (count, mean, variance))| Counted {
                game: face.game.clone(),
                kind: face.kind.clone(),
                face: face.name.clone(),
                count,
                mean,
                variance,
            })
            .collect();
        Ok(())
    }
}

/// What has this number. What this program has not written has no name.
fn face_of(faces: &[Face], number: u32) -> &str {
    let at = (number as usize).wrapping_sub(1);
    faces.get(at).map_or("", |face| &face.name)
}

impl Tally {
    /// The player of a row: a person by name, a bot by level.
    fn player(
        &mut self,
        row: &Row<'_>,
        who: &mut HashMap<(bool, String), usize>,
    ) -> rusqlite::Result<&mut PlayerCount> {
        let bot = row.get_ref(4)?.as_str_or_null()?;
        let name = row.get_ref(5)?.as_str()?;
        let key = (bot.is_some(), bot.unwrap_or(name).to_owned());
        let at = *who.entry(key).or_insert_with(|| {
            self.players.push(PlayerCount {
                name: bot.map_or_else(|| name.to_owned(), |_| String::new()),
                bot: bot.map(str::to_owned),
                ..PlayerCount::default()
            });
            self.players.len() - 1
        });
        Ok(&mut self.players[at])
    }

    fn in_order(mut self) -> Self {
        self.players
            .sort_by_key(|count| std::cmp::Reverse(count.played));
        self.seats.sort();
        self.starts.sort();
        let number = |lot: &Counted| lot.face.parse::<u32>().ok();
        self.lots.sort_by(|a, b| {
            (&a.game, &a.kind, number(a), &a.face).cmp(&(&b.game, &b.kind, number(b), &b.face))
        });
        self
    }
}

fn count(counts: &mut Vec<SeatCount>, game: &str, seats: u8, at: u8, (played, won): (u32, u32)) {
    let is_same =
        |there: &&mut SeatCount| there.at == at && there.seats == seats && there.game == game;
    if let Some(there) = counts.iter_mut().find(is_same) {
        there.played += played;
        there.won += won;
    } else {
        counts.push(SeatCount {
            game: game.to_owned(),
            seats,
            at,
            played,
            won,
        });
    }
}

impl PlayerCount {
    /// Counts one more game.
    fn count(&mut self, place: Option<u8>) {
        self.played += 1;
        if let Some(place) = place {
            let index = usize::from(place.max(1)) - 1;
            if self.places.len() <= index {
                self.places.resize(index + 1, 0);
            }
            self.places[index] += 1;
        }
        self.streak = if place == Some(1) { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    fn count_bets(&mut self, gained: Option<i64>, lost: Option<i64>) {
        if let (Some(gained), Some(lost)) = (gained, lost) {
            let sums = self.bets.get_or_insert_default();
            *sums = (sums.0.saturating_add(gained), sums.1.saturating_add(lost));
        }
    }

    fn count_hits(&mut self, card: &str, horses: u32) {
        match self
            .hits
            .binary_search_by(|(name, _)| name.as_str().cmp(card))
        {
            Ok(at) => self.hits[at].1 += horses,
            Err(at) => self.hits.insert(at, (card.to_owned(), horses)),
        }
    }

    /// The games won.
    pub fn won(&self) -> u32 {
        self.places.first().copied().unwrap_or(0)
    }
}
