"""A copy as a file: any kit survives it unchanged, no other byte does; what people write by hand is checked by rule."""

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from model.games import GAMES
from model.games.copies import flaws_of, known_kit
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.names import LONGEST_NAME, name_fault
from model.table.copy_file import LARGEST, LARGEST_FILE, file_name, file_of, read_file
from tests.often import EVENINGS, tried

BASES = [(game, kit) for game in GAMES for kit in (known_kit(game), sample_kit(game))]
MORE = {0, ord(" "), ord("1")} if EVENINGS else set[int]()
"""Whatever the byte was."""
STRANGE = (
    "👨‍👩‍👧‍👦 Öztürk’s",
    "שלום",
    "a\u200db",
    "𝕿",
    "日本" * 20,
    "Zoe\u0308",
    '"quoted" \\ / {}',
    "é" * LONGEST_NAME,
)


def paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, inner in inside for each in paths(inner, (*path, key)))]


def without(value: Any, path: tuple[str | int, ...]) -> Any:
    """Nobody has told what stands there."""
    if not path:
        return None
    if isinstance(value, dict):
        return {key: without(inner, path[1:]) if key == path[0] else inner for key, inner in value.items()}
    if isinstance(value, list):
        return [without(inner, path[1:]) if place == path[0] else inner for place, inner in enumerate(value)]
    return value


@st.composite
def kits(draw: st.DrawFn) -> tuple[str, str, dict[str, Any]]:
    """A game, a name, and a kit that contradicts nothing, told in part or whole."""
    game, kit = draw(st.sampled_from(BASES))
    kit = {part: value for part, value in kit.items() if part not in ("sample", "about")}
    told = [path for path in paths(kit) if path and path[0] not in ("game", "name", "colours")]
    for path in draw(st.lists(st.sampled_from(told), max_size=8)):
        kit = without(kit, path)
    name = draw(
        st.sampled_from(STRANGE) | st.text(min_size=1, max_size=20).filter(lambda name: name_fault(name) is None)
    )
    kit["name"] = draw(st.just(name) | st.text(max_size=20))
    assume(flaws_of(game, kit) == ())
    return game, name, kit


@tried(150, evenings=2000)
@given(kits())
def test_any_kit_survives_unchanged_told_or_not_and_whatever_it_is_called(copy):
    game, name, kit = copy
    back = read_file(file_of(game, name, kit))
    assert (back.game, back.name, back.kit) == (game, name, kit)
    assert list(back.kit) == list(kit)
    assert file_of(back.game, back.name, back.kit) == file_of(game, name, kit)


@tried(150, evenings=2000)
@given(kits(), st.data())
def test_any_other_byte_is_refused(copy, data):
    whole = file_of(*copy)
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != whole[at]))
    refused(whole[:at] + bytes([byte]) + whole[at + 1 :])


@pytest.mark.long
@pytest.mark.search
@pytest.mark.parametrize("game", list(GAMES))
def test_a_change_at_any_place_is_refused(game):
    whole = file_of(game, "Ours", known_kit(game))
    assert read_file(whole).game == game
    for at, byte in enumerate(whole):
        for other in {byte ^ 1, byte ^ 0x20, byte ^ 0x80, *MORE} - {byte}:
            refused(whole[:at] + bytes([other]) + whole[at + 1 :])
        refused(whole[:at] + whole[at + 1 :])
        refused(whole[:at] + b" " + whole[at:])
        refused(whole[:at])


def refused(data: bytes, code: str = "") -> Flawed:
    with pytest.raises(Flawed) as error:
        read_file(data)
    assert not code or error.value.flaws[0].code == code, error.value.flaws
    return error.value


def test_the_same_written_otherwise_is_another_file():
    whole = file_of("tikal", "Ours", known_kit("tikal"))
    refused(json.dumps(json.loads(whole)).encode(), "copy-changed")
    refused(whole.decode().encode("utf-16"), "copy-changed")
    refused(b"\xef\xbb\xbf" + whole, "copy-changed")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "copy-foreign"),
        (b"\x89PNG\r\n", "copy-foreign"),
        (b"[]", "copy-foreign"),
        (b"7", "copy-foreign"),
        (b"[" * 100_000, "copy-foreign"),
        (b'{"format": "temple-companion", "version": 1, "moves": []}', "copy-foreign"),
        (b'{"format": "temple-companion-kit", "version": 2, "kit": []}', "copy-newer"),
        (b'{"format": "temple-companion-kit", "version": 1}', "copy-changed"),
        (b'{"format": "temple-companion-kit", "version": true}', "copy-changed"),
        (b'{"kit": {"game": "tikal"}}', "copy-foreign"),
        (b'{"name": "Ours"}', "missing"),
        (b'{"game": "chess"}', "game"),
        (b'{"game": ["tikal"]}', "game"),
        (b'{"game": "tikal"}', "missing"),
        (file_of("chess", "Ours", {"game": "chess"}), "game"),
        (file_of("tikal", "Ours", known_kit("tikal-2")), "copy-foreign"),
        (file_of("tikal", "Ours", {"game": "tikal"}), "missing"),
        (file_of("tikal", "Ours", {"game": "tikal", "name": "x" * 501}), "long-text"),
        (file_of("tikal", "Ours", 7), "copy-foreign"),
        (b" " * (LARGEST_FILE + 1), "copy-large"),
        (file_of("tikal", "Ours", {"game": "tikal", "about": ["x" * 499] * (LARGEST // 500)}), "copy-large"),
    ],
)
def test_what_is_no_copy_says_why(data, code):
    refused(data, code)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_invented_board_becomes_nobodys_copy(game):
    refused(json.dumps(sample_kit(game)).encode(), "copy-sample")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_kit_written_by_hand_may_be_unfinished(game):
    whole = {**sample_kit(game), "sample": False}
    for kit in (known_kit(game), whole, {**whole, "name": "Ours"}):
        brought = read_file(json.dumps(kit, indent=1).encode())
        assert brought.game == game
        assert brought.kit == {part: value for part, value in kit.items() if part not in ("sample", "about")}
        assert brought.name == (kit["name"] or game)


@pytest.mark.rule("LT1.6")
def test_a_kit_written_by_hand_is_checked_by_rule():
    wrong = {**sample_kit("lost-temple"), "jungle": [13], "gems": 51}
    assert {flaw.where for flaw in refused(json.dumps(wrong).encode()).flaws} == {"kit.jungle", "kit.gems"}


def test_a_copy_that_contradicts_the_rulebook_is_handed_on_as_it_was_kept():
    """It may be saved so: whoever gets it sees what is wrong in the editor."""
    wrong = {**sample_kit("lost-temple"), "jungle": [13]}
    assert read_file(file_of("lost-temple", "Ours", wrong)).kit == wrong


@pytest.mark.parametrize("name", ["", " ", "\u202eadA", "x" * 300, "\0", "a\nb"])
def test_a_name_that_cannot_be_shown_is_mended(name):
    brought = read_file(file_of("tikal", name, known_kit("tikal")))
    assert name_fault(brought.name) is None


@pytest.mark.parametrize("name", [*STRANGE, "../../etc/passwd", "a\r\nSet-Cookie: b", "con.", "%2e%2e", ""])
def test_a_file_is_called_like_its_copy_on_every_system(name):
    called = file_name("tikal-2", name)
    assert called.startswith("tikal-2")
    assert called.endswith(".json")
    assert not set(called) & set('\\/:*?"<>|\r\n\0%')
