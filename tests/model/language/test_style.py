"""The style guide (`assets/i18n/README.md`) where a machine can judge it. What is not mended yet stands in
`not_yet.txt`; that list only gets shorter."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from model.games import GAMES, folder_of
from model.games.samples import sample_kit
from model.kernel.event import Change, Corrected, event_name
from model.kernel.record import open_record, read_record
from model.kernel.replay import replay
from model.language import LANGUAGES, texts
from model.table.words import event_words
from tests.model.language.reading import HOLE, is_log, readings
from tests.model.language.source import ROOT, buttons

NOT_YET = Path(__file__).with_name("not_yet.txt")
LONGEST_BUTTON = 24
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")

Found = Iterator[tuple[str, str]]
"""A language and a message in it."""


def _read(bad: Callable[[str, str, str], bool]) -> Found:
    for lang in LANGUAGES:
        for message, said in readings(lang).items():
            if any(bad(lang, message, one) for one in said):
                yield lang, message


def straight_marks() -> Found:
    """’ “ ” and no typewriter's."""
    return _read(lambda lang, message, said: bool(re.search("['\"]", said)))


def three_dots() -> Found:
    return _read(lambda lang, message, said: ".." in said)


def double_marks() -> Found:
    """Two ends of a sentence at once; `?!` is one."""
    return _read(lambda lang, message, said: bool(re.search(r"[.,;:]\s?[.,;:!?]|!!|\?\?", said)))


def hyphen_for_minus() -> Found:
    return _read(lambda lang, message, said: bool(re.search(r"(?<![\w-])-(\d|\{\})| - ", said)))


def french_spaces() -> Found:
    """A space that does not break before ! ? ; : » and after «."""

    def bad(lang: str, message: str, said: str) -> bool:
        unbound = r"[^\u00a0\u202f!?](?=[!?;»]|:(?!//))|«(?![\u00a0\u202f])"
        return lang == "fr" and message != "word-tikal-2" and bool(re.search(unbound, said))  # as printed on the box

    return _read(bad)


def label_and_value() -> Found:
    """A line of the log is a sentence: no `label: value`, no `× 3`."""
    return _read(lambda lang, message, said: is_log(message) and bool(re.search(r":\s?\{\}|× ?\{\}|\{\} ?×", said)))


def long_buttons() -> Found:
    """A button says what will happen in 24 letters; whose name or which number stands in a hole does not count."""
    wanted = re.compile("|".join(sorted(buttons())))
    return _read(
        lambda lang, message, said: (
            wanted.fullmatch(message) is not None and len(said.replace(HOLE, "")) > LONGEST_BUTTON
        )
    )


def coordinates() -> Found:
    """A place is called as people call it, never by two numbers."""
    for message, event, said in logs():
        places = [value for value in event.values() if isinstance(value, tuple) and len(value) == 2]
        if any(f"{one}, {other}" in said for one, other in places):
            yield "en", message


def unprinted_ids() -> Found:
    """No id that is printed on no piece, and no way into a record."""
    return (("en", message) for message, _, said in logs() if re.search(r"\b[TLSA]\d{1,2}\b|\w\.\d", said))


@cache
def logs() -> tuple[tuple[str, dict[str, Any], str], ...]:
    """What the logs of the golden games say: the message, the event's facts, the words."""
    return tuple(_logs())


def _logs() -> Iterator[tuple[str, dict[str, Any], str]]:
    corrected = Corrected((Change("seats.0.space", 17, 19),))
    kit = GAMES["lost-temple"].kit(sample_kit("lost-temple"))
    yield "event-corrected", {}, event_words(texts("en"), "lost-temple", corrected, NAMES, kit)
    for game in GAMES:
        for file in sorted((ROOT / "tests" / "model" / "games" / folder_of(game) / "golden").glob("*.record.json")):
            record = read_record(file.read_bytes())
            play, _ = replay(*open_record(record, GAMES, sample_kit), record.moves)
            for event in (event for line in play.lines for event in line.events):
                said = event_words(texts("en"), game, event, NAMES, play.setup.kit)
                yield f"{game}-{event_name(type(event).__name__)}", asdict(event), said


CHECKS = (
    straight_marks,
    three_dots,
    double_marks,
    hyphen_for_minus,
    french_spaces,
    label_and_value,
    long_buttons,
    coordinates,
    unprinted_ids,
)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_style(check):
    """What is wrong and not on the list is mended; what is on the list and right leaves it."""
    listed = {tuple(line.split()[1:]) for line in NOT_YET.read_text().splitlines() if line.split()[0] == check.__name__}
    assert set(check()) == listed


def test_the_list_names_nothing_else():
    lines = NOT_YET.read_text().splitlines()
    assert lines == sorted(set(lines))
    assert {line.split()[0] for line in lines} <= {check.__name__ for check in CHECKS}
