//! Tables that are announced and heard, in a network of the test's own.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod apart;

use std::time::{Duration, Instant};

use lan::bytes::{Fingerprint, TableId};
use lan::link::{Multicast, News};
use lan::message::Versions;
use lan::nearby::{Advert, LetsIn, Listed, Nearby, Stage};
use tokio::net::TcpListener;
use tokio::time::timeout;

fn advert() -> Advert {
    Advert {
        versions: Versions::OURS,
        table: TableId([1; 10]),
        fingerprint: Fingerprint([2; 32]),
        game: "giro".into(),
        stage: Stage::Lobby,
        taken: 3,
        seats: 5,
        lets_in: LetsIn::Code,
        app: "0.1.0".into(),
    }
}

/// Waits until the list is as it should be.
async fn until(
    guest: &mut Multicast,
    host: &mut Multicast,
    is: impl Fn(&Nearby) -> bool,
) -> Duration {
    let began = Instant::now();
    let wait = async {
        loop {
            tokio::select! {
                news = guest.next() => {
                    if news == News::Tables && is(guest.nearby()) {
                        return;
                    }
                }
                _ = host.next() => {}
            }
        }
    };
    timeout(Duration::from_secs(20), wait).await.unwrap();
    began.elapsed()
}

#[tokio::test]
async fn a_table_is_heard_with_its_name_changes_and_says_good_bye() {
    if !apart::inside("a_table_is_heard_with_its_name_changes_and_says_good_bye") {
        return;
    }
    let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
    let listens = listener.local_addr().unwrap().port();
    let (mut host, mut guest) = (Multicast::open().unwrap(), Multicast::open().unwrap());
    guest.listen().unwrap();
    host.announce("St. Anna's Zäune", &advert(), listens)
        .unwrap();
    let shown = |nearby: &Nearby, advert: &Advert| {
        let tables: Vec<&Listed> = nearby.list().collect();
        tables.len() == 1 && tables[0].name == "St. Anna's Zäune" && tables[0].advert == *advert
    };
    until(&mut guest, &mut host, |nearby| shown(nearby, &advert())).await;
    let full = Advert {
        taken: 5,
        ..advert()
    };
    host.announce("St. Anna's Zäune", &full, listens).unwrap();
    until(&mut guest, &mut host, |nearby| shown(nearby, &full)).await;
    host.withdraw().unwrap();
    let took = until(&mut guest, &mut host, |nearby| nearby.list().count() == 0).await;
    assert!(took < Duration::from_secs(4), "{took:?}");
}
