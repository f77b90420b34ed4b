//! Settings as a file and the page write them.

use serde_json::{Value, json};
use store::{Language, NoSuchScale, Settings, Speed, TextScale, Theme};
use table::Silks;

fn read(value: Value) -> Result<Settings, serde_json::Error> {
    serde_json::from_value(value)
}

#[test]
fn a_first_start_follows_the_system() {
    assert_eq!(
        serde_json::to_value(Settings::default()).unwrap(),
        json!({
            "welcomed": false,
            "name": null,
            "silks": null,
            "language": null,
            "theme": "system",
            "textScale": 100,
            "speed": "normal",
            "sound": true,
            "notify": true,
            "cardsLeft": false,
        })
    );
}

#[test]
fn all_settings_are_read_back() {
    let written = json!({
        "welcomed": true,
        "name": "Marianne",
        "silks": "green",
        "language": "de",
        "theme": "contrast",
        "textScale": 200,
        "speed": "quadruple",
        "sound": false,
        "notify": false,
        "cardsLeft": true,
    });
    let settings = read(written.clone()).unwrap();
    assert_eq!(
        settings,
        Settings {
            welcomed: true,
            name: Some("Marianne".into()),
            silks: Some(Silks::Green),
            language: Some(Language::De),
            theme: Theme::Contrast,
            text_scale: TextScale::try_from(200).unwrap(),
            speed: Speed::Quadruple,
            sound: false,
            notify: false,
            cards_left: true,
        }
    );
    assert_eq!(serde_json::to_value(settings).unwrap(), written);
}

#[test]
fn what_an_older_version_did_not_write_is_as_at_first() {
    let settings = read(json!({ "theme": "dark" })).unwrap();
    assert_eq!(
        settings,
        Settings {
            theme: Theme::Dark,
            welcomed: true,
            ..Settings::default()
        }
    );
}

#[test]
fn whoever_has_a_file_of_an_older_version_is_no_newcomer() {
    assert!(read(json!({})).unwrap().welcomed);
    assert!(!Settings::default().welcomed);
}

#[test]
fn what_only_a_newer_version_knows_is_passed_over() {
    let settings = read(json!({ "sound": false, "perfume": { "hay": 3 } })).unwrap();
    assert!(!settings.sound);
}

#[test]
fn values_out_of_range_stay_outside() {
    for wrong in [
        json!({ "textScale": 79 }),
        json!({ "textScale": 201 }),
        json!({ "textScale": -100 }),
        json!({ "theme": "Dark" }),
        json!({ "speed": 2 }),
        json!({ "language": "fr" }),
        json!({ "sound": "yes" }),
        json!({ "silks": "pink" }),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
    let refused = TextScale::try_from(79).unwrap_err();
    assert_eq!(refused, NoSuchScale(79));
    assert_eq!(
        refused.to_string(),
        "text can be 80 to 200 per cent of its size, not 79"
    );
    assert_eq!(TextScale::try_from(80).map(u16::from), Ok(80));
}
