//! Slips, settlements and money as rows. `docs/printing.md` tells what each column means.

use nasty::{PURSE, RaceName};
use serde::Serialize;
use table::{Money, Seat};

use super::filled::{Backed, Slip};
use super::minutes::Minutes;
use super::{Meeting, past};
use crate::Rows;

#[derive(Serialize)]
struct SlipRow {
    race_number: u8,
    race: Option<RaceName>,
    seat: u8,
    player: String,
    entry: Option<u8>,
    bet: &'static str,
    backed_seat: Option<u8>,
    backed_player: Option<String>,
    odds: Option<u32>,
    stake: Option<i64>,
    paid: Option<i64>,
    prize: Option<i64>,
    purse: Option<i64>,
}

#[derive(Serialize)]
struct SettlementRow {
    race_number: u8,
    race: RaceName,
    seat: u8,
    player: String,
    grade: Option<u8>,
    lane: Option<u8>,
    place: Option<u8>,
    disqualified: bool,
    purse_before: i64,
    prize: i64,
    backed_seat: Option<u8>,
    backed_player: Option<String>,
    odds: Option<u32>,
    stake: i64,
    paid: i64,
    deposits_lost: i64,
    purse_after: i64,
}

#[derive(Serialize)]
struct MoneyRow {
    race_number: u8,
    race: Option<RaceName>,
    seat: u8,
    player: String,
    purse: i64,
}

/// The slip of these eyes' own seat as rows; nothing for the stand.
pub fn own_slip_rows(meeting: &Meeting<'_>, rows: Rows) -> Option<Vec<u8>> {
    let seat = meeting.seats().find(|&seat| meeting.view.eye.is(seat))?;
    Some(rows.write(&slip(meeting, seat, rows)))
}

/// Everybody's slips as rows, once the meeting is over; nothing before.
pub fn slip_rows(meeting: &Meeting<'_>, rows: Rows) -> Option<Vec<u8>> {
    meeting.view.result.as_ref()?;
    let all = meeting.seats().flat_map(|seat| slip(meeting, seat, rows));
    Some(rows.write(&all.collect::<Vec<_>>()))
}

/// What each race that is settled has brought to each seat.
pub fn settlement_rows(meeting: &Meeting<'_>, minutes: &Minutes, rows: Rows) -> Vec<u8> {
    let races = 0..meeting.view.past.len();
    let all = races.flat_map(|nth| {
        let seats = meeting.seats();
        seats.map(move |seat| settlement(meeting, minutes, rows, nth, seat))
    });
    rows.write(&all.collect::<Vec<_>>())
}

/// The money of each seat at the start and after each race that is settled.
pub fn money_rows(meeting: &Meeting<'_>, rows: Rows) -> Vec<u8> {
    let row = |race_number: u8, race: Option<RaceName>, seat: Seat, purse: Money| MoneyRow {
        race_number,
        race,
        seat: seat.into(),
        player: name(meeting, rows, seat),
        purse: purse.in_pounds(),
    };
    let start = meeting.seats().map(|seat| row(0, None, seat, PURSE));
    let races = meeting.view.past.iter().flat_map(|race| {
        let purse = |seat: Seat| race.cash[seat.index()];
        meeting
            .seats()
            .map(move |seat| row(race.number, Some(race.race), seat, purse(seat)))
    });
    rows.write(&start.chain(races).collect::<Vec<_>>())
}

fn name(meeting: &Meeting<'_>, rows: Rows, seat: Seat) -> String {
    rows.text(&meeting.player(seat).name)
}

fn slip(meeting: &Meeting<'_>, seat: Seat, rows: Rows) -> Vec<SlipRow> {
    let lines = (1..).zip(Slip::of(meeting, seat).lines);
    let pounds = |money: Money| money.in_pounds();
    let row = |(race_number, line): (u8, super::filled::Filled)| {
        let (bet, backed) = match line.bet {
            Backed::Unknown => ("", None),
            Backed::Nothing => ("none", None),
            Backed::Horse(on) => ("horse", Some(on)),
        };
        SlipRow {
            race_number,
            race: line.race,
            seat: seat.into(),
            player: name(meeting, rows, seat),
            entry: line.entry.map(Into::into),
            bet,
            backed_seat: backed.map(Into::into),
            backed_player: backed.map(|on| name(meeting, rows, on)),
            odds: line.odds,
            stake: line.stake.map(pounds),
            paid: line.settled.map(|settled| pounds(settled.paid)),
            prize: line.settled.map(|settled| pounds(settled.prize)),
            purse: line.settled.map(|settled| pounds(settled.purse)),
        }
    };
    lines.map(row).collect()
}

fn settlement(
    meeting: &Meeting<'_>,
    minutes: &Minutes,
    rows: Rows,
    nth: usize,
    seat: Seat,
) -> SettlementRow {
    let race = &meeting.view.past[nth];
    let before = nth.checked_sub(1).map(|nth| &meeting.view.past[nth]);
    let bet = race.bets[seat.index()];
    let row = past::row(race, seat);
    let place = past::enclosure(race).position(|placed| placed == seat);
    SettlementRow {
        race_number: race.number,
        race: race.race,
        seat: seat.into(),
        player: name(meeting, rows, seat),
        grade: row.map(|row| row.grade.into()),
        lane: row.map(|row| row.lane.into()),
        place: place.and_then(|place| u8::try_from(place + 1).ok()),
        disqualified: race.disqualified.contains(seat),
        purse_before: before
            .map_or(PURSE, |race| race.cash[seat.index()])
            .in_pounds(),
        prize: race.prizes[seat.index()].in_pounds(),
        backed_seat: bet.map(|bet| bet.on.into()),
        backed_player: bet.map(|bet| name(meeting, rows, bet.on)),
        odds: bet
            .and_then(|bet| past::row(race, bet.on))
            .map(|row| row.odds),
        stake: bet.map_or(0, |bet| bet.stake.in_pounds()),
        paid: bet.map_or(0, |bet| past::paid(race, bet).in_pounds()),
        deposits_lost: minutes.lost(nth, seat).in_pounds(),
        purse_after: race.cash[seat.index()].in_pounds(),
    }
}
