//! The window: Tauri is set up here, and each command is one line that calls `api`.
//!
//! What lives here: the window, the list of commands, the bindings that the page is written against.
//! What does not: rules, state, files, clocks. All of that is behind `api`, which knows nothing of Tauri.

mod commands;
mod dialog;

use tauri::Manager as _;
use tauri_specta::{Builder, collect_commands};

/// Every command, with the types of its arguments and answers: for the window, and for the page's bindings.
pub fn surface() -> Builder<tauri::Wry> {
    // One shape a type: what the page is told and what it says are written alike.
    Builder::new()
        .disable_serde_phases()
        .commands(collect_commands![
            commands::hello,
            commands::change_settings,
            commands::books,
            commands::surprise,
            commands::check,
            commands::open,
            commands::rematch,
            commands::tables,
            commands::broken_tables,
            commands::watch,
            commands::look,
            commands::act,
            commands::undo,
            commands::close,
            commands::history,
            commands::statistics,
            commands::delete_table,
            commands::forget_player,
            commands::export_record,
            commands::export_picture,
            commands::import_record,
            commands::replay,
            commands::lay_open,
            commands::export_table,
            commands::take_over,
            commands::network::watch_parties,
            commands::network::listen,
            commands::network::checkup,
            commands::network::stop_listening,
            commands::network::host_party,
            commands::network::host_again,
            commands::network::give_seat,
            commands::network::choose_away,
            commands::network::start_party,
            commands::network::join_party,
            commands::network::take_seat,
            commands::network::leave_seat,
            commands::network::set_ready,
            commands::network::vote,
            commands::network::say,
            commands::network::shout,
            commands::network::come_back,
            commands::network::leave_party,
            commands::paper::documents,
            commands::paper::preview_document,
            commands::paper::save_document,
            commands::paper::view_document,
            commands::paper::send_to_printer,
            commands::paper::outlets,
            commands::paper::paper_meetings,
            commands::paper::open_meeting,
            commands::paper::paper_meeting,
            commands::paper::write_down,
            commands::paper::take_back,
            commands::paper::write_again,
            commands::paper::delete_meeting,
        ])
}

/// Opens the window on an app and runs until it is closed.
pub fn open(app: api::App) -> tauri::Result<()> {
    tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .setup(|window| {
            dialog::ask_where(window.state::<api::App>().inner(), window.handle());
            Ok(())
        })
        .manage(app)
        .invoke_handler(surface().invoke_handler())
        .build(tauri::generate_context!())?
        .run(|window, event| {
            if let tauri::RunEvent::Exit = event {
                window.state::<api::App>().rest();
            }
        });
    Ok(())
}
