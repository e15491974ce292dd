"""Loads the Fluent catalogues of a language and says a message with its facts."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from model.locator import assets

LANGUAGES = ("en", "de", "fr", "nl", "fi")
LARGEST_NUMBER = 10**9
"""Numbers from here on are nobody's count; they are shown digit by digit."""


class Texts:
    """All messages of one language. A value that has a word of its own is said in that word:
    `phase-draft` for the fact `phase`, `word-thief` for any."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in sorted((assets() / "i18n" / lang).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, /, **facts: Any) -> str:
        """The message in words; `name.attribute` says an attribute of it."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        words, errors = self._bundle.format_pattern(pattern, {k: self._word(k, v) for k, v in facts.items()})
        if errors:
            raise KeyError(f"{self.lang}:{message}: {errors[0]}")
        return str(words)

    def rule(self, rule: str, facts: Mapping[str, Any]) -> str:
        """A refusal in words: what the rule says, and what was missing here if the facts tell it."""
        name = rule.replace(".", "-")
        why = f"{name}.{facts['why']}" if "why" in facts else f"{name}.refused"
        said = self.say(name)
        return f"{said} {self.say(why, **facts)}" if facts and self.has(why) else said

    def _word(self, name: str, value: Any) -> Any:
        if isinstance(value, list | tuple | set | frozenset):
            return ", ".join(str(self._word(name, v)) for v in value)
        if isinstance(value, str):
            for word in (f"{name}-{value}", f"word-{value}"):
                if self.has(word):
                    return self.say(word)
        if isinstance(value, int | float) and abs(value) >= LARGEST_NUMBER:
            return str(value)
        return "–" if value is None else value

    def __iter__(self) -> Iterator[str]:
        return iter(self._bundle._messages)


@cache
def texts(lang: str) -> Texts:
    """The texts of a language, read once.

    >>> texts("en").lang
    'en'
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Texts(lang)
