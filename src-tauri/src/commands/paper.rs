//! The commands for documents, and for meetings of the boxed game.
#![expect(
    clippy::needless_pass_by_value,
    reason = "Tauri hands every argument over by value"
)]

use api::{
    App, Document, MeetingError, MeetingSetup, MeetingShelf, Outlets, PaperError, PaperMeeting,
    Preview, Source, StoreError, Wanted, Written,
};
use tauri::State;

#[tauri::command]
#[specta::specta]
pub(crate) fn documents(app: State<'_, App>, source: Source) -> Result<Vec<Document>, PaperError> {
    app.documents(source)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn preview_document(app: State<'_, App>, wanted: Wanted) -> Result<Preview, PaperError> {
    app.preview_document(wanted)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn save_document(
    app: State<'_, App>,
    wanted: Wanted,
) -> Result<Option<String>, PaperError> {
    app.save_document(wanted)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn view_document(app: State<'_, App>, wanted: Wanted) -> Result<(), PaperError> {
    app.view_document(wanted)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn send_to_printer(app: State<'_, App>, wanted: Wanted) -> Result<(), PaperError> {
    app.send_to_printer(wanted)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn outlets(app: State<'_, App>) -> Outlets {
    app.outlets()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn paper_meetings(app: State<'_, App>) -> Result<MeetingShelf, StoreError> {
    app.paper_meetings()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn open_meeting(
    app: State<'_, App>,
    setup: MeetingSetup,
) -> Result<PaperMeeting, MeetingError> {
    app.open_meeting(setup)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn paper_meeting(
    app: State<'_, App>,
    meeting: String,
) -> Result<PaperMeeting, MeetingError> {
    app.paper_meeting(meeting)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn write_down(
    app: State<'_, App>,
    meeting: String,
    written: Written,
) -> Result<PaperMeeting, MeetingError> {
    app.write_down(meeting, written)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn take_back(
    app: State<'_, App>,
    meeting: String,
) -> Result<PaperMeeting, MeetingError> {
    app.take_back(meeting)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn write_again(
    app: State<'_, App>,
    meeting: String,
) -> Result<PaperMeeting, MeetingError> {
    app.write_again(meeting)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn delete_meeting(app: State<'_, App>, meeting: String) -> Result<(), MeetingError> {
    app.delete_meeting(meeting)
}
