//! The race as it stands: what matters to who comes home when.

use ::nasty::{
    Card, CardKind, Claim, Course, Fate, Fence, Goal, Grade, Lane, Play, Spot, Veer, View,
};
use table::{Seat, Seats};

/// How often a rival who holds the Faller for a fence plays it on a horse that stands there.
const WILLING: f32 = 0.5;
/// The pips that a roll has on average.
const PIPS: f32 = 3.5;

/// A horse of the race.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horse {
    pub(super) seat: Seat,
    pub(super) grade: Grade,
    pub(super) spot: Spot,
    pub(super) runs: bool,
    /// The turns that it still loses.
    pub(super) lost: u32,
    /// How likely it is to fall before it moves on.
    pub(super) falls: f32,
    /// How likely its next roll brings it no further.
    pub(super) pressed: f32,
    drawn: Lane,
}

/// The horses and the places.
#[derive(Clone, Debug)]
pub(super) struct Field<'a> {
    view: &'a View,
    /// By seat.
    pub(super) horses: Vec<Horse>,
    /// Those that are home, the first one first.
    pub(super) home: Vec<Seat>,
    /// Whose horse moved last.
    pub(super) last: Seat,
    pub(super) claim: Option<Claim>,
    pub(super) disqualified: Seats,
}

impl<'a> Field<'a> {
    /// The race that a view shows.
    pub(super) fn of(view: &'a View) -> Self {
        let horses = view.horses.iter().map(|runner| Horse {
            seat: runner.seat,
            grade: runner.grade,
            spot: runner.spot,
            runs: runner.fate == Fate::Running,
            lost: runner.whipped.into(),
            falls: 0.0,
            pressed: 0.0,
            drawn: runner.drawn,
        });
        let mut field = Self {
            view,
            horses: horses.collect(),
            home: view.finished.clone(),
            last: view.last,
            claim: view.claim,
            disqualified: view.disqualified,
        };
        for seat in Seat::first(field.horses.len()) {
            field.weigh_fence(seat);
        }
        if let Some(pressure) = view.pressure {
            field.press(pressure.horse, pressure.veer);
        }
        field
    }

    fn course(&self) -> &'a Course {
        self.view.book.course()
    }

    pub(super) fn horse(&self, seat: Seat) -> &Horse {
        &self.horses[seat.index()]
    }

    fn horse_mut(&mut self, seat: Seat) -> &mut Horse {
        &mut self.horses[seat.index()]
    }

    /// Everybody on the starting squares, the owner of the innermost to roll (N-16).
    fn line_up(&mut self) {
        for horse in &mut self.horses {
            horse.spot = Spot {
                lane: horse.drawn,
                square: 0,
            };
            (horse.runs, horse.lost, horse.falls, horse.pressed) = (true, 0, 0.0, 0.0);
        }
        let innermost = self.horses.iter().min_by_key(|horse| horse.drawn);
        let first = innermost.map_or(0, |horse| horse.seat.index());
        let seats = self.horses.len();
        self.last = Seat::at((first + seats - 1) % seats);
        self.home.clear();
        self.claim = None;
    }

    /// How likely a horse is to be brought down where it stands.
    fn weigh_fence(&mut self, seat: Seat) {
        let fence = self.course().fence(self.horse(seat).spot);
        let falls = fence.map_or(0.0, |fence| self.threat(fence, seat));
        self.horse_mut(seat).falls = falls;
    }

    /// How likely somebody else than its owner, and than these eyes, plays a Faller there.
    fn threat(&self, fence: Fence, owner: Seat) -> f32 {
        let view = self.view;
        let holders = Seat::first(view.held.len()).filter(|&seat| !view.eye.is(seat));
        let held = |seat: Seat| f32::from(view.held[seat.index()]);
        let hidden: f32 = holders.clone().map(held).sum::<f32>() + f32::from(view.undealt);
        let rivals: f32 = holders.filter(|&seat| seat != owner).map(held).sum();
        let fallers = self.unseen(Card::faller(fence));
        if hidden == 0.0 {
            return 0.0;
        }
        let elsewhere = (1.0 - rivals / hidden).max(0.0);
        let nobody: f32 = std::iter::repeat_n(elsewhere, fallers).product();
        WILLING * (1.0 - nobody)
    }

    /// How many of a card these eyes have not seen.
    fn unseen(&self, card: Card) -> usize {
        let view = self.view;
        let seen = view.used.iter().flatten();
        let seen = seen.chain(&view.spent).chain(&view.hand);
        let seen = seen.filter(|&&one| one == card).count();
        let all = usize::from(view.book.deck(view.rules.deck)[card.index()]);
        all.saturating_sub(seen)
    }

    /// A horse is to veer: pips go to the side (N-31).
    fn press(&mut self, seat: Seat, veer: Veer) {
        let lane = self.horse(seat).spot.lane.index();
        let room = match veer {
            Veer::In => lane,
            Veer::Out => Lane::COUNT - 1 - lane,
        };
        let room = u8::try_from(room).unwrap_or(0);
        self.horse_mut(seat).pressed = (f32::from(room) / PIPS).min(1.0);
    }

    /// As it would be after a move that ends there.
    pub(super) fn after_go(&self, seat: Seat, goal: Goal) -> Self {
        let mut field = self.clone();
        field.last = seat;
        field.horse_mut(seat).pressed = 0.0;
        match goal {
            Goal::Spot(spot) => field.horse_mut(seat).spot = spot,
            Goal::Finish => {
                field.horse_mut(seat).runs = false;
                field.home.push(seat);
            }
        }
        field.weigh_fence(seat);
        let claim = field.claim.take_if(|claim| claim.horse == seat);
        if let Some(claim) = claim.filter(|_| goal == Goal::Finish) {
            exchange(&mut field.home, claim);
        }
        field
    }

    /// As it would be without a horse.
    pub(super) fn without(&self, seat: Seat) -> Self {
        let mut field = self.clone();
        field.horse_mut(seat).runs = false;
        field
    }

    /// As it would be after a card. Those that are judged by dice change nothing by themselves.
    pub(super) fn after_card(&self, play: Play) -> Self {
        let mut field = self.clone();
        for seat in play.on.iter() {
            match play.card.kind() {
                CardKind::WhippedRound => field.horse_mut(seat).lost += 2,
                CardKind::Faller | CardKind::SlippedUp => field.horse_mut(seat).runs = false,
                CardKind::Remount => {
                    field.horse_mut(seat).runs = true;
                    if let Some(before) = self.view.before {
                        field.last = before.last;
                    }
                    field.weigh_fence(seat);
                }
                CardKind::UnderPressure => {
                    if let Some(veer) = play.card.veer() {
                        field.press(seat, veer);
                    }
                }
                CardKind::PhotoFinish => {
                    field.claim = self.view.just_home.map(|over| Claim { horse: seat, over });
                }
                CardKind::FalseStart | CardKind::Objection | CardKind::StewardsEnquiry => {}
            }
        }
        if play.card.kind() == CardKind::FalseStart {
            field.line_up();
        }
        field
    }

    /// As it would be with a horse disqualified.
    pub(super) fn disqualifying(&self, seat: Seat) -> Self {
        let mut field = self.clone();
        field.disqualified = field.disqualified.with(seat);
        field
    }
}

/// Two that are home change places (N-32).
pub(super) fn exchange(home: &mut [Seat], claim: Claim) {
    let place = |seat| home.iter().position(|&one| one == seat);
    if let (Some(one), Some(other)) = (place(claim.horse), place(claim.over)) {
        home.swap(one, other);
    }
}
