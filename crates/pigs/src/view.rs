//! What eyes may know.

use rand::Rng;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Playout, Seat, Standings, Turn};

use crate::{Edition, Gallop, Guess, Pig, Rules, Runner, Stage};

/// What one pair of eyes may know of a game (P-22).
///
/// Hidden are the other hands and the undealt rest. What is banked lies face down, but every point of
/// it was seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "PigsView")]
pub struct View {
    /// Whose eyes.
    pub eye: Eye,
    /// The printing that is played.
    pub edition: Edition,
    /// The table's options.
    pub rules: Rules,
    /// How far the game has come.
    pub stage: Stage,
    /// What is awaited.
    pub turn: Turn,
    /// The round that is on or, once the game is over, was the last; from 1.
    pub round: u8,
    /// How many rounds there are (P-13).
    pub rounds: u8,
    /// The start player of the round; nobody until he is drawn.
    pub starter: Option<Seat>,
    /// The pigs, front to back; none until they are first lined up. Between two rounds they stand
    /// where the last one has left them.
    pub pigs: Vec<Runner>,
    /// The pigs that would be ahead of all others if they moved now, front to back (P-9).
    pub can_lead: Vec<Pig>,
    /// Where food lies on the track (P-17).
    pub track_food: Vec<i16>,
    /// How many cards each seat holds.
    pub held: Vec<u8>,
    /// The cards in hand of these eyes' own seat, sorted.
    pub hand: Vec<Pig>,
    /// How many cards of each pig lie on the discard pile, in the order of [`Pig::ALL`] (P-8).
    pub played: [u8; 5],
    /// How many cards stay unseen for this round (P-7).
    pub undealt: u8,
    /// The food that each seat has at risk (P-9).
    pub at_risk: Vec<u16>,
    /// The food that each seat has banked (P-11).
    pub banked: Vec<u16>,
    /// What each seat has banked in each round that it has finished; a lost one counts 0.
    pub banks: Vec<Vec<u16>>,
    /// The food cards left on the pile (P-14).
    pub pile: u16,
    /// The food cards paid beyond the printed number (P-14).
    pub beyond: u16,
    /// The places, once the game is over (P-15).
    pub result: Option<Standings>,
}

impl View {
    pub(crate) fn of(gallop: &Gallop, eye: Eye) -> Self {
        let seats = gallop.seats();
        let own = Seat::first(seats).find(|&seat| eye.is(seat));
        let hands = &gallop.hands[..seats];
        Self {
            eye,
            edition: gallop.edition,
            rules: gallop.rules,
            stage: gallop.stage,
            turn: gallop.turn(),
            round: gallop.round,
            rounds: gallop.rounds(),
            starter: gallop.known_starter(),
            pigs: gallop.track.runners(),
            can_lead: gallop.track.can_lead(),
            track_food: gallop.track.food(),
            held: hands.iter().map(|hand| hand.len()).collect(),
            hand: own.map_or_else(Vec::new, |seat| hands[seat.index()].list()),
            played: gallop.played.counts(),
            undealt: gallop.undealt.len(),
            at_risk: gallop.at_risk[..seats].to_vec(),
            banked: gallop.banked(),
            banks: gallop
                .bank_rounds()
                .into_iter()
                .map(<[u16]>::to_vec)
                .collect(),
            pile: u16::try_from(gallop.pile).unwrap_or(0),
            beyond: u16::try_from(-gallop.pile).unwrap_or(0),
            result: gallop.result(),
        }
    }

    /// A game that fits this view, what is hidden dealt at random: what a bot may search.
    pub fn guess(&self, rng: &mut impl Rng) -> Guess {
        Guess::from_view(self, rng)
    }
}
