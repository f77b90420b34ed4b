//! The commands by name, for clients that send text: one list, from which both the names and the
//! calls follow.

use bots::Level;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::lan::{AwayChoice, HostOffer, JoinBy, NearbyTold, PartyId, PartyTold, SeatFor};
use crate::surprise::Taste;
use crate::{
    App, DesktopTold, GameMove, HistoryQuery, MeetingSetup, Settings, Setup, Source, TableId, Told,
    Wanted, Written,
};

/// How a command by name ended.
#[derive(Debug)]
pub enum Turn {
    /// It was carried out; its answer.
    Done(Value),
    /// It was turned away; its error.
    Turned(Value),
    /// There is no such command, or not with these arguments.
    Misspoken(String),
}

macro_rules! commands {
    ($($name:ident($($arg:ident: $type:ty),*) => $kind:ident;)*) => {
        /// The names of all commands. The first four take a channel; the rest take and give values.
        pub const COMMANDS: &[&str] = &["watch", "watch_parties", "listen", "watch_desktop", $(stringify!($name)),*];

        fn call(app: &App, command: &str, arguments: Value) -> Turn {
            match command {
                $(stringify!($name) => {
                    #[derive(Deserialize)]
                    struct Arguments { $($arg: $type),* }
                    match read::<Arguments>(arguments) {
                        Ok(Arguments { $($arg),* }) => commands!(@$kind app.$name($($arg),*)),
                        Err(misspoken) => misspoken,
                    }
                })*
                _ => Turn::Misspoken(format!("there is no command `{command}`")),
            }
        }
    };
    (@plain $call:expr) => { Turn::Done(value(&$call)) };
    (@tried $call:expr) => {
        match $call {
            Ok(answer) => Turn::Done(value(&answer)),
            Err(error) => Turn::Turned(value(&error)),
        }
    };
}

commands! {
    hello() => plain;
    change_settings(settings: Settings) => tried;
    books() => plain;
    surprise(taste: Taste) => plain;
    check(setup: Setup) => plain;
    open(setup: Setup, seed: Option<String>) => tried;
    rematch(table: TableId) => tried;
    tables() => plain;
    broken_tables() => plain;
    look(table: TableId, seat: Seat) => tried;
    act(table: TableId, seat: Seat, moment: u32, mv: GameMove) => tried;
    undo(table: TableId, seat: Seat) => tried;
    close(table: TableId) => tried;
    history(query: HistoryQuery, after: u32, most: u32) => tried;
    statistics(query: HistoryQuery) => tried;
    delete_table(file: String) => tried;
    forget_player(name: String) => tried;
    export_record(file: String) => tried;
    export_picture(file: String, picture: String) => tried;
    import_record(text: String) => tried;
    replay(file: String) => tried;
    lay_open(file: String, line: u32) => tried;
    export_table(table: TableId) => tried;
    take_over(text: String) => tried;
    stop_listening(ear: u32) => plain;
    checkup() => tried;
    host_party(offer: HostOffer) => tried;
    host_again(table: TableId) => tried;
    give_seat(party: PartyId, seat: Seat, to: SeatFor) => tried;
    choose_away(party: PartyId, away: AwayChoice) => tried;
    start_party(party: PartyId, fill: Level) => tried;
    join_party(to: JoinBy, name: String) => tried;
    take_seat(party: PartyId, seat: Seat, name: String) => tried;
    leave_seat(party: PartyId, seat: Seat) => tried;
    set_ready(party: PartyId, seat: Seat, ready: bool) => tried;
    vote(party: PartyId, seat: Seat, bot: bool) => tried;
    say(party: PartyId, text: String) => tried;
    shout(party: PartyId, shout: u8) => tried;
    come_back(party: PartyId) => tried;
    leave_party(party: PartyId) => tried;
    documents(source: Source) => tried;
    preview_document(wanted: Wanted) => tried;
    save_document(wanted: Wanted) => tried;
    view_document(wanted: Wanted) => tried;
    send_to_printer(wanted: Wanted) => tried;
    outlets() => plain;
    paper_meetings() => tried;
    open_meeting(setup: MeetingSetup) => tried;
    paper_meeting(meeting: String) => tried;
    write_down(meeting: String, written: Written) => tried;
    take_back(meeting: String) => tried;
    write_again(meeting: String) => tried;
    delete_meeting(meeting: String) => tried;
    bug_details() => plain;
    open_log() => tried;
    answer_closing(close: bool) => plain;
    toggle_full_screen() => plain;
}

/// A message of one of the streams.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Message {
    /// Of a table.
    Table(Box<Told>),
    /// Of the parties.
    Parties(PartyTold),
    /// Of the tables nearby.
    Nearby(NearbyTold),
    /// Of the desktop.
    Desktop(DesktopTold),
}

/// Does this command send messages for as long as somebody listens?
pub fn is_stream(command: &str) -> bool {
    matches!(
        command,
        "watch" | "watch_parties" | "listen" | "watch_desktop"
    )
}

/// Carries out a command by name. A stream sends its messages to `sink`.
pub fn dispatch(
    app: &App,
    command: &str,
    arguments: Value,
    sink: impl Fn(Message) -> bool + Send + 'static,
) -> Turn {
    #[derive(Deserialize)]
    struct Watch {
        table: TableId,
    }
    match command {
        "watch" => match read::<Watch>(arguments) {
            Err(misspoken) => misspoken,
            Ok(Watch { table }) => {
                turn(app.watch(table, move |told| sink(Message::Table(Box::new(told)))))
            }
        },
        "watch_parties" => {
            app.watch_parties(move |told| sink(Message::Parties(told)));
            Turn::Done(Value::Null)
        }
        "watch_desktop" => {
            app.watch_desktop(move |told| sink(Message::Desktop(told)));
            Turn::Done(Value::Null)
        }
        "listen" => turn(app.listen(move |told| sink(Message::Nearby(told)))),
        _ => call(app, command, arguments),
    }
}

fn turn<E: Serialize>(done: Result<(), E>) -> Turn {
    match done {
        Ok(()) => Turn::Done(Value::Null),
        Err(error) => Turn::Turned(value(&error)),
    }
}

fn read<A: DeserializeOwned>(arguments: Value) -> Result<A, Turn> {
    serde_json::from_value(arguments).map_err(|error| Turn::Misspoken(error.to_string()))
}

fn value(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("answers serialise: string keys, no failing parts")
}
