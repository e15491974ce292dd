"""The buttons at the foot of a page of Tikal are as high as they are: all their words must be seen on a small phone."""

import pytest

from model.language import LANGUAGES, texts
from screens.shared import theme
from screens.shared.fitting import width_of
from screens.shared.look import LARGE
from screens.table.foot import CLOSE, HIGH, LEFT, RIGHT, UNDER, WORDS

PHONE = 390
BETWEEN = 10
ROOM = (PHONE - 2 * theme.GAP - BETWEEN) / 2 - LEFT - RIGHT


def lines_of(words: str, size: float) -> int:
    """As a paragraph breaks them."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], longer] if width_of(longer, size) <= ROOM else [*lines, word]
    return len(lines)


def said(lang: str) -> list[str]:
    say = texts(lang).say
    goals = [say("tikal-told-to.base-camp"), say("tikal-told-to.space", at="c3")]
    goes = [say(f"tk-{do}-do", to=to) for do in ("move", "transfer") for to in goals]
    return [*goes, *(say(f"tk-{one}") for one in ("end", "end-score", "place-do", "exchange-do")), bring(lang)]


def bring(lang: str) -> str:
    return texts(lang).say("tk-bring-do", count=18)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_and_the_price_below_them_are_seen_whole(lang: str) -> None:
    """In large type too, of which everything but the room is made larger."""
    for words in said(lang):
        lines = lines_of(words, WORDS * LARGE)
        assert (lines * WORDS + UNDER) * CLOSE * LARGE + 2 <= HIGH * LARGE, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_turn_is_said_in_a_line(lang: str) -> None:
    """In ordinary type."""
    for message in ("tk-end", "tk-end-score"):
        assert lines_of(texts(lang).say(message), WORDS) == 1
