"""Loads the Fluent catalogues of a language and says a message with its facts."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from model.language.bundle import Bundle
from model.locator import assets
from model.signs import digits, framed, shortened

log = logging.getLogger(__name__)
LANGUAGES = ("en", "de", "fr", "nl", "fi")
LARGEST_NUMBER = 10**9
"""Numbers from here on are nobody's count; they are shown digit by digit."""
LONGEST_FACT = 2000
"""Characters of what is filled in; Fluent takes no more than 2,500."""
NOTHING = "…"
"""Said where there are no words."""
REMEMBERED = 4096
"""Sentences of a language that need not be put together again: eight phones are told the same."""
TYPED = frozenset({"expected", "found"})
"""Facts of these names stand in a file, or have to be typed: ids stay ids, commas between them."""
VERBATIM = TYPED | {"name", "names", "seat", "seats", "file", "path", "why", "title"}
"""Facts of these names are people's own words, also where a game has the same one."""


class Name(str):
    """What somebody is called: said as it is, whatever fact it is. Mr Thief stays Mr Thief."""


class Why(NamedTuple):
    """Why something is refused: what is wrong here and what to do instead, then what the rule says. Where there is no
    more to say than the rule itself, that is the reason."""

    reason: str
    rule: str = ""

    @property
    def whole(self) -> str:
        """Where there are no smaller letters for the rule."""
        return f"{self.reason} {self.rule}".strip()


_PLAIN = (str, int, type(None))
"""Facts that can be told apart by their kind and value."""


class Texts:
    """All messages of one language. A value that has a word of its own is said in that word:
    `phase-draft` for the fact `phase`, `word-thief` for any, `card-thief` for one of the `cards`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = Bundle(lang)
        for file in sorted((assets() / "i18n" / lang).glob("*.ftl")):
            self._bundle.add(file.read_text(encoding="utf-8"))
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._put_together)  # a Name is another fact than its word

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, /, **facts: Any) -> str:
        """The message in words; `name.attribute` says an attribute of it.

        Telling something never fails: what has no words or lacks a fact is a line in the log.
        """
        try:
            said, trouble = self._said(message, facts)
        except Exception as error:
            said, trouble = NOTHING, error
        if trouble is not None:
            log.error("%s cannot say %s: %s", self.lang, message, shortened(str(trouble), 200))
        return said

    def _said(self, message: str, facts: Mapping[str, Any]) -> tuple[str, Exception | None]:
        if all(isinstance(value, _PLAIN) for value in facts.values()):
            return self._remembered(message, *facts, *facts.values())
        return self._put_together(message, *facts, *facts.values())

    def _put_together(self, message: str, *names_and_values: Any) -> tuple[str, Exception | None]:
        half = len(names_and_values) // 2
        facts = zip(names_and_values[:half], names_and_values[half:], strict=True)
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return NOTHING, KeyError(message)
        words, errors = self._bundle.format_pattern(pattern, {k: self._fact(k, v) for k, v in facts})
        return str(words), errors[0] if errors else None

    def listed(self, words: Sequence[str], *, either: bool = False) -> str:
        """Several, as people list them; `either`: of which one is meant.

        >>> texts("en").listed(["3", "7", "15"])
        '3, 7 and 15'
        """
        if len(words) < 2:
            return "".join(words)
        return self.say("list-or" if either else "list-and", first=Name(", ".join(words[:-1])), last=Name(words[-1]))

    def rule(self, rule: str) -> str:
        """What the rule says."""
        return self.say(rule.replace(".", "-"))

    def why(self, rule: str, facts: Mapping[str, Any]) -> Why:
        """A refusal in words."""
        reason = f"{rule.replace('.', '-')}.{facts.get('why', 'refused')}"
        return Why(self.say(reason, **facts), self.rule(rule)) if self.has(reason) else Why(self.rule(rule))

    def _fact(self, name: str, value: Any) -> Any:
        """What a message is given for a fact: never too long for it, never turning round what stands beside it."""
        if isinstance(value, list | tuple | set | frozenset):
            return shortened(self._several(name, [str(self._fact(name, one)) for one in value]), LONGEST_FACT)
        if isinstance(value, str):
            return framed(shortened(self._word(name, value), LONGEST_FACT))
        if isinstance(value, int | float) and abs(value) >= LARGEST_NUMBER:
            return shortened(_digits(value), LONGEST_FACT)
        if isinstance(value, int | float):
            return digits(value) if value < 0 else value  # Fluent would write a hyphen
        return "–" if value is None else shortened(str(value), LONGEST_FACT)

    def _several(self, name: str, said: Sequence[str]) -> str:
        return ", ".join(said) if name in TYPED else self.listed(said)

    def _word(self, name: str, value: str) -> str:
        if name not in VERBATIM and not isinstance(value, Name):
            for word in (f"{name}-{value}", f"word-{value}", f"{name.removesuffix('s')}-{value}"):
                if self.has(word):
                    return self.say(word)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._bundle)


def _digits(number: float) -> str:
    try:
        return digits(number)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return NOTHING


@cache
def texts(lang: str) -> Texts:
    """The texts of a language, read once.

    >>> texts("en").lang
    'en'
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Texts(lang)
