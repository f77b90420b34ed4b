//! Where the window is: where it was, as long as there is a screen.

use tauri::{PhysicalPosition, PhysicalSize, WebviewWindow};

/// So much of a window's upper edge must be on a screen, in pixels: enough to take hold of.
const HOLD: i64 = 96;
/// The height of what a window is taken hold of by.
const BAR: i64 = 32;

/// A part of the plane on which screens and windows lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    x: i64,
    y: i64,
    width: i64,
    height: i64,
}

impl Area {
    fn new(at: PhysicalPosition<i32>, size: PhysicalSize<u32>) -> Self {
        Self {
            x: at.x.into(),
            y: at.y.into(),
            width: size.width.into(),
            height: size.height.into(),
        }
    }

    /// How wide and high what two areas share is; nothing where they share none.
    fn shared(self, other: Self) -> (i64, i64) {
        let across = |a: i64, of_a: i64, b: i64, of_b: i64| (a + of_a).min(b + of_b) - a.max(b);
        let width = across(self.x, self.width, other.x, other.width);
        let height = across(self.y, self.height, other.y, other.height);
        (width.max(0), height.max(0))
    }

    /// How far the middles of two areas are apart, squared.
    fn distance(self, other: Self) -> i64 {
        let middle = |area: Self| (2 * area.x + area.width, 2 * area.y + area.height);
        let ((x, y), (other_x, other_y)) = (middle(self), middle(other));
        (x - other_x).pow(2) + (y - other_y).pow(2)
    }

    fn is_in_reach(self, screens: &[Self]) -> bool {
        let bar = Self {
            height: BAR.min(self.height),
            ..self
        };
        screens.iter().any(|screen| {
            let (width, height) = bar.shared(*screen);
            width >= HOLD.min(bar.width) && height >= bar.height
        })
    }

    /// In the middle of a screen, no larger than it.
    fn in_middle_of(self, screen: Self) -> Self {
        let (width, height) = (self.width.min(screen.width), self.height.min(screen.height));
        Self {
            x: screen.x + (screen.width - width) / 2,
            y: screen.y + (screen.height - height) / 2,
            width,
            height,
        }
    }
}

/// Where a window goes that cannot be taken hold of where it is: the middle of the screen nearest to it. Nothing for one
/// that can, and where there is no screen at all.
fn better_place(window: Area, screens: &[Area]) -> Option<Area> {
    if window.is_in_reach(screens) {
        return None;
    }
    let nearest = screens
        .iter()
        .min_by_key(|screen| window.distance(**screen))?;
    Some(window.in_middle_of(*nearest))
}

/// Brings a window back to a screen that is there, from one that was.
pub(crate) fn keep_on_screen(window: &WebviewWindow) -> tauri::Result<()> {
    let screens = window.available_monitors()?;
    let screens: Vec<Area> = screens
        .iter()
        .map(|screen| Area::new(*screen.position(), *screen.size()))
        .collect();
    let now = Area::new(window.outer_position()?, window.outer_size()?);
    if let Some(Area {
        x,
        y,
        width,
        height,
    }) = better_place(now, &screens)
    {
        let whole = |length: i64| u32::try_from(length).unwrap_or_default();
        let at = |place: i64| i32::try_from(place).unwrap_or_default();
        window.set_size(PhysicalSize::new(whole(width), whole(height)))?;
        window.set_position(PhysicalPosition::new(at(x), at(y)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn area(x: i64, y: i64, width: i64, height: i64) -> Area {
        Area {
            x,
            y,
            width,
            height,
        }
    }

    const LAPTOP: Area = area(0, 0, 1920, 1080);
    const BESIDE_IT: Area = area(1920, 0, 2560, 1440);

    #[test]
    fn a_window_on_a_screen_stays_where_it_is() {
        assert_eq!(better_place(area(100, 100, 1280, 800), &[LAPTOP]), None);
        assert_eq!(
            better_place(area(2000, 300, 1280, 800), &[LAPTOP, BESIDE_IT]),
            None
        );
    }

    #[test]
    fn a_window_that_hangs_over_an_edge_stays_as_long_as_it_can_be_taken_hold_of() {
        assert_eq!(better_place(area(1800, 900, 1280, 800), &[LAPTOP]), None);
        assert_eq!(
            better_place(area(1300, 100, 1280, 800), &[LAPTOP, BESIDE_IT]),
            None
        );
    }

    #[test]
    fn a_window_from_a_screen_that_is_gone_comes_to_the_middle_of_what_is_there() {
        let lost = area(2400, 300, 1280, 800);
        assert_eq!(
            better_place(lost, &[LAPTOP]),
            Some(area(320, 140, 1280, 800))
        );
    }

    #[test]
    fn a_window_with_its_bar_above_the_screen_comes_back() {
        let above = area(100, -40, 1280, 800);
        assert_eq!(
            better_place(above, &[LAPTOP]),
            Some(area(320, 140, 1280, 800))
        );
    }

    #[test]
    fn it_comes_to_the_nearest_screen() {
        let right = area(5000, 200, 1280, 800);
        assert_eq!(
            better_place(right, &[LAPTOP, BESIDE_IT]),
            Some(area(2560, 320, 1280, 800))
        );
    }

    #[test]
    fn it_is_no_larger_than_its_screen() {
        let large = area(-4000, 0, 3840, 2160);
        assert_eq!(better_place(large, &[LAPTOP]), Some(LAPTOP));
    }

    #[test]
    fn where_no_screen_is_known_it_stays() {
        assert_eq!(better_place(area(0, 0, 1280, 800), &[]), None);
    }
}
