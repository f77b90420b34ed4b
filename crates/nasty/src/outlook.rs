//! What a seat may do now and what would come of it, for people who look before they leap.

use serde::Serialize;
use specta::Type;
use table::{Money, Playout as _, Refuses as _, Rule, Seat};

use crate::goals::Awaited;
use crate::guess::known;
use crate::setup::BET_STEP;
use crate::{
    Bet, Card, CardKind, Fence, Goal, Grade, Meeting, Move, Refusal, Row, Section, Spot, Stage,
    Veer, View,
};

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[serde(rename = "NastyOutlook")]
pub enum Outlook {
    /// Nothing.
    Wait,
    /// Seal the stable entry (N-11).
    Entries {
        /// The grades to be spread over the races.
        grades: Vec<Grade>,
    },
    /// Fill in the board (N-13).
    Board {
        /// The rows that are missing, as they should be.
        rows: Vec<Row>,
    },
    /// Seal a bet, or none (N-14).
    Bet {
        /// The horses that may be backed.
        horses: Vec<Row>,
        /// The purse.
        cash: Money,
        /// The smallest stake, and the step from one to the next.
        step: Money,
        /// The greatest stake; nothing where there is not enough for any.
        most: Money,
    },
    /// The moment for cards, before a roll.
    Moment {
        /// The turn, if it is this seat's.
        turn: Option<OwnTurn>,
        /// The cards in hand, equal ones once.
        cards: Vec<CardProspect>,
    },
    /// End the rolled or doubled move (N-17).
    Go {
        /// The number to be moved.
        pips: u8,
        /// Whether this is a doubled move (N-21).
        doubled: bool,
        /// The way in which the horse must veer first (N-31).
        veer: Option<Veer>,
        /// Where it may end; what leaves the least of the course comes first.
        goals: Vec<GoalProspect>,
    },
    /// Take or leave the doubling (N-21).
    Double {
        /// The section.
        section: Section,
        /// The number to be moved once more.
        pips: u8,
        /// Where the doubled move might end; nowhere where the horse could make no step. What leaves
        /// the least of the course comes first.
        goals: Vec<GoalProspect>,
    },
    /// The race is called: object, or be ready (N-33).
    Called {
        /// Whether this seat is asked whether it is ready.
        asked: bool,
        /// The cards in hand, equal ones once.
        cards: Vec<CardProspect>,
    },
}

/// The turn of a seat before its roll (N-16).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct OwnTurn {
    /// How many jumps more the leader has cleared.
    pub behind: u8,
    /// Whether the horse may be tailed off (N-24).
    pub may_tail_off: bool,
}

/// A card in hand, and what it may be played on.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct CardProspect {
    /// The card.
    pub card: Card,
    /// How many of it are in hand.
    pub held: u8,
    /// Why it cannot be played now; nothing where it can.
    pub refusal: Option<Refusal>,
    /// The rule that refuses.
    pub rule: Option<Rule>,
    /// The seats whose horses it may be played against: one of them, or one or more where it is a
    /// Faller. Nobody where it is a False Start.
    pub targets: Vec<Seat>,
}

/// Where a move may end, and what that means.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct GoalProspect {
    /// Where it ends.
    pub goal: Goal,
    /// The squares that the horse steps on, one by one.
    pub path: Vec<Spot>,
    /// The fences that it clears on the way.
    pub jumped: Vec<Fence>,
    /// The fence on which it would come to stand (N-23).
    pub fence: Option<Fence>,
    /// The section on which it would come to stand (N-10).
    pub section: Option<Section>,
    /// Whether the move could then be doubled (N-21).
    pub doubles: bool,
    /// The steps forward that would be left to pass the post.
    pub left: u8,
}

/// A move that somebody thinks of, and why it would be refused.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Type)]
pub struct Objected {
    /// Why.
    pub refusal: Refusal,
    /// The rule that refuses.
    pub rule: Rule,
}

/// A bet that somebody thinks of.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Type)]
pub struct BetProspect {
    /// Why it would be refused; nothing where it would not.
    pub objected: Option<Objected>,
    /// The odds, so many to 1.
    pub odds: u32,
    /// What would come back if the horse won, the stake included.
    pub returns: Money,
}

impl View {
    /// What a seat may do now and what would come of it. Only what these eyes know goes into it, so
    /// they see no cards but their own.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let meeting = known(self);
        if !meeting.turn().may().contains(seat) {
            return Outlook::Wait;
        }
        match self.stage {
            Stage::Entries => Outlook::Entries {
                grades: Grade::ALL.to_vec(),
            },
            Stage::Board => Outlook::Board {
                rows: meeting.missing_rows(),
            },
            Stage::Bets => Outlook::Bet {
                horses: meeting.by_seat(|on| meeting.row(on)),
                cash: meeting.cash[seat.index()],
                step: BET_STEP,
                most: meeting.most_stake(seat),
            },
            Stage::Moment => Outlook::Moment {
                turn: meeting.own_turn(seat),
                cards: meeting.card_prospects(seat),
            },
            Stage::Go | Stage::GoDoubled => meeting.go_prospects(),
            Stage::Double => meeting.double_prospects(),
            _ => Outlook::Called {
                asked: meeting.check_ready(seat).is_ok(),
                cards: meeting.card_prospects(seat),
            },
        }
    }

    /// Why a move that somebody thinks of would be refused; nothing where it would not.
    pub fn objection(&self, seat: Seat, mv: &Move) -> Option<Objected> {
        let refusal = known(self).check(seat, *mv).err()?;
        let rule = refusal.rule();
        Some(Objected { refusal, rule })
    }

    /// What a bet that somebody thinks of would bring (N-35).
    pub fn bet_prospect(&self, seat: Seat, bet: Bet) -> BetProspect {
        let odds = known(self).row(bet.on).odds;
        let won = bet.stake.checked_mul(odds);
        let returns = won.and_then(|won| won.checked_add(bet.stake));
        BetProspect {
            objected: self.objection(seat, &Move::Bet(Some(bet))),
            odds,
            returns: returns.unwrap_or(Money::NONE),
        }
    }
}

impl Meeting {
    /// The rows that are still to be filled in (N-13).
    pub(crate) fn missing_rows(&self) -> Vec<Row> {
        let missing = self.all().but(self.chalked);
        missing.iter().map(|seat| self.row(seat)).collect()
    }

    fn own_turn(&self, seat: Seat) -> Option<OwnTurn> {
        self.check_roll(seat).ok()?;
        Some(OwnTurn {
            behind: self.behind(seat),
            may_tail_off: self.check_tail_off(seat).is_ok(),
        })
    }

    fn card_prospects(&self, seat: Seat) -> Vec<CardProspect> {
        let hand = self.hands[seat.index()];
        hand.kinds()
            .map(|card| self.card_prospect(seat, card, hand.count(card)))
            .collect()
    }

    fn card_prospect(&self, seat: Seat, card: Card, held: u8) -> CardProspect {
        let fits = |on: &Seat| self.check_target(card, *on).is_ok();
        let mut targets: Vec<Seat> = Seat::first(self.seats()).filter(fits).collect();
        let mut refusal = self.check_moment(seat, card).err();
        if refusal.is_some() {
            targets.clear();
        } else if targets.is_empty() && card.kind() != CardKind::FalseStart {
            // It is played against horses, and there is none for it.
            let on = self.likeliest_target(card, seat);
            refusal = self.check_target(card, on).err();
        }
        CardProspect {
            card,
            held,
            refusal,
            rule: refusal.map(|refusal| refusal.rule()),
            targets,
        }
    }

    /// The horse about which a refusal says most: that which is about to roll, or another that runs.
    fn likeliest_target(&self, card: Card, seat: Seat) -> Seat {
        let placed = self.race.enclosure().next();
        match card.kind() {
            CardKind::Objection | CardKind::StewardsEnquiry => placed.unwrap_or(seat),
            _ => self.race.to_roll,
        }
    }

    fn go_prospects(&self) -> Outlook {
        let awaited = self.awaited_move();
        Outlook::Go {
            pips: awaited.rolled,
            doubled: awaited.doubled,
            veer: awaited.veer,
            goals: self.goal_prospects(&awaited),
        }
    }

    fn double_prospects(&self) -> Outlook {
        let awaited = Awaited {
            doubled: true,
            veer: None,
            ..self.awaited_move()
        };
        match self.opens(Goal::Spot(awaited.from)) {
            None => Outlook::Wait,
            Some(section) => Outlook::Double {
                section,
                pips: awaited.rolled,
                goals: self.goal_prospects(&awaited),
            },
        }
    }

    fn goal_prospects(&self, awaited: &Awaited<'_>) -> Vec<GoalProspect> {
        let goals = awaited.goals().iter();
        let mut prospects: Vec<GoalProspect> = goals
            .map(|goal| self.goal_prospect(awaited, goal))
            .collect();
        prospects.sort_by_key(|prospect| prospect.left);
        prospects
    }

    fn goal_prospect(&self, awaited: &Awaited<'_>, goal: Goal) -> GoalProspect {
        let course = awaited.course;
        let path = awaited.path(goal);
        let (jumped, fence) = awaited.jumps(&path, goal);
        let (section, left) = match goal {
            Goal::Spot(spot) => (course.section(spot), course.left(spot)),
            Goal::Finish => (None, 0),
        };
        GoalProspect {
            goal,
            path,
            jumped,
            fence,
            section,
            doubles: !awaited.doubled && self.opens(goal).is_some(),
            left,
        }
    }
}
