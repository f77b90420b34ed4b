//! The commands: each is one line that calls `api`.
#![expect(
    clippy::needless_pass_by_value,
    reason = "Tauri hands every argument over by value"
)]

use api::{
    ActError, App, GameMove, Hello, Look, OpenError, Seat, Settings, Setup, SetupError, StoreError,
    TableCard, TableId, Taste, Told, Unknown,
};
use tauri::State;
use tauri::ipc::Channel;

#[tauri::command]
#[specta::specta]
pub(crate) fn hello(app: State<'_, App>) -> Hello {
    app.hello()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn change_settings(app: State<'_, App>, settings: Settings) -> Result<(), StoreError> {
    app.change_settings(settings)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn surprise(app: State<'_, App>, taste: Taste) -> Setup {
    app.surprise(taste)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn check(app: State<'_, App>, setup: Setup) -> Vec<SetupError> {
    app.check(setup)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn open(
    app: State<'_, App>,
    setup: Setup,
    seed: Option<String>,
) -> Result<TableId, OpenError> {
    app.open(setup, seed)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn rematch(app: State<'_, App>, table: TableId) -> Result<TableId, OpenError> {
    app.rematch(table)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn tables(app: State<'_, App>) -> Vec<TableCard> {
    app.tables()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn watch(
    app: State<'_, App>,
    table: TableId,
    told: Channel<Told>,
) -> Result<(), Unknown> {
    app.watch(table, move |message| told.send(message).is_ok())
}

#[tauri::command]
#[specta::specta]
pub(crate) fn look(app: State<'_, App>, table: TableId, seat: Seat) -> Result<Look, ActError> {
    app.look(table, seat)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn act(
    app: State<'_, App>,
    table: TableId,
    seat: Seat,
    moment: u32,
    mv: GameMove,
) -> Result<(), ActError> {
    app.act(table, seat, moment, mv)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn undo(app: State<'_, App>, table: TableId, seat: Seat) -> Result<(), ActError> {
    app.undo(table, seat)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn close(app: State<'_, App>, table: TableId) -> Result<(), Unknown> {
    app.close(table)
}
