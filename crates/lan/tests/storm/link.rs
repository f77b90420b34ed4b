//! A connection as the network has it: bytes in order, late, or not at all.

use rand::RngExt;
use rand_chacha::ChaCha20Rng;

/// What becomes of a connection after so many bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It lasts.
    Lasts,
    /// It is cut, and both ends hear of it.
    Cut(usize),
    /// It swallows everything, and nobody hears of it.
    Swallows(usize),
    /// It holds everything back for longer than anybody waits.
    Stalls(usize),
}

/// Which way bytes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    ToHost,
    ToGuest,
}

/// What is to come out of the link.
#[derive(Debug)]
pub(crate) enum Comes {
    Bytes(u64, Vec<u8>),
    Cut(u64),
}

#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) guest: usize,
    pub(crate) dial: u32,
    /// Which life of the host and of the guest it belongs to.
    pub(crate) lives: (u32, u32),
    fate: Fate,
    passed: usize,
    /// When the last byte comes out, each way.
    last: [u64; 2],
    is_cut: bool,
}

impl Link {
    pub(crate) fn new(guest: usize, dial: u32, lives: (u32, u32), now: u64, fate: Fate) -> Self {
        Self {
            guest,
            dial,
            lives,
            fate,
            passed: 0,
            last: [now; 2],
            is_cut: false,
        }
    }

    /// A fate for a connection in bad weather.
    pub(crate) fn fate(chance: &mut ChaCha20Rng) -> Fate {
        let bytes = chance.random_range(0..6_000);
        match chance.random_range(0..10) {
            0..4 => Fate::Lasts,
            4..7 => Fate::Cut(bytes),
            7..8 => Fate::Swallows(bytes),
            _ => Fate::Stalls(bytes),
        }
    }

    /// Takes bytes in and tells when they come out, in pieces.
    pub(crate) fn send(
        &mut self,
        way: Way,
        now: u64,
        bytes: &[u8],
        calm: bool,
        chance: &mut ChaCha20Rng,
    ) -> Vec<Comes> {
        let mut out = Vec::new();
        let mut rest = bytes;
        while !rest.is_empty() && !self.is_cut {
            let size = chance.random_range(1..=rest.len());
            let (mut piece, later) = rest.split_at(size);
            rest = later;
            let (limit, stalls) = match self.fate {
                Fate::Lasts => (usize::MAX, false),
                Fate::Cut(limit) | Fate::Swallows(limit) => (limit, false),
                Fate::Stalls(limit) => (limit, true),
            };
            if self.passed + piece.len() > limit && !stalls {
                piece = &piece[..limit.saturating_sub(self.passed)];
            }
            let delay = delay(stalls && self.passed >= limit, calm, chance);
            self.passed += size;
            let last = &mut self.last[way as usize];
            *last = (*last).max(now + delay);
            if !piece.is_empty() {
                out.push(Comes::Bytes(*last, piece.to_vec()));
            }
            if self.passed > limit && matches!(self.fate, Fate::Cut(_)) {
                self.is_cut = true;
                out.push(Comes::Cut(*last + chance.random_range(0..50)));
            }
        }
        out
    }
}

fn delay(stalled: bool, calm: bool, chance: &mut ChaCha20Rng) -> u64 {
    if stalled {
        return chance.random_range(10_000..30_000);
    }
    let quick = chance.random_range(1..60);
    // A lost packet is sent again: what comes late holds up what comes after it.
    let lost = !calm && chance.random_ratio(1, 4);
    if lost {
        quick + chance.random_range(200..2_500)
    } else {
        quick
    }
}
