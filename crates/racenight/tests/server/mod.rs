//! A server of a test's own, with a home of its own; it ends with the test.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::StatusCode;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// How long a test waits for an answer before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A running `racenight serve`.
pub(crate) struct Server {
    pub(crate) child: Child,
    /// The line that it has printed.
    pub(crate) line: String,
    pub(crate) host: String,
    pub(crate) token: String,
    /// Where it lies in a folder of the server's own.
    home: Option<TempDir>,
}

impl Server {
    pub(crate) fn start() -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut server = Self::start_in(home.path());
        server.home = Some(home);
        server
    }

    /// A server whose user has this home.
    pub(crate) fn start_in(home: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_racenight"))
            .args(["serve", "--port", "0"])
            .env("HOME", home)
            .env("XDG_CONFIG_HOME", home)
            .env("XDG_DATA_HOME", home)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("http://");
        let (host, token) = address
            .and_then(|address| address.split_once("/?token="))
            .unwrap_or_else(|| panic!("no address, is the page built? {line:?}"));
        Self {
            host: host.to_owned(),
            token: token.to_owned(),
            child,
            line,
            home: None,
        }
    }

    pub(crate) fn port(&self) -> &str {
        self.host.split_once(':').unwrap().1
    }

    /// What is answered to `GET path` with this `Host`: head and body.
    pub(crate) fn ask(&self, path: &str, host: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Knocks at the socket as a page of this origin does.
    pub(crate) fn knock(
        &self,
        token: &str,
        host: &str,
        origin: Option<&str>,
    ) -> Result<Client, StatusCode> {
        let url = format!("ws://{}/socket?token={token}", self.host);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("Host", host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert("Origin", origin.parse().unwrap());
        }
        match tungstenite::connect(request) {
            Ok((socket, _)) => {
                if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
                    stream.set_read_timeout(Some(PATIENCE)).unwrap();
                    stream.set_nodelay(true).unwrap();
                }
                Ok(Client { socket, last: 0 })
            }
            Err(tungstenite::Error::Http(answer)) => Err(answer.status()),
            Err(error) => panic!("{error}"),
        }
    }

    /// A client that is let in.
    pub(crate) fn client(&self) -> Client {
        let origin = format!("http://{}", self.host);
        self.knock(&self.token, &self.host, Some(&origin)).unwrap()
    }

    /// The process, for whoever wants to end it gently.
    #[cfg(unix)]
    pub(crate) fn interrupt(&mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-INT", &id]).status().unwrap();
        self.child.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A page's end of the socket.
pub(crate) struct Client {
    pub(crate) socket: WebSocket<MaybeTlsStream<TcpStream>>,
    last: u32,
}

impl Client {
    pub(crate) fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    pub(crate) fn hear(&mut self) -> Value {
        self.hear_if_alive().expect("the server talks")
    }

    /// What is heard next; nothing where the server has died.
    pub(crate) fn hear_if_alive(&mut self) -> Option<Value> {
        loop {
            if let Message::Text(text) = self.socket.read().ok()? {
                return Some(serde_json::from_str(&text).unwrap());
            }
        }
    }

    /// Says a command and gives the number it went under.
    pub(crate) fn say(&mut self, command: &str, arguments: &Value) -> u32 {
        self.say_if_alive(command, arguments)
            .expect("the server listens")
    }

    /// As [`Client::say`]; nothing where the server has died.
    pub(crate) fn say_if_alive(&mut self, command: &str, arguments: &Value) -> Option<u32> {
        self.last += 1;
        let said = json!({"id": self.last, "command": command, "arguments": arguments});
        self.socket.send(Message::text(said.to_string())).ok()?;
        Some(self.last)
    }

    /// Says a command and gives its answer; what is told of tables meanwhile is let go.
    pub(crate) fn answer(&mut self, command: &str, arguments: &Value) -> Value {
        let id = self.say(command, arguments);
        loop {
            let heard = self.hear();
            if heard["id"] == id {
                return heard;
            }
        }
    }

    pub(crate) fn done(&mut self, command: &str, arguments: &Value) -> Value {
        let answer = self.answer(command, arguments);
        assert!(answer.get("done").is_some(), "{answer}");
        answer["done"].clone()
    }

    /// Opens a table for so many people at this machine.
    pub(crate) fn open(&mut self, people: usize) -> Value {
        let players = vec!["here"; people];
        let taste = json!({"game": "giro", "players": players, "names": [], "options": false});
        let mut setup = self.done("surprise", &json!({"taste": taste}));
        setup["game"]["rules"]["obstacles"] = json!("drawn");
        self.done("open", &json!({"setup": setup, "seed": "a test"}))
    }

    /// Why the server has closed the socket.
    pub(crate) fn farewell(&mut self) -> String {
        loop {
            match self.socket.read() {
                Ok(Message::Close(Some(frame))) => return frame.reason.to_string(),
                Ok(_) => {}
                Err(error) => panic!("closed without a word: {error}"),
            }
        }
    }

    /// Has the server ended the talk without an answer?
    pub(crate) fn is_left(&mut self) -> bool {
        loop {
            match self.socket.read() {
                Ok(Message::Text(_)) => return false,
                Ok(Message::Close(_)) | Err(_) => return true,
                Ok(_) => {}
            }
        }
    }
}
