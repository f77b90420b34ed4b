//! Rectangles on a page.

/// A rectangle on a page, in points from the page's top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Where it is, of its width and height, from 0 to 1.
    pub(crate) fn at(self, across: f32, down: f32) -> (f32, f32) {
        (self.x + self.width * across, self.y + self.height * down)
    }

    /// Smaller on all sides; never less than nothing.
    pub(crate) fn inset(self, across: f32, down: f32) -> Self {
        let (across, down) = (across.min(self.width / 2.0), down.min(self.height / 2.0));
        Self {
            x: self.x + across,
            y: self.y + down,
            width: self.width - 2.0 * across,
            height: self.height - 2.0 * down,
        }
    }

    /// Cuts a strip off its top.
    pub(crate) fn cut_top(&mut self, height: f32) -> Self {
        let strip = Self { height, ..*self };
        self.y += height;
        self.height -= height;
        strip
    }

    /// Cuts a strip off its bottom.
    pub(crate) fn cut_bottom(&mut self, height: f32) -> Self {
        self.height -= height;
        Self {
            y: self.bottom(),
            height,
            ..*self
        }
    }

    /// Cuts a strip off its left.
    pub(crate) fn cut_left(&mut self, width: f32) -> Self {
        let strip = Self { width, ..*self };
        self.x += width;
        self.width -= width;
        strip
    }

    /// Cuts a strip off its right.
    pub(crate) fn cut_right(&mut self, width: f32) -> Self {
        self.width -= width;
        Self {
            x: self.right(),
            width,
            ..*self
        }
    }

    /// Side by side, as wide as their shares.
    pub(crate) fn columns(self, shares: &[f32]) -> Vec<Self> {
        let whole: f32 = shares.iter().sum();
        let mut left = self;
        let cut = |share: &f32| left.cut_left(self.width * share / whole);
        shares.iter().map(cut).collect()
    }

    /// One above the other, all alike.
    pub(crate) fn rows(self, count: u16) -> Vec<Self> {
        let mut left = self;
        let height = self.height / f32::from(count.max(1));
        (0..count).map(|_| left.cut_top(height)).collect()
    }

    /// Row by row, all alike, with gaps between them.
    pub(crate) fn cells(self, across: u16, down: u16, gap: f32) -> Vec<Self> {
        let wide = Self {
            width: self.width + gap,
            height: self.height + gap,
            ..self
        };
        let shares = vec![1.0; across.into()];
        let rows = wide.rows(down).into_iter();
        let cells = rows.flat_map(|row| row.columns(&shares));
        let trim = |cell: Self| Self {
            width: cell.width - gap,
            height: cell.height - gap,
            ..cell
        };
        cells.map(trim).collect()
    }

    /// The largest rectangle of this shape in it, in its middle.
    pub(crate) fn middle(self, width_by_height: f32) -> Self {
        let width = self.width.min(self.height * width_by_height);
        let height = width / width_by_height;
        Self {
            x: self.x + (self.width - width) / 2.0,
            y: self.y + (self.height - height) / 2.0,
            width,
            height,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: Area = Area::new(10.0, 20.0, 100.0, 60.0);

    #[test]
    fn strips_are_cut_off_until_nothing_is_left() {
        let mut left = PAGE;
        assert_eq!(left.cut_top(10.0), Area::new(10.0, 20.0, 100.0, 10.0));
        assert_eq!(left.cut_bottom(20.0), Area::new(10.0, 60.0, 100.0, 20.0));
        assert_eq!(left.cut_left(40.0), Area::new(10.0, 30.0, 40.0, 30.0));
        assert_eq!(left.cut_right(60.0), Area::new(50.0, 30.0, 60.0, 30.0));
        assert_eq!((left.width, left.height), (0.0, 30.0));
    }

    #[test]
    fn it_is_shared_out() {
        let columns = PAGE.columns(&[1.0, 3.0]);
        assert_eq!(columns[1], Area::new(35.0, 20.0, 75.0, 60.0));
        assert_eq!(PAGE.rows(3)[2], Area::new(10.0, 60.0, 100.0, 20.0));
        let cells = PAGE.cells(2, 2, 10.0);
        assert_eq!(cells[3], Area::new(65.0, 55.0, 45.0, 25.0));
        assert_eq!(PAGE.middle(1.0), Area::new(30.0, 20.0, 60.0, 60.0));
        assert_eq!(PAGE.inset(80.0, 10.0), Area::new(60.0, 30.0, 0.0, 40.0));
    }
}
