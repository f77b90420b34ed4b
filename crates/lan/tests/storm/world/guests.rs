//! The guests and their machines.

use super::*;

impl World {
    pub(super) fn guest_down(&mut self, player: usize) {
        if self.players[player].guest.take().is_some() {
            self.players[player].nonce = None;
            let away = self.chance.random_range(0..4_000);
            self.later(away, Thing::GuestUp(player));
            let ids = self.links.iter().filter(|(_, link)| link.guest == player);
            let dead: Vec<u64> = ids.map(|(id, _)| *id).collect();
            for id in dead {
                if self.chance.random_ratio(2, 3) {
                    let delay = self.chance.random_range(0..300);
                    self.later(delay, Thing::Cut(id, Way::ToHost));
                }
            }
        }
    }

    pub(super) fn guest_up(&mut self, number: usize) {
        let player = &mut self.players[number];
        player.life += 1;
        player.at = None;
        self.seen.guest_lives += 1;
        let pass = match number {
            0 => Pass::Link(JoinSecret([5; 16])),
            _ => Pass::Code("7K2MQ0".parse().unwrap()),
        };
        let visiting = Visiting {
            eye: player.eye,
            name: format!("Player {number}"),
            pass: Some(pass),
            held: player.held.clone(),
            app: "0.1.0".into(),
            books: BTreeMap::from([("marks".into(), "b".into())]),
            language: "en".into(),
            exchange: Arc::new(Quick),
            chance: ChaCha20Rng::from_rng(&mut self.chance),
        };
        player.guest = Some(Guest::new(at(self.now), visiting));
    }

    pub(super) fn guest_says(&mut self, number: usize, output: guest::Output) {
        let now = at(self.now);
        match output {
            guest::Output::Dial(dial) => self.dial(number, dial),
            guest::Output::Hang(dial) => {
                let life = self.players[number].life;
                let mut links = self.links.iter();
                let link = links.find(|(_, link)| {
                    link.guest == number && link.dial == dial && link.lives.1 == life
                });
                if let Some(id) = link.map(|(id, _)| *id) {
                    let delay = self.chance.random_range(0..20_000);
                    self.later(delay, Thing::Cut(id, Way::ToHost));
                }
            }
            guest::Output::Keep(held) => self.players[number].held = Some(held),
            guest::Output::Snapshot { at, body } => {
                self.seen.snapshots += 1;
                assert_eq!(
                    at, self.chain[at.idx as usize],
                    "a snapshot of another table"
                );
                assert_eq!(body.read::<Value>().unwrap()["events"], json!(at.idx));
                self.players[number].at = Some(at);
            }
            guest::Output::Event {
                at,
                public,
                private,
            } => self.event(number, at, &public, private.as_ref()),
            guest::Output::Answer(verdict) => self.answer(number, &verdict),
            guest::Output::State(State::Shut(why)) => {
                // Another connection of his was newer, or his seat is still held by one that nobody has missed yet.
                let passing = [Shut::Refused(Refused::Replaced)];
                let seat = matches!(why, Shut::Refused(Refused::Taken { .. }));
                assert!(passing.contains(&why) || seat, "{number} {why:?}");
                let guest = self.players[number].guest.as_mut().unwrap();
                guest.renew(now);
            }
            guest::Output::Wake => self.carry(number),
            guest::Output::Placed(eye) => assert_eq!(eye, self.players[number].eye),
            _ => {}
        }
    }

    pub(super) fn event(
        &mut self,
        number: usize,
        at: Place,
        public: &Payload,
        private: Option<&Payload>,
    ) {
        let player = &mut self.players[number];
        assert_eq!(at, self.chain[at.idx as usize], "an event of another table");
        assert_eq!(
            player.at.map(|at| at.idx + 1),
            Some(at.idx),
            "an event was skipped"
        );
        player.at = Some(at);
        self.seen.events += 1;
        let happening = &self.disk.happenings[at.idx as usize - 1];
        assert_eq!(*public, happening.public);
        let own = happening
            .private
            .iter()
            .find(|(seat, _)| player.eye.is(*seat));
        assert_eq!(private, own.map(|(_, part)| part));
    }

    pub(super) fn answer(&mut self, number: usize, verdict: &Verdict) {
        let player = &mut self.players[number];
        let nonce = player.nonce.take().unwrap();
        match verdict {
            Verdict::Done { idx } => {
                player.done += 1;
                self.answered.insert(nonce);
                assert!(
                    self.disk.played.contains(&nonce),
                    "answered before it was kept"
                );
                if player.at.is_some_and(|at| at.idx > *idx) {
                    self.seen.old_answers += 1;
                }
            }
            Verdict::Refused { .. } | Verdict::Stale { .. } => {
                self.turned_away.insert(nonce);
            }
            Verdict::Old {} => panic!("an answer was lost for good"),
        }
    }

    pub(super) fn dial(&mut self, number: usize, dial: u32) {
        self.seen.dials += 1;
        let life = self.players[number].life;
        let id = 1_000 + self.number;
        let delay = self.chance.random_range(1..200);
        let fails = !self.is_calm() && self.chance.random_ratio(1, 5);
        if self.host.is_none() || fails {
            let delay = if self.chance.random() {
                delay
            } else {
                delay + 8_000
            };
            return self.later(delay, Thing::NoAnswer(number, life, dial));
        }
        let fate = if self.is_calm() {
            Fate::Lasts
        } else {
            Link::fate(&mut self.chance)
        };
        let lives = (self.host_life, life);
        self.links
            .insert(id, Link::new(number, dial, lives, self.now + delay, fate));
        if self.players[number].held.is_some() {
            self.seen.resumed += 1;
        }
        self.later(delay, Thing::Arrive(id));
    }

    /// A guest has something to send: on the newest link of this life.
    pub(super) fn carry(&mut self, number: usize) {
        let life = self.players[number].life;
        while let Some(bytes) = self.players[number].guest.as_mut().unwrap().take() {
            let mut links = self.links.iter().rev();
            let link = links.find(|(_, link)| link.guest == number && link.lives.1 == life);
            if let Some(id) = link.map(|(id, _)| *id) {
                self.transmit(id, Way::ToHost, &bytes);
            }
        }
    }

    /// Acts, where there is something left to do.
    pub(super) fn play(&mut self, number: usize) {
        let now = at(self.now);
        let player = &mut self.players[number];
        let Some(guest) = &mut player.guest else {
            return;
        };
        let more = player.eye != Eye::Stand && player.done < COMMANDS && player.nonce.is_none();
        if more && player.at.is_some() && self.chance.random_ratio(1, 3) {
            let nonce: u64 = self.chance.random();
            let expects = self.chance.random_ratio(1, 4);
            let expect = player.at.filter(|_| expects).map(|at| at.idx);
            let body = Payload::of(&json!({ "nonce": nonce })).unwrap();
            guest.act(now, expect, body).unwrap();
            player.nonce = Some(nonce);
        }
    }
}
