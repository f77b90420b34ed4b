//! Our stay at a table: the connections there, and what becomes of them.

use std::sync::Arc;
use std::time::Duration;

use ::lan::Refused;
use ::lan::guest::{Held, Output, State};
use ::lan::link::Told;
use ::lan::message::{SeatList, Welcome};
use table::{Eye, Seat, Seats};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

use super::diary::Diary;
use super::elsewhere::{Act, Elsewhere};
use super::goal::{self, Goal, Remembered};
use super::place::{Place, next};
use super::shut::End;
use crate::app::WeakApp;
use crate::desktop::Desktop;
use crate::lan::network::Asked;
use crate::lan::{GuestLine, PartyError, PartyId, ShutWhy};
use crate::tables::now;
use crate::{App, Setup, TableId};

/// How often a host who is away is looked for elsewhere.
const LOOKING: Duration = Duration::from_secs(5);

/// Our stay at a table.
pub(super) struct Stay {
    pub(super) app: WeakApp,
    pub(super) desktop: Arc<Desktop>,
    pub(super) id: PartyId,
    pub(super) goal: Goal,
    pub(super) name: String,
    pub(super) places: Vec<Place>,
    /// Why there are no connections, where there are none.
    pub(super) ended: Option<GuestLine>,
    pub(super) welcome: Option<Welcome>,
    pub(super) list: Option<SeatList>,
    /// The set-up, while people sit down.
    pub(super) lobby: Option<Setup>,
    pub(super) game: Option<Arc<Elsewhere>>,
    /// The game among the app's tables, once its story is known.
    pub(super) table: Option<TableId>,
    /// The game before it, while people still look at that.
    pub(super) before: Option<(TableId, Arc<Elsewhere>)>,
    /// What binds the games that were over when another began.
    pub(super) past_games: Vec<String>,
    pub(super) stuck: bool,
    pub(super) diary: Option<Diary>,
    /// When the past is asked for next.
    pub(super) asks: Option<Instant>,
    looks: Instant,
    orders: UnboundedReceiver<Asked>,
    acts: UnboundedReceiver<Act>,
    pub(super) to_acts: UnboundedSender<Act>,
}

impl Stay {
    /// On the way: to the seats that are ours there, or to the stand.
    pub(super) fn begin(
        app: &App,
        id: PartyId,
        goal: Goal,
        name: String,
        orders: UnboundedReceiver<Asked>,
    ) -> Self {
        let (to_acts, acts) = unbounded_channel();
        let mut stay = Self {
            app: app.downgrade(),
            desktop: Arc::clone(app.desktop()),
            id,
            goal,
            name,
            places: Vec::new(),
            ended: None,
            welcome: None,
            list: None,
            lobby: None,
            game: None,
            table: None,
            before: None,
            past_games: Vec::new(),
            stuck: false,
            diary: None,
            asks: None,
            looks: Instant::now() + LOOKING,
            orders,
            acts,
            to_acts,
        };
        stay.set_out(app);
        stay
    }

    /// Runs it until it is left, or the app ends.
    pub(super) async fn run(mut self) {
        loop {
            let due = self.due();
            tokio::select! {
                (n, told) = next(&mut self.places) => {
                    if let Err(why) = self.hear(n, told) {
                        self.end(GuestLine::Shut { why });
                    }
                }
                asked = self.orders.recv() => match asked {
                    Some(asked) => if self.obey(asked) { return },
                    None => return,
                },
                Some(act) = self.acts.recv() => self.act(act),
                () = sleep_until(due) => self.tick(),
            }
            self.seat();
            self.publish();
        }
    }

    /// Sets out anew, with what lets one in.
    pub(super) fn set_out(&mut self, app: &App) {
        self.ended = None;
        let held = self
            .goal
            .table
            .map_or_else(Vec::new, |table| goal::held(app, table));
        self.take_up(held);
        if self.places.is_empty() {
            self.watch();
        }
    }

    /// Goes back to seats that are ours.
    fn take_up(&mut self, held: Vec<Held>) {
        let back = held.into_iter().map(|held| Place::back(&self.goal, &held));
        // Without chance there is no connection, and none to the stand either, which says so.
        let mut back: Vec<Place> = back.filter_map(Result::ok).collect();
        self.places.append(&mut back);
    }

    /// Goes to the stand, where there is something that lets one in.
    fn watch(&mut self) {
        if self.goal.pass.is_none() {
            return self.end(shut(ShutWhy::SeatGone));
        }
        match Place::new(&self.goal, Eye::Stand, &self.name) {
            Ok(place) => self.places.push(place),
            Err(_) => self.end(shut(ShutWhy::NotOffered)),
        }
    }

    fn hear(&mut self, n: usize, told: Told) -> Result<(), ShutWhy> {
        let output = match told {
            Told::Guest(output) => output,
            Told::OtherKey => {
                self.places[n].other_key = true;
                return Ok(());
            }
        };
        match output {
            Output::Keep(held) => self.keep(n, &held),
            Output::State(State::Shut(why)) => return self.lose(n, why.into()),
            Output::State(state) => {
                let place = &mut self.places[n];
                place.other_key &= state != State::Here;
                place.state = state;
            }
            Output::Welcome(welcome) => return self.welcomed(n, welcome),
            Output::Placed(eye) => self.placed(n, eye),
            Output::Seats(list) => self.seats(n, list)?,
            Output::Said(said) => self.said(n, said),
            Output::Refused(why) => return self.refused(n, why),
            Output::Answer(verdict) => self.answered(n, &verdict),
            Output::Snapshot { body, .. } => self.shown(n, &body)?,
            Output::Event {
                public, private, ..
            } => self.happened(n, &public, private.as_ref())?,
            Output::Now(body) => self.now(n, &body)?,
            Output::Past(body) => self.past(n, &body)?,
            Output::Dial(_) | Output::Hang(_) | Output::Wake => {}
        }
        Ok(())
    }

    /// What brings us back is on disk before the host is told so. Where it cannot be, the seat is not ours.
    fn keep(&mut self, n: usize, held: &Held) {
        let Some(app) = self.app.upgrade() else {
            return;
        };
        let Eye::Seat(seat) = held.eye else { return };
        let text = serde_json::to_string(held).expect("a seat is kept as plain JSON");
        let kept = app
            .home()
            .held_seats()
            .keep(&held.table.text(), seat.into(), &text);
        if let Err(cause) = kept {
            self.places[n].give_up(&PartyError::NotKept { cause });
            self.remove(n);
        }
    }

    /// The host says which table it is. Nothing was shown to him yet.
    fn welcomed(&mut self, n: usize, welcome: Welcome) -> Result<(), ShutWhy> {
        let Some(app) = self.app.upgrade() else {
            return Ok(());
        };
        if self.goal.table.is_some_and(|table| table != welcome.table) {
            return Err(ShutWhy::OtherTable);
        }
        let key = self.places[n].guest().0.host_key();
        let known = goal::pinned(&app, welcome.table);
        if known.is_some() && known != key {
            self.end(GuestLine::OtherKey);
            return Ok(());
        }
        let is_new = self.goal.table.replace(welcome.table).is_none();
        self.welcome = Some(Welcome {
            name: ::lan::clean(&welcome.name, ::lan::message::MOST_NAME),
            ..welcome
        });
        if is_new {
            // Only now it is known that there are seats of ours.
            let held = goal::held(&app, welcome.table);
            self.take_up(held);
        }
        Ok(())
    }

    /// A place is there.
    fn placed(&mut self, n: usize, eye: Eye) {
        let place = &mut self.places[n];
        let left = place.seat().filter(|seat| eye != Eye::Seat(*seat));
        (place.eye, place.is_ours) = (eye, true);
        if let Some(wish) = place.wish.take_if(|wish| wish.eye == eye) {
            wish.waiting.answer(Ok(None));
        }
        if let Some(seat) = left {
            self.forget(seat);
        }
        self.remember(n);
        self.ask_past_soon();
        self.leave_stand();
    }

    /// One who plays here sees more than the stand does.
    fn leave_stand(&mut self) {
        let plays = |place: &Place| place.seat().is_some() && place.is_here();
        if self.places.iter().any(plays) {
            self.places
                .retain(|place| place.eye != Eye::Stand || place.wish.is_some());
        }
    }

    /// The table is found again from now on, and its host known by his key.
    fn remember(&mut self, n: usize) {
        let (Some(app), Some(welcome)) = (self.app.upgrade(), &self.welcome) else {
            return;
        };
        let Some(key) = self.places[n].guest().0.host_key() else {
            return;
        };
        self.goal.known = Some(key);
        let remembered = Remembered {
            table: welcome.table,
            name: welcome.name.clone(),
            game: welcome.game.clone(),
            key,
            addresses: self.goal.addresses.clone(),
            last: now(),
        };
        let text = serde_json::to_string(&remembered).expect("it is kept as plain JSON");
        // Where it cannot be kept, the way there is to be shown again.
        drop(app.home().visited().keep(&welcome.table.text(), &text));
    }

    /// The host turns something away that he was told on this connection.
    fn refused(&mut self, n: usize, why: Refused) -> Result<(), ShutWhy> {
        let place = &mut self.places[n];
        match why {
            Refused::Token => return self.lose(n, End::SeatGone),
            Refused::TooMany { .. } if !place.is_ours => return self.lose(n, why.into()),
            Refused::Taken { seat } | Refused::NoSeat { seat } => {
                if let Some(wish) = place.wish.take() {
                    wish.waiting.answer(Err(PartyError::NotYours { seat }));
                }
            }
            Refused::TooFast | Refused::Chat { .. } => {
                if let Some(said) = place.saying.pop_front() {
                    said.answer(Err(PartyError::NotSaid));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A connection has ended for good.
    fn lose(&mut self, n: usize, end: End) -> Result<(), ShutWhy> {
        let place = &mut self.places[n];
        let asked = place.wish.as_ref().map(|wish| wish.eye);
        let why = match (asked, &end) {
            (Some(Eye::Seat(seat)), End::SeatGone) => PartyError::NotYours { seat },
            _ => PartyError::Away,
        };
        place.give_up(&why);
        let seat = place.seat();
        if matches!(end, End::Over(ShutWhy::Closed)) {
            self.give_up_seats();
        }
        self.remove(n);
        match end {
            End::Over(why @ ShutWhy::Closed) => return Err(why),
            End::Over(why) if self.places.is_empty() => return Err(why),
            End::Over(_) => {}
            End::SeatGone => {
                if let Some(seat) = seat {
                    self.forget(seat);
                }
                if self.places.is_empty() {
                    self.watch();
                }
            }
        }
        Ok(())
    }

    /// A seat is not ours any more, and nothing is to bring us back there.
    pub(super) fn forget(&self, seat: Seat) {
        if let (Some(app), Some(table)) = (self.app.upgrade(), self.goal.table) {
            // A token that is left is refused by the host.
            drop(app.home().held_seats().give_up(&table.text(), seat.into()));
        }
    }

    /// There are no connections any more.
    pub(super) fn end(&mut self, line: GuestLine) {
        for place in &mut self.places {
            place.give_up(&PartyError::Away);
        }
        self.places.clear();
        self.ended = Some(line);
    }

    fn remove(&mut self, n: usize) {
        self.places.remove(n);
    }

    /// The seats that are played here.
    pub(super) fn ours(&self) -> Seats {
        self.places.iter().filter_map(Place::seat).collect()
    }

    /// The connection that is listened to where all of them tell the same.
    pub(super) fn is_first(&self, n: usize) -> bool {
        self.places.iter().position(Place::is_here) == Some(n)
    }

    fn due(&self) -> Instant {
        let places = self.places.iter().filter_map(Place::due);
        let game = self.game.as_ref().and_then(|game| game.account().due());
        let due = places.chain(game).chain(self.asks).min();
        due.map_or(self.looks, |due| due.min(self.looks))
    }

    fn tick(&mut self) {
        let now = Instant::now();
        for place in &mut self.places {
            place.tick(now);
        }
        // Who has not come to a seat in time does not sit down later.
        let is_there =
            |place: &Place| place.is_ours || place.eye == Eye::Stand || place.wish.is_some();
        self.places.retain(is_there);
        if let Some(game) = &self.game {
            game.account().tick();
        }
        if self.asks.is_some_and(|due| due <= now) {
            self.ask_past();
        }
        if self.looks <= now {
            self.looks = now + LOOKING;
            self.look_for_host();
        }
    }

    /// A host who is away may have another address by now.
    fn look_for_host(&mut self) {
        let (Some(app), Some(table)) = (self.app.upgrade(), self.goal.table) else {
            return;
        };
        if self.places.iter().all(Place::is_here) {
            return;
        }
        let found = self.goal.known.map(|key| goal::found(&app, table, key));
        for address in found.into_iter().flatten() {
            if !self.goal.addresses.contains(&address) {
                self.goal.addresses.push(address);
            }
        }
        let away = self.places.iter_mut().filter(|place| !place.is_here());
        away.for_each(|place| place.found(self.goal.addresses.clone()));
    }
}

pub(super) fn shut(why: ShutWhy) -> GuestLine {
    GuestLine::Shut { why }
}
