//! The talk with one client: commands in, answers and the stream of its tables out, in JSON text.
//!
//! `{"id": 1, "command": "act", "arguments": {…}}` is answered with `{"id": 1, "done": …}`,
//! `{"id": 1, "turned": …}` or `{"id": 1, "misspoken": "…"}`. After the `done` of a stream (`watch` …) come its
//! messages, `{"channel": 1, "told": {…}}`, the number being that of the command.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use api::{App, Message as News, Turn, dispatch, is_stream};
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tokio::sync::{Notify, mpsc};

/// The longest message that a client may send, in bytes: a picture with its faces, or the record of a long evening.
const LONGEST: usize = 4 * 1024 * 1024;
/// The most messages that may wait for a client. One that lets more pile up is left behind.
const MOST_WAITING: usize = 1024;
/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_secs(1);

/// Answers a request for the socket.
pub(super) fn open(upgrade: WebSocketUpgrade, app: App) -> Response {
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| talk(socket, app))
}

async fn talk(socket: WebSocket, app: App) {
    let (mut sink, mut stream) = socket.split();
    let (queue, mut waiting) = mpsc::channel(MOST_WAITING);
    let overflow = Arc::new(Notify::new());
    let outbox = Outbox {
        queue,
        overflow: Arc::clone(&overflow),
    };
    let farewell = tokio::select! {
        () = send(&mut sink, &mut waiting) => None,
        farewell = listen(&mut stream, &app, &outbox) => farewell,
        () = overflow.notified() => Some(farewell(close_code::POLICY, "this client does not keep up")),
    };
    if let Some(frame) = farewell {
        let goodbye = sink.send(Message::Close(Some(frame)));
        // Whether it arrives or not, the client is left now.
        let _ = tokio::time::timeout(GOODBYE, goodbye).await;
    }
}

fn farewell(code: u16, reason: &'static str) -> CloseFrame {
    CloseFrame {
        code,
        reason: reason.into(),
    }
}

/// Sends what waits until the client is gone.
async fn send(sink: &mut SplitSink<WebSocket, Message>, waiting: &mut mpsc::Receiver<String>) {
    while let Some(text) = waiting.recv().await {
        if sink.send(Message::text(text)).await.is_err() {
            return;
        }
    }
}

/// Carries out what the client says, one thing after the other, until it is gone or is to be left
/// with a reason.
async fn listen(
    stream: &mut SplitStream<WebSocket>,
    app: &App,
    outbox: &Outbox,
) -> Option<CloseFrame> {
    while let Some(message) = stream.next().await {
        match message {
            Ok(Message::Text(text)) => {
                let (app, outbox) = (app.clone(), outbox.clone());
                // A table may be busy with a bot's thought, and settings go to disk.
                let heard = tokio::task::spawn_blocking(move || hear(&app, &outbox, &text)).await;
                if heard.is_err() {
                    return Some(farewell(close_code::ERROR, "the command came to grief"));
                }
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Close(_)) => return None,
            Ok(Message::Binary(_)) | Err(_) => {
                let reason = "a message is JSON text of 4 MiB at most";
                return Some(farewell(close_code::POLICY, reason));
            }
        }
    }
    None
}

/// What a client says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    id: u32,
    command: String,
    #[serde(default = "nothing")]
    arguments: Value,
}

fn nothing() -> Value {
    Value::Object(Map::new())
}

/// What a client is told.
#[derive(Serialize)]
#[serde(untagged)]
enum Heard<'a> {
    Answer {
        id: Option<u32>,
        #[serde(flatten)]
        answer: Answer,
    },
    News {
        channel: u32,
        told: &'a News,
    },
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Done(Value),
    Turned(Value),
    Misspoken(String),
}

/// Carries out one message.
fn hear(app: &App, outbox: &Outbox, text: &str) {
    let said: Said = match serde_json::from_str(text) {
        Ok(said) => said,
        Err(error) => {
            outbox.answer(None, Answer::Misspoken(error.to_string()));
            return;
        }
    };
    let id = said.id;
    let answer = match dispatch(
        app,
        &said.command,
        said.arguments,
        channel(id, outbox.clone()),
    ) {
        // The channel has said so, before its first message.
        Turn::Done(_) if is_stream(&said.command) => return,
        Turn::Done(answer) => Answer::Done(answer),
        Turn::Turned(error) => Answer::Turned(error),
        Turn::Misspoken(why) => Answer::Misspoken(why),
    };
    outbox.answer(Some(id), answer);
}

/// Where the messages of a stream go. The first comes while it is still being asked for, so the
/// answer to the `watch` goes out here.
fn channel(id: u32, outbox: Outbox) -> impl Fn(News) -> bool + Send + 'static {
    let begun = Cell::new(false);
    move |told| {
        if !begun.replace(true) {
            outbox.answer(Some(id), Answer::Done(Value::Null));
        }
        outbox.put(&Heard::News {
            channel: id,
            told: &told,
        })
    }
}

/// What waits to be sent to a client. Putting something in never waits, so that a slow client holds
/// up no table.
#[derive(Clone)]
struct Outbox {
    queue: mpsc::Sender<String>,
    overflow: Arc<Notify>,
}

impl Outbox {
    fn answer(&self, id: Option<u32>, answer: Answer) {
        self.put(&Heard::Answer { id, answer });
    }

    /// Answers whether the client is still there and keeps up.
    fn put(&self, heard: &Heard<'_>) -> bool {
        let text = serde_json::to_string(heard).expect("messages serialise");
        let put = self.queue.try_send(text);
        if matches!(put, Err(mpsc::error::TrySendError::Full(_))) {
            self.overflow.notify_one();
        }
        put.is_ok()
    }
}
