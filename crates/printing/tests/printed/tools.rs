//! The programs that read a file as people do: `pdftotext`, `pdfinfo`, `qpdf`.

use std::path::PathBuf;
use std::process::Command;

/// A file of this name with these bytes.
pub(crate) fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, bytes).unwrap();
    file
}

/// What a program says about a file; it must be content.
fn ask(program: &str, words: &[&str], file: &PathBuf) -> String {
    let told = Command::new(program)
        .args(words)
        .arg(file)
        .arg("-")
        .output();
    let told = told.unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(
        told.status.success(),
        "{program}: {}",
        String::from_utf8_lossy(&told.stderr)
    );
    String::from_utf8(told.stdout).unwrap()
}

/// The words of a document, in the order of its layout.
pub(crate) fn text(name: &str, pdf: &[u8]) -> String {
    ask("pdftotext", &["-layout"], &file(name, pdf))
}

/// Is the file sound, and every word of it on its page?
pub(crate) fn check(name: &str, pdf: &[u8]) {
    let file = file(name, pdf);
    let told = Command::new("qpdf")
        .arg("--check")
        .arg(&file)
        .output()
        .unwrap();
    assert!(
        told.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&told.stdout)
    );
    let mut page = (0.0, 0.0);
    for line in ask("pdftotext", &["-bbox"], &file).lines() {
        let value = |key: &str| -> Option<f64> {
            let (_, rest) = line.split_once(&format!("{key}=\""))?;
            rest.split_once('"')?.0.parse().ok()
        };
        if let (Some(width), Some(height)) = (value("width"), value("height")) {
            page = (width, height);
        }
        if let (Some(left), Some(top), Some(right), Some(bottom)) =
            (value("xMin"), value("yMin"), value("xMax"), value("yMax"))
        {
            let inside = left >= 8.0 && top >= 8.0 && right <= page.0 - 8.0;
            assert!(
                inside && bottom <= page.1 - 8.0,
                "{name}: off the page: {line}"
            );
        }
    }
}
