//! How many turns a horse still takes to come home, were it alone on the course.

use std::sync::{Arc, Mutex, PoisonError};

use ::nasty::{Book, Course, Goal, Grade, Lane, Reach, Roll, Spot, Taken};
use table::Digest;

/// How a horse is ridden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ride {
    /// As fast as it can, and off the fences.
    ToWin,
    /// The long way round.
    ToLose,
}

impl Ride {
    pub(super) const BOTH: [Self; 2] = [Self::ToWin, Self::ToLose];
}

/// What is not home after so many turns never counts.
const TURNS: usize = 64;
/// The squares that a lane has at most, the starting square among them.
const ROOM: usize = 128;
/// How often a horse falls that ends a move on a fence, on the whole.
const FALLS: f32 = 0.12;
/// The turns that a fall is worth: so long a way round avoids it.
const FALL_COSTS: f32 = 4.0;

/// The chance to be home within one turn, within two, and so on.
type HomeWithin = [f32; TURNS];

/// For each ride, grade and square how soon a horse is home.
pub(super) struct Paces {
    tables: Vec<Vec<HomeWithin>>,
}

impl Paces {
    /// Those of a book's course; found once for each book.
    pub(super) fn of(book: &Book) -> Arc<Self> {
        static FOUND: Mutex<Vec<(Digest, Arc<Paces>)>> = Mutex::new(Vec::new());
        let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, paces)) = found.iter().find(|(hash, _)| *hash == book.hash()) {
            return Arc::clone(paces);
        }
        let paces = Arc::new(Self::find(book.course()));
        found.push((book.hash(), Arc::clone(&paces)));
        paces
    }

    fn find(course: &Course) -> Self {
        let ways = Ways::on(course);
        let table = |(ride, grade)| Search::new(course, &ways, ride, grade).home;
        let riders = Ride::BOTH.into_iter();
        let riders = riders.flat_map(|ride| Grade::ALL.map(|grade| (ride, grade)));
        Self {
            tables: riders.map(table).collect(),
        }
    }

    /// The turns that a horse takes that has this much luck, from 0 for the most to 1; nothing where it
    /// does not come home.
    pub(super) fn turns(&self, ride: Ride, grade: Grade, spot: Spot, luck: f32) -> Option<u32> {
        let table = &self.tables[ride as usize * Grade::COUNT + grade.index()];
        let late = table[place(spot)].partition_point(|&chance| chance <= luck);
        u32::try_from(late + 1).ok().filter(|_| late < TURNS)
    }
}

/// The place of a square in lists by square.
fn place(spot: Spot) -> usize {
    spot.lane.index() * ROOM + usize::from(spot.square)
}

/// Where each roll leads from each square of an empty course, as rolled and as doubled.
struct Ways {
    rolled: Vec<Reach>,
    doubled: Vec<Reach>,
}

impl Ways {
    fn on(course: &Course) -> Self {
        let squares = Lane::ALL
            .into_iter()
            .flat_map(|lane| (0..128).map(move |square| Spot { lane, square }));
        let rolls = squares.flat_map(|spot| (1..=6).map(move |pips| (spot, pips)));
        let all = |roll: fn(u8) -> Roll| {
            let reach = |(spot, pips): (Spot, u8)| {
                // Nobody comes by the squares behind the post.
                let square = spot.square.min(course.last(spot.lane));
                let spot = Spot { square, ..spot };
                Reach::of(course, spot, roll(pips), &Taken::NONE)
            };
            rolls.clone().map(reach).collect()
        };
        Self {
            rolled: all(Roll::Rolled),
            doubled: all(Roll::Doubled),
        }
    }
}

/// Finds how soon horses of a grade are home that are ridden in one way: for each square from those
/// that can be come to from there.
struct Search<'a> {
    course: &'a Course,
    ways: &'a Ways,
    ride: Ride,
    grade: Grade,
    found: Vec<bool>,
    /// The turns to come home on average.
    mean: Vec<f32>,
    home: Vec<HomeWithin>,
}

impl<'a> Search<'a> {
    fn new(course: &'a Course, ways: &'a Ways, ride: Ride, grade: Grade) -> Self {
        let room = Lane::COUNT * ROOM;
        let mut search = Self {
            course,
            ways,
            ride,
            grade,
            found: vec![false; room],
            mean: vec![0.0; room],
            home: vec![[0.0; TURNS]; room],
        };
        for lane in Lane::ALL {
            for square in (0..=course.last(lane)).rev() {
                search.find(Spot { lane, square });
            }
        }
        search
    }

    fn find(&mut self, spot: Spot) {
        if std::mem::replace(&mut self.found[place(spot)], true) {
            return;
        }
        let mut home = [0.0; TURNS];
        let mut mean = 1.0;
        for pips in 0..6 {
            let (goal, turns) = self.best_end(spot, pips);
            mean += turns / 6.0;
            self.add(goal, &mut home);
        }
        self.mean[place(spot)] = mean;
        self.home[place(spot)] = home;
    }

    /// Adds a sixth of what comes of a move that ends there.
    fn add(&self, goal: Goal, home: &mut HomeWithin) {
        let Goal::Spot(spot) = goal else {
            for chance in home {
                *chance += 1.0 / 6.0;
            }
            return;
        };
        let stands = match self.course.fence(spot) {
            Some(_) => 1.0 - FALLS,
            None => 1.0,
        };
        let later = &self.home[place(spot)];
        for (chance, later) in home[1..].iter_mut().zip(later) {
            *chance += stands * later / 6.0;
        }
    }

    /// Where a rider ends this roll, a doubling included, and the turns that are then left.
    fn best_end(&mut self, spot: Spot, pips: usize) -> (Goal, f32) {
        let rolled = self.ways.rolled[place(spot) * 6 + pips];
        let mut best: Option<(Goal, f32)> = None;
        for goal in rolled.goals() {
            self.try_end(goal, &mut best);
            if let Goal::Spot(spot) = goal
                && self.course.open_section(spot, self.grade).is_some()
            {
                for goal in self.ways.doubled[place(spot) * 6 + pips].goals() {
                    self.try_end(goal, &mut best);
                }
            }
        }
        best.unwrap_or((Goal::Spot(spot), 0.0))
    }

    fn try_end(&mut self, goal: Goal, best: &mut Option<(Goal, f32)>) {
        let turns = match goal {
            Goal::Finish => 0.0,
            Goal::Spot(spot) => {
                self.find(spot);
                let falls = self.course.fence(spot).map_or(0.0, |_| FALLS);
                self.mean[place(spot)] + falls * FALL_COSTS
            }
        };
        let better = best.is_none_or(|(_, so_far)| match self.ride {
            Ride::ToWin => turns < so_far,
            Ride::ToLose => turns > so_far,
        });
        if better {
            *best = Some((goal, turns));
        }
    }
}
