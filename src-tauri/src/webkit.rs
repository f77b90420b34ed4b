//! The known fault of `WebKitGTK` that leaves a window blank: buffers that go to the screen by DMA, where the graphics
//! driver does not play along. It is met only where it occurs, and never over what the user has said himself.
#![cfg_attr(
    not(target_os = "linux"),
    allow(dead_code, reason = "other systems draw pages by other means")
)]

/// What `WebKitGTK` asks. Any value switches those buffers off.
const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
/// What else a user may have said about how pages are drawn; then he knows what he does.
const OWN_WORDS: [&str; 4] = [
    SWITCH,
    "WEBKIT_DMABUF_RENDERER_FORCE_SHM",
    "WEBKIT_DMABUF_RENDERER_DISABLE_GBM",
    "WEBKIT_DISABLE_COMPOSITING_MODE",
];

/// What there is to be seen of how this machine draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Graphics {
    /// Has the user said himself how pages are drawn?
    is_said: bool,
    /// Does NVIDIA's own driver run?
    is_nvidia: bool,
    /// Is there a device that draws?
    has_device: bool,
}

/// Are the buffers to be switched off?
fn is_blank(graphics: Graphics) -> bool {
    !graphics.is_said && (graphics.is_nvidia || !graphics.has_device)
}

/// Starts the program anew with the switch set, where a window would stay blank; else nothing happens. It is to come
/// before everything: what a program was started with is only safely changed by starting it.
#[cfg(target_os = "linux")]
pub fn start_anew_where_blank() {
    use std::env;
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    if !is_blank(Graphics::of_this_machine()) {
        return;
    }
    if let Ok(program) = env::current_exe() {
        let mut anew = Command::new(program);
        anew.args(env::args_os().skip(1)).env(SWITCH, "1");
        // It comes back only where it failed; then the window may be blank, and may not.
        drop(anew.exec());
    }
}

/// There is no such fault on this system.
#[cfg(not(target_os = "linux"))]
pub fn start_anew_where_blank() {}

impl Graphics {
    #[cfg(target_os = "linux")]
    fn of_this_machine() -> Self {
        use std::path::Path;
        let devices = std::fs::read_dir("/dev/dri");
        let mut devices = devices.into_iter().flatten().flatten();
        Self {
            is_said: OWN_WORDS
                .iter()
                .any(|word| std::env::var_os(word).is_some()),
            is_nvidia: Path::new("/proc/driver/nvidia/version").exists(),
            has_device: devices.any(|device| {
                let name = device.file_name();
                name.to_string_lossy().starts_with("renderD")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine on which nothing is amiss.
    const SOUND: Graphics = Graphics {
        is_said: false,
        is_nvidia: false,
        has_device: true,
    };

    #[test]
    fn a_sound_machine_is_left_as_it_is() {
        assert!(!is_blank(SOUND));
    }

    #[test]
    fn with_nvidias_own_driver_the_buffers_are_switched_off() {
        let nvidia = Graphics {
            is_nvidia: true,
            ..SOUND
        };
        assert!(is_blank(nvidia));
    }

    #[test]
    fn without_a_device_that_draws_they_are_switched_off() {
        let bare = Graphics {
            has_device: false,
            ..SOUND
        };
        assert!(is_blank(bare));
    }

    #[test]
    fn what_the_user_has_said_holds() {
        let said = Graphics {
            is_said: true,
            is_nvidia: true,
            has_device: false,
        };
        assert!(!is_blank(said));
        assert!(
            OWN_WORDS.contains(&SWITCH),
            "and so a program starts anew once"
        );
    }
}
