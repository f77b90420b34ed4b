//! Looks a JSON text over before it is read.

use super::Malformed;

/// How deep arrays and objects may lie in each other.
pub const MOST_DEEP: usize = 32;
/// How many members an array or an object may have.
pub const MOST_MEMBERS: usize = 512;
/// How many bytes a string may have, as it is written.
pub const MOST_IN_STRING: usize = 4 * 1024;
/// How many characters a number may have: every whole number of 64 bits has its place.
const MOST_IN_NUMBER: usize = 20;

/// Is nothing in it too deep, too long or a broken number? Whether it is JSON at all is for the reader to say.
pub(super) fn check(json: &[u8]) -> Result<(), Malformed> {
    let mut commas = [0; MOST_DEEP];
    let mut depth = 0;
    let mut rest = json;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b'[' | b'{' => {
                *commas.get_mut(depth).ok_or(Malformed::Shape)? = 0;
                depth += 1;
            }
            b']' | b'}' => depth = depth.checked_sub(1).ok_or(Malformed::Shape)?,
            b',' => {
                let inside = depth.checked_sub(1).ok_or(Malformed::Shape)?;
                commas[inside] += 1;
                if commas[inside] >= MOST_MEMBERS {
                    return Err(Malformed::Shape);
                }
            }
            b'"' => rest = after_string(rest)?,
            b'-' | b'0'..=b'9' => rest = after_number(rest)?,
            _ => {}
        }
    }
    Ok(())
}

fn after_string(text: &[u8]) -> Result<&[u8], Malformed> {
    let mut at = 0;
    while at <= MOST_IN_STRING {
        match text.get(at) {
            Some(b'"') => return Ok(&text[at + 1..]),
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
            None => break,
        }
    }
    Err(Malformed::Shape)
}

fn after_number(text: &[u8]) -> Result<&[u8], Malformed> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let broken = matches!(text.get(digits), Some(b'.' | b'e' | b'E'));
    if broken || digits >= MOST_IN_NUMBER {
        return Err(Malformed::Shape);
    }
    Ok(&text[digits..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(json: &str) -> bool {
        check(json.as_bytes()).is_ok()
    }

    #[test]
    fn depth_has_an_end() {
        let nested = |depth| "[".repeat(depth) + &"]".repeat(depth);
        assert!(fits(&nested(MOST_DEEP)));
        assert!(!fits(&nested(MOST_DEEP + 1)));
        assert!(fits(&"[[]]".repeat(100)));
        assert!(!fits("]"));
        assert!(!fits(","));
    }

    #[test]
    fn arrays_and_objects_have_an_end() {
        let array = |members| format!("[{}1]", "1,".repeat(members - 1));
        assert!(fits(&array(MOST_MEMBERS)));
        assert!(!fits(&array(MOST_MEMBERS + 1)));
        let object = format!("{{{}\"a\":1}}", "\"a\":1,".repeat(MOST_MEMBERS));
        assert!(!fits(&object));
        // Members of one are not members of another.
        assert!(fits(&format!("[{},{}]", array(MOST_MEMBERS), array(400))));
    }

    #[test]
    fn strings_have_an_end_and_hide_what_is_in_them() {
        let string = |bytes| format!("\"{}\"", "x".repeat(bytes));
        assert!(fits(&string(MOST_IN_STRING)));
        assert!(!fits(&string(MOST_IN_STRING + 1)));
        assert!(fits(r#"{"a":"[[[1.5\"]]\\"}"#));
        assert!(!fits(r#""\"#));
        assert!(!fits("\"open"));
    }

    #[test]
    fn numbers_are_whole() {
        for json in ["0", "-1", "9007199254740991", "18446744073709551615"] {
            assert!(fits(json), "{json}");
        }
        for json in ["1.0", "1e3", "-1E3", "[1.5]", "184467440737095516150"] {
            assert!(!fits(json), "{json}");
        }
    }
}
