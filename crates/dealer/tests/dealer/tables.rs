//! Tables to try the dealer at, and what comes out of them.

use dealer::{
    Broken, Coat, Dealer, Entrant, Input, Notice, Output, Player, Replayed, Seed, Setting, Silks,
    Time, Turned, replay, verify,
};
use giro::{Fixed, Move, Obstacles, Race, Rules};
use nasty::Meeting;
use pigs::Gallop;
use table::{Digest, Eye, Game, Seat, Seats, Turn};

use crate::meeting::ride;

/// A game with the book that it is played by.
pub(crate) trait Printed: Game<Book: 'static> + Sized {
    fn book() -> &'static Self::Book;
    fn book_hash() -> Digest;
    /// What a seat does that plays now this and now that.
    fn next(dealer: &Dealer<Self>, seat: Seat) -> Self::Move {
        let moves = dealer.moves(seat);
        moves[dealer.line() as usize * 7 % moves.len()].clone()
    }
}

impl Printed for Race {
    fn book() -> &'static giro::Book {
        giro::Book::printed()
    }

    fn book_hash() -> Digest {
        Self::book().hash()
    }
}

impl Printed for Gallop {
    fn book() -> &'static pigs::Book {
        pigs::Book::printed()
    }

    fn book_hash() -> Digest {
        Self::book().hash()
    }
}

impl Printed for Meeting {
    fn book() -> &'static nasty::Book {
        nasty::Book::printed()
    }

    fn book_hash() -> Digest {
        Self::book().hash()
    }

    fn next(dealer: &Dealer<Self>, seat: Seat) -> nasty::Move {
        ride(&dealer.view(Eye::Seat(seat)), seat)
    }
}

/// A table, all that has come out of it, and what the time is.
pub(crate) struct Table<G: Game> {
    pub(crate) dealer: Dealer<G>,
    pub(crate) now: Time,
    pub(crate) lines: Vec<String>,
    pub(crate) notices: Vec<Notice<G::Event>>,
}

/// All that an input could change.
#[derive(Debug, PartialEq)]
pub(crate) struct Snapshot<View> {
    views: Vec<View>,
    line: u32,
    moment: u32,
    deadline: Option<Time>,
    may_undo: Option<Seat>,
    lines: usize,
    notices: usize,
}

/// People at this machine, seated from the oldest to the youngest, who place the obstacles.
pub(crate) fn people(seats: usize) -> Setting<Race> {
    Setting {
        rules: Rules::default(),
        fixed: Fixed {
            seniority: Some(Seat::first(seats).collect()),
        },
        entrants: cast(seats),
        clock: None,
        pause: None,
    }
}

/// People at this machine around the pigs, with everything drawn that can be.
pub(crate) fn herd(seats: usize) -> Setting<Gallop> {
    let mut entrants = cast(seats);
    for entrant in &mut entrants {
        entrant.horse = None;
        entrant.coat = None;
    }
    Setting {
        rules: pigs::Rules::default(),
        fixed: pigs::Fixed::default(),
        entrants,
        clock: None,
        pause: None,
    }
}

/// People at this machine at a meeting of the Really Nasty game.
pub(crate) fn stables(seats: usize) -> Setting<Meeting> {
    Setting {
        rules: nasty::Rules::default(),
        fixed: nasty::Fixed::default(),
        entrants: cast(seats),
        clock: None,
        pause: None,
    }
}

fn cast(seats: usize) -> Vec<Entrant> {
    let cast = [
        ("Ann", Silks::Red, "Comet", Coat::Bay),
        ("Ben", Silks::Blue, "Dolly", Coat::Grey),
        ("Cleo", Silks::Green, "Ember", Coat::Liver),
    ];
    let entrant = |(name, colour, horse, coat): (&str, _, &str, _)| Entrant {
        name: name.into(),
        colour,
        horse: Some(horse.into()),
        coat: Some(coat),
        player: Player::Here,
    };
    cast.into_iter().take(seats).map(entrant).collect()
}

/// As [`people`], with everything drawn that can be.
pub(crate) fn all_drawn(seats: usize) -> Setting<Race> {
    let mut setting = people(seats);
    setting.fixed.seniority = None;
    setting.rules.obstacles = Obstacles::Drawn;
    setting
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::at(number)
}

impl<G: Printed> Table<G> {
    pub(crate) fn open(setting: Setting<G>, seed: &str) -> Self {
        let now = Time(1_000);
        let dealer =
            Dealer::open(G::book(), setting, Seed::from_text(seed), now).expect("a lawful table");
        let mut table = Self {
            dealer,
            now,
            lines: Vec::new(),
            notices: Vec::new(),
        };
        table.drain();
        table
    }

    fn drain(&mut self) {
        while let Some(output) = self.dealer.output() {
            match output {
                Output::Line(line) => self.lines.push(serde_json::to_string(&line).unwrap()),
                Output::Notice(notice) => self.notices.push(notice),
            }
        }
    }

    pub(crate) fn handle(&mut self, input: Input<G::Move>) -> Result<(), Turned<G::Refusal>> {
        let answer = self.dealer.handle(self.now, input);
        self.drain();
        answer
    }

    /// Acts in the moment that is on.
    pub(crate) fn act(&mut self, number: usize, mv: G::Move) -> Result<(), Turned<G::Refusal>> {
        let moment = self.dealer.moment();
        self.handle(Input::Act {
            seat: seat(number),
            moment,
            mv,
        })
    }

    pub(crate) fn undo(&mut self, number: usize) -> Result<(), Turned<G::Refusal>> {
        self.handle(Input::Undo { seat: seat(number) })
    }

    /// Lets so many seconds go by, and says so.
    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now.0 += seconds * 1_000;
        assert_eq!(self.handle(Input::Tick), Ok(()));
    }

    /// The table of a record that was kept, as it is taken up again, and what it tells of the past.
    pub(crate) fn resumed(text: &str) -> Result<Self, Broken> {
        let now = Time(1_000);
        let mut table = Self {
            dealer: Dealer::resume(G::book(), G::book_hash(), text, now)?,
            now,
            lines: Vec::new(),
            notices: Vec::new(),
        };
        table.drain();
        Ok(table)
    }

    /// The record so far, with the remark that lets it go on.
    pub(crate) fn kept(&self) -> String {
        let remark = serde_json::to_string(&self.dealer.remark(1_700_000_000, None)).unwrap();
        self.record().replacen('\n', &format!("\n{remark}\n"), 1)
    }

    /// Plays on until the game is over.
    pub(crate) fn finish(&mut self) {
        while let Some(next) = self.awaited().lowest() {
            let mv = G::next(&self.dealer, next);
            assert_eq!(self.act(next.index(), mv), Ok(()));
        }
        assert_eq!(self.dealer.turn(), Turn::Over);
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.dealer.turn().awaited()
    }

    /// The record so far.
    pub(crate) fn record(&self) -> String {
        let header = self.dealer.header(G::book_hash());
        let header = serde_json::to_string(&header).unwrap();
        let lines = std::iter::once(&header).chain(&self.lines);
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    pub(crate) fn last_line(&self) -> serde_json::Value {
        serde_json::from_str(self.lines.last().expect("a line")).unwrap()
    }

    pub(crate) fn snapshot(&self) -> Snapshot<G::View> {
        let eyes = Seat::first(Seat::MOST).map(Eye::Seat).chain([Eye::Stand]);
        Snapshot {
            views: eyes.map(|eye| self.dealer.view(eye)).collect(),
            line: self.dealer.line(),
            moment: self.dealer.moment(),
            deadline: self.dealer.deadline(),
            may_undo: self.dealer.may_undo(),
            lines: self.lines.len(),
            notices: self.notices.len(),
        }
    }

    /// What each seat sees, and nothing of how it came about.
    pub(crate) fn views(&self) -> Vec<G::View> {
        self.snapshot().views
    }
}

impl Table<Race> {
    /// Places at these spaces, whoever's turn it is.
    pub(crate) fn place(&mut self, spaces: &[u8]) {
        for space in spaces {
            let placer = self.awaited().lowest().expect("somebody places");
            assert_eq!(self.act(placer.index(), Move::Place(*space)), Ok(()));
        }
    }

    /// Picks these cards, one a seat.
    pub(crate) fn pick(&mut self, cards: &[u8]) {
        for (number, card) in cards.iter().enumerate() {
            assert_eq!(self.act(number, Move::Pick(*card)), Ok(()));
        }
    }
}

/// Reads the record of a race.
pub(crate) fn read(record: &str) -> Result<Replayed<Race>, Broken> {
    rebuilt(record)
}

/// Reads a record by the printed book.
pub(crate) fn rebuilt<G: Printed>(record: &str) -> Result<Replayed<G>, Broken> {
    replay(G::book(), G::book_hash(), record)
}

/// Checks the record of a finished table by the printed book.
pub(crate) fn check<G: Printed>(record: &str) -> Result<Replayed<G>, Broken> {
    verify(G::book(), G::book_hash(), record)
}

/// A whole race of two, and its record.
pub(crate) fn whole_record(seed: &str) -> String {
    let mut table = Table::open(all_drawn(2), seed);
    table.finish();
    table.record()
}
