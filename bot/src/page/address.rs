//! The addresses of boards on the page: one for everybody, or one for a member alone, which signs
//! their browser in.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use discord::Token;
use play::UserId;
use play::time::Millis;
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::{digest, hmac};

/// How long a personal link works, in milliseconds.
const WORKS_FOR: Millis = 10 * 60 * 1000;

/// What is signed for: the same key signs nothing else.
const PURPOSE: &[u8] = b"pacru: links to boards";

/// Where the page is.
#[derive(derive_more::Display)]
#[display("{url}")]
pub(crate) struct PageAddress {
    /// Without a slash at the end.
    url: String,
    /// The key of personal links. It follows from the bot's token, so that all processes have the
    /// same one and the data hold none. Where there is no key, everybody plays for everybody.
    key: Option<hmac::Key>,
}

/// A link that was made for a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PersonalLink {
    pub(super) user: UserId,
    /// When it was made.
    pub(super) made_at: Millis,
    /// By what the data know that it was used.
    pub(super) digest: String,
}

impl PageAddress {
    /// The page of the local channel, where everybody plays for everybody.
    #[cfg(feature = "local")]
    pub(crate) fn open(url: String) -> Self {
        Self { url, key: None }
    }

    /// A page at which members play for themselves.
    pub(crate) fn personal(url: String, token: &Token) -> Self {
        let key = hmac::Key::new(hmac::HMAC_SHA256, token.secret().as_bytes());
        let key = hmac::Key::new(hmac::HMAC_SHA256, hmac::sign(&key, PURPOSE).as_ref());
        Self { url, key: Some(key) }
    }

    /// Its scheme, host and port: the address of a page at which members play for themselves is
    /// nothing more.
    pub(super) fn origin(&self) -> &str {
        &self.url
    }

    /// The address of a board, such as `g/K7QXMP`, for everybody.
    pub(crate) fn of(&self, board: &str) -> String {
        format!("{}/{board}", self.url)
    }

    /// The address of a board which also signs in the browser of `user`, once. What does so stands
    /// behind `#`: browsers keep it to themselves, so that it stands in no log on the way.
    pub(crate) fn of_member(&self, board: &str, user: UserId, now: Millis) -> String {
        let Some(key) = &self.key else { return self.of(board) };
        let mut link = [user.get().to_be_bytes(), now.to_be_bytes(), random()].concat();
        let signature = hmac::sign(key, &link);
        link.extend_from_slice(signature.as_ref());
        format!("{}/s#{board}/{}", self.url, URL_SAFE_NO_PAD.encode(link))
    }

    /// What stands behind the `/` of a personal link, if it is one of ours and still works.
    pub(super) fn read(&self, link: &str, now: Millis) -> Option<PersonalLink> {
        let link = URL_SAFE_NO_PAD.decode(link).ok()?;
        let (signed, signature) = link.split_at_checked(24)?;
        hmac::verify(self.key.as_ref()?, signed, signature).ok()?;
        let number = |from: usize| Some(i64::from_be_bytes(*signed.get(from..)?.first_chunk()?));
        let (user, made_at) = (number(0)?, number(8)?);
        // The clocks of two processes may differ.
        let works = (made_at - WORKS_FOR..made_at + WORKS_FOR).contains(&now);
        works.then(|| PersonalLink { user: user.into(), made_at, digest: digest_of(&link) })
    }
}

/// A new secret for a browser.
pub(super) fn secret() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// What the data keep of a secret.
pub(super) fn digest_of(secret: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(digest::digest(&digest::SHA256, secret.as_ref()))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the system has random numbers");
    bytes
}
