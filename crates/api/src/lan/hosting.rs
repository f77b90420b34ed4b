//! Tables of ours on the network: the task that runs each.

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use ::lan::RoomCode;
use ::lan::message::{Line as Spoken, MOST_NAME, Said};
use table::Eye;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, timeout_at};

use super::card::{HostOffer, PartyId, Saying};
use super::error::PartyError;
use super::network::{Answer, Asked, Order};
use super::{Offer, Party, PartyNews};
use crate::app::WeakApp;
use crate::{App, TableId};

/// How long a good-bye is on its way.
const GOODBYE: Duration = Duration::from_millis(300);
/// When a port that is taken is tried again.
const PORT_AGAIN: Duration = Duration::from_millis(250);

/// What a party is opened with.
enum With {
    Setup(Box<HostOffer>),
    Table(TableId),
}

/// Opens a lobby, and runs it.
pub(super) fn host(app: &App, offer: HostOffer) -> Result<PartyId, PartyError> {
    let name = offer.name.trim();
    if name.is_empty() || name.chars().count() > MOST_NAME {
        let most = u8::try_from(MOST_NAME).unwrap_or(u8::MAX);
        return Err(PartyError::Name { most });
    }
    let code = offer.code.as_deref().filter(|code| !code.trim().is_empty());
    let code = code.map(str::parse::<RoomCode>).transpose();
    let opened = Offer {
        name: name.to_owned(),
        code: code.map_err(|_| PartyError::Code)?,
        port: offer.port,
        announce: app.network().is_open(),
        away: offer.away,
    };
    open(app, With::Setup(Box::new(offer)), opened)
}

/// Lets others join a table again, and runs it. Where that is so already, nothing is done.
pub(super) fn host_again(app: &App, table: TableId) -> Result<PartyId, PartyError> {
    if let Some(party) = app.network().at(table) {
        return Ok(party.id);
    }
    let offer = Offer {
        // One that was taken over from another machine has no name of its own yet.
        name: "Race Night".into(),
        code: None,
        port: None,
        announce: app.network().is_open(),
        away: ::lan::message::AwayChoice::default(),
    };
    open(app, With::Table(table), offer)
}

fn open(app: &App, with: With, offer: Offer) -> Result<PartyId, PartyError> {
    let runtime = app.network().runtime()?;
    let (id, asked) = app.network().enter();
    let (to, opened) = sync_channel(1);
    let weak = app.downgrade();
    runtime.spawn(async move {
        let party = bring_about(&weak, with, offer).await;
        match party {
            Ok(mut party) => {
                if let Some(app) = weak.upgrade() {
                    app.network().host(id, party.called());
                }
                publish(&weak, id, &mut party);
                // Whoever has asked for it waits for this.
                drop(to.send(Ok(())));
                run(&weak, id, party, asked).await;
            }
            Err(why) => drop(to.send(Err(why))),
        }
        if let Some(app) = weak.upgrade() {
            app.network().forget(id);
        }
    });
    let gone = PartyError::NoSuchParty { party: id };
    opened.recv().unwrap_or(Err(gone)).map(|()| id)
}

async fn bring_about(app: &WeakApp, with: With, offer: Offer) -> Result<Party, PartyError> {
    let cause = || PartyError::System {
        cause: "the app is closed".into(),
    };
    let app = app.upgrade().ok_or_else(cause)?;
    // Guests come back to the port of before, which may be about to become free. The usual one may be
    // another table's. Who chose one wants that one.
    let patience = if matches!(with, With::Table(_)) { 8 } else { 0 };
    for _ in 0..patience {
        match bring(&app, &with, offer.clone()).await {
            Err(PartyError::Listen { .. }) => tokio::time::sleep(PORT_AGAIN).await,
            done => return done,
        }
    }
    match bring(&app, &with, offer.clone()).await {
        Err(PartyError::Listen { .. }) if offer.port.is_none() => {
            let port = Some(0);
            bring(&app, &with, Offer { port, ..offer }).await
        }
        done => done,
    }
}

async fn bring(app: &App, with: &With, offer: Offer) -> Result<Party, PartyError> {
    let party = match with {
        With::Setup(offered) => Party::lobby(app, offered.setup.clone(), offer).await,
        With::Table(table) => Party::again(app, *table, offer).await,
    };
    Ok(party?)
}

fn publish(app: &WeakApp, id: PartyId, party: &mut Party) {
    if let Some(app) = app.upgrade() {
        app.network().publish(party.card(id));
    }
}

/// Runs a party until it is left, or closed.
async fn run(app: &WeakApp, id: PartyId, mut party: Party, mut asked: UnboundedReceiver<Asked>) {
    loop {
        let asked = tokio::select! {
            asked = asked.recv() => asked,
            news = party.next() => {
                match news {
                    Ok(PartyNews::Closed) => break,
                    Err(why) => {
                        if let Some(app) = app.upgrade() {
                            app.network().ended(id, why.into());
                        }
                        break;
                    }
                    Ok(PartyNews::Said(said)) => tell(app, id, said),
                    Ok(_) => {}
                }
                publish(app, id, &mut party);
                continue;
            }
        };
        let Some(Asked { order, answer }) = asked else {
            break;
        };
        let is_end = matches!(order, Order::Leave);
        let done = carry_out(&mut party, order);
        if is_end {
            say_good_bye(&mut party).await;
            drop(party);
            // Who has asked may be gone.
            drop(answer.send(done));
            return;
        }
        publish(app, id, &mut party);
        drop(answer.send(done));
    }
    say_good_bye(&mut party).await;
}

/// Closes a party, and waits while the last words are on their way to whoever is there.
async fn say_good_bye(party: &mut Party) {
    let is_anybody_there = party.connections() > 0;
    party.close();
    let end = Instant::now() + GOODBYE;
    while is_anybody_there && timeout_at(end, party.next()).await.is_ok() {}
}

fn tell(app: &WeakApp, id: PartyId, said: Said) {
    let seat = match said.by.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Stand => None,
    };
    let what = match said.what {
        Spoken::Chat(text) => Saying::Line { text },
        Spoken::Shout(shout) => Saying::Shout { shout },
    };
    if let Some(app) = app.upgrade() {
        app.network().said(id, seat, said.by.name, what);
    }
}

fn carry_out(party: &mut Party, order: Order) -> Answer {
    match order {
        Order::Give { seat, to } => party.give(seat, to)?,
        Order::Away(away) => party.choose_away(away)?,
        Order::Start { fill } => return party.start(fill).map(Some),
        Order::Ready { seat, on } => party.set_ready(seat, on)?,
        Order::Vote { seat, on } => party.vote(seat, on)?,
        Order::Say(text) => party.say(Spoken::Chat(text))?,
        Order::Shout(shout) => party.say(Spoken::Shout(shout))?,
        Order::Leave => {}
        Order::Take { seat, .. } | Order::Rise { seat } => {
            return Err(PartyError::NotYours { seat });
        }
        Order::ComeBack => return Err(PartyError::Stage),
    }
    Ok(None)
}
