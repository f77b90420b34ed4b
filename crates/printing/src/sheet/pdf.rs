//! The file that pages become: tagged, with a title, a language and an outline, and the same bytes for the
//! same pages.

use std::num::NonZeroU16;
use std::sync::LazyLock;

use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Path, Point};
use krilla::metadata::Metadata;
use krilla::outline::{Outline as Contents, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
};
use krilla::text::{Font, TextDirection};
use krilla::{Document, SerializeSettings};

use super::outline::rounded;
use super::page::Mark;
use super::{Face, Line, Page, Paper, Part, Tone, Way};

/// The pages of a document that is being laid out.
pub(crate) struct Sheets {
    title: String,
    language: &'static str,
    pub(crate) pages: Vec<Page>,
}

impl Sheets {
    pub(crate) fn new(title: &str, language: &'static str) -> Self {
        Self {
            title: Face::Roman.legible(title),
            language,
            pages: Vec::new(),
        }
    }

    /// A new page.
    pub(crate) fn page(&mut self, paper: Paper, way: Way) -> &mut Page {
        self.pages.push(Page::blank(paper.sheet(way)));
        self.pages.last_mut().expect("one was just laid down")
    }

    /// The file.
    pub(crate) fn into_pdf(self) -> Vec<u8> {
        let configuration = ConfigurationBuilder::new()
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .expect("one standard alone agrees with itself");
        let mut document = Document::new_with(SerializeSettings {
            configuration,
            ..SerializeSettings::default()
        });
        let mut tags = TagTree::new().with_lang(Some(self.language.into()));
        let mut contents = Contents::new();
        for (nth, page) in self.pages.iter().enumerate() {
            let settings = PageSettings::from_wh(page.sheet.width, page.sheet.height)
                .expect("paper has a size");
            let mut sheet = document.start_page_with(settings);
            let mut pen = Pen {
                surface: sheet.surface(),
                fonts: fonts(),
                open: vec![TagGroup::new(Tag::Section)],
            };
            for mark in &page.marks {
                pen.put(mark);
            }
            let section = pen.finish();
            sheet.finish();
            tags.push(section);
            for heading in headings(page) {
                let top = XyzDestination::new(nth, Point::from_xy(0.0, 0.0));
                contents.push_child(OutlineNode::new(heading.to_owned(), top));
            }
        }
        document.set_tag_tree(tags);
        document.set_outline(contents);
        document.set_metadata(
            Metadata::new()
                .title(self.title)
                .language(self.language.into())
                .creator("Race Night".into()),
        );
        document
            .finish()
            .expect("what the standard forbids, no sheet has: a test prints the strangest names")
    }
}

/// The faces, read once.
fn fonts() -> &'static [Font; 3] {
    static FONTS: LazyLock<[Font; 3]> = LazyLock::new(|| {
        Face::ALL.map(|face| Font::new(face.file().into(), 0).expect("a printed face is whole"))
    });
    &FONTS
}

fn headings(page: &Page) -> impl Iterator<Item = &str> {
    page.marks.iter().filter_map(|mark| match mark {
        Mark::Open(Part::Title(text) | Part::Heading(text)) => Some(text.as_str()),
        _ => None,
    })
}

/// Puts marks on a page of the file, and keeps account of the parts that they belong to.
struct Pen<'a> {
    surface: Surface<'a>,
    fonts: &'static [Font; 3],
    open: Vec<TagGroup>,
}

impl Pen<'_> {
    fn put(&mut self, mark: &Mark) {
        match mark {
            Mark::Open(part) => self.open.push(group(part)),
            Mark::Close => self.close(),
            Mark::Type {
                at,
                face,
                size,
                tone,
                text,
            } => {
                let id = self
                    .surface
                    .start_tagged(ContentTag::Span(SpanTag::empty()));
                self.surface.set_fill(Some(ink(*tone)));
                self.surface.set_stroke(None);
                let font = self.fonts[*face as usize].clone();
                let start = Point::from_xy(rounded(at.0), rounded(at.1));
                self.surface
                    .draw_text(start, font, *size, text, false, TextDirection::LeftToRight);
                self.surface.end_tagged();
                self.top().push(Node::Leaf(id));
            }
            Mark::Shape {
                outline,
                fill,
                line,
            } => {
                if let Some(path) = outline.path() {
                    self.shape(&path, *fill, line.as_ref());
                }
            }
            Mark::Clip(outline) => {
                let path = outline.path().expect("what is clipped to has an inside");
                self.surface.push_clip_path(&path, &FillRule::NonZero);
            }
            Mark::Unclip => self.surface.pop(),
        }
    }

    /// A shape belongs to the picture that it is drawn in; any other is only decoration.
    fn shape(&mut self, path: &Path, fill: Option<Tone>, line: Option<&Line>) {
        let is_picture = matches!(&self.top().tag, krilla::tagging::TagKind::Figure(_));
        let tag = if is_picture {
            ContentTag::Other
        } else {
            ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other))
        };
        let id = self.surface.start_tagged(tag);
        self.surface.set_fill(fill.map(ink));
        self.surface.set_stroke(line.map(stroke));
        self.surface.draw_path(path);
        self.surface.end_tagged();
        if is_picture {
            self.top().push(Node::Leaf(id));
        }
    }

    fn top(&mut self) -> &mut TagGroup {
        self.open.last_mut().expect("a page is open to its end")
    }

    fn close(&mut self) {
        if let Some(group) = self.open.pop() {
            self.top().push(Node::Group(group));
        }
    }

    fn finish(mut self) -> TagGroup {
        self.surface.finish();
        self.open.pop().expect("a page is open to its end")
    }
}

fn group(part: &Part) -> TagGroup {
    let heading = |level, text: &String| {
        let level = NonZeroU16::new(level).expect("levels count from 1");
        TagGroup::new(Tag::Hn(level, Some(text.clone())))
    };
    match part {
        Part::Title(text) => heading(1, text),
        Part::Heading(text) => heading(2, text),
        Part::Paragraph => TagGroup::new(Tag::P),
        Part::Table => TagGroup::new(Tag::Table),
        Part::Row => TagGroup::new(Tag::TR),
        Part::Head => TagGroup::new(Tag::TH(TableHeaderScope::Column)),
        Part::Cell => TagGroup::new(Tag::TD),
        Part::Figure(says) => TagGroup::new(Tag::Figure(Some(says.clone()))),
    }
}

fn ink(Tone(red, green, blue): Tone) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        ..Fill::default()
    }
}

fn stroke(line: &Line) -> Stroke {
    Stroke {
        paint: ink(line.tone).paint,
        width: line.width,
        line_cap: LineCap::Butt,
        line_join: LineJoin::Miter,
        dash: (!line.dashes.is_empty()).then(|| StrokeDash {
            array: line.dashes.clone(),
            offset: 0.0,
        }),
        ..Stroke::default()
    }
}
