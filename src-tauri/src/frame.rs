//! The window as the app knows it: it can be closed, fill the screen, and call somebody who looks elsewhere.

#[cfg(target_os = "linux")]
use std::sync::atomic::AtomicU32;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use api::{App, Frame};
use notify_rust::Notification;
use tauri::{AppHandle, Manager as _, UserAttentionType, WebviewWindow};

use crate::awake::Awake;
use crate::words;

/// The one window.
pub(crate) const MAIN: &str = "main";

/// Is the window behind others?
#[derive(Default)]
pub(crate) struct Behind(AtomicBool);

impl Behind {
    /// The window has come to the front, or has gone behind. Who looks has not to be called any more.
    pub(crate) fn set(&self, window: &tauri::Window, is_behind: bool) {
        self.0.store(is_behind, Relaxed);
        if !is_behind {
            // A system that knows no such sign has none to take back.
            drop(window.request_user_attention(None));
        }
    }
}

/// The window.
pub(crate) struct Window {
    handle: AppHandle,
    awake: Awake,
}

impl Window {
    /// That of this handle.
    pub(crate) fn new(handle: AppHandle) -> Self {
        let seen = handle.clone();
        Self {
            handle,
            awake: Awake::new(move || the_one(&seen).is_some_and(|window| is_seen(&window))),
        }
    }
}

impl Frame for Window {
    fn webview(&self) -> Option<String> {
        tauri::webview_version().ok()
    }

    fn toggle_full_screen(&self) {
        let toggled = the_one(&self.handle).map(|window| {
            let is_full = window.is_fullscreen()?;
            window.set_fullscreen(!is_full)
        });
        if let Some(Err(error)) = toggled {
            tracing::warn!("the window does not fill the screen: {error}");
        }
    }

    fn close(&self) {
        self.handle.exit(0);
    }

    fn played(&self) {
        self.awake.happened();
    }

    fn awaits(&self, name: &str) {
        let (handle, name) = (self.handle.clone(), name.to_owned());
        if !handle.state::<Behind>().0.load(Relaxed) {
            return;
        }
        // The table waits for this thread, and the system takes its time. Where there is none, nobody is called.
        let called = thread::Builder::new()
            .name("call".into())
            .spawn(move || call(&handle, &name));
        drop(called);
    }
}

/// Calls somebody who looks elsewhere, where that is wanted.
fn call(handle: &AppHandle, name: &str) {
    let app = handle.state::<App>();
    if !app.notifies() {
        return;
    }
    if let Some(window) = the_one(handle) {
        drop(window.request_user_attention(Some(UserAttentionType::Informational)));
    }
    let mut message = Notification::new();
    message
        .appname("Race Night")
        .summary("Race Night")
        .body(&words::your_turn(app.language(), name))
        .icon("racenight-app");
    if show(&mut message).is_err() {
        tracing::info!("this system shows no messages");
    }
}

/// Shows a message, in place of the one before where the system can do that.
fn show(message: &mut Notification) -> notify_rust::error::Result<()> {
    #[cfg(target_os = "linux")]
    {
        /// The number of the message before; 0 is none.
        static LAST: AtomicU32 = AtomicU32::new(0);
        let shown = message.id(LAST.load(Relaxed)).show()?;
        LAST.store(shown.id(), Relaxed);
    }
    #[cfg(not(target_os = "linux"))]
    message.show().map(drop)?;
    Ok(())
}

/// Shows the window and brings it to the front.
pub(crate) fn raise(handle: &AppHandle) {
    let Some(window) = the_one(handle) else {
        return;
    };
    let raised = window
        .unminimize()
        .and_then(|()| window.show())
        .and_then(|()| window.set_focus());
    if let Err(error) = raised {
        tracing::warn!("the window does not come to the front: {error}");
    }
}

fn the_one(handle: &AppHandle) -> Option<WebviewWindow> {
    handle.get_webview_window(MAIN)
}

/// Can the window be seen, as far as the system says so?
fn is_seen(window: &WebviewWindow) -> bool {
    let is_minimized = window.is_minimized().unwrap_or(true);
    !is_minimized && window.is_visible().unwrap_or(false)
}
