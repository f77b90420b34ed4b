//! The commands for tables on the local network.
#![expect(
    clippy::needless_pass_by_value,
    reason = "Tauri hands every argument over by value"
)]

use api::lan::{
    AwayChoice, Checkup, HostOffer, JoinBy, NearbyTold, PartyError, PartyId, PartyTold, SeatFor,
};
use api::{App, Level, Seat, TableId};
use tauri::State;
use tauri::ipc::Channel;

#[tauri::command]
#[specta::specta]
pub(crate) fn watch_parties(app: State<'_, App>, told: Channel<PartyTold>) {
    app.watch_parties(move |message| told.send(message).is_ok());
}

#[tauri::command]
#[specta::specta]
pub(crate) fn listen(app: State<'_, App>, told: Channel<NearbyTold>) -> Result<(), PartyError> {
    app.listen(move |message| told.send(message).is_ok())
}

#[tauri::command]
#[specta::specta]
pub(crate) fn checkup(app: State<'_, App>) -> Result<Checkup, PartyError> {
    app.checkup()
}

#[tauri::command]
#[specta::specta]
pub(crate) fn stop_listening(app: State<'_, App>, ear: u32) {
    app.stop_listening(ear);
}

#[tauri::command]
#[specta::specta]
pub(crate) fn host_party(app: State<'_, App>, offer: HostOffer) -> Result<PartyId, PartyError> {
    app.host_party(offer)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn host_again(app: State<'_, App>, table: TableId) -> Result<PartyId, PartyError> {
    app.host_again(table)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn give_seat(
    app: State<'_, App>,
    party: PartyId,
    seat: Seat,
    to: SeatFor,
) -> Result<(), PartyError> {
    app.give_seat(party, seat, to)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn choose_away(
    app: State<'_, App>,
    party: PartyId,
    away: AwayChoice,
) -> Result<(), PartyError> {
    app.choose_away(party, away)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn start_party(
    app: State<'_, App>,
    party: PartyId,
    fill: Level,
) -> Result<TableId, PartyError> {
    app.start_party(party, fill)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn join_party(
    app: State<'_, App>,
    to: JoinBy,
    name: String,
) -> Result<PartyId, PartyError> {
    app.join_party(to, name)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn take_seat(
    app: State<'_, App>,
    party: PartyId,
    seat: Seat,
    name: String,
) -> Result<(), PartyError> {
    app.take_seat(party, seat, name)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn leave_seat(
    app: State<'_, App>,
    party: PartyId,
    seat: Seat,
) -> Result<(), PartyError> {
    app.leave_seat(party, seat)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn set_ready(
    app: State<'_, App>,
    party: PartyId,
    seat: Seat,
    ready: bool,
) -> Result<(), PartyError> {
    app.set_ready(party, seat, ready)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn vote(
    app: State<'_, App>,
    party: PartyId,
    seat: Seat,
    bot: bool,
) -> Result<(), PartyError> {
    app.vote(party, seat, bot)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn say(app: State<'_, App>, party: PartyId, text: String) -> Result<(), PartyError> {
    app.say(party, text)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn shout(app: State<'_, App>, party: PartyId, shout: u8) -> Result<(), PartyError> {
    app.shout(party, shout)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn come_back(app: State<'_, App>, party: PartyId) -> Result<(), PartyError> {
    app.come_back(party)
}

#[tauri::command]
#[specta::specta]
pub(crate) fn leave_party(app: State<'_, App>, party: PartyId) -> Result<(), PartyError> {
    app.leave_party(party)
}
