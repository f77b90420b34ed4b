//! One game of many.

use std::io;

use bots::Level;
use dealer::{Body, Dealer, Input, Output, Seed, Time};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use table::{Digest, Eye, Seat, play_out};

use super::{Keep, Unplayable};
use crate::desk::write_line;
use crate::offered::Offered;
use crate::surprise;
use crate::{Seated, Setup};

/// How a game ended.
pub(super) struct Ended {
    pub(super) winners: Vec<Seat>,
    pub(super) rounds: u32,
    /// Is all money there? At a table that is not looked for.
    pub(super) is_balanced: bool,
}

/// Everything that the games of a simulation have in common.
pub(super) struct Play<'a, G: Offered> {
    rules: G::Rules,
    book: G::Book,
    /// A table at which nothing has happened.
    opening: G,
    bots: Vec<Level>,
    seed: &'a str,
    /// What the games' generators begin with.
    root: u64,
    keep: Option<&'a Keep<'a>>,
}

impl<'a, G: Offered> Play<'a, G> {
    pub(super) fn new(
        rules: G::Rules,
        book: G::Book,
        bots: Vec<Level>,
        seed: &'a str,
        keep: Option<&'a Keep<'a>>,
    ) -> Result<Self, Unplayable> {
        let opening = G::open(&book, &rules, &G::Fixed::default(), bots.len())
            .map_err(|unfit| Unplayable::Table(unfit.to_string()))?;
        let root = Digest::of(&("simulate", seed)).to_string();
        Ok(Self {
            rules,
            book,
            opening,
            bots,
            seed,
            root: u64::from_str_radix(&root, 16).expect("a digest is 16 hex digits"),
            keep,
        })
    }

    pub(super) fn seats(&self) -> usize {
        self.bots.len()
    }

    /// Where nobody thinks and nobody writes, a game is over before a table could be laid for it.
    fn is_fast(&self) -> bool {
        self.keep.is_none() && self.bots.iter().all(|&bot| bot == Level::Random)
    }

    /// How many games make a piece of work for one thread.
    pub(super) fn batch(&self) -> u32 {
        if self.is_fast() { 1024 } else { 8 }
    }

    /// Plays the game of this number, from 0.
    pub(super) fn game(&self, number: u32) -> io::Result<Ended> {
        let rng = SmallRng::seed_from_u64(self.root.wrapping_add(number.into()));
        if self.is_fast() {
            Ok(self.play_fast(rng))
        } else {
            self.play_at_a_table(number, rng)
        }
    }

    fn play_fast(&self, mut rng: SmallRng) -> Ended {
        let mut game = self.opening.clone();
        play_out(&mut game, &mut rng);
        let standings = game.standings().unwrap_or_default();
        Ended {
            winners: standings.winners().to_vec(),
            rounds: G::round(&game.view(Eye::Stand)),
            is_balanced: game.is_balanced(),
        }
    }

    /// `rng` gives names and what the bots think with; the table has a seed of its own.
    fn play_at_a_table(&self, number: u32, mut rng: SmallRng) -> io::Result<Ended> {
        let bots: Vec<Level> = (0..self.seats())
            .map(|seat| self.bots[bot_at(seat, number, self.seats())])
            .collect();
        let players = bots.iter().map(|&level| Seated::Bot(level)).collect();
        let setup = Setup {
            seats: surprise::seats::<G>(players, &[], &mut rng),
            game: G::setup(self.rules.clone(), G::Fixed::default(), None),
            clock: None,
            pause: Some(0),
        };
        let setting = setup.setting(self.rules.clone(), G::Fixed::default());
        let seed = Seed::from_text(&format!("{}/{}", self.seed, number + 1));
        let mut dealer = Dealer::<G>::open(&self.book, setting, seed, Time::default())
            .expect("a table like this one was opened before");
        let mut record = String::new();
        if self.keep.is_some() {
            write_line(&mut record, &dealer.header(G::hash_of(&self.book)));
        }
        let mut winners = Vec::new();
        loop {
            while let Some(output) = dealer.output() {
                let Output::Line(line) = output else { continue };
                if self.keep.is_some() {
                    write_line(&mut record, &line);
                }
                if let Body::Over { over, .. } = line.body {
                    winners = over.standings.winners().to_vec();
                }
            }
            let Some(seat) = dealer.awaited_bots().lowest() else {
                break;
            };
            if !put_in(&mut dealer, &bots, &mut rng) {
                act(&mut dealer, seat, bots[seat.index()], &mut rng);
            }
        }
        if let Some(keep) = self.keep {
            keep(number + 1, &record)?;
        }
        let rounds = G::round(&dealer.view(Eye::Stand));
        Ok(Ended {
            winners,
            rounds,
            is_balanced: true,
        })
    }
}

/// Which of the listed bots plays a seat in the game of this number.
pub(super) fn bot_at(seat: usize, number: u32, seats: usize) -> usize {
    (seat + seats - number as usize % seats) % seats
}

/// Lets a bot that is not awaited put something in, in no order that anybody knows.
fn put_in<G: Offered>(dealer: &mut Dealer<G>, bots: &[Level], rng: &mut SmallRng) -> bool {
    let mut seats: Vec<Seat> = dealer.bots_out_of_turn().iter().collect();
    seats.shuffle(rng);
    for seat in seats {
        let view = dealer.view(Eye::Seat(seat));
        if let Some(mv) = G::bot_out_of_turn(bots[seat.index()], &view, seat, rng) {
            handle(dealer, seat, mv);
            return true;
        }
    }
    false
}

fn act<G: Offered>(dealer: &mut Dealer<G>, seat: Seat, level: Level, rng: &mut SmallRng) {
    let view = dealer.view(Eye::Seat(seat));
    let mv = G::bot(level, &view, seat, || dealer.moves(seat), rng);
    handle(dealer, seat, mv);
}

fn handle<G: Offered>(dealer: &mut Dealer<G>, seat: Seat, mv: G::Move) {
    let moment = dealer.moment();
    dealer
        .handle(Time::default(), Input::Act { seat, moment, mv })
        .unwrap_or_else(|_| unreachable!("bots choose among lawful moves"));
}
