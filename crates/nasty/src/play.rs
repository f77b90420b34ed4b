//! Race event cards: what they may be played on, and what they do (N-25 to N-33).

use table::{Seat, Seats};

use crate::cards::Cards;
use crate::event::Ear;
use crate::race::{Claim, Fate, Hearing, Pressure};
use crate::settling::DEPOSIT;
use crate::{Card, CardKind, Event, Fence, Meeting, Play, Refusal, Stage, Stretch};

impl Meeting {
    /// May a seat play this card so (N-3, N-25 to N-33)?
    pub(crate) fn check_card(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        let Play { card, on } = play;
        if !self.hands[seat.index()].has(card) {
            return Err(Refusal::NotHeld { card });
        }
        self.check_moment(seat, card)?;
        let right_number = match card.kind() {
            CardKind::FalseStart => on.is_empty(),
            CardKind::Faller => !on.is_empty(),
            _ => on.len() == 1,
        };
        if !right_number {
            return Err(Refusal::Targets { card });
        }
        on.iter().try_for_each(|on| self.check_target(card, on))
    }

    /// Is it the moment for this card, whatever it is played against?
    pub(crate) fn check_moment(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let before_a_roll = self.stage == Stage::Moment;
        let just_called = self.stage == Stage::Called && !self.race.contested;
        let fits = match card.kind() {
            CardKind::Remount | CardKind::FalseStart | CardKind::PhotoFinish => {
                before_a_roll || just_called
            }
            CardKind::Objection | CardKind::StewardsEnquiry => self.stage == Stage::Called,
            _ => before_a_roll,
        };
        if !fits {
            return Err(Refusal::NoMoment { card });
        }
        match card.kind() {
            CardKind::FalseStart => self.check_false_start(),
            CardKind::Remount if self.race.felled.is_empty() => Err(Refusal::NothingFell),
            CardKind::SlippedUp if !self.race.runs(seat) => Err(Refusal::OwnNotRunning),
            CardKind::PhotoFinish if self.claimable().is_none() => Err(Refusal::NobodyToClaim),
            CardKind::Objection if self.cash[seat.index()] < DEPOSIT => {
                Err(Refusal::NoDeposit { deposit: DEPOSIT })
            }
            _ => Ok(()),
        }
    }

    /// May the horses be called back (N-27)?
    fn check_false_start(&self) -> Result<(), Refusal> {
        for seat in Seat::first(self.seats()) {
            if self.has_reached_brook(seat) {
                return Err(Refusal::BrookReached { seat });
            }
        }
        let starts = Seat::first(self.seats()).map(|seat| 1 << self.race.horse(seat).drawn.index());
        if starts.fold(0u8, |taken, start| taken | start).count_ones() < u32::from(self.seats) {
            return Err(Refusal::SameStart);
        }
        Ok(())
    }

    /// Has a horse reached Briars Brook in this run, wherever it is now (N-27)?
    #[inline]
    fn has_reached_brook(&self, seat: Seat) -> bool {
        let horse = self.race.horse(seat);
        let course = self.book.course();
        horse.fate == Fate::Home || course.has_reached(horse.spot, Fence::BriarsBrook)
    }

    /// May this card be played against the horse of this seat, if it is the moment for it?
    pub(crate) fn check_target(&self, card: Card, on: Seat) -> Result<(), Refusal> {
        let race = &self.race;
        let horse = race.horse(on);
        match card.kind() {
            CardKind::FalseStart => Err(Refusal::Targets { card }),
            CardKind::Remount => {
                let fell = race.felled.contains(on);
                fell.then_some(())
                    .ok_or(Refusal::NotJustFallen { seat: on })
            }
            CardKind::Objection | CardKind::StewardsEnquiry => {
                let placed = race.enclosure().any(|seat| seat == on);
                let refusal = Refusal::NotInEnclosure { card, seat: on };
                placed.then_some(()).ok_or(refusal)
            }
            CardKind::PhotoFinish => {
                let next = race.rolls_next() == Some(on);
                next.then_some(()).ok_or(Refusal::NotNext { seat: on })
            }
            CardKind::UnderPressure => self.check_pressure(on),
            _ if !race.runs(on) => Err(Refusal::NotRunning { card, seat: on }),
            CardKind::WhippedRound if horse.was_whipped => {
                Err(Refusal::WhippedAlready { seat: on })
            }
            CardKind::WhippedRound if !horse.has_not_left() => Err(Refusal::HasLeft { seat: on }),
            CardKind::Faller if self.fence(on) != card.fence() => {
                Err(Refusal::NotOnFence { seat: on })
            }
            CardKind::SlippedUp if self.fence(on).is_some() => Err(Refusal::OnFence { seat: on }),
            CardKind::WhippedRound | CardKind::Faller | CardKind::SlippedUp => Ok(()),
        }
    }

    /// May this horse be put under pressure (N-31)?
    fn check_pressure(&self, on: Seat) -> Result<(), Refusal> {
        let race = &self.race;
        if race.to_roll != on {
            Err(Refusal::NotAboutToRoll { seat: on })
        } else if !self.is_finishing(on) {
            Err(Refusal::NotFinishing { seat: on })
        } else if race.pressure.is_some_and(|pressure| pressure.horse == on) {
            Err(Refusal::PressedAlready { seat: on })
        } else {
            Ok(())
        }
    }

    /// The fence on which a running horse stands (N-23).
    #[inline]
    pub(crate) fn fence(&self, seat: Seat) -> Option<Fence> {
        self.book.course().fence(self.race.horse(seat).spot)
    }

    /// Is a horse in the finishing straight (N-31)?
    #[inline]
    fn is_finishing(&self, seat: Seat) -> bool {
        self.book.course().stretch(self.race.horse(seat).spot) == Stretch::Finishing
    }

    /// The horse that has just passed the post and may be claimed against (N-32): one of the first
    /// three, as places now stand.
    pub(crate) fn claimable(&self) -> Option<Seat> {
        let among_three = |&seat: &Seat| self.race.finish.place(seat) < Some(3);
        self.race.just_home.filter(among_three)
    }

    /// The cards that somebody might play now, whatever hand they are in; Slipped Up and Objection
    /// ask something of their players besides. Short, since playouts look at each moment.
    fn fitting(&self) -> Cards {
        let mut fits = Cards::NONE;
        let mut fit = |card, does: bool| {
            if does {
                fits = fits.with(Cards::one(card));
            }
        };
        let race = &self.race;
        if self.stage == Stage::Moment {
            let mut fences = 0u8;
            let mut between = false;
            let mut unmoved = false;
            for seat in race.running.iter() {
                let horse = race.horse(seat);
                match self.fence(seat) {
                    Some(fence) => fences |= 1 << fence.index(),
                    None => between = true,
                }
                unmoved |= !horse.was_whipped && horse.has_not_left();
            }
            for fence in Fence::ALL {
                fit(Card::faller(fence), fences >> fence.index() & 1 == 1);
            }
            fit(Card::WhippedRound, unmoved);
            fit(Card::SlippedUp, between);
            let pressed = self.check_pressure(race.to_roll).is_ok();
            fit(Card::UnderPressureIn, pressed);
            fit(Card::UnderPressureOut, pressed);
        }
        if self.stage == Stage::Moment || self.stage == Stage::Called && !race.contested {
            fit(Card::Remount, !race.felled.is_empty());
            fit(Card::FalseStart, self.check_false_start().is_ok());
            let claimable = self.claimable().is_some();
            fit(Card::PhotoFinish, claimable && !race.running.is_empty());
        }
        if self.stage == Stage::Called {
            let placed = race.enclosure().next().is_some();
            fit(Card::Objection, placed);
            fit(Card::StewardsEnquiry, placed);
        }
        fits
    }

    /// The cards of a seat's hand that fit, each once, given what [`Meeting::fitting`] tells.
    fn fitting_in_hand(&self, seat: Seat, fits: Cards) -> Cards {
        let mut hand = self.hands[seat.index()].among(fits);
        if !self.race.runs(seat) {
            hand = hand.without(Card::SlippedUp);
        }
        if self.cash[seat.index()] < DEPOSIT {
            hand = hand.without(Card::Objection);
        }
        hand
    }

    /// The seats that hold a card that may be played now.
    pub fn players(&self) -> Seats {
        let holders = self.holders();
        if holders.is_empty() {
            return holders;
        }
        let fits = self.fitting();
        let plays = |seat: &Seat| !self.fitting_in_hand(*seat, fits).is_empty();
        holders.iter().filter(plays).collect()
    }

    /// Every way in which a seat may play a card now.
    pub fn plays(&self, seat: Seat) -> impl Iterator<Item = Play> {
        let fits = if self.hands[seat.index()].is_empty() {
            Cards::NONE
        } else {
            self.fitting_in_hand(seat, self.fitting())
        };
        fits.kinds().flat_map(|card| {
            let ways = self.ways(card);
            ways.map(move |on| Play { card, on })
        })
    }

    /// The choices of horses against which a card may be played, if it is the moment for it.
    fn ways(&self, card: Card) -> impl Iterator<Item = Seats> {
        let free = card.kind() == CardKind::FalseStart;
        let several = card.kind() == CardKind::Faller;
        let horses: Seats = Seat::first(self.seats())
            .filter(|&on| !free && self.check_target(card, on).is_ok())
            .collect();
        let singles = horses.iter().map(Seats::only).filter(move |_| !several);
        let choices = horses.choices().filter(move |_| several);
        let nobody = free.then_some(Seats::NONE).into_iter();
        nobody.chain(singles).chain(choices)
    }

    /// Plays a card (N-25 to N-33).
    pub(crate) fn play_card(&mut self, seat: Seat, play: Play, ear: &mut impl Ear) {
        ear.hear(|| Event::CardPlayed { seat, play });
        let Play { card, on } = play;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.but(Cards::one(card));
        let used = &mut self.race.used[seat.index()];
        *used = used.with(Cards::one(card));
        self.race.ready = Seats::NONE;
        let felled = std::mem::take(&mut self.race.felled);
        let target = on.lowest().unwrap_or(seat);
        match card.kind() {
            CardKind::WhippedRound => {
                let horse = self.race.horse_mut(target);
                horse.whipped = 2;
                horse.was_whipped = true;
            }
            CardKind::FalseStart => self.call_back(seat, ear),
            CardKind::Faller => self.race.fell(on),
            CardKind::SlippedUp => self.race.bring_down(target, Fate::Slipped),
            CardKind::Remount if felled.contains(target) => self.race.remount(target),
            CardKind::Remount => {}
            CardKind::UnderPressure => {
                self.race.pressure = card.veer().map(|veer| Pressure {
                    horse: target,
                    veer,
                });
            }
            CardKind::PhotoFinish => {
                let over = self.race.just_home.take();
                self.race.claim = over.map(|over| Claim {
                    horse: target,
                    over,
                });
            }
            CardKind::Objection | CardKind::StewardsEnquiry => {
                let hearing = Hearing {
                    by: seat,
                    on: target,
                    deposit: card.kind() == CardKind::Objection,
                };
                self.contest(hearing, ear);
                return;
            }
        }
        self.proceed(ear);
    }

    /// Calls all horses back to the start, and gives the cards used in this run back; the False Start
    /// is spent (N-27).
    fn call_back(&mut self, by: Seat, ear: &mut impl Ear) {
        let spent = Cards::one(Card::FalseStart);
        self.spent = self.spent.with(spent);
        let used = &mut self.race.used[by.index()];
        *used = used.but(spent);
        for seat in Seat::first(self.seats()) {
            let used = self.race.used[seat.index()];
            if !used.is_empty() {
                ear.hear(|| Event::CardsBack {
                    seat,
                    cards: used.list(),
                });
            }
            let hand = &mut self.hands[seat.index()];
            *hand = hand.with(used);
        }
        self.race.line_up(self.seats());
    }
}
