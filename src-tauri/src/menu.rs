//! The menu that a Mac expects. Other systems expect none of a game.

use tauri::menu::{AboutMetadata, Menu, MenuItem, PredefinedMenuItem as Usual, Submenu};
use tauri::{AppHandle, Manager as _, Wry};

use crate::frame::MAIN;

/// The item that closes the window: asked as when it is closed by its button.
const QUIT: &str = "quit";

/// Lays the menu on the app.
pub(crate) fn lay(app: &AppHandle) -> tauri::Result<()> {
    app.set_menu(menu(app)?)?;
    app.on_menu_event(|app, event| {
        if event.id() == QUIT
            && let Some(window) = app.get_webview_window(MAIN)
        {
            // One that is closing already needs no more.
            drop(window.close());
        }
    });
    Ok(())
}

fn menu(app: &AppHandle) -> tauri::Result<Menu<Wry>> {
    let line = || Usual::separator(app);
    let quit = MenuItem::with_id(app, QUIT, "Quit Race Night", true, Some("Cmd+Q"))?;
    let about = Usual::about(app, None, Some(AboutMetadata::default()))?;
    let program = Submenu::with_items(
        app,
        "Race Night",
        true,
        &[
            &about,
            &line()?,
            &Usual::services(app, None)?,
            &line()?,
            &Usual::hide(app, None)?,
            &Usual::hide_others(app, None)?,
            &Usual::show_all(app, None)?,
            &line()?,
            &quit,
        ],
    )?;
    let edit = Submenu::with_items(
        app,
        "Edit",
        true,
        &[
            &Usual::undo(app, None)?,
            &Usual::redo(app, None)?,
            &line()?,
            &Usual::cut(app, None)?,
            &Usual::copy(app, None)?,
            &Usual::paste(app, None)?,
            &Usual::select_all(app, None)?,
        ],
    )?;
    let view = Submenu::with_items(app, "View", true, &[&Usual::fullscreen(app, None)?])?;
    let window = Submenu::with_items(
        app,
        "Window",
        true,
        &[
            &Usual::minimize(app, None)?,
            &Usual::maximize(app, None)?,
            &line()?,
            &Usual::close_window(app, None)?,
        ],
    )?;
    Menu::with_items(app, &[&program, &edit, &view, &window])
}
