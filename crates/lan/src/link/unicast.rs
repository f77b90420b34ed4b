//! Tables that are asked for by name from a port of our own. Each answers to that port alone, so this works where nothing is let
//! in at the port of multicast DNS. It is asked once and bounded: whoever goes on listening is [`super::Multicast`].

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use hickory_proto::op::{Message, MessageType, Query};
use hickory_proto::rr::{Name, RData, Record, RecordType};
use socket2::SockRef;
use tokio::net::UdpSocket;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use super::addresses::usable_fours;
use crate::nearby::{Advert, instance};

/// Where multicast DNS is spoken.
const GROUP: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
const PORT: u16 = 5353;
/// How long answers may take.
const PATIENCE: Duration = Duration::from_secs(1);
/// So many answers are read at each interface, …
const MOST_ANSWERS: usize = 256;
/// … of so many bytes …
const MOST_BYTES: usize = 9_000;
/// … and with so many tables.
const MOST_TABLES: usize = 16;

/// A table that has answered.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    pub(super) name: String,
    pub(super) advert: Advert,
    pub(super) addresses: Vec<SocketAddr>,
}

/// Asks everybody on the networks of this machine, and these machines by themselves. Where something cannot be sent nobody
/// answers: that shows by itself.
pub(super) async fn ask(
    service: &'static str,
    machines: BTreeSet<IpAddr>,
    to: mpsc::Sender<Found>,
) {
    let mut asking = JoinSet::new();
    for own in usable_fours() {
        let to = to.clone();
        asking.spawn(async move {
            let socket = UdpSocket::bind((own, 0)).await?;
            SockRef::from(&socket).set_multicast_if_v4(&own)?;
            put(&socket, service, [GROUP.into()], to).await
        });
    }
    let (fours, sixes) = machines.into_iter().partition(IpAddr::is_ipv4);
    let (fours, sixes): (Vec<IpAddr>, Vec<IpAddr>) = (fours, sixes);
    for (own, machines) in [
        (IpAddr::from(Ipv4Addr::UNSPECIFIED), fours),
        (Ipv6Addr::UNSPECIFIED.into(), sixes),
    ] {
        if !machines.is_empty() {
            let to = to.clone();
            asking.spawn(async move {
                let socket = UdpSocket::bind((own, 0)).await?;
                put(&socket, service, machines, to).await
            });
        }
    }
    while asking.join_next().await.is_some() {}
}

/// Puts the question, and hands out the answers.
async fn put(
    socket: &UdpSocket,
    service: &str,
    machines: impl IntoIterator<Item = IpAddr>,
    to: mpsc::Sender<Found>,
) -> std::io::Result<()> {
    let question = Question::new(service).ok_or(std::io::ErrorKind::InvalidInput)?;
    for machine in machines {
        // One that cannot be reached does not keep the others from being asked.
        let _unsent = socket.send_to(&question.bytes, (machine, PORT)).await;
    }
    let until = Instant::now() + PATIENCE;
    let mut bytes = vec![0; MOST_BYTES];
    for _ in 0..MOST_ANSWERS {
        let Ok(heard) = timeout_at(until, socket.recv_from(&mut bytes)).await else {
            break;
        };
        // A machine where nobody listens may say so, and that is an answer, too.
        let Ok((length, from)) = heard else { continue };
        for found in question.answers(&bytes[..length], from.ip()) {
            if to.send(found).await.is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Which tables are there?
struct Question {
    id: u16,
    service: Name,
    bytes: Vec<u8>,
}

impl Question {
    fn new(service: &str) -> Option<Self> {
        let service = Name::from_ascii(format!("{service}.local.")).ok()?;
        let mut message = Message::query();
        message.metadata.recursion_desired = false;
        message.add_query(Query::query(service.clone(), RecordType::PTR));
        Some(Self {
            id: message.metadata.id,
            service,
            bytes: message.to_vec().ok()?,
        })
    }

    /// The tables of an answer. What makes no sense is left out.
    fn answers(&self, bytes: &[u8], from: IpAddr) -> Vec<Found> {
        let Ok(message) = Message::from_vec(bytes) else {
            return Vec::new();
        };
        let is_answer = message.metadata.message_type == MessageType::Response;
        if !is_answer || message.metadata.id != self.id {
            return Vec::new();
        }
        let records: Vec<&Record> = message.all_sections().collect();
        let tables = records.iter().filter_map(|record| match &record.data {
            RData::PTR(table) if record.name == self.service => Some(&table.0),
            _ => None,
        });
        let found = tables.take(MOST_TABLES);
        found
            .filter_map(|table| found_in(&records, table, from))
            .collect()
    }
}

/// What is said of a name.
fn of<'a>(records: &'a [&Record], name: &'a Name) -> impl Iterator<Item = &'a RData> {
    let said = records.iter().filter(move |record| record.name == *name);
    said.map(|record| &record.data)
}

fn found_in(records: &[&Record], table: &Name, from: IpAddr) -> Option<Found> {
    let name = String::from_utf8_lossy(table.iter().next()?).into_owned();
    let texts = of(records, table).find_map(|said| match said {
        RData::TXT(txt) => Some(&txt.txt_data),
        _ => None,
    })?;
    let texts = texts
        .iter()
        .filter_map(|text| std::str::from_utf8(text).ok());
    let texts: Vec<(&str, &str)> = texts.filter_map(|text| text.split_once('=')).collect();
    let advert = Advert::read(&texts).ok()?;
    let service = of(records, table).find_map(|said| match said {
        RData::SRV(service) => Some(service),
        _ => None,
    })?;
    let told = of(records, &service.target).filter_map(|said| match said {
        RData::A(four) => Some(IpAddr::from(four.0)),
        // One that only holds on its link would have to name the link.
        RData::AAAA(six) => Some(six.0)
            .filter(|six| !six.is_unicast_link_local())
            .map(IpAddr::from),
        _ => None,
    });
    // It was reached where it answers from, whatever else it says.
    let all = std::iter::once(from).chain(told.filter(|told| *told != from));
    Some(Found {
        name: instance(&name, 1),
        advert,
        addresses: all.map(|ip| SocketAddr::new(ip, service.port)).collect(),
    })
}

#[cfg(test)]
mod tests {
    use hickory_proto::op::OpCode;
    use hickory_proto::rr::rdata::{A, PTR, SRV, TXT};

    use super::*;
    use crate::nearby::{SERVICE, an_advert};

    const FROM: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 7));

    /// What Anna's machine answers.
    fn answer(question: &Question) -> Message {
        let mut message = Message::new(question.id, MessageType::Response, OpCode::Query);
        let table = ["Anna's table", "_racenight", "_tcp", "local"].map(str::as_bytes);
        let mut table = Name::from_labels(table).unwrap();
        table.set_fqdn(true);
        let host = Name::from_ascii("rn-aeaqcaib.local.").unwrap();
        let txt = an_advert(1).txt().unwrap();
        let txt = txt.iter().map(|(key, value)| format!("{key}={value}"));
        let named = |name: &Name, data| Record::from_rdata(name.clone(), 10, data);
        message.add_answer(named(&question.service, RData::PTR(PTR(table.clone()))));
        message.add_additionals([
            named(&table, RData::SRV(SRV::new(0, 0, 47_223, host.clone()))),
            named(&table, RData::TXT(TXT::new(txt.collect()))),
            named(&host, RData::A(A::new(192, 168, 1, 7))),
        ]);
        message
    }

    fn question() -> Question {
        Question::new(SERVICE).unwrap()
    }

    #[test]
    fn a_table_that_answers_is_found_where_it_answers_from_and_where_it_says() {
        let question = question();
        let answer = answer(&question).to_vec().unwrap();
        let found = question.answers(&answer, FROM);
        assert_eq!(
            found,
            [Found {
                name: "Anna's table".into(),
                advert: an_advert(1),
                addresses: vec![
                    "10.0.0.7:47223".parse().unwrap(),
                    "192.168.1.7:47223".parse().unwrap(),
                ],
            }]
        );
    }

    #[test]
    fn an_answer_to_another_question_is_none() {
        let question = question();
        let mut other = answer(&question);
        other.metadata.id ^= 1;
        assert_eq!(question.answers(&other.to_vec().unwrap(), FROM), []);
        assert_eq!(question.answers(&question.bytes, FROM), []);
    }

    #[test]
    fn whatever_was_cut_off_or_damaged_is_read_to_its_end() {
        let question = question();
        let whole = answer(&question).to_vec().unwrap();
        for end in 0..whole.len() {
            assert_eq!(question.answers(&whole[..end], FROM), [], "{end}");
        }
        for at in 2..whole.len() {
            for bit in 0..8 {
                let mut damaged = whole.clone();
                damaged[at] ^= 1 << bit;
                assert!(question.answers(&damaged, FROM).len() <= 1);
            }
        }
    }

    #[test]
    fn so_many_tables_are_read_in_one_answer() {
        let question = question();
        let mut many = answer(&question);
        let one = many.answers[0].clone();
        many.add_answers(std::iter::repeat_n(one, 40));
        let found = question.answers(&many.to_vec().unwrap(), FROM);
        assert_eq!(found.len(), MOST_TABLES);
    }
}
