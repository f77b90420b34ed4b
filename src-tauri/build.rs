//! Gives each command that the page may call a permission of its own; every other command is refused.

use std::{error::Error, fs};

/// The one list of what the page may call. Tauri makes `allow-NAME` for each; the tests hold it equal to the commands.
const CAPABILITY: &str = "capabilities/main.json";

fn main() -> Result<(), Box<dyn Error>> {
    let capability: serde_json::Value = serde_json::from_str(&fs::read_to_string(CAPABILITY)?)?;
    let commands: Vec<&'static str> = capability["permissions"]
        .as_array()
        .ok_or("a capability has a list of permissions")?
        .iter()
        .filter_map(|permission| permission.as_str()?.strip_prefix("allow-"))
        .map(|name| &*name.replace('-', "_").leak())
        .collect();
    let manifest = tauri_build::AppManifest::new().commands(commands.leak());
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}
