//! `serve`: the app in a browser of this machine.

mod gate;
mod page;
mod socket;

use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;

use api::{App, Home};
use axum::Router;
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use axum::serve::ListenerExt as _;
use clap::Args;
use tokio::net::TcpListener;

use self::gate::{Gate, Ticket};
use crate::stop::{Outcome, Stop, asked_to_end};

/// Play in a browser on this machine.
///
/// Prints the address to open, with the token that keeps every other page out. Only this machine can
/// reach it. Ctrl+C ends it; tables that are not over wait on disk.
#[derive(Args)]
#[command(after_help = "\
Examples:
  racenight serve
  racenight serve --port 8080")]
pub(crate) struct Words {
    /// The port to listen at; without it, or with 0, one that is free
    #[arg(long, value_name = "P", default_value_t = 0, hide_default_value = true)]
    port: u16,
    /// Keep off the local network: announce no table, and listen for none
    #[arg(long)]
    apart: bool,
}

/// Serves until Ctrl+C.
pub(crate) fn run(words: &Words) -> Outcome {
    if !page::is_built() {
        let amiss = "the page is not built: `npm run serve` builds it and then serves it";
        return Err(Stop::Amiss(amiss.into()));
    }
    tokio::runtime::Runtime::new()?.block_on(serve(words.port, words.apart))
}

async fn serve(port: u16, apart: bool) -> Outcome {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .await
        .map_err(|error| {
            Stop::Amiss(format!(
                "cannot listen at port {port} ({error}): choose another with --port, or leave it out"
            ))
        })?;
    let address = listener.local_addr()?;
    let gate = Gate::new(address.port())
        .map_err(|error| Stop::Amiss(format!("the system gives no randomness: {error}")))?;
    tell(address, &gate)?;
    // A notice is to be seen at once, not when the next one fills the packet. Where the system will
    // not have it, the page is merely slower.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let app = if apart {
        App::apart(&Home::of_this_user())
    } else {
        App::default()
    };
    let served = axum::serve(listener, router(gate, app.clone()));
    tokio::select! {
        served = served => served?,
        ended = asked_to_end() => ended?,
    }
    app.rest();
    Ok(ExitCode::SUCCESS)
}

/// The one line on standard output.
fn tell(address: SocketAddr, gate: &Gate) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "http://{address}/?token={}", gate.token())?;
    out.flush()
}

/// What the handlers know.
#[derive(Clone)]
struct House {
    gate: Arc<Gate>,
    app: App,
}

fn router(gate: Gate, app: App) -> Router {
    let house = House {
        gate: Arc::new(gate),
        app,
    };
    Router::new()
        .route("/", get(index))
        .route("/index.html", get(index))
        .route("/socket", any(talk))
        .route("/{*path}", get(page::part))
        .layer(middleware::from_fn_with_state(house.clone(), guarded))
        .with_state(house)
}

/// Turns away what asks for another host, and lays the policy on every answer.
async fn guarded(State(house): State<House>, request: Request, next: Next) -> Response {
    let mut response = match house.gate.check_host(request.headers()) {
        Ok(()) => next.run(request).await,
        Err(turned) => turned.into_response(),
    };
    page::lay_policy(response.headers_mut(), house.gate.port());
    response
}

async fn index(State(house): State<House>, ticket: Ticket) -> Response {
    match house.gate.check_token(&ticket) {
        Ok(()) => page::index(),
        Err(turned) => turned.into_response(),
    }
}

async fn talk(
    State(house): State<House>,
    ticket: Ticket,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let checked = house
        .gate
        .check_token(&ticket)
        .and_then(|()| house.gate.check_origin(&headers));
    match checked {
        Ok(()) => socket::open(upgrade, house.app),
        Err(turned) => turned.into_response(),
    }
}
