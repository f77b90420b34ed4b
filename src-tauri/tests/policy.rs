//! The content security policy of the window stays as strict as it is.

use serde_json::{Value, json};

fn app() -> Value {
    let text = include_str!("../tauri.conf.json");
    let config: Value = serde_json::from_str(text).expect("the configuration is JSON");
    config["app"].clone()
}

#[test]
fn the_page_loads_from_the_window_alone_and_runs_no_inline_code() {
    assert_eq!(
        app()["security"]["csp"],
        json!({
            "default-src": "'self'",
            "script-src": "'self'",
            "style-src": "'self'",
            "connect-src": "'self' ipc: http://ipc.localhost",
            "object-src": "'none'",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "'none'"
        })
    );
}

#[test]
fn nothing_loosens_the_policy() {
    let app = app();
    assert_eq!(app["withGlobalTauri"], json!(false));
    let security = app["security"]
        .as_object()
        .expect("there is a security section");
    assert_eq!(security["freezePrototype"], json!(true));
    let mut keys: Vec<&str> = security.keys().map(String::as_str).collect();
    keys.sort_unstable();
    // No asset protocol, no header, no `dangerous…` switch; `devCsp` is for `npm run dev` alone.
    assert_eq!(keys, ["capabilities", "csp", "devCsp", "freezePrototype"]);
    assert_eq!(security["capabilities"], json!(["main"]));
}
