//! What the Really Nasty Horse Racing Game has to print.

use nasty::Meeting;
use printing::nasty::{
    Meeting as Paper, Minutes, Pad as Slips, blank_board, blank_slips, board, event_cards,
    lane_cards, money_rows, own_slip, own_slip_rows, race_card, results, settlement_rows,
    slip_rows, slips,
};

use super::order::{Kind, Order, Pad};
use super::{PrintError, Retold};

/// The document that is ordered.
pub(crate) fn print(retold: &Retold<'_, Meeting>, order: &Order) -> Result<Vec<u8>, PrintError> {
    let kind = order.kind;
    let view = match order.seat {
        Some(seat) => retold.own(seat)?,
        None => retold.public(),
    };
    let mut minutes = Minutes::default();
    for event in &retold.heard {
        minutes.hear(event);
    }
    let paper = Paper {
        view: &view,
        players: &retold.players,
        stationery: order.stationery(),
    };
    let hidden = || PrintError::Secret { kind };
    match (kind, order.rows()) {
        (Kind::Slip, None) => own_slip(&paper).ok_or(PrintError::WhoseSlip),
        (Kind::Slip, Some(rows)) => own_slip_rows(&paper, rows).ok_or(PrintError::WhoseSlip),
        (Kind::Slips, _) if !retold.is_over => Err(hidden()),
        (Kind::Slips, None) => slips(&paper).ok_or_else(hidden),
        (Kind::Slips, Some(rows)) => slip_rows(&paper, rows).ok_or_else(hidden),
        (Kind::BlankSlips, _) => Ok(blank_slips(&paper, pad(order.pad))),
        (Kind::Board, _) => Ok(board(&paper)),
        (Kind::BlankBoard, _) => Ok(blank_board(&paper)),
        (Kind::RaceCard, _) => Ok(race_card(&paper)),
        (Kind::Results, _) => Ok(results(&paper, &minutes)),
        (Kind::Settlements, Some(rows)) => Ok(settlement_rows(&paper, &minutes, rows)),
        (Kind::Money, Some(rows)) => Ok(money_rows(&paper, rows)),
        (Kind::LaneCards, _) => Ok(lane_cards(&paper)),
        (Kind::EventCards, _) => Ok(event_cards(&paper)),
        (Kind::Settlements | Kind::Money | Kind::ScoreSheet | Kind::BlankScoreSheet, _) => {
            Err(order.unknown::<Meeting>())
        }
    }
}

const fn pad(pad: Pad) -> Slips {
    match pad {
        Pad::Two => Slips::Two,
        Pad::Four => Slips::Four,
    }
}
