"""The host's secret: from it every link is made again after a restart, without it the database tells nobody a link."""

import base64
import hashlib
import hmac
import logging
import os
import secrets
from pathlib import Path

from model.store.private import private_file, private_folder

log = logging.getLogger(__name__)
FILE = "secret.key"
BYTES = 32
TOKEN_BYTES = 16
CODE_LENGTH = 6
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0/O, 1/I/L: a code is read out across the table."""


class Secret:
    """Keyed links: `token` and `code` are what people hold, `hash` is what the database keeps of it."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "Secret":
        """The secret in the data folder, made when it is not there; only its owner can read the file."""
        try:
            return cls._kept_in(folder)
        except OSError as error:  # a full disk, a folder of somebody else's: games can be looked at, by links of today
            log.warning("%s: no secret can be kept there, links will be new next time: %s", folder, error.strerror)
            return cls(secrets.token_bytes(BYTES))

    @classmethod
    def _kept_in(cls, folder: Path) -> "Secret":
        file = folder / FILE
        private_folder(folder)
        if not file.exists():
            _write(file, secrets.token_bytes(BYTES))
        private_file(file)
        key = file.read_bytes()
        if len(key) < BYTES:  # cut off by a full disk: links of before are lost, the games are not
            file.unlink()
            return cls._kept_in(folder)
        return cls(key)

    @classmethod
    def given(cls, text: bytes) -> "Secret | None":
        """The secret that hosts of one database share, as it was given to each; None if it is too short to be one. What
        can be typed counts without the line's end; a file such as our own counts as it is.

        >>> Secret.given(b"k" * 32 + b"\\n").fingerprint() == Secret(b"k" * 32).fingerprint()
        True
        >>> Secret.given(b"too short")
        """
        typed = text.strip()
        key = typed if typed.isascii() and typed.decode("ascii", "replace").isprintable() else text
        return cls(key) if len(key) >= BYTES else None

    def fingerprint(self) -> str:
        """By which hosts know that they have the same one; it tells nobody a link."""
        return self._mix("fingerprint").hex()

    def token(self, table: str, holder: str, issue: int) -> str:
        """128 bits that fit into an address.

        >>> len(Secret(b"k" * 32).token("t", "0", 1))
        22
        """
        return (
            base64.urlsafe_b64encode(self._mix("token", table, holder, str(issue))[:TOKEN_BYTES]).decode().rstrip("=")
        )

    def code(self, table: str, issue: int) -> str:
        """A few letters to read out and type.

        >>> len(Secret(b"k" * 32).code("t", 1))
        6
        """
        number = int.from_bytes(self._mix("code", table, str(issue)))
        letters = []
        for _ in range(CODE_LENGTH):
            number, at = divmod(number, len(LETTERS))
            letters.append(LETTERS[at])
        return "".join(letters)

    def hash(self, link: str) -> str:
        """Keyed too: a short code could else be guessed from its hash."""
        return self._mix("kept", link).hex()

    def seal(self, said: bytes) -> bytes:
        """By which a host knows what it, or another with the same secret, has said."""
        return hmac.new(self._key, b"sealed\0" + said, hashlib.sha256).digest()

    def _mix(self, *parts: str) -> bytes:
        return hmac.new(self._key, "\0".join(parts).encode(errors="surrogatepass"), hashlib.sha256).digest()


def typed_code(text: str) -> str:
    """What people type for a code: spaces, small letters, and letters that no code has.

    >>> typed_code(" ab2-cd ")
    'AB2CD'
    """
    return "".join(letter for letter in text.upper() if letter in LETTERS)


def _write(file: Path, key: bytes) -> None:
    """At once or not at all; if two hosts start together the first one's secret stays."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        os.replace(draft, file)
        return
    draft.unlink()
