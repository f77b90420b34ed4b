//! What is printed for one seat, or for the stand, does not change with what another seat alone knows.

use nasty::{Bet, Book, Entries, Fixed, Meeting as Table, Move, Rules, Stage};
use printing::nasty::{
    Meeting, Minutes, blank_board, board, event_cards, money_rows, own_slip, own_slip_rows,
    race_card, results, settlement_rows, slips,
};
use printing::{Rows, Stationery};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use table::{Eye, Game as _, Money, Playout as _, Seat};

use crate::evening::friends;
use crate::tools::text;

/// The one whose eyes are printed for, and the one who has a secret.
const ANN: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);
const CLEO: Seat = Seat::at(2);

/// What Ben alone knows.
#[derive(Clone, Copy)]
struct Secret {
    entries: [u8; 6],
    bet: Bet,
}

/// A meeting before whose first race Ben has sealed his bet, and the others have not.
fn sealed(secret: Secret) -> Table {
    let mut meeting = Table::open(Book::printed(), &Rules::default(), &Fixed {}, 3).unwrap();
    let mut rng = SmallRng::seed_from_u64(99);
    meeting.chance(&mut rng);
    meeting.chance(&mut rng);
    meeting.play(ANN, &Move::Entries(Entries([1, 2, 3, 4, 5, 6])));
    meeting.play(BEN, &Move::Entries(Entries(secret.entries)));
    meeting.play(CLEO, &Move::Entries(Entries([6, 5, 4, 3, 2, 1])));
    meeting.chance(&mut rng);
    assert_eq!(meeting.stage(), Stage::Bets);
    meeting.play(BEN, &Move::Bet(Some(secret.bet)));
    meeting
}

/// And the others, too, so that the stakes are shown.
fn shown(secret: Secret) -> Table {
    let mut meeting = sealed(secret);
    let bet = Bet {
        on: ANN,
        stake: Money::pounds(2_000),
    };
    meeting.play(ANN, &Move::Bet(Some(bet)));
    meeting.play(CLEO, &Move::Bet(None));
    meeting
}

/// Everything that can be printed for these eyes.
fn all_for(meeting: &Table, eye: Eye) -> Vec<Option<Vec<u8>>> {
    let view = meeting.view(eye);
    let players = friends(3);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: Stationery::default(),
    };
    let minutes = Minutes::default();
    vec![
        own_slip(&paper),
        own_slip_rows(&paper, Rows::Csv),
        own_slip_rows(&paper, Rows::Json),
        slips(&paper),
        Some(board(&paper)),
        Some(blank_board(&paper)),
        Some(race_card(&paper)),
        Some(results(&paper, &minutes)),
        Some(event_cards(&paper)),
        Some(settlement_rows(&paper, &minutes, Rows::Csv)),
        Some(money_rows(&paper, Rows::Csv)),
    ]
}

const SECRET: Secret = Secret {
    entries: [4, 1, 2, 3, 5, 6],
    bet: Bet {
        on: CLEO,
        stake: Money::pounds(17_000),
    },
};

#[test]
fn a_sealed_bet_changes_nothing_on_other_papers() {
    let other = Secret {
        bet: Bet {
            on: ANN,
            stake: Money::pounds(3_000),
        },
        ..SECRET
    };
    for eye in [Eye::Seat(ANN), Eye::Stand] {
        assert!(all_for(&sealed(SECRET), eye) == all_for(&sealed(other), eye));
    }
    let ben = Eye::Seat(BEN);
    assert!(all_for(&sealed(SECRET), ben) != all_for(&sealed(other), ben));
}

#[test]
fn the_horse_stays_hidden_when_the_stakes_are_shown() {
    let other = Secret {
        bet: Bet {
            on: BEN,
            ..SECRET.bet
        },
        ..SECRET
    };
    for eye in [Eye::Seat(ANN), Eye::Stand] {
        assert!(all_for(&shown(SECRET), eye) == all_for(&shown(other), eye));
    }
}

#[test]
fn entries_to_come_change_nothing_on_other_papers() {
    let other = Secret {
        entries: [4, 6, 5, 3, 2, 1],
        ..SECRET
    };
    for eye in [Eye::Seat(ANN), Eye::Stand] {
        assert!(all_for(&shown(SECRET), eye) == all_for(&shown(other), eye));
    }
}

/// The same, seen from the other side: a sum that only Ben knows stands on his slip and nowhere else.
#[test]
fn a_canary_sings_on_its_own_slip_alone() {
    let meeting = sealed(SECRET);
    let sings = |file: &Option<Vec<u8>>| {
        let Some(file) = file else { return false };
        let told = if file.starts_with(b"%PDF") {
            text("canary.pdf", file)
        } else {
            String::from_utf8(file.clone()).unwrap()
        };
        told.contains("17,000") || told.contains("17000")
    };
    let bens = all_for(&meeting, Eye::Seat(BEN));
    assert!(bens[..3].iter().all(sings));
    for eye in [Eye::Seat(ANN), Eye::Seat(CLEO), Eye::Stand] {
        assert!(!all_for(&meeting, eye).iter().any(sings));
    }
}
