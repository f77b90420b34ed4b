//! Somebody who fills the network with tables that are none.

use std::net::Ipv4Addr;
use std::time::Duration;

use hickory_proto::op::{Message, MessageType, OpCode};
use hickory_proto::rr::rdata::{A, PTR, SRV, TXT};
use hickory_proto::rr::{Name, RData, Record};
use lan::link::Multicast;
use lan::nearby::{Advert, SERVICE};
use lan::{Fingerprint, TableId};
use tokio::net::UdpSocket;
use tokio::time::timeout;

use crate::apart;
use crate::far::advert;
use crate::found::until;

const TABLES: u16 = 400;

/// A table of this number, at an address that nobody has.
fn made_up(number: u16) -> Vec<u8> {
    let [high, low] = number.to_be_bytes();
    let mut id = [8; 10];
    id[..2].copy_from_slice(&[high, low]);
    let advert = Advert {
        table: TableId(id),
        ..advert(Fingerprint([low; 32]))
    };
    let label = format!("Table {number}");
    let mut table =
        Name::from_labels([label.as_bytes(), b"_racenight", b"_tcp", b"local"]).unwrap();
    table.set_fqdn(true);
    let service = Name::from_ascii(format!("{SERVICE}.local.")).unwrap();
    let host = Name::from_ascii(format!("h{number}.local.")).unwrap();
    let txt = advert.txt().unwrap();
    let txt = txt.iter().map(|(key, value)| format!("{key}={value}"));
    let mut message = Message::new(0, MessageType::Response, OpCode::Query);
    message.metadata.authoritative = true;
    let said = [
        (&service, RData::PTR(PTR(table.clone()))),
        (&table, RData::SRV(SRV::new(0, 0, 9, host.clone()))),
        (&table, RData::TXT(TXT::new(txt.collect()))),
        (&host, RData::A(A::new(127, 1, high, low))),
    ];
    message.add_answers(said.map(|(name, data)| Record::from_rdata(name.clone(), 4_500, data)));
    message.to_vec().unwrap()
}

#[tokio::main(flavor = "current_thread")]
async fn flooded() {
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let group = (Ipv4Addr::new(224, 0, 0, 251), 5_353);
    let flood = async {
        for number in 0..TABLES {
            let bytes = made_up(number);
            socket.send_to(&bytes, group).await.unwrap();
            // What is cut off is heard, too.
            socket
                .send_to(&bytes[..bytes.len() / 2], group)
                .await
                .unwrap();
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    let listen = async {
        loop {
            guest.next().await;
            assert!(guest.nearby().list().count() <= 200);
        }
    };
    tokio::select! {
        () = flood => {}
        () = listen => {}
    }
    until(&mut guest, |nearby| nearby.list().count() == 200).await;
    // Nobody is there, so all go.
    let gone = until(&mut guest, |nearby| nearby.list().count() == 0);
    timeout(Duration::from_secs(40), gone).await.unwrap();
}

#[test]
fn of_too_many_tables_two_hundred_are_listed() {
    if apart::inside("crowd::of_too_many_tables_two_hundred_are_listed") {
        flooded();
    }
}
