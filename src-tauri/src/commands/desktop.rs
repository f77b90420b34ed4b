//! The commands for what is around the app: what is handed over, the window itself, the log.
#![expect(
    clippy::needless_pass_by_value,
    reason = "Tauri hands every argument over by value"
)]

use api::{App, BugDetails, DesktopTold, LogError};
use tauri::State;
use tauri::ipc::Channel;

#[tauri::command]
#[specta::specta]
pub(crate) fn bug_details(app: State<'_, App>) -> BugDetails {
    app.bug_details()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn open_log(app: State<'_, App>) -> Result<(), LogError> {
    app.open_log()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn watch_desktop(app: State<'_, App>, told: Channel<DesktopTold>) {
    app.watch_desktop(move |message| told.send(message).is_ok());
}

#[tauri::command]
#[specta::specta]
pub(crate) fn answer_closing(app: State<'_, App>, close: bool) {
    app.answer_closing(close);
}

#[tauri::command]
#[specta::specta]
pub(crate) fn toggle_full_screen(app: State<'_, App>) {
    app.toggle_full_screen();
}
