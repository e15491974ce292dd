"""How often a property is tried: in `make test` as often as it takes to find what was ever planted or found, in
`make evenings` several times as often; and in how many languages."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

from model.language import LANGUAGES

EVENINGS = "COMPANION_EVENINGS" in os.environ


def tried(times: int, *, evenings: int) -> Callable[[Any], Any]:
    """So many random cases; the test is one of those that `make evenings` runs again."""

    def marked(test: Any) -> Any:
        return pytest.mark.search(settings(max_examples=evenings if EVENINGS else times)(test))

    return marked


def by_day(*languages: str) -> list[Any]:
    """All languages: `make test` tries these, `make evenings` the others. For what is said alike in each; that no
    message is missing in a language, or too wide for its place, is proven by itself."""
    return [lang if lang in languages else pytest.param(lang, marks=pytest.mark.evening) for lang in LANGUAGES]
