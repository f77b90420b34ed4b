//! The results of a meeting.

use nasty::Event;
use printing::Language;
use printing::nasty::{Meeting, Minutes, results};
use table::{Money, Seat};

use crate::evening::{finished, friends, in_language, long_names, seen, third_race};
use crate::tools::{check, text};

/// As many Objections and Enquiries in each race as the deck allows in one.
fn much_said(races: usize) -> Minutes {
    let mut minutes = Minutes::default();
    for _ in 0..races {
        for by in 0..3 {
            let (seat, on) = (Seat::at(by), Seat::at(5 - by));
            if by < 2 {
                let deposit = Money::pounds(10_000);
                minutes.hear(&Event::DepositPaid { seat, deposit });
            }
            minutes.hear(&Event::Judged {
                seat,
                on,
                dice: [2, 5],
                sustained: false,
            });
        }
        minutes.hear(&Event::RaceOver {
            race: nasty::RaceName::BaronsBowl,
            number: 1,
            enclosure: Vec::new(),
            cash: Vec::new(),
        });
    }
    minutes
}

#[test]
fn they_have_every_race_and_everybodys_money() {
    let view = seen(&finished(4, 12));
    let players = friends(4);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(Language::English),
    };
    let pdf = results(&paper, &Minutes::default());
    check("results.pdf", &pdf);
    let told = text("results.pdf", &pdf);
    for number in 1..=6 {
        assert!(told.contains(&format!("Race {number} of 6")), "{told}");
    }
    for cash in &view.cash {
        assert!(told.contains(&cash.to_string()), "{cash} is missing");
    }
}

#[test]
fn they_stand_wherever_the_meeting_is() {
    let view = seen(&third_race(2, 7));
    let players = friends(2);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(Language::German),
    };
    let pdf = results(&paper, &Minutes::default());
    check("results-so-far.pdf", &pdf);
    assert!(text("results-so-far.pdf", &pdf).contains("Bis jetzt"));
}

/// Names of forty letters, money of fifteen digits, three languages.
#[test]
fn whatever_they_say_fits() {
    let mut view = seen(&finished(6, 8));
    for race in &mut view.past {
        for nth in 0..6 {
            race.cash[nth] = Money::pounds(
                350_123_456_789_000 - 1_000_000_000_000 * i64::try_from(nth).unwrap(),
            );
            race.prizes[nth] = Money::pounds(999_999_999_999_999);
            if let Some(bet) = &mut race.bets[nth] {
                bet.stake = Money::pounds(123_456_789_012_000);
            }
        }
    }
    let last = view.past.last().unwrap().cash.clone();
    view.cash = last;
    let players = long_names(6);
    for language in Language::ALL {
        let paper = Meeting {
            view: &view,
            players: &players,
            stationery: in_language(language),
        };
        let name = format!("results-{language:?}.pdf");
        let pdf = results(&paper, &much_said(6));
        check(&name, &pdf);
        let told = text(&name, &pdf).replace('\u{a0}', " ");
        assert!(told.contains("350.123.456.789.000 £") || told.contains("£350,123,456,789,000"));
    }
}
