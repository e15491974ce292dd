"""Texts that every database can keep: SQLite is lenient, PostgreSQL is not, and both shall answer alike."""

from model.store.errors import StoreError

LONGEST_KEY = 200


def keepable(text: str) -> bool:
    """Whether a database can keep this text: no NUL, no half of a surrogate pair.

    >>> keepable("Zoë"), keepable("a\\0b"), keepable("\\ud800")
    (True, False, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text


def key(text: str) -> bool:
    """Whether the text can be an id: an index has limits, and nothing is not an id."""
    return 0 < len(text) <= LONGEST_KEY and keepable(text)


def need_keepable(**texts: str | None) -> None:
    for field, text in texts.items():
        if text is not None and not keepable(text):
            raise StoreError("store-bad-text", field=field)


def need_key(**texts: str) -> None:
    for field, text in texts.items():
        if not key(text):
            raise StoreError("store-bad-text", field=field)
