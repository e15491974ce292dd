"""How often a property is tried: in `make test` as often as it takes to find what was ever planted or found, in
`make evenings` several times as often."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

EVENINGS = "COMPANION_EVENINGS" in os.environ


def tried(times: int, *, evenings: int) -> Callable[[Any], Any]:
    """So many random cases; the test is one of those that `make evenings` runs again."""

    def marked(test: Any) -> Any:
        return pytest.mark.search(settings(max_examples=evenings if EVENINGS else times)(test))

    return marked
