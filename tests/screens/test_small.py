"""Little room: long words break at syllables and are read whole; a phone on its side has its tabs at the side."""

from logging import LogRecord
from pathlib import Path

import flet as ft
import pytest

from model.language import syllables, texts
from screens.shared.fitting import fitted, width_of
from screens.shared.look import Look
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening

pytestmark = pytest.mark.long

SMALL = {"width": 320, "height": 640}


@pytest.mark.parametrize(
    ("lang", "word", "parts"),
    [
        ("de", "Kundschafter", "Kund-schaf-ter"),
        ("de", "Diebstahl", "Dieb-stahl"),
        ("de", "Spielplan", "Spiel-plan"),
        ("de", "Versteigerung", "Ver-stei-ge-rung"),
        ("fi", "sattumalaatta", "sat-tu-ma-laat-ta"),
        ("fi", "tiedustelija", "tie-dus-te-li-ja"),
        ("fi", "käsityöläinen", "kä-si-työ-läi-nen"),
        ("nl", "ontdekkingsreiziger", "ont-dek-kings-rei-zi-ger"),
        ("fr", "personnages", "per-son-na-ges"),
        ("en", "characters", "characters"),
    ],
)
def test_syllables(lang: str, word: str, parts: str) -> None:
    found = syllables(lang, word)
    assert set(_cuts(found)) <= set(_cuts(parts.split("-")))
    assert "".join(found) == word


def _cuts(parts: list[str] | tuple[str, ...]) -> list[int]:
    return [sum(len(one) for one in parts[:count]) for count in range(1, len(parts))]


@pytest.mark.says_nothing
@pytest.mark.parametrize("lang", ["de", "fi", "nl", "fr"])
@pytest.mark.parametrize("room", [90, 130, 180])
def test_every_text_fits_its_line(lang: str, room: float, complaints: list[LogRecord]) -> None:
    """Of all our words, only what cannot be broken is wider than its line."""
    words = texts(lang)
    for message in words:
        if not words.has(message):
            continue
        for word in {one.strip(".,:;!?()„“»«’") for one in words.say(message).split()}:
            if not word.isalpha() or len(word) < 5:
                continue
            drawn = fitted(word, lang, 20, room)
            assert drawn.replace("-", "") == word
            if width_of(word, 20) <= room:
                assert drawn == word
            for part in drawn.split("-")[:-1]:
                assert width_of(part + "-", 20) <= room or part in syllables(lang, word)
    complaints.clear()  # many are about something, which is not told here


def test_addresses_and_names_of_two_letters_stay() -> None:
    assert fitted("http://192.168.1.5:8550/s/averyveryverylongone", "de", 20, 60).endswith("averyveryverylongone")
    assert fitted("Al hat gewonnen", "de", 20, 30).startswith("Al hat ge")


@pytest.mark.parametrize(("lang", "drawn"), [("fi", "veitset"), ("de", "plättchen")])
def test_a_long_word_is_drawn_with_a_hyphen_and_read_whole(tmp_path: Path, lang: str, drawn: str) -> None:
    words = texts(lang)

    async def play(at: Evening) -> None:
        phone = await at.device(languages=(lang,), **SMALL)
        await phone.tap("go-settings", "switch-large", "back")
        await at.at_table(3, me=None)
        await phone.open(f"/s/{at.link(1)}")
        await at.turn_of(1, "craftsman", space=2)
        await at.submit({"seat": 1, "do": "advance", "steps": 1})  # onto a chance space
        assert at.phase == "reveal"
        await phone.tap("correct-own")
        assert phone.texts("status") == [words.say("lt-reveal-you")]
        assert any(f"-{drawn}" in one for one in phone.drawn()), phone.drawn()
        audit(phone)

    evening(tmp_path, play)


def test_a_large_screen_changes_no_word() -> None:
    word = "Ereignisplättchenvorratsbehälter" * 3
    assert Look("de", large=True).text(word, 40).value == word
    shown = Look("de", large=True, narrow=320).text(word, 40)
    assert "-" in shown.value
    assert shown.semantics_label == word


def test_a_long_name_goes_on_in_the_next_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the bar and in the race, beside all that lies open."""
    long = "Maximiliane-Friederike Wolkenstein"
    monkeypatch.setattr("tests.screens.evening.NAMES", (long, *NAMES[1:]))

    async def play(at: Evening) -> None:
        host = await at.at_table(3, one=True)
        await at.drafted()
        for tab in ("play", "table"):
            await host.tap(f"tab-{tab}")
            for place in ("page-title", "runner-0"):
                (name,) = [one for one in host.walk(host.find(place)) if isinstance(one, ft.Text) and one.value == long]
                assert name.max_lines is None or name.max_lines > 1, (tab, place)

    evening(tmp_path, play)


def test_a_phone_on_its_side_and_back(tmp_path: Path) -> None:
    """What was open and chosen stays so."""

    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1)
        await at.turn_of(1, "thief")
        phone = at.phones[1]
        await phone.tap("target-child")
        for size in ((844, 390), (390, 844)):
            await phone.resize(*size)
            audit(phone)
            assert phone.find("target-child").selected
            assert [one for one in phone.identifiers() if one.startswith("tab-")] == [
                "tab-seat",
                "tab-table",
                "tab-log",
            ]
        await phone.tap("tab-log")
        assert phone.shows("log")

    evening(tmp_path, play)
