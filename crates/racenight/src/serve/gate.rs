//! Who may come in.
//!
//! Any page in the browser, and any program of this machine, can send requests here. The token in
//! the printed address is what they do not know. `Host` is checked so that no foreign name that
//! points at this machine gets an answer (DNS rebinding), and `Origin` so that only our own page
//! opens the socket.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rand::TryRng as _;
use rand::rngs::{SysError, SysRng};
use serde::Deserialize;
use subtle::ConstantTimeEq as _;

/// Checks who may come in.
pub(super) struct Gate {
    token: String,
    port: u16,
}

/// Why somebody is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum TurnedAway {
    /// The token is missing or wrong.
    #[error("Open the address that `racenight serve` has printed, token and all.")]
    NoToken,
    /// The request is meant for another machine.
    #[error("This server answers only to its own address.")]
    OtherHost,
    /// Another page knocks.
    #[error("Only the page that comes from here may talk to this server.")]
    OtherPage,
}

impl Gate {
    /// A gate with a token of 128 bits that nobody knows.
    pub(super) fn new(port: u16) -> Result<Self, SysError> {
        let mut token = [0; 16];
        SysRng.try_fill_bytes(&mut token)?;
        Ok(Self {
            token: hex::encode(token),
            port,
        })
    }

    pub(super) fn token(&self) -> &str {
        &self.token
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn check_token(&self, ticket: &Ticket) -> Result<(), TurnedAway> {
        let token = ticket.token.as_deref().unwrap_or_default();
        let right = bool::from(token.as_bytes().ct_eq(self.token.as_bytes()));
        right.then_some(()).ok_or(TurnedAway::NoToken)
    }

    pub(super) fn check_host(&self, headers: &HeaderMap) -> Result<(), TurnedAway> {
        let ours = only(headers, header::HOST).is_some_and(|host| self.is_ours(host));
        ours.then_some(()).ok_or(TurnedAway::OtherHost)
    }

    /// The page must come from the very address that it talks to.
    pub(super) fn check_origin(&self, headers: &HeaderMap) -> Result<(), TurnedAway> {
        let host = only(headers, header::HOST);
        let origin = only(headers, header::ORIGIN).and_then(|url| url.strip_prefix("http://"));
        let ours = origin.is_some_and(|origin| self.is_ours(origin)) && origin == host;
        ours.then_some(()).ok_or(TurnedAway::OtherPage)
    }

    fn is_ours(&self, host: &str) -> bool {
        host.rsplit_once(':').is_some_and(|(name, port)| {
            ["127.0.0.1", "localhost"].contains(&name) && port == self.port.to_string()
        })
    }
}

impl IntoResponse for TurnedAway {
    fn into_response(self) -> Response {
        (StatusCode::FORBIDDEN, format!("{self}\n")).into_response()
    }
}

/// The value of a header that is there exactly once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).into_iter();
    let value = values.next().filter(|_| values.next().is_none())?;
    value.to_str().ok()
}

/// What a request brings to be let in.
#[derive(Default, Deserialize)]
pub(super) struct Ticket {
    token: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Ticket {
    type Rejection = Infallible;

    /// A query that cannot be read brings nothing.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let read = Query::<Self>::try_from_uri(&parts.uri);
        Ok(read.map(|Query(ticket)| ticket).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn no_two_gates_have_the_same_token() {
        let (one, two) = (Gate::new(80).unwrap(), Gate::new(80).unwrap());
        assert_eq!(one.token().len(), 32);
        assert_ne!(one.token(), two.token());
    }

    #[test]
    fn only_the_whole_token_opens() {
        let gate = Gate::new(80).unwrap();
        let check = |token: Option<&str>| {
            let token = token.map(str::to_owned);
            gate.check_token(&Ticket { token })
        };
        assert_eq!(check(Some(gate.token())), Ok(()));
        let upper = gate.token().to_uppercase() + "x";
        for wrong in [None, Some(""), Some(&gate.token()[1..]), Some(&upper)] {
            assert_eq!(check(wrong), Err(TurnedAway::NoToken), "{wrong:?}");
        }
    }

    #[test]
    fn only_our_own_address_is_our_host() {
        let gate = Gate::new(8080).unwrap();
        for ours in ["127.0.0.1:8080", "localhost:8080"] {
            assert_eq!(gate.check_host(&headers(&[(header::HOST, ours)])), Ok(()));
        }
        for other in [
            "127.0.0.1",
            "127.0.0.1:80",
            "evil.example:8080",
            ":8080",
            "",
        ] {
            let checked = gate.check_host(&headers(&[(header::HOST, other)]));
            assert_eq!(checked, Err(TurnedAway::OtherHost), "{other}");
        }
        let twice = [header::HOST, header::HOST].map(|name| (name, "localhost:8080"));
        assert_eq!(
            gate.check_host(&headers(&twice)),
            Err(TurnedAway::OtherHost)
        );
        assert_eq!(gate.check_host(&headers(&[])), Err(TurnedAway::OtherHost));
    }

    #[test]
    fn only_our_own_page_may_talk() {
        let gate = Gate::new(8080).unwrap();
        let check = |origin: &str| {
            let pairs = [(header::HOST, "localhost:8080"), (header::ORIGIN, origin)];
            gate.check_origin(&headers(&pairs))
        };
        assert_eq!(check("http://localhost:8080"), Ok(()));
        let others = [
            "null",
            "https://localhost:8080",
            "http://localhost:80",
            "http://127.0.0.1:8080",
        ];
        for other in others {
            assert_eq!(check(other), Err(TurnedAway::OtherPage), "{other}");
        }
        let without = headers(&[(header::HOST, "localhost:8080")]);
        assert_eq!(gate.check_origin(&without), Err(TurnedAway::OtherPage));
    }
}
