"""What is wrong at a table of Tikal II is set right where it is tapped: rooms and sites by the host, the own things by
their owner, hidden ones behind a cover; and what a copy does not tell, or tells otherwise, is learned."""

from pathlib import Path
from typing import Any

import pytest

from model.games.tikal2.view import Tikal2View
from model.kernel.flaws import decoded
from model.language import LANGUAGES
from model.locator import assets
from model.table.guest import HOST
from screens.games import all_screens
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal2_table import WORDS, do, lobby, seated, view

pytestmark = pytest.mark.long

KIT = decoded((assets() / "kits" / "tikal-2.json").read_text(encoding="utf-8"))


async def hosted(at: Evening, **how: Any) -> Device:
    """A table of two in its first turn; Ada, who is on, hosts it."""
    host = await lobby(at, **how)
    await host.tap("begin")
    for seat in (0, 1):
        await do(at, seat, "keys", take=["pink", "blue"])
    return host


def test_the_desk_sets_right_what_players_and_the_table_have(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await seated(at, 1)
        host = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("tab-host", "correct-open-1", "more-seats-1-score-10", "more-seats-1-backpack-green")
        audit(host)
        await host.tap("set-seats-1-tent-Used", "correct")
        ben = view(at).seats[1]
        assert (ben.score, ben.backpack["green"], ben.tent) == (10, 1, False)
        treasure, price = next((name, price) for name, price in view(at).wheel.items() if price < 5)
        await host.tap(f"more-wheel-{treasure}", "correct")
        assert view(at).wheel[treasure] == price + 1

    evening(tmp_path, play)


def test_a_room_is_set_right_where_it_lies(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await hosted(at)
        empty = next(f"{c},{r}" for c, r in at.live.shown.snapshot.kit.spaces if f"{c},{r}" not in view(at).rooms)
        column, row = map(int, empty.split(","))
        name = f"hex-{'abcdefghijk'[column]}{row + 1}"
        await host.tap("show-temple", name, "correct-place")
        audit(host)
        light = at.live.shown.snapshot.kit.light_rooms[0]
        options = [one for one in host.identifiers() if one.startswith(f"set-rooms-{empty}-")]
        await host.tap(options[1], "correct-place-do")
        assert view(at).rooms[empty].room == light.id
        before = view(at).rooms[empty].doors
        turned = [one for one in host.identifiers() if one.startswith(f"set-rooms-{empty}-doors-")]
        flag = f"set-rooms-{empty}-flags-0-{WORDS.say('t2-fix-without')}"
        assert host.find(flag).label == at.live.shown.snapshot.players[0].name  # whose it is, for ears
        await host.tap(turned[1], flag, "correct-place-do")
        audit(host)
        assert view(at).rooms[empty].doors != before
        assert view(at).rooms[empty].flags == {0: None}

    evening(tmp_path, play)


def test_tiles_on_a_site_are_set_right_where_they_lie(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await hosted(at)
        await host.tap("show-river", "site-2", "correct-place")
        audit(host)
        there = view(at).sites[2]
        await host.tap("on-site-0", "more-tile-T05", "correct-site-do")
        assert view(at).sites[2] == (*there[1:], "T05")

    evening(tmp_path, play)


def test_a_site_is_set_right_after_a_room_was_looked_at(tmp_path: Path) -> None:
    """What was tapped last is meant, also by whoever is not on."""

    async def play(at: Evening) -> None:
        host = await hosted(at)
        await do(at, 0, "take", tile="T01")
        for action in view(at).actions:
            await do(at, 0, "skip", action=action.do)
        await do(at, 0, "end")
        column, row = map(int, next(iter(view(at).rooms)).split(","))
        await host.tap("show-temple", f"hex-{'abcdefghijk'[column]}{row + 1}")
        assert host.shows("here")
        await host.tap("show-river", "site-2", "correct-place")
        assert host.shows("correcting-site")
        assert not host.shows("here")

    evening(tmp_path, play)


def test_own_hidden_things_are_set_right_behind_their_cover(tmp_path: Path) -> None:
    """T2.2.4"""

    async def play(at: Evening) -> None:
        phone = await seated(at, 1, 0)
        await phone.tap("correct-own")
        audit(phone)
        assert not phone.shows("more-seats-1-camp-pink")
        await phone.tap("correct-hidden")
        await phone.tap("more-seats-1-camp-pink", "correct-open-2", "more-seats-1-cards-five", "correct-hidden-do")
        audit(phone)
        own = at.live.shown.snapshot.view(1)
        assert isinstance(own, Tikal2View)
        assert own.seats[1].camp["pink"] == 1  # type: ignore[index]
        assert own.seats[1].cards == ("five",)
        assert not phone.shows("correct-place")  # what all look at is the host's to set right

    evening(tmp_path, play)


def test_what_was_refused_of_hidden_things_goes_with_their_cover(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await seated(at, 1)
        await do(at, 1, "correct", set={"seats.1.cards": ["five"]})
        await phone.tap("correct-own", "correct-hidden", "correct-open-2")
        await phone.tap("more-seats-1-cards-five", "correct-hidden-do")
        assert any(WORDS.say("card-five") in words for words in phone.texts("notice"))
        await phone.tap("correct-hidden-close")
        assert not phone.shows("notice")

    evening(tmp_path, play)


def test_one_scribe_enters_for_all_where_players_keep_what_is_hidden(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await seated(at, 0, 1, hidden="players", keys=None)
        host = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("tab-host", "seat-1", "scribe-1")
        phone = at.phones[1]
        assert not phone.shows("passing-take")
        for _ in range(2):
            await phone.tap("key-pink", "key-blue", "keys-do")
        assert at.phase == "pirogue"
        assert all(one.backpack["pink"] == 1 for one in view(at).seats)
        assert {line.entry.by for line in at.play.lines} == {None, 1}
        other = await lobby(at)
        await other.tap("begin", "tab-host", "seat-1")
        assert not other.shows("scribe-1")  # there cards and treasures are entered

    evening(tmp_path, play)


def test_our_copy_differs_is_told_by_the_host(tmp_path: Path) -> None:
    kit = {**KIT, "sample": False, "name": "Ours"}

    async def play(at: Evening) -> None:
        copy = at.house.tables.begin_copy("tikal-2", "Ours", kit)
        host = await hosted(at, copy=copy)
        printed = kit["printed"][0]
        column, row = printed["at"]
        await host.tap("show-temple", f"hex-{'abcdefghijk'[column]}{row + 1}", "help-place")
        audit(host)
        await host.tap("differs")
        audit(host)
        side = next(side for side in range(6) if side not in printed["doors"])
        await host.tap(f"door-{side}", "learn-do")
        assert not host.shows("sheet")
        told = sorted([*printed["doors"], side])
        assert list(view(at).rooms[f"{column},{row}"].doors) == told
        assert sorted(decoded(at.house.tables.copy(copy).body)["printed"][0]["doors"]) == told

    evening(tmp_path, play)


@pytest.mark.parametrize("thing", all_screens()["tikal-2"].help_lists)
def test_what_is_explained_together_has_pictures(thing: str) -> None:
    for one in all_screens()["tikal-2"].help_lists[thing]:
        assert (assets() / "icons" / "tikal-2" / f"{one}.svg").exists(), one
    assert len(LANGUAGES) == 5


@pytest.mark.parametrize("lies", ["as it came", "turned"])
def test_a_light_room_that_differs_is_told_as_it_lies(tmp_path: Path, lies: str) -> None:
    """Its doors are learned for the room as it came, however it was turned in the temple."""
    kit = {**KIT, "sample": False, "name": "Ours"}
    room = next(one for one in KIT["light_rooms"] if len(one["doors"]) == 2 and one["doors"][1] - one["doors"][0] == 3)
    turn = 0 if lies == "as it came" else 4

    async def play(at: Evening) -> None:
        host = await hosted(at, kit=kit)
        spaces = [f"{c},{r}" for c, r in kit["spaces"]]
        empty = next(one for one in spaces if one not in view(at).rooms)
        doors = sorted((door + turn) % 6 for door in room["doors"])
        await do(at, None, "correct", set={f"rooms.{empty}": {"room": room["id"], "doors": doors}})
        column, row = map(int, empty.split(","))
        await host.tap("show-temple", f"hex-{'abcdefghijk'[column]}{row + 1}", "help-place", "differs")
        await host.tap(f"door-{doors[1]}", f"door-{(doors[0] + 1) % 6}", "learn-do")
        assert sorted(view(at).rooms[empty].doors) == sorted([doors[0], (doors[0] + 1) % 6])
        known = at.live.shown.snapshot.kit.light_room(room["id"]).doors
        assert (max(known) - min(known)) % 6 in (1, 5)

    evening(tmp_path, play)
