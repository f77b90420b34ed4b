//! A race as it is run: the horses, whose turn it is, and what the moment for cards may answer.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Seat, Seats};

use crate::cards::Cards;
use crate::reach::Taken;
use crate::setup::MOST_SEATS;
use crate::{Grade, Lane, Section, Spot, Veer};

/// How it stands with a horse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It runs.
    Running,
    /// It has passed the post (N-8).
    Home,
    /// It fell (N-28).
    Fallen,
    /// It slipped up (N-30).
    Slipped,
    /// Its owner gave the race up (N-24).
    TailedOff,
}

/// A horse in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Horse {
    /// Where it stands or, once it is out, where that befell it.
    pub(crate) spot: Spot,
    /// Its lane card, and so its starting square (N-12).
    pub(crate) drawn: Lane,
    pub(crate) grade: Grade,
    pub(crate) fate: Fate,
    /// It has rolled in this race (N-26).
    pub(crate) moved: bool,
    /// The sections on which it has doubled, a bit for each (N-21).
    pub(crate) doubled: u8,
    /// The turns that it still loses (N-26).
    pub(crate) whipped: u8,
    /// It was whipped round in this race (N-26).
    pub(crate) was_whipped: bool,
}

impl Horse {
    /// A horse on its starting square.
    pub(crate) const fn at_start(drawn: Lane, grade: Grade) -> Self {
        Self {
            spot: Spot {
                lane: drawn,
                square: 0,
            },
            drawn,
            grade,
            fate: Fate::Running,
            moved: false,
            doubled: 0,
            whipped: 0,
            was_whipped: false,
        }
    }

    /// Has it doubled on this section?
    #[inline]
    pub(crate) const fn has_doubled(&self, section: Section) -> bool {
        self.doubled >> section.index() & 1 == 1
    }

    /// It doubles on this section.
    #[inline]
    pub(crate) const fn double(&mut self, section: Section) {
        self.doubled |= 1 << section.index();
    }

    /// The sections on which it has doubled.
    pub(crate) fn doublings(&self) -> Vec<Section> {
        let all = Section::ALL.into_iter();
        all.filter(|&section| self.has_doubled(section)).collect()
    }

    /// Does it stand on its starting square, and has not rolled (N-26)?
    pub(crate) fn has_not_left(&self) -> bool {
        !self.moved && self.spot.square == 0 && self.spot.lane == self.drawn
    }
}

/// Seats in the order in which their horses passed the post, as photographs have left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finish {
    seats: [Seat; MOST_SEATS],
    count: u8,
}

impl Finish {
    /// Nobody is home yet.
    pub(crate) const NOBODY: Self = Self {
        seats: [Seat::at(0); MOST_SEATS],
        count: 0,
    };

    /// One more is home.
    pub(crate) fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.count) % MOST_SEATS] = seat;
        self.count += 1;
    }

    /// The first one first.
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }

    /// How many are home.
    #[inline]
    pub(crate) const fn count(&self) -> u8 {
        self.count
    }

    /// Which one a seat's horse is, from 0.
    pub(crate) fn place(&self, seat: Seat) -> Option<usize> {
        self.seats().iter().position(|&one| one == seat)
    }

    /// Changes the places of two that are home (N-32).
    pub(crate) fn exchange(&mut self, one: Seat, other: Seat) {
        if let (Some(one), Some(other)) = (self.place(one), self.place(other)) {
            self.seats.swap(one, other);
        }
    }
}

impl FromIterator<Seat> for Finish {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut finish = Self::NOBODY;
        for seat in seats {
            finish.push(seat);
        }
        finish
    }
}

/// Whose turn it was, as a Remount may bring it back (N-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Turns {
    /// Whose horse had moved, or lost its turn, last.
    pub last: Seat,
    /// The turns that each horse still lost.
    pub whipped: [u8; MOST_SEATS],
}

/// A claim to a photo finish (N-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Claim {
    /// The horse that rolls next.
    pub horse: Seat,
    /// The horse that has passed the post.
    pub over: Seat,
}

/// A horse that must veer (N-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Pressure {
    /// Whose horse.
    pub horse: Seat,
    /// Which way.
    pub veer: Veer,
}

/// Two dice that are to fall (N-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Hearing {
    /// Who objected or asked.
    pub by: Seat,
    /// The horse.
    pub on: Seat,
    /// Whether there is a deposit.
    pub deposit: bool,
}

/// A race as it is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    pub(crate) horses: [Horse; MOST_SEATS],
    /// The horses that run.
    pub(crate) running: Seats,
    /// Where they stand (N-18).
    pub(crate) taken: Taken,
    /// Whose horse moved, or lost its turn, last (N-16).
    pub(crate) last: Seat,
    /// Who rolls, or has rolled; while the race is on.
    pub(crate) to_roll: Seat,
    /// The number rolled, while the move is awaited.
    pub(crate) rolled: u8,
    pub(crate) finish: Finish,
    /// Whose horse has passed the post with the last move and was not claimed against (N-32).
    pub(crate) just_home: Option<Seat>,
    pub(crate) claim: Option<Claim>,
    pub(crate) pressure: Option<Pressure>,
    /// The horses that a Faller, the very last thing played, has brought down (N-29).
    pub(crate) felled: Seats,
    /// Whose turn it was before that.
    pub(crate) before: Turns,
    /// The cards that each seat used in this run (N-27).
    pub(crate) used: [Cards; MOST_SEATS],
    /// Who has nothing more to play (N-33).
    pub(crate) ready: Seats,
    pub(crate) disqualified: Seats,
    /// An Objection or Enquiry was played (N-25).
    pub(crate) contested: bool,
    pub(crate) hearing: Option<Hearing>,
}

impl Race {
    /// Nobody has drawn a lane yet.
    pub(crate) const EMPTY: Self = Self {
        horses: [Horse::at_start(Lane::ALL[0], Grade::ALL[0]); MOST_SEATS],
        running: Seats::NONE,
        taken: Taken::NONE,
        last: Seat::at(0),
        to_roll: Seat::at(0),
        rolled: 0,
        finish: Finish::NOBODY,
        just_home: None,
        claim: None,
        pressure: None,
        felled: Seats::NONE,
        before: Turns {
            last: Seat::at(0),
            whipped: [0; MOST_SEATS],
        },
        used: [Cards::NONE; MOST_SEATS],
        ready: Seats::NONE,
        disqualified: Seats::NONE,
        contested: false,
        hearing: None,
    };

    /// Takes so many horses to the start in the lanes of their lane cards; the owner of the innermost
    /// one rolls first (N-16).
    pub(crate) fn line_up(&mut self, seats: usize) {
        let innermost = Seat::first(seats)
            .min_by_key(|&seat| self.horse(seat).drawn)
            .unwrap_or(Seat::at(0));
        let horses = self
            .horses
            .map(|horse| Horse::at_start(horse.drawn, horse.grade));
        *self = Self {
            horses,
            running: Seats::first(seats),
            taken: horses[..seats].iter().map(|horse| horse.spot).collect(),
            last: Seat::at((innermost.index() + seats - 1) % seats),
            to_roll: innermost,
            ..Self::EMPTY
        };
    }

    /// The horse of a seat.
    #[inline]
    pub(crate) const fn horse(&self, seat: Seat) -> &Horse {
        &self.horses[seat.index()]
    }

    /// The horse of a seat, to do something to.
    #[inline]
    pub(crate) const fn horse_mut(&mut self, seat: Seat) -> &mut Horse {
        &mut self.horses[seat.index()]
    }

    /// Does the horse of a seat run?
    #[inline]
    pub(crate) const fn runs(&self, seat: Seat) -> bool {
        self.running.contains(seat)
    }

    /// Have three horses finished, or is none left running (N-25)?
    #[inline]
    pub(crate) const fn is_run(&self) -> bool {
        self.finish.count() >= 3 || self.running.is_empty()
    }

    /// Who would roll next, turns lost on the way included (N-26, N-32).
    pub(crate) fn rolls_next(mut self) -> Option<Seat> {
        loop {
            let next = self.running.next(self.last)?;
            let horse = self.horse_mut(next);
            if horse.whipped == 0 {
                return Some(next);
            }
            horse.whipped -= 1;
            self.last = next;
        }
    }

    /// The way in which the roller's horse must veer (N-31).
    #[inline]
    pub(crate) fn veer(&self) -> Option<Veer> {
        let pressure = self.pressure?;
        (pressure.horse == self.to_roll).then_some(pressure.veer)
    }

    /// A horse is out of the race.
    pub(crate) fn bring_down(&mut self, seat: Seat, fate: Fate) {
        let horse = self.horse_mut(seat);
        horse.fate = fate;
        let spot = horse.spot;
        self.taken.remove(spot);
        self.running = self.running.without(seat);
    }

    /// A horse runs, from where it stands.
    pub(crate) fn set_running(&mut self, seat: Seat) {
        let horse = self.horse_mut(seat);
        horse.fate = Fate::Running;
        let spot = horse.spot;
        self.taken.add(spot);
        self.running = self.running.with(seat);
    }

    /// A running horse comes to stand elsewhere.
    #[inline]
    pub(crate) fn move_to(&mut self, seat: Seat, spot: Spot) {
        let from = std::mem::replace(&mut self.horse_mut(seat).spot, spot);
        self.taken.remove(from);
        self.taken.add(spot);
    }

    /// Horses fall (N-28); whose turn it was is kept, in case of a Remount.
    pub(crate) fn fell(&mut self, seats: Seats) {
        self.before = Turns {
            last: self.last,
            whipped: self.horses.map(|horse| horse.whipped),
        };
        for seat in seats.iter() {
            self.bring_down(seat, Fate::Fallen);
        }
        self.felled = seats;
    }

    /// A horse that has just fallen is put back (N-29), and it is the turn that it was (N-16).
    pub(crate) fn remount(&mut self, seat: Seat) {
        self.last = self.before.last;
        for (horse, whipped) in self.horses.iter_mut().zip(self.before.whipped) {
            horse.whipped = whipped;
        }
        self.set_running(seat);
    }

    /// A horse passes the post (N-8).
    pub(crate) fn bring_home(&mut self, seat: Seat) {
        self.bring_down(seat, Fate::Home);
        self.finish.push(seat);
        self.just_home = Some(seat);
    }

    /// The horses in the enclosure, the winner first (N-32, N-33).
    pub(crate) fn enclosure(&self) -> impl Iterator<Item = Seat> + Clone {
        let three = self.finish.seats().iter().copied().take(3);
        three.filter(|&seat| !self.disqualified.contains(seat))
    }
}
