//! A table of ours that others join over the network: at first a lobby, where people sit down, then the
//! running table.

mod advert;
mod lobby;
mod orders;
mod seated;

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use ::lan::host::{Decision, Host as Protocol, Hosting, Keys, Note, Output};
use ::lan::link::{HostKey, Hosted, Multicast, own_addresses};
use ::lan::message::{AwayChoice, Said, SeatList};
use ::lan::proof::OnEd25519;
use ::lan::{Invitation, RoomCode};
use bots::Level;
use tokio::sync::mpsc;

use super::notes::{Identity, Line, Noted};
use super::told::{Deed, InLobby, Lobby, payload};
use super::{LanError, PORT, chance, figures};
use crate::app::WeakApp;
use crate::host::{Carried, Host};
use crate::{ActError, App, Seated, Setup, TableId};

use advert::trouble;
use seated::holders;

/// How a table is offered to others.
#[derive(Clone, Debug)]
pub struct Offer {
    /// What it is called.
    pub name: String,
    /// The room code; without it one is drawn.
    pub code: Option<RoomCode>,
    /// The port to listen at, 0 for one that is free; without it the one from before, or the usual one.
    pub port: Option<u16>,
    /// Is it announced on the network?
    pub announce: bool,
    /// What becomes of a seat whose player is away; of a table that was on the network before, what was
    /// chosen then counts.
    pub away: AwayChoice,
}

/// What is news at a party.
#[derive(Clone, Debug, PartialEq)]
pub enum PartyNews {
    /// Who is there has changed.
    Seats(SeatList),
    /// There were too many wrong codes: this is the new one.
    Code(RoomCode),
    /// Somebody has said something.
    Said(Said),
    /// Something has happened at the table.
    Happened,
    /// The table was ended: there is nothing more but to say good-bye.
    Closed,
    /// The network takes no announcements, in the words of the system. The table is there all the same.
    Unheard(String),
}

/// What is there: people who sit down, or a running table.
enum At {
    Lobby(Setup),
    Table(TableId, Arc<Host>),
}

/// A table of ours on the network. It is there as long as [`Party::next`] is called, and gone when it is
/// dropped.
pub struct Party {
    app: WeakApp,
    at: At,
    identity: Identity,
    /// The level of the bot that stands in at each seat.
    stand_ins: Vec<Level>,
    hosted: Hosted,
    from_table: mpsc::UnboundedReceiver<Carried>,
    multicast: Option<Multicast>,
    /// Why the network takes no announcements, and whether that is still to be told.
    unheard: Option<(String, bool)>,
    invitation: Invitation,
    /// Was the table ended?
    is_gone: bool,
}

impl Party {
    /// Opens a lobby for a table with this set-up. Seats of guests need no names in it.
    ///
    /// # Errors
    /// Why it is not there.
    pub async fn lobby(app: &App, setup: Setup, offer: Offer) -> Result<Self, LanError> {
        let setup = lobby::checked(app, setup)?;
        Self::open(app, At::Lobby(setup), new(&offer)?, &offer).await
    }

    /// Lets others join a table again that was on the network before. It is there as it was, whatever the
    /// offer says of its name and its code. One that was taken over from another machine is offered anew.
    ///
    /// # Errors
    /// Why it is not there.
    pub async fn again(app: &App, table: TableId, offer: Offer) -> Result<Self, LanError> {
        let host = app.host(table)?;
        let mut seats = host.setup().seats.iter();
        if !seats.any(|seat| seat.player == Seated::Guest) {
            return Err(LanError::NoSeat);
        }
        let (text, mut done) = host.take_up_notes()?;
        let noted = Noted::read(&text)?;
        let is_new = noted.is_none();
        let mut noted = noted.map_or_else(|| new(&offer), Ok)?;
        noted.notes.append(&mut done);
        if is_new {
            // Nobody has been told of it yet.
            host.note(&Line::Table(noted.identity.clone()))?;
            host.note(&Line::Away(noted.away))?;
        }
        Self::open(app, At::Table(table, host), noted, &offer).await
    }

    async fn open(app: &App, at: At, noted: Noted, offer: &Offer) -> Result<Self, LanError> {
        let new_key = HostKey::make().map_err(|_| LanError::NoChance)?;
        let key = app.home().host_key(&new_key.bytes())?;
        let key = HostKey::read(&key).map_err(|_| LanError::Broken("the host's key"))?;
        let Noted {
            mut identity,
            code,
            away,
            notes,
        } = noted;
        let seats = holders(at.setup());
        let stand_ins = vec![Level::Steady; seats.len()];
        let hosting = Hosting {
            table: identity.table,
            name: identity.name.clone(),
            game: at.setup().game.name().to_string(),
            book: at.book(),
            app: env!("CARGO_PKG_VERSION").into(),
            seats,
            started: matches!(at, At::Table(..)),
            away,
            fingerprint: key.fingerprint(),
            secret: identity.secret,
            keys: Keys {
                code: Some(code),
                link: Some(identity.link),
                open: false,
            },
            exchange: Arc::new(OnEd25519),
            chance: chance()?,
        };
        let (to, from_table) = mpsc::unbounded_channel();
        let mut carried = Ok(());
        let ports = everywhere(offer.port.unwrap_or(identity.port));
        let hosted = Hosted::listen(&ports, &key, |now| {
            let mut host = Protocol::open(now, hosting, &notes);
            if let At::Table(_, table) = &at {
                carried = table.carry(to, &mut |happening| host.happened(now, happening));
            }
            host
        })
        .await?;
        carried?;
        identity.port = hosted.addresses()[0].port();
        let mut party = Self {
            app: app.downgrade(),
            invitation: invitation(&identity, &key, &hosted),
            at,
            identity,
            stand_ins,
            hosted,
            from_table,
            multicast: None,
            unheard: None,
            is_gone: false,
        };
        party.let_bots_stand_in();
        if offer.announce {
            party.speak_up();
        }
        Ok(party)
    }

    /// What the table is called.
    pub fn name(&self) -> &str {
        &self.identity.name
    }

    /// What the table is called among machines.
    pub(super) fn called(&self) -> ::lan::TableId {
        self.identity.table
    }

    /// The link that lets one in.
    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// The code that lets one in.
    pub fn code(&mut self) -> Option<RoomCode> {
        self.hosted.host().0.keys().code.clone()
    }

    /// How many connections there are.
    pub fn connections(&mut self) -> usize {
        self.hosted.host().0.connections()
    }

    /// The table, once the game has started.
    pub fn table(&self) -> Option<TableId> {
        match self.at {
            At::Lobby(_) => None,
            At::Table(table, _) => Some(table),
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        match &self.at {
            At::Lobby(_) => false,
            At::Table(_, host) => host.is_over(),
        }
    }

    /// Says good-bye to everybody: for good, or, where the game is on, until the table is there again. [`Party::next`] is still to be called for a moment, so that they hear it.
    pub fn close(&mut self) {
        let rests = matches!(self.at, At::Table(..)) && !self.is_gone && !self.is_over();
        let (host, now) = self.hosted.host();
        if rests {
            host.rest(now);
        } else {
            host.close(now);
        }
        if let Some(multicast) = &mut self.multicast {
            // Who cannot be told finds out by himself.
            drop(multicast.withdraw());
        }
    }

    /// The next news. It may be dropped while it waits.
    ///
    /// # Errors
    /// Where something could not be kept. The table is not on the network any more then.
    pub async fn next(&mut self) -> Result<PartyNews, LanError> {
        loop {
            if let Some((why, untold @ true)) = &mut self.unheard {
                *untold = false;
                return Ok(PartyNews::Unheard(why.clone()));
            }
            let news = tokio::select! {
                output = self.hosted.next() => self.take(output)?,
                Some(carried) = self.from_table.recv() => self.tell(carried),
                trouble = trouble(self.multicast.as_mut()) => {
                    self.unheard = trouble.map(|why| (why, true)).or(self.unheard.take());
                    None
                }
            };
            if let Some(news) = news {
                return Ok(news);
            }
        }
    }

    /// Does what the protocol asks for.
    fn take(&mut self, output: Output) -> Result<Option<PartyNews>, LanError> {
        match output {
            Output::Keep(note) => self.keep(note)?,
            Output::Code(code) => {
                self.note(&Line::Code(code.to_string()))?;
                return Ok(Some(PartyNews::Code(code)));
            }
            Output::Seats(seats) => {
                self.announce();
                return Ok(Some(PartyNews::Seats(seats)));
            }
            Output::Said(said) => return Ok(Some(PartyNews::Said(said))),
            Output::Command { .. } | Output::Look { .. } | Output::Past { .. } => {
                self.serve(output);
            }
            Output::Wake(_) | Output::Close { .. } => {}
        }
        Ok(None)
    }

    fn keep(&mut self, note: Note) -> Result<(), LanError> {
        if let (Note::StandIn { seat, on }, At::Table(_, table)) = (&note, &self.at) {
            let level = self.stand_ins.get(seat.index()).filter(|_| *on);
            table.stand_in(*seat, level.copied());
        }
        // What was done went into one write with what the table keeps of it.
        if matches!(note, Note::Done { .. }) {
            return Ok(());
        }
        self.note(&Line::Note(note))
    }

    /// Notes something beside the record. Before there is one, it is noted when the game starts.
    fn note(&self, line: &Line) -> Result<(), LanError> {
        match &self.at {
            At::Lobby(_) => Ok(()),
            At::Table(_, table) => Ok(table.note(line)?),
        }
    }

    /// Gives somebody what he asks for.
    fn serve(&mut self, output: Output) {
        match (&self.at, output) {
            (At::Table(_, table), Output::Command { seat, cid, body }) => {
                match body.read::<Deed>() {
                    Ok(Deed { seen, mv }) => table.act_from_afar(seat, cid, seen, mv),
                    Err(_) => table.refuse_from_afar(seat, cid, &ActError::OtherGame),
                }
            }
            (At::Table(_, table), Output::Look { conn, eye }) => table.show(conn, eye),
            (At::Table(_, table), Output::Past { conn, after }) => table.past(conn, after),
            (At::Lobby(setup), Output::Look { conn, .. }) => {
                let lobby = Lobby { setup };
                let (host, now) = self.hosted.host();
                host.shown(now, conn, payload(&InLobby { lobby }));
            }
            (At::Lobby(_), Output::Command { seat, cid, .. }) => {
                let (host, now) = self.hosted.host();
                let refused = Decision::Refused(payload(&ActError::OtherGame));
                host.decided(now, seat, cid, refused);
            }
            _ => {}
        }
    }

    /// Tells guests what the table says.
    fn tell(&mut self, carried: Carried) -> Option<PartyNews> {
        let (host, now) = self.hosted.host();
        match carried {
            Carried::Happened(happening) => host.happened(now, happening),
            Carried::Decided {
                seat,
                cid,
                decision,
            } => host.decided(now, seat, cid, decision),
            Carried::Shown {
                conn,
                body,
                now: clocks,
            } => {
                host.shown(now, conn, body);
                host.now_for(now, conn, clocks);
                return None;
            }
            Carried::Past { conn, body } => {
                host.past(now, conn, body);
                return None;
            }
            Carried::Now(body) => {
                host.now(now, body);
                return None;
            }
            Carried::Closed => {
                self.is_gone = true;
                return Some(PartyNews::Closed);
            }
        }
        Some(PartyNews::Happened)
    }
}

impl At {
    fn setup(&self) -> &Setup {
        match self {
            Self::Lobby(setup) => setup,
            Self::Table(_, host) => host.setup(),
        }
    }

    /// The fingerprint of the figures that are played by.
    fn book(&self) -> String {
        match self {
            Self::Lobby(setup) => figures::printed(setup.game.name()),
            Self::Table(_, host) => host.book().to_string(),
        }
    }
}

/// What is noted of a table that was not on the network before.
fn new(offer: &Offer) -> Result<Noted, LanError> {
    let mut chance = chance()?;
    let code = offer.code.clone();
    let code = code.unwrap_or_else(|| RoomCode::draw(&mut chance));
    let port = offer.port.unwrap_or(PORT);
    Ok(Noted {
        identity: Identity::new(offer.name.clone(), &code, port, &mut chance),
        code,
        away: offer.away,
        notes: Vec::new(),
    })
}

fn everywhere(port: u16) -> Vec<SocketAddr> {
    let four = SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
    let six = SocketAddr::from((Ipv6Addr::UNSPECIFIED, port));
    // Of two free ports each would be another.
    if port == 0 {
        vec![four]
    } else {
        vec![six, four]
    }
}

fn invitation(identity: &Identity, key: &HostKey, hosted: &Hosted) -> Invitation {
    Invitation {
        table: identity.table,
        fingerprint: key.fingerprint(),
        secret: identity.link,
        addresses: own_addresses(hosted.addresses()),
    }
}
