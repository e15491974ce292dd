"""Before a round of Tikal II: tiles told now or each when it is taken, the sanctuaries, open treasures, the wheel; what
the copy does not tell is asked first."""

from pathlib import Path

from model.games.tikal2.kit import TILES_FOR
from model.kernel.flaws import decoded
from model.locator import assets
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.tikal2_table import WORDS, lobby, view


def test_one_tap_begins_and_no_tile_is_told(tmp_path: Path) -> None:
    """T2.1.4, T2.1.5: the youngest starts."""

    async def play(at: Evening) -> None:
        host = await lobby(at, 3, first=1)
        audit(host)
        assert WORDS.say("lobby-begin-first", name="Ben") in host.texts("opening")
        assert host.find("sites-later").selected
        await host.tap("begin")
        assert at.phase == "keys"
        assert at.live.shown.snapshot.waiting_for == (1,)
        told = [tile for site in view(at).sites for tile in site]
        assert told == [None] * TILES_FOR[3]

    evening(tmp_path, play)


def test_tiles_are_told_by_pictures_and_a_full_site_leads_to_the_next(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, 4)
        await host.tap("sites-now")
        audit(host)
        tiles = [one for one in host.identifiers() if one.startswith("tile-")]
        assert len(tiles) == TILES_FOR[4]
        start = at.live.shown.snapshot.kit.river.start
        await host.tap(*tiles[:4])
        assert not host.find(f"at-site-{start}").selected  # that one is full
        await host.tap(f"at-site-{(start + 3) % 6}", tiles[4], tiles[5], tiles[5])  # the last one was a slip
        await host.tap("tab-host", "tab-seat")  # nothing is lost
        await host.tap("begin")
        sites = view(at).sites
        assert [f"tile-{one}" for one in sites[start]] == tiles[:4]
        assert sites[(start + 3) % 6] == (tiles[4].removeprefix("tile-"), None, None, None)

    evening(tmp_path, play)


def test_sanctuaries_and_the_wheel_are_told_where_somebody_wants_to(tmp_path: Path) -> None:
    """T2.1.3"""

    async def play(at: Evening) -> None:
        host = await lobby(at)
        before = view(at).wheel
        altars = view(at).sanctuaries
        first, second, *_ = before
        assert host.find(f"wheel-at-{first}").selected
        assert not host.shows("tell-wheel")
        await host.tap("tell-altars", *(f"order-{altar}" for altar in altars[4::-1]), f"wheel-at-{second}")
        audit(host)
        await host.tap("begin")
        assert view(at).ordered
        assert view(at).sanctuaries == (*altars[4::-1], altars[5])
        prices = list(before.values())
        assert list(view(at).wheel.values()) == [prices[-1], *prices[:-1]]
        assert at.dos() == ["correct", "sites"]

    evening(tmp_path, play)


def test_more_control_asks_for_three_open_treasures(tmp_path: Path) -> None:
    """T2.10.1"""

    async def play(at: Evening) -> None:
        host = await lobby(at, more_control=True)
        await host.tap("begin")
        assert host.shows("notice")
        assert not at.live.shown.snapshot.begun
        await host.tap("open-jug", "open-again", "open-mask", "open-mask", "open-jug")
        audit(host)
        await host.tap("begin")
        assert {name: count for name, count in view(at).open_treasures.items() if count} == {"mask": 2, "jug": 1}

    evening(tmp_path, play)


def test_how_many_tiles_lie_on_a_site_is_asked_where_the_copy_does_not_tell(tmp_path: Path) -> None:
    """X5: site_counts"""
    kit = decoded((assets() / "kits" / "tikal-2.json").read_text(encoding="utf-8"))
    kit["site_counts"]["2"] = None

    async def play(at: Evening) -> None:
        host = await lobby(at, 2, kit=kit)
        audit(host)
        assert host.shows("learning")
        assert not host.shows("begin")
        for site in (0, 0, 1, 1, 2, 2, 3, 3):
            assert not host.shows("learn-do")
            await host.tap(f"count-{site}")
        await host.tap("learn-do")
        assert at.live.shown.snapshot.kit.site_counts[2] == (2, 2, 2, 2, 4, 4)
        await host.tap("begin")
        assert [len(site) for site in view(at).sites] == [2, 2, 2, 2, 4, 4]

    evening(tmp_path, play)
