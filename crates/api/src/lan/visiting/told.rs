//! The game as the host tells it, on its way into our account of it.

use std::sync::Arc;
use std::time::Duration;

use ::lan::Payload;
use ::lan::message::{SeatList, Verdict};
use serde_json::json;
use table::{Eye, Seat};
use tokio::time::Instant;

use super::account::Account;
use super::diary::Diary;
use super::elsewhere::{Act, Elsewhere, PATIENCE};
use super::place::{Place, Waiting};
use super::stay::Stay;
use super::wire::{Happened, Now, Past, Shown, Standing};
use crate::lan::told::Deed;
use crate::lan::view::Nonsense;
use crate::lan::{ShutWhy, payload};
use crate::tables::now;
use crate::{ActError, App, GameEvent};

/// Who watches may say two things a second; the past is asked for with less.
const SPACED: Duration = Duration::from_millis(700);
/// A question that has no answer by then is asked again.
const ASKED_AGAIN: Duration = Duration::from_secs(5);

impl From<Nonsense> for ShutWhy {
    fn from(_: Nonsense) -> Self {
        Self::Malformed
    }
}

impl Stay {
    /// Everybody at the table.
    pub(super) fn seats(&mut self, n: usize, list: SeatList) -> Result<(), Nonsense> {
        if list.seats.len() > Seat::MOST {
            return Err(Nonsense);
        }
        if self.list.is_none() || self.is_first(n) {
            self.list = Some(list);
            self.note_table();
        }
        Ok(())
    }

    /// The table was shown as it stands.
    pub(super) fn shown(&mut self, n: usize, body: &Payload) -> Result<(), Nonsense> {
        let standing = match Shown::read(body, self.places[n].eye)? {
            Shown::Lobby(setup) if self.game.is_none() => {
                self.lobby = Some(setup);
                return Ok(());
            }
            // The game does not go back to where people sit down.
            Shown::Lobby(_) => return Err(Nonsense),
            Shown::Game(standing) => *standing,
        };
        self.places[n].game.clone_from(&standing.commitment);
        if self.past_games.contains(&standing.commitment) {
            // Another connection has seen the next game already.
            return Ok(());
        }
        let only = self.places.len() == 1;
        match self.game.clone() {
            Some(game) if game.account().commitment() == standing.commitment => {
                game.account().shown(standing, only)?;
            }
            _ => self.begin_game(standing)?,
        }
        self.ask_past_soon();
        self.enter();
        Ok(())
    }

    /// The first game, or the next one at the same table.
    fn begin_game(&mut self, standing: Standing) -> Result<(), Nonsense> {
        let account = Account::of(standing, self.ours(), Arc::clone(&self.desktop))?;
        if let Some(game) = self.game.take() {
            self.past_games.push(game.account().commitment().to_owned());
            self.before = self
                .table
                .take()
                .map(|table| (table, game))
                .or(self.before.take());
        }
        let acts = self.to_acts.clone();
        self.game = Some(Arc::new(Elsewhere::new(self.id, now(), account, acts)));
        self.open_diary();
        self.note_table();
        Ok(())
    }

    /// The game, where this connection tells of it.
    fn game_of(&self, n: usize) -> Option<Arc<Elsewhere>> {
        let game = self.game.clone()?;
        let is_of = game.account().commitment() == self.places[n].game;
        is_of.then_some(game)
    }

    /// Something has happened.
    pub(super) fn happened(
        &mut self,
        n: usize,
        public: &Payload,
        private: Option<&Payload>,
    ) -> Result<(), Nonsense> {
        let eye = self.places[n].eye;
        let Some(game) = self.game_of(n) else {
            return Ok(());
        };
        let happened = {
            let account = game.account();
            Happened::read(public, private, eye, account.game())?
        };
        if let (Eye::Seat(seat), Some(own)) = (eye, &happened.own) {
            self.note_own(seat, happened.chapter.line, &own.events);
        }
        game.account().happened(happened)?;
        self.note_story();
        Ok(())
    }

    /// How the table stands beside its events.
    pub(super) fn now(&mut self, n: usize, body: &Payload) -> Result<(), Nonsense> {
        let now = Now::read(body)?;
        self.stuck = now.stuck;
        if let Some(game) = self.game_of(n) {
            game.account().now(now);
        }
        self.note_story();
        Ok(())
    }

    /// What happened before we came.
    pub(super) fn past(&mut self, n: usize, body: &Payload) -> Result<(), Nonsense> {
        let Some(game) = self.game_of(n) else {
            return Ok(());
        };
        let mut account = game.account();
        let past = Past::read(body, account.game())?;
        let is_whole = account.past(past)?;
        drop(account);
        self.asks = (!is_whole).then(|| Instant::now() + SPACED);
        self.enter();
        self.note_story();
        Ok(())
    }

    pub(super) fn ask_past_soon(&mut self) {
        let asks = |game: &Arc<Elsewhere>| game.account().asks_after().is_some();
        if self.game.as_ref().is_some_and(asks) {
            self.asks = Some(Instant::now());
        }
    }

    pub(super) fn ask_past(&mut self) {
        let after = self
            .game
            .as_ref()
            .and_then(|game| game.account().asks_after());
        let Some(after) = after else {
            self.asks = None;
            return;
        };
        let mut all = 0..self.places.len();
        if let Some(n) = all.find(|&n| self.places[n].is_here() && self.game_of(n).is_some()) {
            self.places[n].guest().0.ask_past(after);
        }
        self.asks = Some(Instant::now() + ASKED_AGAIN);
    }

    /// The game is among the app's tables as soon as all of its story can be told.
    fn enter(&mut self) {
        let Some(game) = self.game.as_ref().filter(|game| game.account().is_whole()) else {
            return;
        };
        if let (None, Some(app)) = (self.table, self.app.upgrade()) {
            self.table = Some(app.enter(Arc::clone(game)));
            self.publish();
            self.leave_before(&app);
        }
        self.note_table();
        self.note_story();
    }

    /// Nobody looks at the game before any more.
    pub(super) fn leave_before(&mut self, app: &App) {
        if let Some((table, game)) = self.before.take() {
            app.part(table);
            game.account().close();
        }
    }

    /// Tells the game who plays here.
    pub(super) fn seat(&mut self) {
        if let Some(game) = &self.game {
            let here = self.places.iter().filter(|place| place.is_here());
            let awaited = here.filter_map(Place::seat).collect();
            game.account().seat(self.ours(), awaited);
        }
    }

    /// Nobody has to come back to a table where the last game is over.
    pub(super) fn give_up_seats(&self) {
        let is_over = self
            .game
            .as_ref()
            .is_some_and(|game| game.account().is_over());
        if is_over {
            self.ours().iter().for_each(|seat| self.forget(seat));
        }
    }

    /// Somebody here acts.
    pub(super) fn act(&mut self, act: Act) {
        let Act {
            seat,
            seen,
            mv,
            answer,
        } = act;
        let waiting = Waiting::new(answer, PATIENCE);
        let Some(place) = self
            .places
            .iter_mut()
            .find(|place| place.seat() == Some(seat))
        else {
            return waiting.answer(Err(ActError::NotYours { seat }));
        };
        let deed = payload(&Deed { seen, mv });
        let (guest, now) = place.guest();
        match guest.act(now, None, deed) {
            Ok(()) => place.acting = Some(waiting),
            // The one before has no answer yet, so there is none for this.
            Err(::lan::guest::Busy) => waiting.answer(Err(ActError::HostAway)),
        }
    }

    /// The host has judged what somebody here did.
    pub(super) fn answered(&mut self, n: usize, verdict: &Verdict) {
        let Some(acting) = self.places[n].acting.take() else {
            return;
        };
        let moment = self.game.as_ref().map_or(0, |game| game.account().line());
        acting.answer(match verdict {
            Verdict::Done { .. } => Ok(()),
            Verdict::Stale { .. } | Verdict::Old {} => Err(ActError::Stale { moment }),
            Verdict::Refused { why } => Err(why.read().unwrap_or(ActError::HostAway)),
        });
    }

    fn open_diary(&mut self) {
        if let (Some(app), Some(table)) = (self.app.upgrade(), self.goal.table) {
            // Where there is no room for it we play all the same.
            let diary = app.home().visited().diary(&table.text()).ok();
            self.diary = diary.map(Diary::go_on);
        }
    }

    fn note_table(&mut self) {
        let (Some(game), Some(welcome)) = (&self.game, &self.welcome) else {
            return;
        };
        let list = self.list.as_ref();
        let names: Option<Vec<&str>> =
            list.map(|list| list.seats.iter().map(|card| card.name.as_str()).collect());
        let table = {
            let account = game.account();
            json!({
                "id": welcome.table,
                "name": welcome.name,
                "app": welcome.app,
                "setup": account.game(),
                "commitment": account.commitment(),
                "names": names,
                "revealed": account.revealed(),
            })
        };
        self.note(|diary| diary.table(&table));
    }

    fn note_story(&mut self) {
        let Some(game) = self.game.clone() else {
            return;
        };
        let account = game.account();
        self.note(|diary| {
            account
                .story_after(diary.line())
                .iter()
                .try_for_each(|chapter| diary.chapter(chapter))
        });
        let is_over = account.revealed().is_some();
        drop(account);
        if is_over {
            self.note_table();
        }
    }

    fn note_own(&mut self, seat: Seat, line: u32, events: &[GameEvent]) {
        self.note(|diary| diary.own(seat, line, events));
    }

    /// Writes in the diary. What cannot be written once is not written any more: a diary has no gaps.
    fn note(&mut self, write: impl FnOnce(&mut Diary) -> Result<(), store::StoreError>) {
        if let Some(diary) = &mut self.diary
            && write(diary).is_err()
        {
            self.diary = None;
        }
    }
}
