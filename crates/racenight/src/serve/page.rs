//! The built page, and the policy it comes with.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The page: inside the program in a release build, read from the folder in a debug build.
#[derive(RustEmbed)]
#[folder = "../../ui/dist"]
#[allow_missing = true]
struct Page;

/// What the page may load and where it may talk to, but for the socket: the same as in the window.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Is there a page to serve?
pub(super) fn is_built() -> bool {
    Page::get("index.html").is_some()
}

/// The page itself.
pub(super) fn index() -> Response {
    answer(Page::get("index.html"))
}

/// A script, a style, a font or a picture of the page. They hold no secret and need no token.
pub(super) async fn part(Path(path): Path<String>) -> Response {
    answer(Page::get(&path))
}

fn answer(file: Option<EmbeddedFile>) -> Response {
    match file {
        Some(file) => {
            let kind = file.metadata.mimetype().to_owned();
            ([(header::CONTENT_TYPE, kind)], file.data).into_response()
        }
        None => (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response(),
    }
}

/// Lays on an answer what the page may do with it.
pub(super) fn lay_policy(headers: &mut HeaderMap, port: u16) {
    // Older WebKit does not count the socket among 'self'.
    let sockets = format!("ws://127.0.0.1:{port} ws://localhost:{port}");
    let policy = format!("{POLICY}; connect-src 'self' {sockets}");
    let policy = HeaderValue::try_from(policy).expect("plain text");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn the_policy_is_the_windows_own_but_for_the_socket() {
        let window = include_str!("../../../../src-tauri/tauri.conf.json");
        let window: serde_json::Value = serde_json::from_str(window).unwrap();
        let theirs = window["app"]["security"]["csp"].as_object().unwrap().iter();
        let theirs: BTreeMap<&str, &str> = theirs
            .filter(|(name, _)| *name != "connect-src")
            .map(|(name, sources)| (name.as_str(), sources.as_str().unwrap()))
            .collect();
        let ours = POLICY.split("; ").map(|part| part.split_once(' ').unwrap());
        assert_eq!(ours.collect::<BTreeMap<_, _>>(), theirs);
    }
}
