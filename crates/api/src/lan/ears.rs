//! Listening for tables nearby, for as long as somebody here wants to know.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::lan::bytes::{Fingerprint, TableId};
use ::lan::link::{Multicast, News};
use ::lan::message::Versions;
use tokio::sync::Notify;

use super::card::{NearbyTable, NearbyTold};
use super::error::PartyError;
use super::{LetsIn, Listed, Remembered, remembered};
use crate::App;
use crate::app::WeakApp;

/// So many tables of before are asked whether they are there.
const MOST_BEFORE: usize = 16;

/// Where messages go; answers whether somebody is still there.
pub(super) type EarSink = Box<dyn Fn(NearbyTold) -> bool + Send>;

/// Those who listen, and what was heard last.
#[derive(Default)]
pub(crate) struct Ears {
    hearing: Mutex<Hearing>,
    /// Tells the task that somebody has begun to listen, or has stopped.
    stir: Arc<Notify>,
}

#[derive(Default)]
struct Hearing {
    last: u32,
    sinks: BTreeMap<u32, EarSink>,
    /// Is the task there?
    is_on: bool,
    heard: Vec<Listed>,
    /// Those where we were before and that were not heard, and whether they answer.
    before: Vec<(Remembered, bool)>,
    trouble: Option<String>,
}

/// Listens for somebody.
pub(super) fn listen(app: &App, sink: EarSink) -> Result<(), PartyError> {
    let network = app.network();
    let ears = network.ears();
    if !network.is_open() {
        // Nothing will ever be heard.
        sink(ears.hearing().told(app, 0));
        return Ok(());
    }
    let runtime = network.runtime()?;
    let mut hearing = ears.hearing();
    hearing.last += 1;
    let ear = hearing.last;
    if !sink(hearing.told(app, ear)) {
        return Ok(());
    }
    hearing.sinks.insert(ear, sink);
    if !std::mem::replace(&mut hearing.is_on, true) {
        runtime.spawn(hear(app.downgrade(), Arc::clone(&ears.stir)));
    }
    Ok(())
}

impl Ears {
    /// An ear is not needed any more.
    pub(super) fn stop(&self, ear: u32) {
        self.hearing().sinks.remove(&ear);
        self.stir.notify_one();
    }

    /// A table that was heard, by its id in the list.
    pub(super) fn find(&self, id: &str) -> Option<Listed> {
        let hearing = self.hearing();
        let mut heard = hearing.heard.iter();
        heard.find(|one| listed_as(one) == id).cloned()
    }

    /// How many tables were heard last.
    pub(super) fn heard(&self) -> u32 {
        u32::try_from(self.hearing().heard.len()).unwrap_or(u32::MAX)
    }

    fn hearing(&self) -> MutexGuard<'_, Hearing> {
        // A panic elsewhere has been reported there; this is whole between changes.
        self.hearing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells what is heard now. Says whether anybody still listens; the task ends where nobody does.
    fn tell(&self, app: &App) -> bool {
        let mut hearing = self.hearing();
        let told = hearing.told(app, 0);
        hearing.sinks.retain(|&ear, sink| {
            sink(NearbyTold {
                ear,
                ..told.clone()
            })
        });
        hearing.is_wanted()
    }

    fn is_wanted(&self) -> bool {
        self.hearing().is_wanted()
    }
}

impl Hearing {
    /// Does anybody still listen? The task ends where nobody does.
    fn is_wanted(&mut self) -> bool {
        self.is_on = !self.sinks.is_empty();
        self.is_on
    }

    /// Something is news.
    fn hear(&mut self, news: News, heard: Vec<Listed>, before: Vec<(Remembered, bool)>) {
        if let News::Trouble(why) = news {
            self.trouble = Some(why);
        }
        (self.heard, self.before) = (heard, before);
    }

    fn told(&self, app: &App, ear: u32) -> NearbyTold {
        let held = app.home().held_seats().tables();
        let heard = self.heard.iter().map(|listed| near(app, &held, listed));
        let before = self.before.iter();
        let before = before.map(|(one, there)| past(&held, one, *there));
        NearbyTold {
            ear,
            tables: heard.chain(before).collect(),
            trouble: self.trouble.clone(),
        }
    }
}

/// Listens until nobody wants to know any more.
async fn hear(app: WeakApp, stir: Arc<Notify>) {
    let mut multicast = match Multicast::open().and_then(|mut open| open.listen().map(|()| open)) {
        Ok(multicast) => multicast,
        Err(why) => {
            if let Some(app) = app.upgrade() {
                let ears = app.network().ears();
                ears.hearing().trouble = Some(why.to_string());
                ears.tell(&app);
                ears.hearing().is_on = false;
            }
            return;
        }
    };
    let begun = app.upgrade().map(|app| {
        app.network().ears().hearing().trouble = None;
        remembered(&app)
    });
    let Some(known) = begun else { return };
    for one in known.iter().take(MOST_BEFORE) {
        multicast.remember(one.table, one.key, one.name.clone(), &one.addresses);
    }
    loop {
        let is_wanted = tokio::select! {
            news = multicast.next() => {
                let heard = multicast.nearby().list().cloned().collect();
                let before = before(&known, &multicast);
                app.upgrade().is_some_and(|app| {
                    let ears = app.network().ears();
                    ears.hearing().hear(news, heard, before);
                    ears.tell(&app)
                })
            }
            () = stir.notified() => app.upgrade().is_some_and(|app| app.network().ears().is_wanted()),
        };
        if !is_wanted {
            return;
        }
    }
}

/// What a table is called in the list. Two that say the same of themselves with two keys are two: one of
/// them may be somebody who pretends to be the other.
pub(super) fn id_of(table: TableId, key: Fingerprint) -> String {
    format!("{}.{}", table.text(), key.text())
}

fn listed_as(listed: &Listed) -> String {
    id_of(listed.advert.table, listed.advert.fingerprint)
}

/// The tables where we were before and that were not heard.
fn before(known: &[Remembered], multicast: &Multicast) -> Vec<(Remembered, bool)> {
    let unheard = multicast.nearby().remembered();
    let with_more = unheard.filter_map(|one| {
        let is_it = |other: &&Remembered| (other.table, other.key) == (one.table, one.fingerprint);
        Some((known.iter().find(is_it)?.clone(), one.there))
    });
    with_more.collect()
}

/// One where we were before, as it is listed: nothing is known of it now but whether it answers.
fn past(held: &BTreeSet<String>, one: &Remembered, there: bool) -> NearbyTable {
    NearbyTable {
        id: one.id(),
        name: one.name.clone(),
        game: one.game.parse().ok(),
        stage: None,
        taken: 0,
        seats: 0,
        code: true,
        link_only: false,
        speaks: true,
        app: String::new(),
        grey: !there,
        held: held.contains(&one.table.text()),
        ours: false,
    }
}

fn near(app: &App, held: &BTreeSet<String>, listed: &Listed) -> NearbyTable {
    let advert = &listed.advert;
    NearbyTable {
        id: listed_as(listed),
        name: listed.name.clone(),
        game: advert.game.parse().ok(),
        stage: Some(advert.stage.into()),
        taken: advert.taken,
        seats: advert.seats,
        code: advert.lets_in == LetsIn::Code,
        link_only: advert.lets_in == LetsIn::Link,
        speaks: advert.versions.common(Versions::OURS).is_some(),
        app: advert.app.clone(),
        grey: listed.grey,
        held: held.contains(&advert.table.text()),
        ours: app.network().is_ours(advert.table),
    }
}
