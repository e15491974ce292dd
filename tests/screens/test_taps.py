"""Taps that come twice, together, too late or against a rule."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import flet as ft
import pytest

from model.language import texts
from screens.table import cover
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import FINGER
from tests.screens.loop import quiet

WORDS = texts("en")
THREADS = pytest.mark.parametrize(
    "threads", [pytest.param(False, id="in-turn"), pytest.param(True, id="threads", marks=pytest.mark.long)]
)


@THREADS
def test_a_double_tap_counts_once(tmp_path: Path, threads: bool) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None)
        await at.sit(0)
        await at.drafted()
        caller = at.phones[0]
        button, event = caller.tappable("call")
        caller.begin(button, event)
        caller.begin(button, event)
        await caller.settle()
        caller.begin(button, event)  # and once more, when the screen has changed already
        await caller.settle()
        assert at.dos().count("call") == 1
        assert not caller.shows("notice")

    evening(tmp_path, play, threads=threads)


@THREADS
def test_of_two_phones_at_once_one_wins_and_the_other_is_told(tmp_path: Path, threads: bool) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=3)
        await at.sit(0, 1, 2)
        await at.drafted()
        caller = at.phones[0]
        await host.tap("tab-host")
        before = at.version
        caller.touch("call")
        host.touch("call")
        await quiet()
        assert at.dos().count("call") == 1
        told = [device for device in (caller, host) if device.shows("notice")]
        assert len(told) == 1
        head, said = told[0].texts("notice")
        assert head == WORDS.say("notice-behind")
        assert WORDS.say("word-shaman") in said
        audit(told[0])
        await told[0].tap("notice-close")
        assert not told[0].shows("notice")
        assert told[0].shows("host-now") or told[0].shows("status")
        assert at.version == before + 1
        await at.play_on(lambda: at.version > before + 3)  # nothing has vanished: it goes on

    evening(tmp_path, play, threads=threads)


@THREADS
def test_a_tap_that_comes_too_late_is_told(tmp_path: Path, threads: bool) -> None:
    """The screen was drawn anew while the tap was on its way: the button it fell on is no longer there."""

    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=3)
        await at.sit(0, 1)
        await at.drafted()
        caller = at.phones[0]
        button, event = caller.tappable("call")
        await host.tap("tab-host", "call")
        version = at.version
        assert not caller.shows("notice")
        await caller.fire(button, event)
        head, said = caller.texts("notice")
        assert head == WORDS.say("notice-behind")
        assert WORDS.say("word-shaman") in said
        assert at.version == version

    evening(tmp_path, play, threads=threads)


def test_a_choice_that_comes_too_late_is_told(tmp_path: Path) -> None:
    """Also what only chooses, and what appeared by choosing."""

    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=3)
        await at.sit(1)
        await at.turn_of(1, "thief")
        thief, before = at.phones[1], at.version
        await thief.tap("target-child")
        late = [thief.tappable(name) for name in ("target-scout", "steps-1")]
        await host.tap("tab-host")
        await host.tap(next(one for one in host.identifiers() if one.startswith("undo-to-")), "undo-yes")
        for button, event in late:
            await thief.fire(button, event)
            assert thief.texts("notice")[0] == WORDS.say("notice-behind")
            await thief.tap("notice-close")
        assert at.version == before + 1

    evening(tmp_path, play)


def test_buttons_stay_while_others_correct_their_things(tmp_path: Path) -> None:
    """A finger may be on them: what is taken away under it would be a tap for nothing."""

    async def play(at: Evening) -> None:
        await at.at_table(4, me=None)
        await at.sit(0)
        await at.drafted()
        caller, before = at.phones[0], at.version
        button, event = caller.tappable("call")
        gems = at.state.seats[2].gems + 1
        await at.submit({"seat": 2, "do": "correct", "set": {"seats.2.gems": gems}})
        await caller.fire(button, event)
        assert at.dos()[before:] == ["correct", "call"]
        assert not caller.shows("notice")
        await caller.fire(button, event)
        assert at.dos()[before:] == ["correct", "call"]
        assert not caller.shows("notice")

    evening(tmp_path, play)


def test_what_is_chosen_stays_chosen_while_others_come_and_go(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4)
        await at.sit(1)
        await at.turn_of(1, "thief")
        thief = at.phones[1]
        await thief.tap("target-child")
        await at.sit(2)
        await at.phones[2].leave()
        assert thief.find("target-child").selected
        await thief.tap("steps-2")
        assert at.state.robbed == "child"

    evening(tmp_path, play)


def test_a_notice_takes_nothing_away(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4)
        await at.sit(1)
        await at.turn_of(1, "thief")
        thief = at.phones[1]
        await thief.tap("target-child", "correct-own", "more-seats-1-gems", "own-characters")
        with full_disk(at):
            await thief.tap("correct")
        assert thief.shows("notice")
        for _ in range(2):
            assert thief.find("target-child").selected
            assert thief.shows("correct")
            assert thief.shows("own-characters-open")
            if thief.shows("notice"):
                await thief.tap("notice-close")
        assert not thief.shows("notice")

    evening(tmp_path, play)


@pytest.mark.long
@pytest.mark.parametrize("lang", by_day("en", "fi"))
@pytest.mark.parametrize(("character", "rule"), [("priest", "LT5.4"), ("elder", "LT5.5")])
def test_who_cannot_pay_is_told_the_rule(tmp_path: Path, character: str, rule: str, lang: str) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1, languages=(lang,))
        await at.turn_of(1, character, gems=1, space=2)
        poor, before = at.phones[1], at.version
        await poor.tap("pay")
        head, reason, below = poor.texts("notice")
        why = texts(lang).why(rule, {"why": "gems", "need": 2, "have": 1})
        assert (head, reason) == (texts(lang).say("notice-refused"), why.reason)
        assert below == f"{rule} · {texts(lang).rule(rule)}"
        sizes = [one.size for one in poor.walk(poor.find("notice")) if isinstance(one, ft.Text)]
        assert sizes[1] > sizes[2]  # the rule stands smaller below
        assert at.version == before
        await poor.tap("stay")
        assert not poor.shows("notice")
        assert at.version > before

    evening(tmp_path, play)


def test_a_hand_is_covered_again_by_itself(tmp_path: Path, hourglass: Hourglass) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.begin()
        phone = at.phones[0]
        await phone.tap("hand")
        assert phone.shows("hand-open")
        assert hourglass.asked == [cover.SECONDS]
        hourglass.turn()
        await phone.settle()
        assert phone.shows("hand")
        assert not phone.shows("hand-open")

    evening(tmp_path, play)


def test_a_hand_that_is_held_open_closes_when_the_finger_leaves(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.begin()
        phone = at.phones[0]
        await phone.fire(phone.find("hand").content, "long_press_start", FINGER)
        assert phone.shows("hand-open")
        await phone.fire(phone.find("hand-open").content, "long_press_end", FINGER)
        assert phone.shows("hand")

    evening(tmp_path, play)


def test_what_the_disk_does_not_take_has_not_happened(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.drafted()
        caller, before = at.phones[0], at.version
        with full_disk(at):
            await caller.tap("call")
        assert caller.texts("notice")[0] == WORDS.say("notice-failed")
        assert at.version == before
        await caller.tap("call")
        assert at.version == before + 1
        assert not caller.shows("notice")

    evening(tmp_path, play)


@contextmanager
def full_disk(at: Evening) -> Iterator[None]:
    """The database takes no entry."""
    raw = sqlite3.connect(at.store.where, isolation_level=None)
    raw.execute("CREATE TRIGGER closed BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, ''); END")
    yield
    raw.execute("DROP TRIGGER closed")
    raw.close()


def test_the_seer_sees_two_tokens_and_nobody_else_does(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None, tokens="app")
        await at.sit(0, 1, 2)
        await at.turn_of(1, "seer")
        seer = at.phones[1]
        spaces = [one for one in seer.identifiers() if one.startswith("space-")]
        assert not any(seer.find(space).selected for space in spaces)  # whoever looks chooses what at
        assert not seer.shows("look")
        await seer.tap(*spaces[1:3])
        await seer.tap("look")
        assert at.state.looked == tuple(int(space.removeprefix("space-")) for space in spaces[1:3])
        assert seer.shows("seen-tokens")
        here = [at.state.tokens[at.state.track.chance_at[space]] for space in at.state.looked]
        words = [WORDS.say(f"token-{token}") for token in here]
        assert not set(words) & set(seer.texts())  # a phone laid down tells nothing
        await seer.tap("seen-tokens")
        assert seer.texts("seen-tokens-open")[:4:2] == words
        assert not any(one.startswith("seen-tokens") for other in (0, 2) for one in at.phones[other].identifiers())
        await seer.tap("swap", "steps-1")
        assert NAMES[1] in at.phones[0].texts("runner-1")

    evening(tmp_path, play)


def test_a_seer_who_looks_at_one_token_sees_it_before_choosing_the_next(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None, tokens="app")
        await at.sit(1, 2)
        await at.turn_of(1, "seer")
        seer = at.phones[1]
        spaces = [one for one in seer.identifiers() if one.startswith("space-")]
        assert not seer.shows("seen-tokens")
        await seer.tap(spaces[0])
        await seer.tap("look")
        (space,) = at.state.looked
        word = WORDS.say(f"token-{at.state.tokens[at.state.track.chance_at[space]]}")
        assert word not in seer.texts()
        await seer.tap("seen-tokens")
        assert seer.texts("seen-tokens-open")[0] == word
        assert word not in at.phones[2].texts()
        await seer.tap(spaces[1])
        await seer.tap("look")
        assert len(at.state.looked) == 2

    evening(tmp_path, play)


def test_the_seer_tells_which_tokens_of_the_table_were_looked_at(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1)
        await at.turn_of(1, "seer")
        seer = at.phones[1]
        spaces = [one for one in seer.identifiers() if one.startswith("space-")]
        assert not any(seer.find(space).selected for space in spaces)
        assert not seer.shows("steps-1")
        await seer.tap(spaces[2])
        assert not seer.shows("steps-1")
        await seer.tap(spaces[0])
        await seer.tap("steps-1")
        chosen = tuple(int(space.removeprefix("space-")) for space in (spaces[2], spaces[0]))
        entry = next(line.entry for line in reversed(at.play.lines) if line.entry.seat == 1)
        assert entry.move.spaces == chosen

    evening(tmp_path, play)
