"""Finds the language of ours that a device or a person asks for."""

from collections.abc import Iterable

from model.language.catalogue import LANGUAGES


def best_language(wanted: Iterable[str | None], fallback: str = "en") -> str:
    """The first wish we can fulfil; a wish is a tag such as `de_AT.UTF-8` or `fi-FI`.

    >>> best_language([None, "sv-SE", "de_AT.UTF-8"])
    'de'
    """
    for tag in wanted:
        lang = (tag or "").replace("_", "-").split("-")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return fallback
