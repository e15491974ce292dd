"""What is counted of all tables together: how many, how long, why not; never whose."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from model.kernel.illegal import Illegal
from model.table.errors import Behind, NotKept, Stranger


class Tally:
    """Counts nothing; a host that is measured has another."""

    def accepted(self, game: str, seconds: float) -> None:
        """A move was stored, so long after it had come."""

    def refused(self, reason: str) -> None: ...

    def not_kept(self, code: str) -> None:
        """The database did not take a move."""

    def caught_up(self, seconds: float) -> None:
        """What another host had stored is shown here, so long after it was told."""

    @contextmanager
    def judging(self, game: str) -> Iterator[None]:
        """Around a move, whatever comes of it."""
        began = time.perf_counter()
        try:
            yield
        except Illegal as error:
            self.refused(family(error.rule))
            raise
        except (Behind, Stranger) as error:
            self.refused(type(error).__name__.lower())
            raise
        except NotKept as error:
            self.not_kept(error.code)
            raise
        self.accepted(game, time.perf_counter() - began)


def family(rule: str) -> str:
    """Of which rules it is one: which one exactly may be somebody's secret.

    >>> family("LT5.4"), family("T2S1"), family("X1")
    ('LT', 'T2', 'X')
    """
    return "X" if rule.startswith("X") else rule[:2]
