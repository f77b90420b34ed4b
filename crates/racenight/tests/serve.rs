//! `racenight serve`: who is let in, and what is said over the socket.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod server;

use std::time::Instant;

use serde_json::{Value, json};
use server::{PATIENCE, Server};
use tungstenite::Message;
use tungstenite::http::StatusCode;

#[test]
fn it_prints_one_line_with_an_address_on_loopback_and_a_long_token() {
    let server = Server::start();
    assert!(server.host.starts_with("127.0.0.1:"), "{}", server.line);
    assert_eq!(server.token.len(), 32);
    assert!(server.token.chars().all(|digit| digit.is_ascii_hexdigit()));
}

#[test]
fn the_page_comes_with_the_token_alone_and_with_a_strict_policy() {
    let server = Server::start();
    let (head, body) = server.ask(&format!("/?token={}", server.token), &server.host);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(body.contains("<div id=\"root\">"), "{body}");
    let head = head.to_lowercase();
    for line in [
        "content-type: text/html",
        "script-src 'self'",
        "connect-src 'self' ws://127.0.0.1:",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cache-control: no-store",
    ] {
        assert!(head.contains(line), "{line} is not in {head}");
    }
    let wrong = "0".repeat(32);
    for path in [
        "/",
        "/?token=",
        "/?token=%ff",
        "/index.html",
        &format!("/?token={wrong}"),
    ] {
        let (head, body) = server.ask(path, &server.host);
        assert!(head.starts_with("HTTP/1.1 403"), "{path}: {head}");
        assert!(body.contains("token and all"), "{path}: {body}");
        assert!(head.to_lowercase().contains("nosniff"));
    }
}

#[test]
fn parts_of_the_page_need_no_token_and_nothing_else_is_there() {
    let server = Server::start();
    let (_, page) = server.ask(&format!("/?token={}", server.token), &server.host);
    let script = page
        .split("src=\".")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let (head, _) = server.ask(script, &server.host);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(
        head.to_lowercase()
            .contains("content-type: text/javascript"),
        "{head}"
    );
    for path in [
        "/assets/none.js",
        "/../package.json",
        "/..%2f..%2fpackage.json",
        "/%2fetc%2fpasswd",
        "//etc/passwd",
    ] {
        let (head, _) = server.ask(path, &server.host);
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
    }
}

#[test]
fn a_foreign_name_that_points_here_gets_nothing() {
    let server = Server::start();
    let named = format!("localhost:{}", server.port());
    let page = format!("/?token={}", server.token);
    assert!(server.ask(&page, &named).0.starts_with("HTTP/1.1 200"));
    for host in [
        "evil.example",
        &format!("evil.example:{}", server.port()),
        "127.0.0.1",
    ] {
        let (head, body) = server.ask(&page, host);
        assert!(head.starts_with("HTTP/1.1 403"), "{host}: {head}");
        assert!(body.contains("its own address"), "{body}");
    }
}

#[test]
fn the_socket_opens_for_our_own_page_with_the_token_alone() {
    let server = Server::start();
    let (host, token) = (server.host.as_str(), server.token.as_str());
    let origin = format!("http://{host}");
    let own = Some(origin.as_str());
    assert!(server.knock(token, host, own).is_ok());
    let turned = |token: &str, host: &str, origin: Option<&str>| {
        server.knock(token, host, origin).err().unwrap()
    };
    assert_eq!(turned("", host, own), StatusCode::FORBIDDEN);
    assert_eq!(turned(&token[1..], host, own), StatusCode::FORBIDDEN);
    assert_eq!(turned(token, host, None), StatusCode::FORBIDDEN);
    assert_eq!(
        turned(token, host, Some("http://evil.example")),
        StatusCode::FORBIDDEN
    );
    assert_eq!(turned(token, host, Some("null")), StatusCode::FORBIDDEN);
    let rebound = format!("evil.example:{}", server.port());
    let theirs = format!("http://{rebound}");
    assert_eq!(
        turned(token, &rebound, Some(&theirs)),
        StatusCode::FORBIDDEN
    );
}

#[test]
fn a_command_is_answered_under_its_number() {
    let server = Server::start();
    let mut client = server.client();
    let hello = client.done("hello", &json!({}));
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    client.send(r#"{"id": 77, "command": "tables"}"#);
    assert_eq!(client.hear(), json!({"id": 77, "done": []}));
    let turned = client.answer("look", &json!({"table": 9, "seat": 0}));
    assert_eq!(
        turned["turned"],
        json!({"error": "no-such-table", "table": 9})
    );
    let turned = client.answer("watch", &json!({"table": 9}));
    assert_eq!(
        turned["turned"],
        json!({"error": "no-such-table", "table": 9})
    );
}

#[test]
fn what_is_no_command_is_misspoken_and_the_talk_goes_on() {
    let server = Server::start();
    let mut client = server.client();
    for garbage in [
        "",
        "{",
        "[]",
        "null",
        "{\"id\": -1}",
        "{\"id\": 1, \"command\": \"hello\", \"more\": 1}",
    ] {
        client.send(garbage);
        let heard = client.hear();
        assert_eq!(heard["id"], Value::Null, "{garbage}: {heard}");
        assert!(heard["misspoken"].is_string(), "{garbage}: {heard}");
    }
    let deep = "[".repeat(60_000);
    client.send(&deep);
    assert!(client.hear()["misspoken"].is_string());
    assert!(client.answer("format-disk", &json!({}))["misspoken"].is_string());
    assert!(client.answer("look", &json!({"table": "x"}))["misspoken"].is_string());
    client.done("hello", &json!({}));
}

#[test]
fn what_is_too_long_or_no_text_ends_the_talk_with_a_reason() {
    let server = Server::start();
    let mut client = server.client();
    client.socket.send(Message::binary(vec![0, 1, 2])).unwrap();
    assert!(client.farewell().contains("4 MiB"));
    // It is ended while it still speaks, so it may not hear why.
    let mut client = server.client();
    let padding = " ".repeat(4 * 1024 * 1024);
    let hello = format!(r#"{{"id": 1, "command": "hello"{padding}}}"#);
    assert!(client.socket.send(Message::text(hello)).is_err() || client.is_left());
    server.client().done("hello", &json!({}));
}

#[test]
fn a_watch_is_answered_first_and_then_told_everything_in_order() {
    let server = Server::start();
    let mut client = server.client();
    let table = client.open(2);
    let id = client.say("watch", &json!({"table": table}));
    assert_eq!(client.hear(), json!({"id": id, "done": null}));
    let snapshot = client.hear();
    assert_eq!(
        (&snapshot["channel"], &snapshot["told"]["told"]),
        (&json!(id), &json!("snapshot"))
    );
    let mut seq = snapshot["told"]["seq"].as_u64().unwrap();
    let moment = &snapshot["told"]["state"]["moment"];
    for (seat, card) in [(0, 3), (1, 5)] {
        let mv = json!({"game": "giro", "move": {"pick": card}});
        client.say(
            "act",
            &json!({"table": table, "seat": seat, "moment": moment, "mv": mv}),
        );
    }
    client.say("close", &json!({"table": table}));
    loop {
        let heard = client.hear();
        let Some(told) = heard.get("told") else {
            continue;
        };
        seq += 1;
        assert_eq!(told["seq"], seq);
        if told["told"] == "closed" {
            break;
        }
    }
    assert!(seq >= 3);
}

#[test]
fn two_clients_at_one_table_see_the_same_and_one_may_leave() {
    let server = Server::start();
    let (mut one, mut two, mut three) = (server.client(), server.client(), server.client());
    let table = one.open(2);
    let watch = json!({"table": table});
    for client in [&mut one, &mut two, &mut three] {
        client.done("watch", &watch);
    }
    let snapshot = one.hear()["told"].clone();
    assert_eq!(two.hear()["told"], snapshot);
    drop(three);
    let mv = json!({"game": "giro", "move": {"pick": 2}});
    let act = json!({"table": table, "seat": 0, "moment": snapshot["state"]["moment"], "mv": mv});
    two.say("act", &act);
    let mut next = || loop {
        if let Some(told) = two.hear().get("told") {
            return told.clone();
        }
    };
    let heard = one.hear()["told"].clone();
    assert_eq!(heard["told"], "notice");
    assert_eq!(next(), heard);
}

#[test]
fn a_client_that_does_not_keep_up_is_left_behind_and_holds_up_nobody() {
    let server = Server::start();
    let mut deaf = server.client();
    let hello = json!({"id": 1, "command": "hello"}).to_string();
    let began = Instant::now();
    while deaf.socket.send(Message::text(hello.as_str())).is_ok() {
        assert!(began.elapsed() < PATIENCE, "nobody hung up");
    }
    server.client().done("hello", &json!({}));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_cleanly() {
    let mut server = Server::start();
    let client = server.client();
    assert_eq!(server.interrupt().code(), Some(0));
    drop(client);
}

#[test]
fn a_port_that_is_taken_is_said_so() {
    let server = Server::start();
    let second = std::process::Command::new(env!("CARGO_BIN_EXE_racenight"))
        .args(["serve", "--port", server.port()])
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(2));
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(told.contains("choose another with --port"), "{told}");
}
