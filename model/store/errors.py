"""What can go wrong with the store: a code and facts, never prose. Words are made where they are shown."""

from typing import Any


class StoreError(Exception):
    """The store refuses or fails; nothing of what was asked is stored. The facts never hold a password."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.facts.items())])


class Stale(StoreError):
    """Someone else's entry came first: the writer has not seen the log as it is now."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__("store-stale", expected=expected, actual=actual)
        self.expected = expected
        self.actual = actual
