"""People's own copies on screens: the list, the editor with its steps, wrong entries in words, handing one on."""

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games import GAMES
from model.games.copies import known_kit
from model.games.lost_temple import entering
from model.games.samples import sample_kit
from model.games.tikal.entering import looked_at
from model.kernel.flaws import decoded
from model.language import texts
from screens.copies.step import Step, steps_of
from tests.often import by_day
from tests.phones.copy import CARDS, DOUBLE, KEYS, MELODY, MOST_TAPS, TOKENS, WHOLE, described, gems_key
from tests.screens.audit import audit
from tests.screens.evening import GAME, Evening, evening
from tests.screens.harness import Device

SAY = texts("en").say
pytestmark = pytest.mark.long


def kit_of(at: Evening, copy: str) -> dict[str, Any]:
    return dict(decoded(at.house.tables.copy(copy).body))


async def begun(at: Evening, raw: Any = None, **how: Any) -> tuple[Device, str]:
    """A copy on a device, from nothing or from what is told."""
    copy = at.house.tables.begin_copy(GAME, "Ours", raw or known_kit(GAME))
    device = await at.device(f"/copy/{copy}", **how)
    return device, copy


async def press(device: Device, keys: str) -> None:
    signs = {**KEYS, "<": "erase"}
    for key in keys:
        await device.tap(f"key-{signs[key]}")


def test_one_tap_begins_a_copy_from_nothing(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await at.device(f"/copies/{GAME}")
        audit(device)
        await device.tap(f"begin-{GAME}")
        (copy,) = at.house.tables.copies()
        assert (copy.game, copy.name) == (GAME, SAY(f"word-{GAME}"))
        assert device.route == f"/copy/{copy.id}"
        assert device.texts("copy-title") == [SAY("copy-lt-track")]
        assert not [one for one in device.identifiers() if one.startswith("space-")]  # nothing is invented

    evening(tmp_path, play)


def test_from_another_copy_and_never_from_the_invented_board(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        _, first = await begun(at, entering.typed(known_kit(GAME), "village"))
        device = await at.device("/copies")
        await device.tap("copies-from")
        audit(device)
        await device.tap(f"from-{first}")
        assert entering.length(kit_of(at, device.route.split("/")[2])) == 1
        await device.open("/copies")
        await device.tap("copies-from")
        own = {f"from-{copy.id}" for copy in at.house.tables.copies()}
        assert {one for one in device.identifiers() if one.startswith("from-")} == own
        assert len({copy.name for copy in at.house.tables.copies()}) == 2

    evening(tmp_path, play)


def test_the_list_says_how_far_each_is_and_leads_back(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        half, whole = (await begun(at))[1], (await begun(at, sample_kit(GAME)))[1]
        device = await at.device("/copies")
        assert SAY("copy-enough") in " ".join(device.texts(f"copy-{whole}"))
        assert SAY("copies-changed", days=0) in " ".join(device.texts(f"copy-{whole}"))
        assert SAY("copy-left", minutes=5) in " ".join(device.texts(f"copy-{half}"))
        await device.tap(f"copy-{half}")
        assert device.texts("copy-title") == [SAY("copy-lt-track")]
        await device.tap("back")
        assert device.route == "/copies"
        await device.open(f"/copies/{GAME}")
        await device.tap("back")
        assert device.route == f"/new/{GAME}"

    evening(tmp_path, play)


def test_another_name_and_deleting_asks_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        _, copy = await begun(at, sample_kit(GAME))
        before = kit_of(at, copy)
        device = await at.device("/copies")
        await device.tap(f"copy-{copy}-rename")
        audit(device)
        await device.type(SAY("copies-name"), "Grandma’s box")
        await device.tap(f"copy-{copy}-rename-yes")
        assert "Grandma’s box" in device.texts(f"copy-{copy}")
        assert {**kit_of(at, copy), "name": ""} == {**before, "name": ""}
        await device.tap(f"copy-{copy}-delete")
        assert at.house.tables.copies()
        audit(device)
        await device.tap(f"copy-{copy}-delete-yes")
        assert at.house.tables.copies() == []
        assert not device.shows(f"copy-{copy}")

    evening(tmp_path, play)


def test_another_name_keeps_what_was_entered_meanwhile(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone, copy = await begun(at)
        device = await at.device("/copies")
        await device.tap(f"copy-{copy}-rename")
        await press(phone, "TV")
        await device.type(SAY("copies-name"), "Grandma’s box")
        await device.tap(f"copy-{copy}-rename-yes")
        assert entering.length(kit_of(at, copy)) == 2

    evening(tmp_path, play)


def test_a_name_that_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        _, copy = await begun(at)
        device = await at.device("/copies")
        await device.tap(f"copy-{copy}-rename")
        await device.type(SAY("copies-name"), "  ")
        await device.tap(f"copy-{copy}-rename-yes")
        assert device.texts("copies-trouble") != []
        assert at.house.tables.copy(copy).name == "Ours"

    evening(tmp_path, play)


def test_every_key_is_on_disk_and_taken_up_on_any_device(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at)
        for number, key in enumerate(".TVJC", 1):
            await press(device, key)
            assert entering.length(kit_of(at, copy)) == number
            assert SAY("copy-so-far", have=number) in " ".join(device.texts("copy-how-far"))
        await device.leave()
        other = await at.device(f"/copy/{copy}", languages=("de",))
        assert [one for one in other.identifiers() if one.startswith("space-")] == [f"space-{n}" for n in range(1, 6)]
        assert texts("de").say("copy-so-far", have=5) in " ".join(other.texts("copy-how-far"))

    evening(tmp_path, play)


def test_a_copy_is_described_in_at_most_130_taps(tmp_path: Path) -> None:
    """The same by real touches, left in the middle and taken up elsewhere, is an evening's."""

    async def play(at: Evening) -> None:
        device = await at.device(f"/copies/{GAME}")
        taps = [f"begin-{GAME}"]
        for space, sign in enumerate(MELODY, 1):
            taps += [f"key-{KEYS[sign]}", *(["key-double"] if space in DOUBLE else [])]
        taps.append("copy-next")
        for space, gems in CARDS.values():
            taps += [f"space-{space}", gems_key(gems)]
        taps += ["copy-next", *(f"token-{token}-{count}" for token, count in TOKENS.items()), "copy-next"]
        assert len(taps) <= MOST_TAPS
        await device.tap(*taps)
        assert device.shows("copy-play")
        assert described(dict(decoded(at.house.tables.copies(GAME)[0].body))) == WHOLE

    evening(tmp_path, play)


def test_fast_taps_all_count(tmp_path: Path) -> None:
    """Also those that come before the last one was drawn, or stored."""

    async def play(at: Evening) -> None:
        device, copy = await begun(at)
        for key in ("temple", "village", "temple", "chance", "plain", "plain", "great"):
            device.touch(f"key-{key}")
        await device.settle()
        assert entering.length(kit_of(at, copy)) == 7
        assert kit_of(at, copy)["temples"] == [1, 3, 7]

    evening(tmp_path, play, threads=True)


def test_two_phones_at_one_copy_lose_nothing(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        one, copy = await begun(at)
        other = await at.device(f"/copy/{copy}")
        await press(one, "..T")
        await press(other, "V")
        assert entering.length(kit_of(at, copy)) == 4
        assert other.shows("space-4")
        await press(one, "J")
        assert kit_of(at, copy)["jungle"] == [5]

    evening(tmp_path, play)


def test_a_space_is_changed_where_it_lies(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at)
        await press(device, ".TV.C")
        await device.tap("space-2")
        assert device.texts("copy-question") == [SAY("copy-lt-chosen", space=2)]
        audit(device)
        await press(device, "J")
        assert device.texts("copy-question") == [SAY("copy-lt-next", space=6)]
        await device.tap("space-3", "key-insert")
        await device.tap("space-1", "key-erase")
        raw = kit_of(at, copy)
        assert [entering.kind(raw, space) for space in range(1, 6)] == ["jungle", "plain", "village", "plain", "chance"]
        await device.tap("space-3", "key-double")
        assert entering.double(kit_of(at, copy), 3)
        await press(device, "<")
        assert entering.length(kit_of(at, copy)) == 4

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", by_day("en", "de"))
def test_what_the_rulebook_says_otherwise_is_told_in_words(tmp_path: Path, lang: str) -> None:
    """LT1.1, LT1.3, LT6: as it is entered, and it keeps nobody from going on."""
    say = texts(lang).say

    async def play(at: Evening) -> None:
        device, _ = await begun(at, languages=(lang,))
        await press(device, "JJJ")
        assert not device.shows("copy-flaws")
        await press(device, "J")
        assert device.texts("copy-flaws") == [say("copy-lost-temple-jungle-count", found=4)]
        await press(device, "<.G")
        await device.tap("space-5")
        await press(device, "V")
        assert device.texts("copy-flaws") == [say("copy-lost-temple-finish-temple", found=5)]
        await device.tap("space-5")
        await press(device, "T")
        assert not device.shows("copy-flaws")
        await press(device, "C" * 18)
        assert device.texts("copy-flaws") == [say("copy-lost-temple-chance-fewer", found=18)]
        await device.tap("copy-next")
        assert device.texts("copy-title") == [say("copy-lt-cards")]
        assert not device.shows("copy-flaws")
        await device.tap("space-9", "gems-3")
        assert device.texts("copy-flaws") == [
            say("copy-lost-temple-start-space-between", part="shaman", most=4, found=9)
        ]

    evening(tmp_path, play)


def test_the_cards_one_after_the_other_and_one_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, {**sample_kit(GAME), "start": {}})
        assert device.texts("copy-title") == [SAY("copy-lt-cards")]
        await device.tap("space-9", "gems-1", "gems-2", "space-8", "space-7")
        start = kit_of(at, copy)["start"]
        assert start["shaman"] == {"space": 9, "gems": 1, "machete": 0}
        assert start["thief"] == {"space": 8, "gems": 2, "machete": 0}
        assert start["seer"] == {"space": 7, "gems": None, "machete": 0}
        await device.leave()
        other = await at.device(f"/copy/{copy}")
        assert other.texts("card-question") == [SAY("copy-lt-card-gems", character="seer", space=7)]
        await other.tap("card-thief", "space-4", "gems-more")
        assert kit_of(at, copy)["start"]["thief"] == {"space": 4, "gems": 6, "machete": 0}
        assert other.texts("card-question") == [SAY("copy-lt-card-gems", character="seer", space=7)]

    evening(tmp_path, play)


def test_tokens_are_counted_and_summed(tmp_path: Path) -> None:
    """LT1.2"""

    async def play(at: Evening) -> None:
        _, copy = await begun(at, {**sample_kit(GAME), "tokens": None})
        device = await at.device(f"/copy/{copy}/tokens")
        for token in entering.COUNTED:
            assert not device.shows("copy-flaws")
            assert device.texts("copy-title") == [SAY("copy-lt-tokens")]
            await device.tap(f"token-{token}-2")
            await device.leave()
            device = await at.device(f"/copy/{copy}")  # what was begun is taken up at the same step
        device = await at.device(f"/copy/{copy}/tokens")
        assert device.texts("tokens-sum") == [SAY("copy-lt-tokens-sum", have=14, of=18)]
        assert device.texts("copy-flaws") == [SAY("copy-lost-temple-tokens-sum", expected=18, found=14)]
        await device.tap("token-back-more")
        assert device.texts("tokens-sum") == [SAY("copy-lt-tokens-sum", have=18, of=18)]
        assert not device.shows("copy-flaws")

    evening(tmp_path, play)


def test_the_overview_says_how_far_each_step_is(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, _ = await begun(at)
        await press(device, "..T")
        await device.tap("copy-all")
        audit(device)
        assert SAY("copy-so-far", have=3) in device.texts("step-track")
        assert SAY("copy-of", have=0, of=9) in device.texts("step-cards")
        assert not device.shows("copy-play")
        await device.tap("step-cards")
        assert device.texts("copy-title") == [SAY("copy-lt-cards")]
        await device.tap("copy-back")
        assert device.texts("copy-title") == [SAY("copy-lt-track")]
        assert not device.shows("copy-back")

    evening(tmp_path, play)


def test_once_enough_is_told_a_game_can_begin(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at, {**sample_kit(GAME), "tokens": None})
        assert device.texts("copy-how-far") == [SAY("copy-enough").capitalize()]
        assert not at.house.tables.copy(copy).done
        await device.tap("copy-play")
        assert device.route == f"/new/{GAME}"
        assert at.house.tables.copy(copy).done

    evening(tmp_path, play)


def test_a_copy_that_is_gone_says_so(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, copy = await begun(at)
        at.house.tables.forget_copy(copy)
        await press(device, "T")
        assert SAY("copy-not-kept", why="").strip() in " ".join(device.texts("copy-flaws"))
        assert not device.shows("space-1")  # nothing is shown that is not kept
        await device.tap("back")  # and nobody is held there
        assert device.route == "/copies"
        for route in (f"/copy/{copy}", f"/copy/{copy}/share", "/copy/nonsense/track"):
            late = await at.device(route)
            assert late.texts("copy-gone") == [SAY("copy-gone")]
            audit(late)

    evening(tmp_path, play)


def test_from_one_copy_straight_to_another(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device, first = await begun(at)
        await press(device, "TV")
        _, second = await begun(at)
        await device.open(f"/copy/{second}/track")
        assert not device.shows("space-1")
        await press(device, "J")
        assert entering.length(kit_of(at, second)) == 1
        assert entering.length(kit_of(at, first)) == 2

    evening(tmp_path, play)


def test_a_damaged_copy_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        _, copy = await begun(at)
        damaged = at.store.begin_copy(GAME, "Broken", "[1, 2", False)
        device = await at.device("/copies")
        assert device.shows(f"copy-{copy}")
        assert (await at.device(f"/copy/{damaged}")).shows("copy-gone")

    evening(tmp_path, play)


def test_sharing_names_the_file_on_this_host(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        _, copy = await begun(at)
        device = await at.device("/copies")
        await device.tap(f"copy-{copy}-share")
        audit(device)
        (base, *_) = at.house.addresses()
        assert device.texts("share-address") == [f"{base}/copies/{copy}.json"]
        urls = {one.url.url for one in device.all(ft.Container) if one.url is not None}
        assert f"/copies/{copy}.json" in urls
        assert any("sheet=kit&" in url and f"kit={copy}" in url for url in urls)

    evening(tmp_path, play)


EVERY_STEP = [(game, step) for game in GAMES for step in steps_of(game)]


@pytest.mark.parametrize("lang", by_day("de", "fi"))  # their words are the longest
@pytest.mark.parametrize(("game", "step"), EVERY_STEP, ids=[f"{game}-{step.id}" for game, step in EVERY_STEP])
def test_every_step_in_every_language(tmp_path: Path, game: str, step: Step, lang: str) -> None:
    """From nothing and with everything told, on a small phone, on a phone on its side and on a laptop."""

    async def look(at: Evening) -> None:
        for raw in (known_kit(game), sample_kit(game)):
            copy = at.house.tables.begin_copy(game, "Ours", raw)
            for width, height in ((320, 568), (844, 390), (1280, 800)):
                device = await at.device(f"/copy/{copy}/{step.id}", languages=(lang,), width=width, height=height)
                audit(device)
                assert device.texts("copy-title") == [texts(lang).say(step.title)]
        assert step.done(looked_at(sample_kit(game)) if game == "tikal" else sample_kit(game)) or step.optional
        assert not step.done(known_kit(game))

    evening(tmp_path, look)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_described(game: str) -> None:
    assert [step for step in steps_of(game) if not step.optional]
