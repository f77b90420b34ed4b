//! Rows for a spreadsheet or for a program.

use serde::{Deserialize, Serialize};

/// How rows are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rows {
    /// Cells with commas between them, after a row that names the columns.
    Csv,
    /// A list of objects.
    Json,
}

/// The mark by which spreadsheets know that a file is in UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

impl Rows {
    /// A text that people wrote, as it stands in a cell.
    pub(crate) fn text(self, text: &str) -> String {
        match self {
            Self::Csv => harmless(text),
            Self::Json => text.to_owned(),
        }
    }

    /// The file.
    pub(crate) fn write<R: Serialize>(self, rows: &[R]) -> Vec<u8> {
        const WHOLE: &str = "rows of numbers and texts can be written";
        match self {
            Self::Json => {
                let mut file = serde_json::to_vec_pretty(rows).expect(WHOLE);
                file.push(b'\n');
                file
            }
            Self::Csv => {
                let mut csv = csv::WriterBuilder::new()
                    .terminator(csv::Terminator::CRLF)
                    .from_writer(MARK.to_vec());
                for row in rows {
                    csv.serialize(row).expect(WHOLE);
                }
                csv.into_inner().expect(WHOLE)
            }
        }
    }
}

/// A text that a spreadsheet takes for a text and not for something to reckon with.
fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Row {
        player: String,
        purse: i64,
        odds: Option<u32>,
    }

    fn rows(rows: Rows, name: &str) -> String {
        let row = Row {
            player: rows.text(name),
            purse: -1000,
            odds: None,
        };
        String::from_utf8(rows.write(&[row])).unwrap()
    }

    #[test]
    fn cells_are_plain() {
        let told = rows(Rows::Csv, "Zoë, \"the\" Größe");
        let cells = "player,purse,odds\r\n\"Zoë, \"\"the\"\" Größe\",-1000,\r\n";
        assert_eq!(told, format!("\u{feff}{cells}"));
    }

    #[test]
    fn a_name_is_never_reckoned_with() {
        for name in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"] {
            let told = rows(Rows::Csv, name);
            let read = told.trim_start_matches('\u{feff}').to_owned();
            let mut csv = csv::Reader::from_reader(read.as_bytes());
            let row = csv.records().next().unwrap().unwrap();
            assert_eq!(row[0], format!("'{name}"));
        }
        let told: serde_json::Value = serde_json::from_str(&rows(Rows::Json, "=1+1")).unwrap();
        assert_eq!(told[0]["player"], "=1+1");
        assert_eq!(told[0]["odds"], serde_json::Value::Null);
    }
}
