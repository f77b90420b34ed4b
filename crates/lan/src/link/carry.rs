//! Bytes in and out of one connection, whatever carries it.

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How many bytes are read at once.
const AT_ONCE: usize = 8 * 1024;
/// How many frames are on their way to a connection; the others wait with the protocol, which knows what to do with those that
/// are too many.
pub(super) const ON_THE_WAY: usize = 4;

/// How long bytes may take to go out: by then the other end is given up.
const STUCK: Duration = Duration::from_secs(9);

/// What a connection tells.
#[derive(Debug)]
pub(super) enum Heard {
    /// Bytes have come.
    Bytes(Vec<u8>),
    /// Everything that was to go out has gone.
    Room,
    /// It has ended.
    Gone,
}

/// Carries bytes both ways until one end closes. What goes out ends when its sender is dropped; what was sent until
/// then still goes.
pub(super) async fn carry<S, T>(
    stream: S,
    mut out: mpsc::Receiver<Vec<u8>>,
    heard: mpsc::Sender<T>,
    told: impl Fn(Heard) -> T + Copy,
) where
    S: AsyncRead + AsyncWrite,
{
    let (mut reader, mut writer) = tokio::io::split(stream);
    let read = async {
        let mut bytes = vec![0; AT_ONCE];
        while let Ok(count @ 1..) = reader.read(&mut bytes).await {
            if heard
                .send(told(Heard::Bytes(bytes[..count].to_vec())))
                .await
                .is_err()
            {
                break;
            }
        }
    };
    let write = async {
        while let Some(bytes) = out.recv().await {
            let gone = async {
                writer.write_all(&bytes).await?;
                writer.flush().await
            };
            if !matches!(timeout(STUCK, gone).await, Ok(Ok(()))) {
                return;
            }
            if out.is_empty() && heard.send(told(Heard::Room)).await.is_err() {
                return;
            }
        }
        // A last word is read to its end only where the end is announced.
        let _closed_already = timeout(STUCK, writer.shutdown()).await;
    };
    tokio::select! {
        () = read => {}
        () = write => {}
    }
    // Nobody may be left to be told.
    let _nobody = heard.send(told(Heard::Gone)).await;
}
