//! The commands by name, for clients that send text: one list, from which both the names and the
//! calls follow.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::surprise::Taste;
use crate::{App, GameMove, Settings, Setup, TableId, Told};

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
        /// The names of all commands. `watch` takes a channel; the rest take and give values.
        pub const COMMANDS: &[&str] = &["watch", $(stringify!($name)),*];

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
    surprise(taste: Taste) => plain;
    check(setup: Setup) => plain;
    open(setup: Setup, seed: Option<String>) => tried;
    rematch(table: TableId) => tried;
    tables() => plain;
    look(table: TableId, seat: Seat) => tried;
    act(table: TableId, seat: Seat, moment: u32, mv: GameMove) => tried;
    undo(table: TableId, seat: Seat) => tried;
    close(table: TableId) => tried;
}

/// Carries out a command by name. `watch` sends its messages to `sink`.
pub fn dispatch(
    app: &App,
    command: &str,
    arguments: Value,
    sink: impl Fn(Told) -> bool + Send + 'static,
) -> Turn {
    #[derive(Deserialize)]
    struct Watch {
        table: TableId,
    }
    if command != "watch" {
        return call(app, command, arguments);
    }
    match read::<Watch>(arguments) {
        Err(misspoken) => misspoken,
        Ok(Watch { table }) => match app.watch(table, sink) {
            Ok(()) => Turn::Done(Value::Null),
            Err(error) => Turn::Turned(value(&error)),
        },
    }
}

fn read<A: DeserializeOwned>(arguments: Value) -> Result<A, Turn> {
    serde_json::from_value(arguments).map_err(|error| Turn::Misspoken(error.to_string()))
}

fn value(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("answers serialise: string keys, no failing parts")
}
