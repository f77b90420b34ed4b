//! The dialog that asks where to save a file. It is Rust that asks: the page gets no file access.

use tauri::{AppHandle, Manager as _};
use tauri_plugin_dialog::DialogExt as _;

/// Has the app ask by a dialog of this window where to save a file.
pub(crate) fn ask_where(app: &api::App, window: &AppHandle) {
    let window = window.clone();
    app.ask_where(Box::new(move |name, ending| {
        let mut dialog = window
            .dialog()
            .file()
            .set_file_name(name)
            .add_filter(ending.to_uppercase(), &[ending]);
        if let Ok(downloads) = window.path().download_dir() {
            dialog = dialog.set_directory(downloads);
        }
        if let Some(parent) = window.get_webview_window("main") {
            dialog = dialog.set_parent(&parent);
        }
        dialog.blocking_save_file()?.into_path().ok()
    }));
}
