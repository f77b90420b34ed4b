//! The page is written against generated bindings. They are committed, so they must not drift from the commands.

use std::{env, fs, path::Path};

use specta_typescript::Typescript;

const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/ipc/bindings.gen.ts");

#[test]
fn the_committed_bindings_are_what_the_commands_say() {
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bindings.gen.ts");
    racenight_app::surface()
        .export(Typescript::default(), &fresh)
        .expect("every type of a command can be told in TypeScript");
    let fresh = fs::read_to_string(fresh).expect("it was just written");
    if env::var_os("RACENIGHT_BINDINGS").is_some_and(|wish| wish == "write") {
        fs::write(COMMITTED, &fresh).expect("the page's folder ui/src/ipc is there");
    }
    let committed = fs::read_to_string(COMMITTED).unwrap_or_default();
    assert!(
        fresh == committed,
        "the bindings have drifted from the commands: run `npm run bindings`"
    );
}
