//! Whether a card is played, and against whom.

use ::nasty::{CardKind, CardProspect, Play};
use table::Seats;

use super::prospect::Prospect;

/// How often two dice show a double.
const SUSTAINED: f64 = 1.0 / 6.0;
/// Of so many races each card is worth its price.
const RACES: f64 = 6.0;

/// What a card must bring to be played with all races to come, as a chance to win the meeting: it is
/// used once.
const fn price(kind: CardKind) -> f64 {
    match kind {
        CardKind::WhippedRound | CardKind::Remount | CardKind::UnderPressure => 0.01,
        CardKind::Faller | CardKind::FalseStart | CardKind::PhotoFinish => 0.02,
        CardKind::SlippedUp | CardKind::Objection | CardKind::StewardsEnquiry => 0.03,
    }
}

/// What a card must bring even in the last race.
const LEAST: f64 = 0.001;

impl Prospect<'_> {
    /// The card that brings the most beyond its price, if any does.
    pub(super) fn card(&self, cards: &[CardProspect]) -> Option<Play> {
        let as_it_is = self.worth(&self.field);
        let gains = cards.iter().flat_map(plays).map(|play| {
            let gain = self.worth_of_card(play, as_it_is) - as_it_is;
            (play, gain - self.price(play.card.kind()))
        });
        let best = gains.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.filter(|(_, gain)| *gain > 0.0).map(|(play, _)| play)
    }

    fn price(&self, kind: CardKind) -> f64 {
        let left = RACES - f64::from(self.view.number);
        price(kind) * left / RACES + LEAST
    }

    fn worth_of_card(&self, play: Play, as_it_is: f64) -> f64 {
        let refused = match play.card.kind() {
            CardKind::Objection => self.worth_without(&self.field, self.view.deposit),
            CardKind::StewardsEnquiry => as_it_is,
            _ => return self.worth(&self.field.after_card(play)),
        };
        let target = play.on.lowest().unwrap_or(self.me);
        let sustained = self.worth(&self.field.disqualifying(target));
        SUSTAINED * sustained + (1.0 - SUSTAINED) * refused
    }
}

/// The ways in which a card may be played now.
fn plays(prospect: &CardProspect) -> Vec<Play> {
    let card = prospect.card;
    if prospect.refusal.is_some() {
        return Vec::new();
    }
    let targets: Seats = prospect.targets.iter().copied().collect();
    let on: Vec<Seats> = match card.kind() {
        CardKind::FalseStart => vec![Seats::NONE],
        CardKind::Faller => targets.choices().collect(),
        _ => targets.iter().map(Seats::only).collect(),
    };
    on.into_iter().map(|on| Play { card, on }).collect()
}
