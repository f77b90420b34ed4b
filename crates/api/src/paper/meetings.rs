//! All meetings of the boxed game of which the user keeps the book.

use std::collections::BTreeMap;

use nasty::Written;
use serde::Serialize;
use specta::Type;
use store::{RecordName, Sheets};

use super::meeting::{Kept, MeetingError, MeetingSetup, PaperMeeting, Sheet};
use super::wanted::PaperError;
use crate::app::locked;
use crate::print::{Made, Order, Standing};
use crate::tables::now;
use crate::{App, SeatSetup, SetupError, StoreError};

/// The meetings of the boxed game.
pub(crate) struct Meetings {
    sheets: Sheets,
    /// Nothing until somebody asks.
    read: Option<BTreeMap<RecordName, Kept>>,
    broken: Vec<BrokenMeeting>,
}

/// A meeting as it is listed.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct MeetingCard {
    /// Its name.
    pub meeting: String,
    /// Who plays.
    pub seats: Vec<SeatSetup>,
    /// When it was opened, in seconds since 1970.
    pub began: u32,
    /// The race that is on, from 1.
    pub race: u8,
    /// Whether all races are settled.
    pub over: bool,
}

/// A file that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct BrokenMeeting {
    /// Its name.
    pub meeting: String,
    /// Where it is kept now; nothing where it could not be set aside.
    pub kept: Option<String>,
    /// What is wrong.
    pub why: String,
}

/// All of them, the newest first, and the files that make no sense.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct MeetingShelf {
    /// Those that can be gone on with.
    pub meetings: Vec<MeetingCard>,
    /// Those that were set aside since the app was started.
    pub broken: Vec<BrokenMeeting>,
}

impl Meetings {
    pub(crate) fn of(sheets: Sheets) -> Self {
        Self {
            sheets,
            read: None,
            broken: Vec::new(),
        }
    }

    /// All that can be gone on with. The others are set aside when they are first read.
    fn all(&mut self) -> Result<&mut BTreeMap<RecordName, Kept>, StoreError> {
        let all = match self.read.take() {
            Some(all) => all,
            None => self.read_all()?,
        };
        Ok(self.read.insert(all))
    }

    fn read_all(&mut self) -> Result<BTreeMap<RecordName, Kept>, StoreError> {
        let mut all = BTreeMap::new();
        for name in self.sheets.names()? {
            match Sheet::read(&self.sheets.read(&name)?) {
                Ok(kept) => {
                    all.insert(name, kept);
                }
                Err(why) => {
                    let kept = self.sheets.set_aside(&name).ok();
                    self.broken.push(BrokenMeeting {
                        meeting: name.as_str().into(),
                        kept: kept.map(|path| path.display().to_string()),
                        why,
                    });
                }
            }
        }
        Ok(all)
    }

    fn find(&mut self, meeting: &str) -> Result<(RecordName, &mut Kept), MeetingError> {
        let no_such = || MeetingError::NoSuchMeeting {
            meeting: meeting.into(),
        };
        let name = RecordName::named(meeting).ok_or_else(no_such)?;
        let kept = self.all()?.get_mut(&name).ok_or_else(no_such)?;
        Ok((name, kept))
    }

    fn open(&mut self, sheet: Sheet) -> Result<PaperMeeting, MeetingError> {
        let all = self.all()?.len();
        let stem = format!("meeting-{}", all + 1);
        let kept = sheet.made_out().expect("the set-up was checked");
        let name = self.sheets.begin(&stem, &kept.sheet.text())?;
        let told = kept.told(name.as_str());
        self.all()?.insert(name, kept);
        Ok(told)
    }

    /// Puts what comes of a change in place of what there was, once it is on the disk.
    fn change(
        &mut self,
        meeting: &str,
        change: impl FnOnce(&Kept) -> Result<Kept, MeetingError>,
    ) -> Result<PaperMeeting, MeetingError> {
        let (name, kept) = self.find(meeting)?;
        let next = change(kept)?;
        self.sheets.keep(&name, &next.sheet.text())?;
        let told = next.told(meeting);
        self.all()?.insert(name, next);
        Ok(told)
    }

    fn shelf(&mut self) -> Result<MeetingShelf, StoreError> {
        let all = self.all()?.iter();
        let mut meetings: Vec<MeetingCard> = all
            .map(|(name, kept)| MeetingCard {
                meeting: name.as_str().into(),
                seats: kept.sheet.setup.seats.clone(),
                began: kept.sheet.began,
                race: kept.race(),
                over: kept.is_over(),
            })
            .collect();
        meetings.sort_by_key(|card| std::cmp::Reverse(card.began));
        let broken = self.broken.clone();
        Ok(MeetingShelf { meetings, broken })
    }

    fn throw_away(&mut self, meeting: &str) -> Result<(), MeetingError> {
        let (name, _) = self.find(meeting)?;
        self.sheets.throw_away(&name)?;
        self.all()?.remove(&name);
        Ok(())
    }
}

impl App {
    /// The meetings of the boxed game of which this user keeps the book.
    ///
    /// # Errors
    /// Where they cannot be read.
    pub fn paper_meetings(&self) -> Result<MeetingShelf, StoreError> {
        locked(&self.stationer().meetings).shelf()
    }

    /// Opens a book for a meeting of the boxed game.
    ///
    /// # Errors
    /// Where the set-up does not do, or it cannot be kept.
    pub fn open_meeting(&self, setup: MeetingSetup) -> Result<PaperMeeting, MeetingError> {
        let setup = setup.table();
        let (own, mut wrong) = self.read_through(&setup);
        // A horse bears its owner's name: it is amiss only with that.
        wrong.retain(|wrong| !matches!(wrong, SetupError::NoHorse { .. }));
        if !wrong.is_empty() {
            return Err(MeetingError::Setup { wrong });
        }
        let sheet = Sheet::new(setup, own.as_ref(), now());
        locked(&self.stationer().meetings).open(sheet)
    }

    /// A meeting of the boxed game as it stands.
    ///
    /// # Errors
    /// Where there is none.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn paper_meeting(&self, meeting: String) -> Result<PaperMeeting, MeetingError> {
        let mut meetings = locked(&self.stationer().meetings);
        let (_, kept) = meetings.find(&meeting)?;
        Ok(kept.told(&meeting))
    }

    /// Writes something down.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn write_down(
        &self,
        meeting: String,
        written: Written,
    ) -> Result<PaperMeeting, MeetingError> {
        locked(&self.stationer().meetings).change(&meeting, |kept| kept.write(written))
    }

    /// Takes back what was written down last.
    ///
    /// # Errors
    /// Where nothing is left.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn take_back(&self, meeting: String) -> Result<PaperMeeting, MeetingError> {
        locked(&self.stationer().meetings).change(&meeting, Kept::undone)
    }

    /// Writes down again what was taken back last.
    ///
    /// # Errors
    /// Where nothing is left.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn write_again(&self, meeting: String) -> Result<PaperMeeting, MeetingError> {
        locked(&self.stationer().meetings).change(&meeting, Kept::redone)
    }

    /// Throws the book of a meeting away, for good.
    ///
    /// # Errors
    /// Where there is none, or it cannot be.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn delete_meeting(&self, meeting: String) -> Result<(), MeetingError> {
        locked(&self.stationer().meetings).throw_away(&meeting)
    }

    pub(super) fn meeting_standing(&self, meeting: &str) -> Result<Standing, PaperError> {
        let mut meetings = locked(&self.stationer().meetings);
        Ok(meetings.find(meeting)?.1.standing())
    }

    pub(super) fn make_of_meeting(&self, meeting: &str, order: &Order) -> Result<Made, PaperError> {
        let mut meetings = locked(&self.stationer().meetings);
        Ok(meetings.find(meeting)?.1.make(order)?)
    }
}

impl From<MeetingError> for PaperError {
    fn from(error: MeetingError) -> Self {
        match error {
            MeetingError::NotKept { cause } => cause.into(),
            MeetingError::NoSuchMeeting { meeting } => Self::NoSuchMeeting { meeting },
            other => unreachable!("looking for a meeting changes none: {other}"),
        }
    }
}
