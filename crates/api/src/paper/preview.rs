//! The pages of a document as pictures: drawn from the very bytes that are printed.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use serde::Serialize;
use specta::Type;

use crate::print::Form;

/// The longer side of a picture, in pixels: sharp where the page is as high as a screen.
const LONGER_SIDE: f32 = 1600.0;

/// A document before it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Preview {
    /// What its file would be called.
    pub name: String,
    /// Its pages, each a PNG picture in base 64; none where it has rows and no pages.
    pub pages: Vec<String>,
    /// Its text, where it has rows.
    pub text: Option<String>,
}

/// The document of these bytes.
pub(super) fn preview(name: String, form: Form, bytes: Vec<u8>) -> Preview {
    match form {
        Form::Pdf => Preview {
            name,
            pages: pages(bytes),
            text: None,
        },
        Form::Csv | Form::Json => Preview {
            name,
            pages: Vec::new(),
            text: Some(String::from_utf8_lossy(&bytes).into_owned()),
        },
    }
}

fn pages(bytes: Vec<u8>) -> Vec<String> {
    let pdf = Pdf::new(bytes).expect("what is printed here is a PDF file");
    let cache = RenderCache::new();
    let pages = pdf.pages().iter().map(|page| {
        let (width, height) = page.render_dimensions();
        let scale = LONGER_SIDE / width.max(height);
        let pixels = PixmapSettings {
            x_scale: scale,
            y_scale: scale,
            bg_color: WHITE,
        };
        let drawn = render(
            page,
            &cache,
            &InterpreterSettings::default(),
            &RenderSettings::default(),
            &pixels,
        );
        let png = drawn.into_png().expect("a page is a picture");
        BASE64_STANDARD.encode(png)
    });
    pages.collect()
}
