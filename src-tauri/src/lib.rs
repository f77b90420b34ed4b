//! The window: Tauri is set up here, and each command is one line that calls `api`.
//!
//! What lives here: the window, the list of commands, the bindings that the page is written against.
//! What does not: rules, state, files, clocks. All of that is behind `api`, which knows nothing of Tauri.

mod commands;

use tauri_specta::{Builder, collect_commands};

/// Every command, with the types of its arguments and answers: for the window, and for the page's bindings.
pub fn surface() -> Builder<tauri::Wry> {
    // One shape a type: what the page is told and what it says are written alike.
    Builder::new()
        .disable_serde_phases()
        .commands(collect_commands![
            commands::hello,
            commands::change_settings,
            commands::surprise,
            commands::check,
            commands::open,
            commands::rematch,
            commands::tables,
            commands::watch,
            commands::look,
            commands::act,
            commands::undo,
            commands::close,
        ])
}

/// Opens the window on an app and runs until it is closed.
pub fn open(app: api::App) -> tauri::Result<()> {
    tauri::Builder::default()
        .manage(app)
        .invoke_handler(surface().invoke_handler())
        .run(tauri::generate_context!())
}
