//! The shelf of finished tables: their records, and the index of them.

use std::collections::{BTreeMap, HashMap, HashSet};

use rayon::prelude::*;
use store::{History, Home, RecordName, Records, Stamp, StoreError, TakenIn};
use table::case::Posed;

use super::summary;
use crate::books::figures_of;
use crate::named::Task;
use crate::offered::Offered;
use crate::tables::is_going;
use crate::verify::{Flaw, game_of, text_of, verify};
use crate::{BrokenTable, Forgotten, RecordError};

/// How many records are read before what they say is kept.
const AT_ONCE: usize = 500;

/// The finished tables of a home, whether the app is on or not.
pub struct Shelf {
    home: Home,
    records: Records,
    /// Opened when it is first asked.
    index: Option<History>,
    /// The records that do not hold, as they were read.
    flawed: BTreeMap<RecordName, (Stamp, Flaw)>,
}

impl Shelf {
    /// The finished tables of this home.
    pub fn of(home: &Home) -> Self {
        Self {
            home: home.clone(),
            records: home.records(),
            index: None,
            flawed: BTreeMap::new(),
        }
    }

    /// The index, as the records are now.
    pub(crate) fn index(&mut self) -> Result<&mut History, StoreError> {
        let mut index = match self.index.take() {
            Some(index) => index,
            None => History::open(&self.home)?,
        };
        self.read_into(&mut index)?;
        Ok(self.index.insert(index))
    }

    /// The records that do not hold, and why.
    pub(crate) fn flawed(&self) -> Vec<BrokenTable> {
        let flawed = self.flawed.iter();
        flawed
            .map(|(name, (_, flaw))| BrokenTable::of(name, flaw))
            .collect()
    }

    /// Reads the records that the index does not know as they are now, and forgets those that are gone.
    fn read_into(&mut self, index: &mut History) -> Result<(), StoreError> {
        let there = self.stamped()?;
        let known: HashMap<RecordName, Stamp> = index.known()?.into_iter().collect();
        let names: HashSet<&RecordName> = there.iter().map(|(name, _)| name).collect();
        self.flawed.retain(|name, _| names.contains(name));
        let gone = known.keys().filter(|name| !names.contains(name));
        let gone: Vec<RecordName> = gone.cloned().collect();
        if !gone.is_empty() {
            index.remove(&gone)?;
        }
        let is_new = |(name, stamp): &&(RecordName, Stamp)| {
            let flawed = self.flawed.get(name).map(|(stamp, _)| stamp);
            known.get(name).or(flawed) != Some(stamp)
        };
        let new: Vec<_> = there.iter().filter(is_new).collect();
        for some in new.chunks(AT_ONCE) {
            self.read_some(some, index)?;
        }
        Ok(())
    }

    /// The records that are there. Looking at each takes longer than all the rest, so all cores do.
    fn stamped(&self) -> Result<Vec<(RecordName, Stamp)>, StoreError> {
        let records = &self.records;
        let names = records.finished()?.into_par_iter();
        let stamped = names.filter_map(|name| match records.stamp(&name) {
            Ok(stamp) => stamp.map(|stamp| Ok((name, stamp))),
            Err(error) => Some(Err(error)),
        });
        stamped.collect()
    }

    fn read_some(
        &mut self,
        some: &[&(RecordName, Stamp)],
        index: &mut History,
    ) -> Result<(), StoreError> {
        let records = &self.records;
        let read = |&&(ref name, stamp): &&(RecordName, Stamp)| {
            let bytes = records.read_finished(name)?;
            Ok::<_, StoreError>(summary::of(name, stamp, &bytes))
        };
        let read: Vec<_> = some.par_iter().map(read).collect();
        let (mut good, mut bad) = (Vec::new(), Vec::new());
        for ((name, stamp), read) in some.iter().zip(read) {
            self.flawed.remove(name);
            match read? {
                Ok(finished) => good.push(finished),
                Err(flaw) => {
                    bad.push(name.clone());
                    self.flawed.insert(name.clone(), (*stamp, flaw));
                }
            }
        }
        // One that has held before may have been replaced by one that does not.
        index.remove(&bad)?;
        index.add(&good)
    }

    /// The record of this name.
    pub(crate) fn record(&self, file: &str) -> Result<(RecordName, Vec<u8>), RecordError> {
        let no_such = || RecordError::NoSuchRecord { file: file.into() };
        let name = RecordName::named(file).ok_or_else(no_such)?;
        if !self.records.finished()?.contains(&name) {
            return Err(no_such());
        }
        let bytes = self.records.read_finished(&name)?;
        Ok((name, bytes))
    }

    pub(crate) fn delete(&mut self, file: &str) -> Result<(), RecordError> {
        let (name, _) = self.record(file)?;
        self.records.delete(&name)?;
        self.index()?;
        Ok(())
    }

    /// Copies a record to where the user finds it, and says where that is.
    pub(crate) fn export(&self, file: &str) -> Result<String, RecordError> {
        let (name, _) = self.record(file)?;
        Ok(self.records.export(&name)?.display().to_string())
    }

    /// Puts a picture of a record's table where the user finds it, and says where that is.
    pub(crate) fn export_picture(&self, file: &str, picture: &str) -> Result<String, RecordError> {
        let (name, _) = self.record(file)?;
        if !picture.starts_with("<svg") {
            return Err(RecordError::NoPicture);
        }
        let path = self.records.export_picture(&name, picture)?;
        Ok(path.display().to_string())
    }

    /// Takes a record in, if it holds, and gives its name.
    pub(crate) fn import(&self, text: &str) -> Result<String, RecordError> {
        verify(text.as_bytes()).map_err(|flaw| {
            if is_going(text) {
                RecordError::NotOver
            } else {
                flaw.into()
            }
        })?;
        let stem = stem_of(text)?;
        match self.records.take_in(&stem, text)? {
            TakenIn::New(name) => Ok(name.as_str().into()),
            TakenIn::ThereAlready(name) => Err(RecordError::ThereAlready {
                file: name.as_str().into(),
            }),
        }
    }

    /// Blots a name out of every finished record.
    pub(crate) fn forget(&mut self, name: &str) -> Result<Forgotten, StoreError> {
        let his = self.index()?.records_of(name)?;
        // First out of the index, which reads again what it does not know: a crash leaves no name in
        // it that is in no record.
        self.index()?.remove(&his)?;
        for record in &his {
            self.blot(record, name)?;
        }
        self.index()?;
        Ok(Forgotten {
            records: u32::try_from(his.len()).unwrap_or(u32::MAX),
            left: self.left_with(name)?,
        })
    }

    /// The records in which a name stands and out of which nobody can blot it: they do not hold.
    fn left_with(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let quoted = serde_json::to_string(name).expect("a name serialises");
        let mut left = Vec::new();
        let mut look_into = |record: &RecordName, bytes: &[u8]| {
            if String::from_utf8_lossy(bytes).contains(&quoted) {
                left.push(record.as_str().to_owned());
            }
        };
        for record in self.flawed.keys() {
            look_into(record, &self.records.read_finished(record)?);
        }
        for record in self.records.going()? {
            look_into(&record, &self.records.read_going(&record)?);
        }
        Ok(left)
    }

    fn blot(&self, record: &RecordName, name: &str) -> Result<(), StoreError> {
        let bytes = self.records.read_finished(record)?;
        let blotted = text_of(&bytes)
            .and_then(|text| game_of(text)?.with(Blot { text, name }))
            .ok()
            .flatten();
        match blotted {
            Some(text) => self.records.rewrite(record, &text),
            None => Ok(()),
        }
    }
}

/// What a record from elsewhere is called: as it would be if it had been played here.
/// What the name of a record begins with.
pub(crate) fn stem_of(text: &str) -> Result<String, Flaw> {
    game_of(text)?.with(Stem(text))
}

struct Stem<'a>(&'a str);

impl Task for Stem<'_> {
    type Done = Result<String, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let book = figures_of::<G>(self.0)?;
        let replayed = dealer::replay::<G>(&book, G::hash_of(&book), self.0)?;
        Ok(crate::desk::stem::<G>(replayed.header.commitment))
    }
}

struct Blot<'a> {
    text: &'a str,
    name: &'a str,
}

impl Task for Blot<'_> {
    type Done = Result<Option<String>, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let hash = G::hash_of(&figures_of::<G>(self.text)?);
        Ok(dealer::blot::<G>(hash, self.text, self.name)?)
    }
}
