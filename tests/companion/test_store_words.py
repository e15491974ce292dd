"""Whatever the store complains about has words, with just the facts it gives."""

import re
from pathlib import Path

import pytest

from model.language import LANGUAGES, texts

STORE = Path(__file__).parents[2] / "model" / "store"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_store_has_words(lang):
    source = "".join(file.read_text(encoding="utf-8") for file in STORE.glob("*.py"))
    codes = set(re.findall(r'"(store-[a-z-]+)"', source))
    assert len(codes) > 10
    assert [code for code in codes if not texts(lang).has(code)] == []
