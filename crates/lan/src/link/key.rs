//! The key by which a host's guests know him again. It is made once for each host and kept where only he reads it.

use std::fmt;

use rcgen::{CertificateParams, KeyPair};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::server::ParsedCertificate;
use sha2::{Digest as _, Sha256};

use crate::bytes::Fingerprint;

/// A host's key, with a certificate that says nothing but the key.
pub struct HostKey {
    pair: KeyPair,
    certificate: CertificateDer<'static>,
    fingerprint: Fingerprint,
}

/// Bytes that are no key.
#[derive(Debug, thiserror::Error)]
#[error("this is no key of a host")]
pub struct BadKey;

impl HostKey {
    /// A new key.
    pub fn make() -> Result<Self, BadKey> {
        Self::of(KeyPair::generate().map_err(|_| BadKey)?)
    }

    /// The key that was kept.
    pub fn read(bytes: &[u8]) -> Result<Self, BadKey> {
        Self::of(KeyPair::try_from(bytes).map_err(|_| BadKey)?)
    }

    fn of(pair: KeyPair) -> Result<Self, BadKey> {
        let names = vec!["racenight".to_owned()];
        let params = CertificateParams::new(names).map_err(|_| BadKey)?;
        let certificate = params.self_signed(&pair).map_err(|_| BadKey)?;
        let certificate = certificate.der().clone();
        let fingerprint = fingerprint(&certificate).ok_or(BadKey)?;
        Ok(Self {
            pair,
            certificate,
            fingerprint,
        })
    }

    /// The key, to be kept secret.
    pub fn bytes(&self) -> Vec<u8> {
        self.pair.serialize_der()
    }

    /// What guests know it by.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    pub(super) fn certificate(&self) -> CertificateDer<'static> {
        self.certificate.clone()
    }

    pub(super) fn private(&self) -> PrivateKeyDer<'static> {
        PrivatePkcs8KeyDer::from(self.bytes()).into()
    }
}

impl fmt::Debug for HostKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostKey({:?})", self.fingerprint)
    }
}

/// The fingerprint of the key in a certificate.
pub(super) fn fingerprint(certificate: &CertificateDer<'_>) -> Option<Fingerprint> {
    let parsed = ParsedCertificate::try_from(certificate).ok()?;
    let hash = Sha256::digest(parsed.subject_public_key_info());
    Some(Fingerprint(hash.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_was_kept_is_known_again() {
        let key = HostKey::make().unwrap();
        let again = HostKey::read(&key.bytes()).unwrap();
        assert_eq!(again.fingerprint(), key.fingerprint());
        assert_ne!(HostKey::make().unwrap().fingerprint(), key.fingerprint());
        assert!(HostKey::read(b"no key").is_err());
        assert!(HostKey::read(&[]).is_err());
    }

    #[test]
    fn it_is_not_printed() {
        let key = HostKey::make().unwrap();
        assert_eq!(
            format!("{key:?}"),
            format!("HostKey({})", key.fingerprint().text())
        );
    }
}
