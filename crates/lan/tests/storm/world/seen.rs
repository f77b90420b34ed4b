//! Whether it was a storm at all.

/// What the storms have had in them.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(super) dials: u32,
    pub(super) host_lives: u32,
    pub(super) guest_lives: u32,
    pub(super) events: u32,
    pub(super) snapshots: u32,
    pub(super) resumed: u32,
    pub(super) old_answers: u32,
}

impl Seen {
    pub(crate) fn add(&mut self, other: &Self) {
        self.dials += other.dials;
        self.host_lives += other.host_lives;
        self.guest_lives += other.guest_lives;
        self.events += other.events;
        self.snapshots += other.snapshots;
        self.resumed += other.resumed;
        self.old_answers += other.old_answers;
    }

    pub(crate) fn assert_that_it_was_a_storm(&self) {
        for number in [
            self.dials,
            self.host_lives,
            self.guest_lives,
            self.snapshots,
            self.resumed,
            self.old_answers,
        ] {
            assert!(number > 30, "{self:?}");
        }
    }
}
