"""One device that goes round: what is secret lies behind a cover with a name on it."""

from pathlib import Path

import flet as ft
import msgspec
import pytest

from model.games.lost_temple.draft import picker
from model.games.lost_temple.parts import CHARACTERS
from model.language import texts
from screens.shared.pictures import mark_svg
from screens.table.sitting import marks
from tests.screens.audit import audit
from tests.screens.evening import FIRST_LAST, NAMES, Evening, evening
from tests.screens.harness import Device

pytestmark = pytest.mark.long

WORDS = texts("en")


def characters_on(device: Device, since: int) -> set[str]:
    """The characters' names in what was sent to the device since then."""
    sent = b"".join(device.connection.sent[since:])
    return {name for name in CHARACTERS if WORDS.say(f"word-{name}").encode() in sent or name.encode() in sent}


def test_a_name_on_the_cover_and_nothing_secret_before(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.open_table(3, one=True, short=True)
        assert not host.shows("join-panel")
        await at.begin()
        for _ in range(6):
            seat, up = picker(at.state), set(at.state.up)
            before = len(host.connection.sent) - 1
            assert WORDS.say("passing-take", name=NAMES[seat]) in host.texts("passing-take")
            assert WORDS.say("passing-to", name=NAMES[seat]) in host.texts()
            assert not host.shows("hand")
            assert not host.shows("own-characters")
            assert characters_on(host, before) <= up
            audit(host)
            await host.tap("passing-take")
            told = up | set(FIRST_LAST[:3])  # the log tells of the start cards
            assert characters_on(host, before) <= told | set(at.state.seats[seat].characters)
            await host.tap("hand")
            assert {card for card in CHARACTERS if host.shows(f"card-{card}")} == set(at.state.hand)
            card = at.state.hand[0]
            await host.tap(f"card-{card}", "take")
            assert card in at.state.seats[seat].characters
        assert at.phase == "call"

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_the_other_pages_of_it_show_nobodys_secret(tmp_path: Path, me: int | None) -> None:
    """Whoever holds the device may turn to the log or to the desk."""

    async def play(at: Evening) -> None:
        host = await at.open_table(3, me=me, one=True, short=True)
        await at.begin()
        await at.play_on(lambda: at.phase == "call")
        for tab in ("log", "host", "table", "play"):
            await host.tap(f"tab-{tab}")
            said = " ".join(host.texts())
            for seat, there in enumerate(at.state.seats):
                for card in there.characters:
                    facts = {"seat": NAMES[seat], "card": card}
                    assert WORDS.say("lost-temple-card-picked", **facts) not in said, tab

    evening(tmp_path, play)


def test_what_was_seen_is_covered_again_for_the_next(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.open_table(3, one=True, short=True)
        await at.begin()
        await host.tap("passing-take", "hand")
        assert host.shows("hand-open")
        await host.tap("tab-table", "tab-play")
        assert host.shows("passing-take")
        await host.tap("passing-take")
        assert host.shows("hand")
        assert not host.shows("hand-open")

    evening(tmp_path, play)


@pytest.mark.parametrize(("tokens", "draft", "seed"), [("app", "app", 1), ("table", "cards", 2)])
def test_a_whole_game_on_one_device(tmp_path: Path, tokens: str, draft: str, seed: int) -> None:
    async def play(at: Evening) -> None:
        await at.open_table(3, one=True, short=True, tokens=tokens, draft=draft)
        await at.begin()
        await at.play_on()
        await at.host.tap("tab-play")
        assert at.host.shows("winner")

    evening(tmp_path, play, seed=seed)


def test_a_game_may_go_over_to_one_device_and_back(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1, 2)
        await at.begin()
        assert host.shows("tab-seat")
        await host.tap("tab-host", "desk-one")
        assert host.shows("tab-play")
        await host.tap("desk-one")
        assert host.shows("tab-seat")

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_the_bar_says_whose_turn_it_is(tmp_path: Path, me: int | None) -> None:
    """And whose mark: on every page of the device that goes round, before and after the cover."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, one=True)
        assert host.texts("page-title") == [WORDS.say("word-lost-temple")]  # nobody is waited for yet
        await at.begin()
        held: set[int] = set()
        while at.state.round < 2 and not at.over:
            seat = at.live.shown.snapshot.waiting_for[0]
            held.add(seat)
            for tab in ("play", "table", "log", "host", "play"):
                await host.tap(f"tab-{tab}")
                assert host.texts("page-title") == [NAMES[seat]], (tab, at.phase)
                assert WORDS.say("table-plays") in host.texts()
            assert host.page.title.startswith(NAMES[seat])
            drawn = [one.src for one in host.all(ft.Image) if isinstance(one.src, str)]
            assert drawn[0] == mark_svg(*marks(at.live.shown.snapshot)[seat])
            await at.step()
        assert held == {0, 1, 2}

    evening(tmp_path, play)


def test_nothing_is_entered_by_anybody_on_one_device(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, one=True)
        entered = WORDS.say("log-entered-by", what="", name=NAMES[0]).strip()
        await at.begin()
        await at.play_on(lambda: at.phase == "turn" and at.state.turn != 0)
        await at.step()
        assert any(line.entry.by == 0 and line.entry.seat not in (0, None) for line in at.play.lines)
        for tab in ("log", "host", "table", "play"):
            await host.tap(f"tab-{tab}")
            assert not [said for said in host.texts() if entered in said], tab

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
@pytest.mark.parametrize("draft", ["app", "cards"])
def test_whoever_won_a_light_game_is_the_winner(tmp_path: Path, draft: str, me: int | None) -> None:
    """Not whoever is waited for: Ada has the idol and calls when Cleo reaches the temple."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, one=True, detail="light", draft=draft)
        await at.begin()
        await at.play_on(lambda: at.phase == "call" and at.state.called is not None)
        assert at.live.shown.snapshot.waiting_for == (0,)
        await host.tap("tab-play", "won")
        assert WORDS.say("lt-won-who") in host.texts()
        assert [host.texts(f"won-{seat}") for seat in range(3)] == [[name] for name in NAMES[:3]]
        await host.tap("won-1")
        assert WORDS.say("lt-won-sure-name", name=NAMES[1]) in host.texts()
        await host.tap("won-no", "won", "won-2")
        assert WORDS.say("lt-won-sure-name", name=NAMES[2]) in host.texts()
        assert host.texts("won-yes") == [WORDS.say("lt-won-yes-name", name=NAMES[2])]
        await host.tap("won-yes")
        assert at.live.shown.snapshot.winners == (2,)
        kept = [msgspec.json.decode(stored.entry) for stored in at.store.entries(at.live.id)]
        assert (kept[-1]["seat"], kept[-1]["do"]) == (2, "won")
        assert WORDS.say("end-winner", name=NAMES[2]) in host.texts("winner")

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_the_last_move_is_taken_back_whoever_holds_the_device(tmp_path: Path, me: int | None) -> None:
    """It is not called "mine": the device is in the next one's hand already."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, one=True)
        await at.turn_of(1, "craftsman", space=4)
        await host.tap("steps-1")
        assert at.state.seats[1].space == 5
        assert host.texts("page-title") == [NAMES[0]]  # she calls
        assert host.texts("undo") == [WORDS.say("undo-last")]
        await host.tap("undo")
        assert at.state.seats[1].space == 4
        assert host.texts("page-title") == [NAMES[1]]

    evening(tmp_path, play)


def test_nobody_is_missed_where_one_device_goes_round(tmp_path: Path) -> None:
    missed = {WORDS.say(f"people-{state}") for state in ("free", "away", "taken")}

    async def play(at: Evening) -> None:
        host = await at.at_table(3, one=True)
        assert host.shows("person-2")
        assert not missed & set(host.texts())
        await at.begin()
        await host.tap("tab-host")
        assert host.shows("seat-2")
        assert not missed & set(host.texts())
        await host.tap("desk-one")
        assert WORDS.say("people-away") in host.texts()

    evening(tmp_path, play)
