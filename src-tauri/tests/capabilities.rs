//! The page may call our commands and nothing else: each command has its permission, and there is no other permission.

use std::{collections::BTreeSet, fs, path::Path};

const CAPABILITIES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/capabilities");

fn capability() -> serde_json::Value {
    let text =
        fs::read_to_string(Path::new(CAPABILITIES).join("main.json")).expect("it is committed");
    serde_json::from_str(&text).expect("it is JSON")
}

/// The commands by the names under which the page calls them. The bindings are held equal to the commands.
fn commands() -> BTreeSet<String> {
    let bindings = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/ipc/bindings.gen.ts");
    let text = fs::read_to_string(bindings).expect("the bindings are committed");
    text.split("__TAURI_INVOKE")
        .filter_map(|call| Some(call.split_once("(\"")?.1.split_once('"')?.0.to_owned()))
        .collect()
}

#[test]
fn every_command_has_its_permission_and_there_is_no_other() {
    let allowed: Vec<String> = capability()["permissions"]
        .as_array()
        .expect("a capability has permissions")
        .iter()
        .map(|permission| {
            permission
                .as_str()
                .expect("a permission is a name")
                .to_owned()
        })
        .collect();
    let wanted: Vec<String> = commands()
        .iter()
        .map(|command| format!("allow-{}", command.replace('_', "-")))
        .collect();
    assert!(!wanted.is_empty());
    assert_eq!(
        allowed, wanted,
        "capabilities/main.json lists `allow-…` for every command, in order of name, and nothing else"
    );
}

#[test]
fn only_the_one_window_is_allowed_anything_and_no_foreign_page_is() {
    let capability = capability();
    assert_eq!(capability["windows"], serde_json::json!(["main"]));
    assert!(capability.get("remote").is_none());
    assert!(capability.get("webviews").is_none());
    let files = fs::read_dir(CAPABILITIES)
        .expect("the folder is there")
        .count();
    assert_eq!(files, 1, "there is one capability");
}

#[test]
fn the_window_offers_the_commands_that_the_socket_offers() {
    let by_socket: BTreeSet<String> = api::COMMANDS.iter().map(ToString::to_string).collect();
    assert_eq!(commands(), by_socket);
}
