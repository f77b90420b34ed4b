//! Tables that are heard nearby.

use std::time::Duration;

use ::lan::link::Multicast;
use tokio::time::{Instant, timeout_at};

use super::{LanError, Listed};

/// Listens for so long, and says which tables were heard.
///
/// # Errors
/// Where nothing can be heard.
pub async fn discover(patience: Duration) -> Result<Vec<Listed>, LanError> {
    listen(patience, |_| false).await
}

/// Listens until a table of this name is heard, but no longer than this.
///
/// # Errors
/// Where nothing can be heard.
pub async fn find(name: &str, patience: Duration) -> Result<Option<Listed>, LanError> {
    let is_it = |listed: &Listed| listed.name == name;
    let heard = listen(patience, is_it).await?;
    Ok(heard.into_iter().find(is_it))
}

async fn listen(
    patience: Duration,
    enough: impl Fn(&Listed) -> bool,
) -> Result<Vec<Listed>, LanError> {
    let until = Instant::now() + patience;
    let mut multicast = Multicast::open()?;
    multicast.listen()?;
    // What is wrong with one interface does not keep the others from being heard.
    while timeout_at(until, multicast.next()).await.is_ok() {
        if multicast.nearby().list().any(&enough) {
            break;
        }
    }
    Ok(multicast.nearby().list().cloned().collect())
}
