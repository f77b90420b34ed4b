//! What happens.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Money, Seat, Seen};

use crate::{Bet, Card, Entries, Fence, Play, RaceName, Row, Section, Spot, Veer};

/// What has happened.
///
/// The first event of an act makes it true; those after it tell what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[serde(rename = "NastyEvent")]
pub enum Event {
    /// A seat was dealt its race event cards (N-3). Seen by that seat alone.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// The cards, sorted.
        hand: Vec<Card>,
    },
    /// Everybody has a hand (N-3).
    AllDealt {
        /// How many cards each seat has.
        held: Vec<u8>,
        /// How many stay unseen for the meeting.
        undealt: u8,
    },
    /// The order of the races was drawn (N-5).
    RacesDrawn {
        /// The races, the first one first.
        races: Vec<RaceName>,
    },
    /// A seat wrote its stable entry (N-11). Seen by that seat alone.
    Entered {
        /// Whose stable.
        seat: Seat,
        /// The grade for each race.
        entries: Entries,
    },
    /// A seat sealed its stable entry (N-11).
    EntrySealed {
        /// Whose stable.
        seat: Seat,
    },
    /// Lanes were dealt, and each entry for the race was called out (N-12, N-13).
    LanesDealt {
        /// The race.
        race: RaceName,
        /// Its number in the meeting, from 1.
        number: u8,
        /// The entry of each seat, with the odds that belong on the board.
        rows: Vec<Row>,
    },
    /// The bookmaker filled in a row of the board (N-13).
    Chalked {
        /// The bookmaker.
        seat: Seat,
        /// The row.
        row: Row,
    },
    /// A seat wrote its bet (N-14). Seen by that seat alone.
    BetWritten {
        /// Whose slip.
        seat: Seat,
        /// The bet, or none.
        bet: Option<Bet>,
    },
    /// A seat sealed its bet, or that it has none (N-14).
    BetSealed {
        /// Whose slip.
        seat: Seat,
    },
    /// All bets are sealed: the stakes are shown, the horses are not (N-14).
    StakesShown {
        /// The stake of each seat; nothing where it has no bet.
        stakes: Vec<Money>,
    },
    /// The roller called for the die, which closed the moment for cards (N-16).
    RollCalled {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The die fell (N-17).
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// The number.
        die: u8,
        /// The way in which the horse must veer first (N-31).
        veer: Option<Veer>,
    },
    /// The horse can make no step, and stays (N-19, N-21).
    Stuck {
        /// Whose horse.
        seat: Seat,
        /// Whether this was to be a doubled move.
        doubled: bool,
    },
    /// A horse moved (N-17).
    Moved {
        /// Whose horse.
        seat: Seat,
        /// Where it stood.
        from: Spot,
        /// The squares it stepped on, one by one; the last is where it stands, unless it passed
        /// the post.
        path: Vec<Spot>,
        /// Whether its last step took it past the post (N-8).
        finish: bool,
        /// The fences that it cleared, in the order in which it jumped them.
        jumped: Vec<Fence>,
        /// The fence on which it now stands (N-23).
        landed: Option<Fence>,
        /// The section on which the move may now be doubled (N-21).
        section: Option<Section>,
        /// Whether this was a doubled move.
        doubled: bool,
    },
    /// A horse is home (N-25).
    Home {
        /// Whose horse.
        seat: Seat,
        /// In which place, from 1.
        place: u8,
    },
    /// The doubling was taken: the same number is moved again (N-21).
    Doubled {
        /// Whose horse.
        seat: Seat,
        /// The section.
        section: Section,
        /// The number.
        pips: u8,
    },
    /// The doubling was left (N-21).
    NotDoubled {
        /// Whose horse.
        seat: Seat,
        /// The section.
        section: Section,
    },
    /// A horse has been turned about or back, and loses a turn (N-26).
    TurnLost {
        /// Whose horse.
        seat: Seat,
        /// How many turns it still loses.
        left: u8,
    },
    /// A horse was tailed off by its owner (N-24).
    TailedOff {
        /// Whose horse.
        seat: Seat,
    },
    /// A race event card was played.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// The card, and the seats whose horses it is played against.
        play: Play,
    },
    /// After a False Start the cards used in this run went back to their owner (N-27).
    CardsBack {
        /// Whose cards.
        seat: Seat,
        /// The cards, sorted.
        cards: Vec<Card>,
    },
    /// The photograph has turned two places round (N-32).
    PhotoTurned {
        /// The horse that gained.
        seat: Seat,
        /// In which place it now is, from 1.
        place: u8,
        /// The horse that lost.
        over: Seat,
        /// In which place that one now is, from 1.
        over_place: u8,
    },
    /// A claim to a photo finish is spent, for the horse did not get home (N-32).
    ClaimSpent {
        /// The horse that was claimed for.
        seat: Seat,
        /// The horse that was claimed against.
        over: Seat,
    },
    /// The race is called (N-25).
    Called {
        /// The horses that passed the post, the first one first.
        finished: Vec<Seat>,
    },
    /// A seat put down the deposit for an Objection (N-33).
    DepositPaid {
        /// Whose money.
        seat: Seat,
        /// How much.
        deposit: Money,
    },
    /// The two dice of an Objection or Enquiry (N-33).
    Judged {
        /// Who objected or asked.
        seat: Seat,
        /// The horse.
        on: Seat,
        /// The dice.
        dice: [u8; 2],
        /// Whether the horse is disqualified.
        sustained: bool,
    },
    /// A horse in the enclosure moved up (N-33).
    MovedUp {
        /// Whose horse.
        seat: Seat,
        /// To which place, from 1.
        place: u8,
    },
    /// The deposit came back (N-33).
    DepositBack {
        /// Whose money.
        seat: Seat,
        /// How much.
        deposit: Money,
    },
    /// The deposit is lost (N-33).
    DepositLost {
        /// Whose money.
        seat: Seat,
        /// How much.
        deposit: Money,
    },
    /// A seat has nothing more to play after this race (N-33).
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Prize money was paid (N-34).
    PrizePaid {
        /// To whom.
        seat: Seat,
        /// For which place, from 1.
        place: u8,
        /// Whether nobody took it, so that it went to the winner's owner.
        untaken: bool,
        /// How much.
        prize: Money,
    },
    /// A bet was settled (N-35).
    BetSettled {
        /// Whose bet.
        seat: Seat,
        /// The seat whose horse was backed.
        on: Seat,
        /// The stake.
        stake: Money,
        /// The odds, so many to 1.
        odds: u32,
        /// What came back, the stake included; nothing where the horse did not win.
        paid: Money,
    },
    /// The race is settled (N-36).
    RaceOver {
        /// The race.
        race: RaceName,
        /// Its number in the meeting, from 1.
        number: u8,
        /// The enclosure, the winner first.
        enclosure: Vec<Seat>,
        /// What each seat now has.
        cash: Vec<Money>,
    },
    /// That was the last race (N-36).
    Over {
        /// What each seat has.
        cash: Vec<Money>,
    },
}

impl Seen for Event {
    fn seen_by(&self, eye: Eye) -> bool {
        match self {
            Self::Dealt { seat, .. }
            | Self::Entered { seat, .. }
            | Self::BetWritten { seat, .. } => eye.is(*seat),
            _ => true,
        }
    }
}

/// Who listens to what happens: somebody who writes it all down, or nobody, so that playouts need not
/// put into words what no one hears.
pub(crate) trait Ear {
    /// Hears what is told.
    fn hear(&mut self, tell: impl FnOnce() -> Event);
}

/// Nobody listens.
impl Ear for () {
    #[inline]
    fn hear(&mut self, _tell: impl FnOnce() -> Event) {}
}

impl Ear for Vec<Event> {
    fn hear(&mut self, tell: impl FnOnce() -> Event) {
        self.push(tell());
    }
}
