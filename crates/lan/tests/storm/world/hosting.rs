//! The host, his machine and those who know the game.

use super::*;

impl World {
    pub(super) fn decide(&mut self, seat: Seat, cid: u32, body: &Payload) {
        let now = at(self.now);
        let nonce = body.read::<Value>().unwrap()["nonce"].as_u64().unwrap();
        let refused = self.chance.random_ratio(1, 6);
        let decision = if refused {
            Decision::Refused(Payload::of(&"no").unwrap())
        } else {
            let count = self.chance.random_range(1..4);
            self.writes = (0..count)
                .map(|n| game::happening(Some(seat), nonce / 4 * 4 + n, SEATS))
                .collect();
            self.writes_nonce = Some(nonce);
            Decision::Done(self.writes.clone())
        };
        self.host
            .as_mut()
            .unwrap()
            .decided(now, seat, cid, decision);
    }

    pub(super) fn host_down(&mut self) {
        if self.host.take().is_some() {
            self.writes.clear();
            let away = self.chance.random_range(0..5_000);
            self.later(away, Thing::HostUp);
            let dead: Vec<u64> = self.links.keys().copied().collect();
            for id in dead {
                // The other end hears of it at once, later, or by the silence alone.
                if self.chance.random_ratio(2, 3) {
                    let delay = self.chance.random_range(0..300);
                    self.later(delay, Thing::Cut(id, Way::ToGuest));
                }
            }
        }
    }

    pub(super) fn host_up(&mut self) {
        self.host_life += 1;
        self.seen.host_lives += 1;
        let now = at(self.now);
        let chance = ChaCha20Rng::from_rng(&mut self.chance);
        let hosting = anna::hosting(SEATS, Fingerprint([1; 32]), Arc::new(Quick), chance);
        let mut host = Host::open(now, hosting, &self.disk.notes);
        for (happening, place) in self.disk.happenings.iter().zip(&self.chain[1..]) {
            host.happened(now, happening.clone());
            assert_eq!(host.at(), *place, "opened again, the chain is another");
        }
        self.host = Some(host);
    }

    pub(super) fn host_says(&mut self, output: host::Output) {
        let now = at(self.now);
        match output {
            host::Output::Keep(note) => {
                if matches!(note, Note::Done { .. }) {
                    self.write();
                }
                self.disk.notes.push(note);
            }
            host::Output::Command { seat, cid, body } => {
                if self.chance.random_ratio(1, 2) {
                    self.decide(seat, cid, &body);
                } else {
                    let delay = self.chance.random_range(1..400);
                    self.later(delay, Thing::Decide(self.host_life, seat, cid, body));
                }
            }
            host::Output::Look { conn, eye } => {
                let view = game::view(&self.disk.happenings, eye);
                self.host.as_mut().unwrap().shown(now, conn, view);
            }
            host::Output::Close { conn, last } => {
                self.transmit(conn.0, Way::ToGuest, &last);
                self.later(3_000, Thing::Cut(conn.0, Way::ToGuest));
            }
            host::Output::Wake(conn) => {
                while let Some(bytes) = self.host.as_mut().unwrap().take(conn) {
                    self.transmit(conn.0, Way::ToGuest, &bytes);
                }
            }
            host::Output::Seats(_) | host::Output::Said(_) | host::Output::Past { .. } => {}
            host::Output::Code(_) => panic!("nobody was wrong that often"),
        }
    }

    /// What was decided goes to the disk in one write with its note.
    pub(super) fn write(&mut self) {
        self.disk.played.extend(self.writes_nonce.take());
        for happening in std::mem::take(&mut self.writes) {
            let ties = self.ties(&happening);
            let last = *self.chain.last().unwrap();
            self.chain.push(last.then(&happening.public, &ties));
            self.disk.happenings.push(happening);
        }
    }

    pub(super) fn ties(&self, happening: &Happening) -> Vec<lan::bytes::Hash> {
        let idx = self.chain.last().unwrap().idx + 1;
        let tie = |(seat, part): &(Seat, Payload)| {
            lan::chain::tie(
                &lan::chain::salt(&TableSecret([9; 32]), idx, *seat),
                Some(part),
            )
        };
        happening.private.iter().map(tie).collect()
    }
}
