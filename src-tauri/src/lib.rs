//! The window: Tauri is set up here, and each command is one line that calls `api`.
//!
//! What lives here: the window, the list of commands, the bindings that the page is written against.
//! What does not: rules, state, files, clocks. All of that is behind `api`, which knows nothing of Tauri.

mod awake;
mod commands;
mod dialog;
mod frame;
mod guard;
mod menu;
mod place;
mod webkit;
mod words;

use std::env;
use std::path::Path;

use api::{App, Errand};
use tauri::plugin::{self, TauriPlugin};
use tauri::webview::PageLoadEvent;
use tauri::{
    AppHandle, Builder, Manager as _, RunEvent, WebviewWindowBuilder, Window, WindowEvent, Wry,
};
use tauri_plugin_window_state::StateFlags;
use tauri_specta::collect_commands;

use crate::frame::Behind;

pub use webkit::start_anew_where_blank;

/// Every command, with the types of its arguments and answers: for the window, and for the page's bindings.
pub fn surface() -> tauri_specta::Builder<Wry> {
    // One shape a type: what the page is told and what it says are written alike.
    tauri_specta::Builder::new()
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
            commands::desktop::bug_details,
            commands::desktop::open_log,
            commands::desktop::watch_desktop,
            commands::desktop::answer_closing,
            commands::desktop::toggle_full_screen,
        ])
}

/// Opens the window on an app and runs until it is closed. `app` makes it: where another Race Night is open already, that
/// one gets the errand, and there is none to be made here.
pub fn open(app: impl FnOnce() -> App + Send + 'static) -> tauri::Result<()> {
    let errand = errand();
    let mut builder = Builder::default();
    if !errand.is_apart {
        builder = builder.plugin(tauri_plugin_single_instance::init(
            |handle, words, folder| started_again(handle, words, &folder),
        ));
    }
    builder
        .plugin(beginning(app))
        .plugin(tauri_plugin_dialog::init())
        .plugin(
            tauri_plugin_window_state::Builder::default()
                .with_state_flags(StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED)
                .build(),
        )
        .setup(move |handle| {
            let app = handle.state::<App>();
            app.framed_by(Box::new(frame::Window::new(handle.handle().clone())));
            app.run(errand);
            dialog::ask_where(app.inner(), handle.handle());
            if cfg!(target_os = "macos") {
                menu::lay(handle.handle())?;
            }
            window(handle)?;
            Ok(())
        })
        .on_page_load(|page, load| {
            if load.event() == PageLoadEvent::Finished
                && let Some(window) = page.get_webview_window(page.label())
                && let Err(error) = place::keep_on_screen(&window)
            {
                tracing::warn!("where the window is, is not known: {error}");
            }
        })
        .on_window_event(on_window_event)
        .invoke_handler(guard::guarded(surface().invoke_handler()))
        .build(tauri::generate_context!())?
        .run(|handle, event| on_event(handle, &event));
    Ok(())
}

/// The window of the configuration. It is called what the page is called.
fn window(handle: &tauri::App) -> tauri::Result<()> {
    let configured = handle.config().app.windows.first();
    let configured = configured.ok_or(tauri::Error::WindowNotFound)?;
    WebviewWindowBuilder::from_config(handle, configured)?
        .on_document_title_changed(|window, title| {
            // It keeps the title before where it cannot have this one.
            drop(window.set_title(&title));
        })
        .build()?;
    Ok(())
}

/// Makes the app, after what may end this start and before what needs it.
fn beginning(app: impl FnOnce() -> App + Send + 'static) -> TauriPlugin<Wry> {
    plugin::Builder::new("beginning")
        .setup(|handle, _| {
            handle.manage(app());
            handle.manage(Behind::default());
            Ok(())
        })
        .build()
}

/// What this start is for, by its words; the first of them is the program.
fn errand() -> Errand {
    let words = env::args_os().skip(1);
    let words = words.map(|word| word.to_string_lossy().into_owned());
    Errand::of(words, &env::current_dir().unwrap_or_default())
}

/// Somebody has started the program again: the window comes to the front, with what he wants of it.
fn started_again(handle: &AppHandle, words: Vec<String>, folder: &str) {
    frame::raise(handle);
    if let Some(app) = handle.try_state::<App>() {
        app.run(Errand::of(words.into_iter().skip(1), Path::new(folder)));
    }
}

fn on_window_event(window: &Window, event: &WindowEvent) {
    match event {
        WindowEvent::CloseRequested { api, .. } if !window.state::<App>().may_close() => {
            api.prevent_close();
        }
        WindowEvent::Focused(is_focused) => window.state::<Behind>().set(window, !is_focused),
        _ => {}
    }
}

fn on_event(handle: &AppHandle, event: &RunEvent) {
    match event {
        // A Mac says in this way what is opened with the program.
        #[cfg(target_os = "macos")]
        RunEvent::Opened { urls } => {
            let words = urls.iter().map(ToString::to_string);
            handle.state::<App>().run(Errand::of(words, Path::new("/")));
            frame::raise(handle);
        }
        RunEvent::Exit => handle.state::<App>().rest(),
        _ => {}
    }
}
