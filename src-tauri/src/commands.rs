//! The commands: each is one line that calls `api`.
#![expect(
    clippy::needless_pass_by_value,
    reason = "Tauri hands every argument over by value"
)]

pub(crate) mod desktop;
pub(crate) mod network;
pub(crate) mod paper;

use api::{
    ActError, App, Bookcase, BrokenTable, CloseError, ForgetError, Forgotten, GameMove, GameView,
    Hello, HistoryPage, HistoryQuery, Look, OpenError, RecordError, Replay, Seat, Settings, Setup,
    SetupError, Statistics, StoreError, TableCard, TableId, Taste, Told, Unknown,
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
pub(crate) fn books(app: State<'_, App>) -> Bookcase {
    app.books()
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
pub(crate) fn broken_tables(app: State<'_, App>) -> Vec<BrokenTable> {
    app.broken_tables()
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
pub(crate) fn close(app: State<'_, App>, table: TableId) -> Result<(), CloseError> {
    app.close(table)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn history(
    app: State<'_, App>,
    query: HistoryQuery,
    after: u32,
    most: u32,
) -> Result<HistoryPage, StoreError> {
    app.history(query, after, most)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn statistics(
    app: State<'_, App>,
    query: HistoryQuery,
) -> Result<Statistics, StoreError> {
    app.statistics(query)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn delete_table(app: State<'_, App>, file: String) -> Result<(), RecordError> {
    app.delete_table(file)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn forget_player(app: State<'_, App>, name: String) -> Result<Forgotten, ForgetError> {
    app.forget_player(name)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn export_record(app: State<'_, App>, file: String) -> Result<String, RecordError> {
    app.export_record(file)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn export_picture(
    app: State<'_, App>,
    file: String,
    picture: String,
) -> Result<String, RecordError> {
    app.export_picture(file, picture)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn import_record(app: State<'_, App>, text: String) -> Result<String, RecordError> {
    app.import_record(text)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn replay(app: State<'_, App>, file: String) -> Result<Replay, RecordError> {
    app.replay(file)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn lay_open(
    app: State<'_, App>,
    file: String,
    line: u32,
) -> Result<Vec<GameView>, RecordError> {
    app.lay_open(file, line)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn export_table(app: State<'_, App>, table: TableId) -> Result<String, RecordError> {
    app.export_table(table)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn take_over(app: State<'_, App>, text: String) -> Result<TableId, RecordError> {
    app.take_over(text)
}
