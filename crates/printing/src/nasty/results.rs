//! The results of the meeting.

mod chart;

use nasty::{PURSE, PastRace};
use table::{Money, Seat};

use super::minutes::{Hearing, Minutes};
use super::{Meeting, past};
use crate::form::{Cell, Column, Ruled, heading, masthead};
use crate::sheet::{Area, Outline, Page, Part, Sheets, Style, Tone, Way};
use crate::words::fill;

/// The races on a page.
const ON_A_PAGE: usize = 3;

/// What came of the races that are settled: placings, objections, prizes, bets, and everybody's money by
/// race.
pub fn results(meeting: &Meeting<'_>, minutes: &Minutes) -> Vec<u8> {
    let words = meeting.words();
    let title = words.nasty.results.title;
    let mut sheets = Sheets::new(title, meeting.stationery.language.code());
    for (nth, races) in meeting.view.past.chunks(ON_A_PAGE).enumerate() {
        let page = sheets.page(meeting.stationery.paper, Way::Portrait);
        let mut room = page.frame(page.sheet.inset(26.0, 26.0), 1.0);
        if nth == 0 {
            let under = words.nasty.race_card.subtitle;
            masthead(page, &mut room, words.game.nasty, title, under);
        }
        for (race, block) in races.iter().zip(room.cells(1, 3, 12.0)) {
            draw(page, block, meeting, minutes, race);
        }
    }
    let is_first = sheets.pages.is_empty();
    let page = sheets.page(meeting.stationery.paper, Way::Landscape);
    money_page(page, meeting, is_first);
    sheets.into_pdf()
}

fn draw(page: &mut Page, area: Area, meeting: &Meeting<'_>, minutes: &Minutes, race: &PastRace) {
    let words = meeting.words();
    let mut room = area;
    let head = room.cut_top(26.0);
    page.fill(Outline::rect(head), Tone::PALE);
    page.rule(head, 1.4, Tone::INK);
    let told = fill(
        words.nasty.race_of,
        &[
            ("number", &race.number.to_string()),
            ("race", meeting.race_name(race.race)),
        ],
    );
    let mut strip = head.inset(6.0, 0.0);
    let prizes = strip.cut_right(strip.width * 0.42);
    page.says(
        Part::Heading(told.clone()),
        strip,
        Style::bold(15.0).tone(Tone::CLARET),
        &told,
    );
    let style = Style::roman(10.0).right();
    page.says(Part::Paragraph, prizes, style, &meeting.prizes(race.race));
    room.cut_top(5.0);
    let bets_area = room.cut_right(room.width * 0.52);
    room.cut_right(10.0);
    placings(page, &mut room, meeting, race);
    bets(page, bets_area, meeting, race);
    let nth = usize::from(race.number) - 1;
    hearings(page, room, meeting, minutes.of(nth));
}

/// Who came where, who was thrown out, who also ran; what is left below.
fn placings(page: &mut Page, room: &mut Area, meeting: &Meeting<'_>, race: &PastRace) {
    let words = meeting.words();
    let w = &words.nasty;
    let columns = [
        Column::middle("", 0.7),
        Column::left(w.results.placings, 3.0),
        Column::middle(w.odds, 1.25),
        Column::right(w.slip.prize, 2.0),
    ];
    let placed: Vec<Seat> = past::enclosure(race).collect();
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for (&seat, place) in placed.iter().zip(words.ordinals) {
        let player = meeting.player(seat);
        let odds = past::row(race, seat).map_or(0, |row| row.odds);
        let prize = race.prizes[seat.index()];
        rows.push(vec![
            Cell::Bold(place.to_owned()),
            Cell::Worn(player.silks, player.name.clone()),
            Cell::Text(meeting.odds(odds)),
            if prize == Money::NONE {
                Cell::Free
            } else {
                Cell::Text(meeting.money(prize))
            },
        ]);
    }
    if rows.is_empty() {
        let mut row = vec![Cell::Free; columns.len()];
        row[1] = Cell::Quiet(w.results.none_home.to_owned());
        rows.push(row);
    }
    let ruled = Ruled {
        size: 11.0,
        most: 30.0,
        words,
    };
    let height = 17.0 + 28.0 * 3.0;
    let mut strip = room.cut_top(height);
    let drawn = ruled.draw(page, strip, &columns, &rows);
    strip.cut_top(drawn.height);
    room.y -= strip.height;
    room.height += strip.height;
    room.cut_top(3.0);
    let others = |seats: &[Seat]| {
        let names = seats.iter().map(|&seat| meeting.player(seat).name.as_str());
        names.collect::<Vec<_>>().join(", ")
    };
    let out: Vec<Seat> = race.disqualified.iter().collect();
    let seats = meeting.seats();
    let ran: Vec<Seat> = seats
        .filter(|seat| !placed.contains(seat) && !out.contains(seat))
        .collect();
    line(page, room, w.results.disqualified, &others(&out));
    line(page, room, w.results.also_ran, &others(&ran));
}

/// A word and names; nothing where there are none.
fn line(page: &mut Page, room: &mut Area, word: &str, names: &str) {
    if names.is_empty() {
        return;
    }
    let mut strip = room.cut_top(20.0);
    page.part(Part::Paragraph, |page| {
        let label = strip.cut_left(strip.width * 0.27);
        page.text(label, Style::italic(9.0).tone(Tone::QUIET), word);
        page.text(strip, Style::roman(9.5), names);
    });
}

fn bets(page: &mut Page, area: Area, meeting: &Meeting<'_>, race: &PastRace) {
    let words = meeting.words();
    let w = &words.nasty;
    let columns = [
        Column::left(w.results.bets, 2.2),
        Column::left(w.slip.backed, 2.2),
        Column::right(w.stake, 1.9),
        Column::right(w.slip.paid, 2.0),
    ];
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for (seat, bet) in meeting.seats().zip(&race.bets) {
        let Some(bet) = *bet else { continue };
        let (player, horse) = (meeting.player(seat), meeting.player(bet.on));
        let paid = past::paid(race, bet);
        rows.push(vec![
            Cell::Worn(player.silks, player.name.clone()),
            Cell::Worn(horse.silks, horse.name.clone()),
            Cell::Text(meeting.money(bet.stake)),
            if paid == Money::NONE {
                Cell::Quiet(w.slip.lost.to_owned())
            } else {
                Cell::Bold(meeting.money(paid))
            },
        ]);
    }
    if rows.is_empty() {
        let mut row = vec![Cell::Free; columns.len()];
        row[0] = Cell::Quiet(w.results.no_bets.to_owned());
        rows.push(row);
    }
    let ruled = Ruled {
        size: 10.5,
        most: 38.0,
        words,
    };
    ruled.draw(page, area, &columns, &rows);
}

fn hearings(page: &mut Page, area: Area, meeting: &Meeting<'_>, hearings: &[Hearing]) {
    let w = &meeting.words().nasty.results;
    let mut room = area;
    room.cut_top(3.0);
    let label = room.cut_top(13.0);
    page.says(Part::Paragraph, label, Style::bold(9.0), w.hearings);
    if hearings.is_empty() {
        let strip = room.cut_top(14.0);
        let style = Style::italic(9.5).tone(Tone::QUIET);
        page.says(Part::Paragraph, strip, style, w.no_hearings);
        return;
    }
    let count = u16::try_from(hearings.len()).unwrap_or(u16::MAX);
    let most = 26.0 * f32::from(count);
    let room = Area {
        height: room.height.min(most),
        ..room
    };
    for (hearing, strip) in hearings.iter().zip(room.rows(count)) {
        let says = told(meeting, hearing);
        page.says(Part::Paragraph, strip, Style::roman(9.5).prose(), &says);
    }
}

fn told(meeting: &Meeting<'_>, hearing: &Hearing) -> String {
    let w = &meeting.words().nasty.results;
    let sentence = match (hearing.deposit.is_some(), hearing.sustained) {
        (true, true) => w.objection_sustained,
        (true, false) => w.objection_dismissed,
        (false, true) => w.enquiry_sustained,
        (false, false) => w.enquiry_dismissed,
    };
    let [first, second] = hearing.dice.map(|die| die.to_string());
    let words = [
        ("by", meeting.player(hearing.by).name.as_str()),
        ("horse", meeting.player(hearing.on).name.as_str()),
        ("first", &first),
        ("second", &second),
    ];
    fill(sentence, &words)
}

/// Everybody's money: the figures, the chart, and who is the richest.
fn money_page(page: &mut Page, meeting: &Meeting<'_>, is_first: bool) {
    let words = meeting.words();
    let w = &words.nasty.results;
    let mut room = page.frame(page.sheet.inset(26.0, 26.0), 1.0);
    if is_first {
        masthead(page, &mut room, words.game.nasty, w.title, w.running);
    }
    heading(page, &mut room, 17.0, w.money);
    let rows = f32::from(u16::try_from(meeting.players.len()).unwrap_or(6));
    let table = room.cut_top(18.0 + 25.0 * rows);
    money_table(page, table, meeting);
    room.cut_top(14.0);
    let mut side = room.cut_right(room.width * 0.34);
    room.cut_right(16.0);
    chart::draw(page, room, meeting, &courses(meeting));
    let title = match meeting.view.result {
        Some(_) => w.standings,
        None => w.running,
    };
    heading(page, &mut side, 13.0, title);
    standings(page, side, meeting);
}

/// The money of each seat at the start and after each race.
fn courses(meeting: &Meeting<'_>) -> Vec<Vec<Money>> {
    let after = |seat: Seat| {
        let races = meeting.view.past.iter();
        races.map(move |race| race.cash[seat.index()])
    };
    let course = |seat| std::iter::once(PURSE).chain(after(seat)).collect();
    meeting.seats().map(course).collect()
}

fn money_table(page: &mut Page, area: Area, meeting: &Meeting<'_>) {
    let words = meeting.words();
    let mut columns = vec![
        Column::left(words.nasty.owner, 2.0),
        Column::right(words.nasty.results.start, 1.1),
    ];
    for race in &meeting.races()[..] {
        columns.push(Column::right(meeting.race_name(*race), 1.5));
    }
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for (player, course) in meeting.players.iter().zip(courses(meeting)) {
        let mut row = vec![Cell::Worn(player.silks, player.name.clone())];
        row.extend(course.iter().map(|&cash| Cell::Text(meeting.money(cash))));
        row.resize(columns.len(), Cell::Free);
        rows.push(row);
    }
    let ruled = Ruled {
        size: 11.0,
        most: 25.0,
        words,
    };
    ruled.draw(page, area, &columns, &rows);
}

/// The richest first; those who are equally rich share the place (N-36).
fn standings(page: &mut Page, area: Area, meeting: &Meeting<'_>) {
    let words = meeting.words();
    let cash = |seat: Seat| meeting.view.cash[seat.index()];
    let mut seats: Vec<Seat> = meeting.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(cash(seat)));
    let columns = [
        Column::middle("", 0.7),
        Column::left(words.nasty.owner, 2.6),
        Column::right(words.nasty.slip.purse, 2.0),
    ];
    let row = |&seat: &Seat| {
        let richer = seats.iter().filter(|&&other| cash(other) > cash(seat));
        let player = meeting.player(seat);
        vec![
            Cell::Bold(words.ordinals[richer.count()].to_owned()),
            Cell::Worn(player.silks, player.name.clone()),
            Cell::Bold(meeting.money(cash(seat))),
        ]
    };
    let rows: Vec<Vec<Cell>> = seats.iter().map(row).collect();
    let ruled = Ruled {
        size: 11.5,
        most: 30.0,
        words,
    };
    ruled.draw(page, area, &columns, &rows);
}
