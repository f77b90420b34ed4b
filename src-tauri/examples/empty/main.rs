//! An empty window, with which `npm run bench -- app` compares the app: what Tauri and the web view cost by themselves.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!("examples/empty/tauri.conf.json"))
}
