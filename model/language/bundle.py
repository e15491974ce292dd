"""A Fluent bundle that reads a message when it is first said: of thousands an evening says some hundred, and the first
page need not wait for the rest to be read."""

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_BEGINS = re.compile(r"^(?:#|(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
"""In the first column only a comment or the name of an entry; a name with `-` before it is a term."""


class Bundle(FluentBundle):
    """Fluent's, over texts that lie as they were written until somebody asks."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._written: dict[str, str] = {}

    def add(self, text: str) -> None:
        """A file's messages; of two with one name the first counts, as in Fluent's own."""
        for name, entry in entries(text):
            self._written.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Also for what messages refer to. Two threads may read the same one: the first reading counts."""
        try:
            return super()._lookup(entry_id, term)
        except KeyError:
            self.add_resource(FluentResource(self._written[f"-{entry_id}" if term else entry_id]))
            return super()._lookup(entry_id, term)

    def __iter__(self) -> Iterator[str]:
        """The names of all messages."""
        return iter(dict.fromkeys([*(name for name in self._written if name[0] != "-"), *self._messages]))


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file by name, unread.

    >>> list(entries("# home\\nhome-title = Temple\\n  Companion\\n-app = Companion"))
    [('home-title', 'home-title = Temple\\n  Companion\\n'), ('-app', '-app = Companion')]
    """
    begins = list(_BEGINS.finditer(text))
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return ((one[1], text[one.start() : end]) for one, end in zip(begins, ends, strict=True) if one[1])
