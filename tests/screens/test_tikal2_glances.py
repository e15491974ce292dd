"""Always one tap away in Tikal II: what would be scored now, as far as this page may know it; what is left; who is
next; and everybody's open things."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.events import RoundEnded, TurnBegan
from model.games.tikal2.parts import CARD_COUNT, COLOURS, MULTICOLOURED
from model.games.tikal2.scored_now import if_scored_now
from model.games.tikal2.state import State
from model.kernel.play import Play
from model.language import texts
from screens.table.scored import gained
from screens.tikal2.next_up import next_words
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.recorded import laid
from tests.screens.test_tikal2_scoring import drawn, keys_in, lit
from tests.screens.test_tikal_thinking import sitting_of
from tests.screens.tikal2_scorings import names, played, record, until

WORDS = texts("en")


def late() -> int:
    """Well into round 2, when altars are held."""
    play = played()
    return until(play, TurnBegan, sum(isinstance(e, TurnBegan) for line in play.lines for e in line.events) - 6)


@rule("T2.2.4", "T2.9.1", "T2.9.2")
def test_if_scored_now_knows_others_only_by_their_numbers_and_the_own_behind_a_cover(tmp_path: Path) -> None:
    play, count = played(), late()
    state = play.at(count)

    async def look(at: Evening) -> None:
        await laid(at, record(), count, host_seat=None)
        await at.sit(0)
        phone = at.phones[0]
        await phone.tap("if-scored")
        for seat, one in enumerate(state.seats):
            assert phone.texts(f"now-{seat}") == [names(at)[seat], WORDS.say("t2-keys", count=sum(one.camp))]
        assert keys_in(phone, "glance-if-scored") == []
        now = if_scored_now(state, 0).seats[0]
        await phone.tap("own-now")
        assert len(keys_in(phone, "own-now-open")) == sum(state.seats[0].camp)
        said = phone.texts("own-now-open")
        assert all(gained(points) in said for _, points in now.keys or ())
        sure, perhaps = altars_of(state, 0)
        sure += sum(points for _, points in now.keys or ())
        most = sure + perhaps
        assert perhaps
        assert WORDS.say("t2-now-sum.between", least=sure, most=most) in said
        more = (now.treasures or 0) + sum(points for _, points in now.cards or ())
        assert WORDS.say("t2-now-end.between", least=sure + more, most=most + more) in said
        audit(phone)

    evening(tmp_path, look)


def altars_of(state: State, seat: int) -> tuple[int, int]:
    """What is sure there, and what hangs on keys that only others know: how many they have is open to all."""
    sure = perhaps = 0
    for room in state.rooms:
        if room and room.room == "sanctuary" and seat in dict(room.flags):
            camp = state.seats[seat].camp
            keys = sum(camp) if room.colour == MULTICOLOURED else camp[COLOURS.index(room.colour)]
            rivals = [sum(state.seats[other].camp) for other, _ in room.flags if other != seat]
            if all(most <= keys for most in rivals):
                sure += 3
            elif room.colour != MULTICOLOURED:
                perhaps += 3
    return sure, perhaps


@rule("T2.9.2")
def test_an_altar_tapped_is_lit_in_the_temple(tmp_path: Path) -> None:
    play, count = played(), late()
    held = [room for room in play.at(count).rooms if room and room.room == "sanctuary" and room.flags]

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        await host.tap("if-scored", f"now-altar-{held[0].colour}")
        assert len(lit(host)) == 1
        await host.tap("if-scored")
        assert lit(host) == ()
        screen = await at.watch(width=1280, height=800)
        assert not screen.shows("own-now")

    evening(tmp_path, look)


@rule("T2.1.3")
def test_what_is_left(tmp_path: Path) -> None:
    play, count = played(), late()
    state = play.at(count)

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        await host.tap("left")
        assert host.texts("left-keys")[1:] == [f"×{one}" for one in state.stock]
        cards = CARD_COUNT - len(state.played) - sum(seat.card_count for seat in state.seats)
        heaps = (state.passages, cards, len(state.pile_rooms), sum(map(len, state.sites)))
        assert host.texts("left-heaps")[1:] == [f"×{one}" for one in heaps]
        assert host.texts("left-piles")[1:] == [f"×{one}" for one in state.piles]
        assert len(drawn(host, "left-altars", "/icons/tikal-2/altar-")) == len(state.altars)
        assert host.texts("left-delivered")[1:] == [f"×{one}" for one in state.gone_treasures if one]
        await host.tap("tab-table", "tab-seat")
        assert host.shows("glance-left")
        audit(host)

    evening(tmp_path, look)


@rule("T2.2.1", "T2.2.4")
def test_everybodys_open_things_and_how_much_is_hidden(tmp_path: Path) -> None:
    play, count = played(), late()
    state = play.at(count)

    async def look(at: Evening) -> None:
        host = await laid(at, record(), count)
        for seat, one in enumerate(state.seats):
            open_ = (one.passages, one.flags_left, int(one.tent))
            hidden = (sum(one.camp), one.treasure_count, one.card_count)
            assert host.texts(f"things-{seat}") == [names(at)[seat], str(one.score), *map(str, (*open_, *hidden))]
            backpack = [colour for colour, keys in zip(COLOURS, one.backpack, strict=True) for _ in range(keys)]
            assert keys_in(host, f"things-{seat}") == backpack

    evening(tmp_path, look)


@rule("T2.1.5", "T2.8.1", "T2.8.2", "T2.8.3")
@pytest.mark.parametrize("players", [2, 3])
def test_who_is_told_to_be_next_is(players: int) -> None:
    """All along a game whoever acts next is named, and a scoring or the last turns only when they come."""
    whole = played(players)
    table: Any = SimpleNamespace(play=Play(whole.game, whole.setup))
    for count, line in enumerate(whole.lines[:-1], 1):
        table.play.submit(line.entry)
        now, sitting = whole.at(count), sitting_of(table)
        told, then = next_words(sitting), following(whole, count)
        if now.phase == "sites":
            assert told == ""
        elif then is None:
            assert told == WORDS.say("t2-next.final")
        elif then.phase == "sites":
            assert told == WORDS.say("t2-next.scoring")
        elif then.phase == "last" and now.phase != "last":
            assert told == WORDS.say("t2-next.last", name=sitting.names[then.seat])
        else:
            assert told == WORDS.say("t2-next", name=sitting.names[then.seat]), count


def following(play: Play[Any], count: int) -> State | None:
    """When somebody else is on, or the same one again after something else."""
    now = play.at(count)
    later = (play.at(number) for number in range(count + 1, len(play.lines)))
    return next((one for one in later if (one.seat, one.phase == "last", one.phase == "sites") != _now(now)), None)


def _now(state: State) -> tuple[int, bool, bool]:
    return state.seat, state.phase == "last", state.phase == "sites"


def test_in_light_detail_only_scorings_are_known(tmp_path: Path) -> None:
    play = played(3, "phones", "light")

    async def look(at: Evening) -> None:
        host = await laid(at, record(3, "phones", "light"), until(play, RoundEnded))
        assert host.shows("receipts")
        assert not host.shows("if-scored")
        assert not host.shows("left")
        assert GAME.phase(at.state) == "tally"

    evening(tmp_path, look)
