//! The desktop around the app: the window that shows the page, what is handed over from outside, and the questions and
//! signs that go beyond the page.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::Serialize;
use specta::Type;
use table::Seats;

use crate::lan::{PartyCard, PartyStage};
use crate::{App, Handed, Seated, Setup};

/// What is around the page: a window. What it is told of a table it must not answer at once, but elsewhere; the table
/// waits.
pub trait Frame: Send + Sync {
    /// The version of what shows the page.
    fn webview(&self) -> Option<String>;
    /// Goes from a window to the full screen, or back.
    fn toggle_full_screen(&self);
    /// Closes the window, and asks nobody.
    fn close(&self);
    /// Something has happened at a table with people here.
    fn played(&self);
    /// This person here is awaited, and was not before.
    fn awaits(&self, name: &str);
}

/// A message of the stream of the desktop.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum DesktopTold {
    /// Something was handed over: at the start, by a second start, by the system.
    Handed {
        /// What.
        what: Handed,
    },
    /// The window is to be closed, and guests are at a table of ours: `answer_closing` is waited for. Without an answer
    /// the next attempt closes it.
    Closing {
        /// How many guests.
        guests: u32,
    },
    /// A command came to grief. The log tells more.
    Broke,
}

/// Where messages of the stream go; answers whether somebody is still there.
type DesktopSink = Box<dyn Fn(DesktopTold) -> bool + Send>;

/// What is known of what is around the app.
#[derive(Default)]
pub(crate) struct Desktop {
    frame: OnceLock<Box<dyn Frame>>,
    page: Mutex<Page>,
}

/// The page, as far as it concerns the desktop.
#[derive(Default)]
struct Page {
    /// The one that asked last: one that is loaded anew leaves the old stream behind.
    sink: Option<DesktopSink>,
    /// What was handed over before there was anybody to tell.
    waiting: Vec<Handed>,
    /// Has it been asked whether the window may close?
    is_asked: bool,
}

impl Page {
    fn tell(&mut self, told: DesktopTold) -> bool {
        let is_told = self.sink.as_ref().is_some_and(|sink| sink(told));
        if !is_told {
            self.sink = None;
        }
        is_told
    }

    fn hand(&mut self, what: Handed) {
        if !self.tell(DesktopTold::Handed { what: what.clone() }) {
            self.waiting.push(what);
        }
    }
}

impl Desktop {
    pub(crate) fn frame(&self) -> Option<&dyn Frame> {
        self.frame.get().map(AsRef::as_ref)
    }

    pub(crate) fn hand(&self, what: Handed) {
        self.page().hand(what);
    }

    fn page(&self) -> MutexGuard<'_, Page> {
        // A panic elsewhere has been reported there; what is kept here is whole between messages.
        self.page.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// A window shows the page. The first to say so is right.
    pub fn framed_by(&self, frame: Box<dyn Frame>) {
        drop(self.desktop().frame.set(frame));
    }

    /// Tells what is handed over, what was before there was anybody to tell, and what else comes from the desktop, until
    /// somebody else wants to know.
    pub fn watch_desktop(&self, sink: impl Fn(DesktopTold) -> bool + Send + 'static) {
        let mut page = self.desktop().page();
        page.sink = Some(Box::new(sink));
        page.is_asked = false;
        for what in std::mem::take(&mut page.waiting) {
            page.hand(what);
        }
    }

    /// May the window be closed now? At a table of ours with guests the page is asked first; where it has been already,
    /// or nobody is there to be asked, it may.
    pub fn may_close(&self) -> bool {
        let guests = self.guests();
        let mut page = self.desktop().page();
        if guests == 0 || page.is_asked {
            return true;
        }
        page.is_asked = page.tell(DesktopTold::Closing { guests });
        !page.is_asked
    }

    /// What people say to the question whether the window may be closed.
    pub fn answer_closing(&self, close: bool) {
        self.desktop().page().is_asked = false;
        if let Some(frame) = self.desktop().frame().filter(|_| close) {
            frame.close();
        }
    }

    /// Goes from a window to the full screen, or back, where there is a window.
    pub fn toggle_full_screen(&self) {
        if let Some(frame) = self.desktop().frame() {
            frame.toggle_full_screen();
        }
    }

    /// A command came to grief: the page is told.
    pub fn broke(&self) {
        self.desktop().page().tell(DesktopTold::Broke);
    }

    /// How many people elsewhere are at tables of ours that are not over.
    fn guests(&self) -> u32 {
        let parties = self.network().cards();
        let on = parties
            .iter()
            .filter(|party| party.stage != PartyStage::Over);
        on.map(PartyCard::guests).sum()
    }
}

/// Who at this machine has been called to a table: somebody is, when he is awaited and nobody here was just before.
#[derive(Default)]
pub(crate) struct Calls {
    is_called: bool,
}

impl Calls {
    /// Something has happened at a table, and these are awaited now.
    pub(crate) fn hear(&mut self, desktop: &Desktop, setup: &Setup, awaited: Seats) {
        let Some(frame) = desktop.frame() else { return };
        let seats = setup.seats.iter().enumerate();
        let mut here = seats.filter(|(_, seat)| seat.player == Seated::Here);
        if here.clone().next().is_none() {
            return;
        }
        frame.played();
        let first = here.find(|(at, _)| awaited.iter().any(|seat| seat.index() == *at));
        let before = std::mem::replace(&mut self.is_called, first.is_some());
        if let Some((_, seat)) = first.filter(|_| !before) {
            frame.awaits(&seat.name);
        }
    }
}
