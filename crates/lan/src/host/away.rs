//! Seats whose players are away: what becomes of them, and the vote on it.

use table::{Seat, Seats};

use super::chair::Chair;
use super::{Conn, Host};
use crate::message::{AwayChoice, Holder, Poll, Vote};
use crate::{Refused, Time};

/// After so many milliseconds somebody is away for longer than a hiccup.
const LONG: u64 = 120_000;

impl Host {
    /// What becomes of seats whose players are away, from now on.
    pub fn choose_away(&mut self, now: Time, away: AwayChoice) {
        self.of.away = away;
        self.see_to_away(now);
        self.settle(now);
    }

    /// Somebody at the host's machine is for a bot that plays for this seat, or not any more.
    ///
    /// # Errors
    /// Where there is nothing to vote on.
    pub fn vote(&mut self, now: Time, voter: Seat, vote: Vote) -> Result<(), Refused> {
        let done = self.count(now, voter, vote);
        self.settle(now);
        done
    }

    pub(super) fn guest_votes(&mut self, now: Time, conn: Conn, vote: Vote) -> Result<(), Refused> {
        let voter = self.seat_of(conn).ok_or(Refused::OnlyWatching)?;
        self.count(now, voter, vote)
    }

    fn count(&mut self, now: Time, voter: Seat, vote: Vote) -> Result<(), Refused> {
        let Vote { seat, on } = vote;
        let chair = self.chairs.get(seat.index());
        let poll = chair.and_then(|chair| self.poll(now, chair));
        let before = poll.ok_or(Refused::NoVote { seat })?.votes;
        self.chairs[seat.index()].votes = if on {
            before.with(voter)
        } else {
            before.without(voter)
        };
        self.see_to_away(now);
        Ok(())
    }

    /// Lets bots stand in where that was chosen, or voted for.
    pub(super) fn see_to_away(&mut self, now: Time) {
        for seat in Seat::first(self.chairs.len()) {
            let chair = &self.chairs[seat.index()];
            let stands_in = match self.of.away {
                AwayChoice::Wait => false,
                AwayChoice::Bot => self.is_long_away(now, chair),
                AwayChoice::Vote => self.poll(now, chair).is_some_and(|poll| {
                    let votes = poll.votes.len();
                    votes >= usize::from(poll.needed)
                }),
            };
            if stands_in {
                self.stand_in(now, seat, true);
            }
        }
    }

    /// When somebody is next away for long.
    pub(super) fn next_away(&self, now: Time) -> Option<Time> {
        let away = self.chairs.iter().filter_map(|chair| chair.away);
        let long = away.map(|since| since.after(LONG));
        long.filter(|long| *long > now && self.of.started).min()
    }

    /// The vote that is on about a seat.
    pub(super) fn poll(&self, now: Time, chair: &Chair) -> Option<Poll> {
        if self.of.away != AwayChoice::Vote || !self.is_long_away(now, chair) {
            return None;
        }
        let there = self.people();
        let votes = chair.votes.iter().filter(|seat| there.contains(*seat));
        let half = there.len() / 2;
        Some(Poll {
            votes: votes.collect(),
            needed: u8::try_from(half + 1).unwrap_or(u8::MAX),
        })
    }

    fn is_long_away(&self, now: Time, chair: &Chair) -> bool {
        let may_be = matches!(chair.holder, Holder::Guest | Holder::Free);
        let away = chair.away.is_some_and(|since| now.since(since) >= LONG);
        self.of.started && may_be && away
    }

    /// The people who are at the table and could vote.
    fn people(&self) -> Seats {
        let seats = Seat::first(self.chairs.len());
        let is_there = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            match chair.holder {
                Holder::Here => true,
                Holder::Guest => chair.conn.is_some(),
                Holder::Free | Holder::Bot | Holder::StandIn => false,
            }
        };
        seats.filter(is_there).collect()
    }
}
