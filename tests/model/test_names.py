"""Names are text: whatever can be seen is a name, and limits count what is seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.kernel.record import FORMAT, VERSION, Record, open_record
from model.language import LANGUAGES, texts
from model.names import LONGEST_NAME, name_fault, tidied
from model.signs import framed, shortened, signs
from model.table.words import first_flaw

FAMILY = "👨‍👩‍👧‍👦"
NAMES = [
    FAMILY,
    FAMILY * LONGEST_NAME,
    "👩🏽‍🚀 Zoë",
    "עדה",
    "سلمى الأحمد",
    "می‌خواهم",
    "नमस्ते",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "李小龙",
    "🇫🇮🇫🇮",
    "O'Brien\u200f",
    "\U0001fae8",
]


def seated(name):
    people = [{"name": name}, {"name": "Ben"}]
    return open_record(Record(FORMAT, VERSION, "lost-temple", people, []), GAMES, sample_kit)[1].players[0].name


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_seen_is_a_name(name):
    assert seated(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \u200d\u200b ", "name-empty"),
        ("\u3164", "name-empty"),
        (FAMILY * (LONGEST_NAME + 1), "name-long"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("Z" + "\u0301" * 99, "name-heap"),
        ("Ada\u202e", "name-sign"),
        ("\u2067Ada", "name-sign"),
        ("Ada\nBen", "name-sign"),
        ("Ada\x1b[31m", "name-sign"),
        ("Ada\0", "name-sign"),
    ],
)
def test_what_is_no_name_is_told_what_is_wrong(name, code):
    with pytest.raises(Flawed) as refused:
        seated(name)
    assert [flaw.code for flaw in refused.value.flaws] == [code]
    said = {first_flaw(texts(lang), "file", refused.value) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_what_came_along_unseen_is_left_out():
    assert tidied("\u2068\ufeffAda\u202e\u2069\n ") == "Ada"
    assert tidied("Zoe\u0308") == "Zo\u00eb"
    assert tidied(f"  {FAMILY}  Müller ") == f"{FAMILY} Müller"


@given(st.text())
def test_a_tidied_name_is_a_name_unless_it_is_empty_or_too_long(text):
    fault = name_fault(tidied(text))
    assert fault is None or fault[0] in ("name-empty", "name-long", "name-heap")


PARTS = st.sampled_from(["a", "é", FAMILY, "\u0301", "🇫🇮", "ש", "\u2067", "\u2069", "\u202e"])


@given(st.lists(PARTS).map("".join), st.integers(1, 20))
def test_nothing_is_cut_in_the_middle_of_a_sign_or_left_open(text, most):
    short = shortened(text, most)
    assert len(short) <= max(most, 1)
    assert short == text or signs(text)[: len(signs(short)) - 1] == signs(short)[:-1]
    inside = framed(text)
    assert sum(inside.count(mark) for mark in "\u2066\u2067\u2068") == inside.count("\u2069")
    assert not set(inside) & set("\u202a\u202b\u202c\u202d\u202e")
    assert framed(f"x {inside}") == f"x {inside}"
