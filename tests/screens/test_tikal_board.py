"""Tikal's board: what every hex shows and says, that a move draws only its own hexes, nearer and turned."""

import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import flet as ft
import pytest

from model.games.tikal.events import TurnBegan
from model.kernel.hexes import TALL, Hex, called
from screens.shared.drawn import drawn as inside
from screens.shared.lights import NONE, Lamp, Stride, lights
from screens.shared.spread import QUARTERS, spread
from screens.tikal.faces import NOTHING, Lying, ground, lying_there, pieces, stones_face
from screens.tikal.figures import Group, fitted, strongest
from tests.often import by_day
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.recorded import laid
from tests.screens.tikal_played import go_on, played, record, until

pytestmark = pytest.mark.long

RED, ORANGE, BLACK, WHITE = ("red", "circle"), ("orange", "triangle"), ("black", "cross"), ("white", "ring")
HAT = "#f2c14e"
HEXES = tuple((column, row) for row in range(5) for column in range(8))
MOST = 2000
"""Bytes a phone and move, for whoever watches."""


def late() -> int:
    """Most tiles lie on the board."""
    return until(played(), TurnBegan, 28)


def numbers(drawing: str) -> list[str]:
    return re.findall(r">(\+?\d+)</text>", drawing)


def sizes(drawing: str) -> list[float]:
    """Of the numbers, in the order in which they are drawn."""
    return [float(one) for one in re.findall(r'font-size="([\d.]+)"', drawing)]


def shapes(drawing: str) -> str:
    """Without its colours."""
    return re.sub(r"#[0-9a-f]{6}", "", drawing)


# what a hex shows


@pytest.mark.parametrize(
    ("lying", "shown", "hats"),
    [
        (Lying("temple", 7), ["7"], 0),
        (Lying("temple", 10, groups=(Group(RED, 0, 3),)), ["10", "3"], 0),
        (Lying("temple", 4, groups=(Group(RED, 1, 0),)), ["4"], 1),
        (Lying("temple", 4, groups=(Group(RED, 1, 2), Group(WHITE, 0, 4))), ["4", "+2", "4"], 1),
        (Lying("temple", 8, guard=BLACK, groups=(Group(RED, 1, 1),)), ["8", "+1"], 1),
        (Lying("treasure", treasures=3), ["3"], 0),
        (Lying("treasure", treasures=2, groups=(Group(ORANGE, 0, 1),)), ["2", "1"], 0),
        (Lying("treasure", camp=RED, groups=(Group(RED, 0, 5),)), ["5"], 0),
        (Lying("jungle", groups=(Group(RED, 0, 1), Group(WHITE, 0, 12))), ["1", "12"], 0),
        (Lying("base-camp", groups=(Group(RED, 1, 17), Group(BLACK, 0, 2))), ["+17", "2"], 1),
    ],
)
def test_values_treasures_and_figures_stand_there_in_numbers(lying: Lying, shown: list[str], hats: int) -> None:
    drawing = pieces(lying)
    assert numbers(drawing) == shown
    assert drawing.count(HAT) == hats


def test_where_nobody_is_there_is_nothing_to_draw() -> None:
    assert pieces(Lying("jungle")) == pieces(Lying("volcano")) == pieces(Lying("treasure")) == NOTHING


@rule("TK4.3")
def test_who_is_alone_strongest_stands_first_and_largest() -> None:
    """The leader is worth three."""
    groups = (Group(RED, 0, 3), Group(ORANGE, 1, 1), Group(BLACK, 0, 2))
    drawing = pieces(Lying("temple", 6, groups=groups))
    assert numbers(drawing) == ["6", "+1", "3", "2"]
    _, first, *others = sizes(drawing)
    assert first > max(others)


@rule("TK4.3")
def test_tied_people_are_equally_large() -> None:
    groups = (Group(RED, 0, 3), Group(ORANGE, 1, 0))
    assert strongest(groups) is None
    assert numbers(pieces(Lying("temple", 6, groups=groups))) == ["6", "3"]
    equal = (Group(RED, 0, 2), Group(ORANGE, 0, 2))
    assert len(set(sizes(pieces(Lying("temple", 6, groups=equal)))[1:])) == 1


@rule("TK4.4")
def test_a_guard_is_seen_whoever_else_is_there() -> None:
    alone, crowded = (
        pieces(Lying("temple", 6, guard=RED, groups=groups))
        for groups in ((), (Group(WHITE, 1, 9), Group(BLACK, 0, 1)))
    )
    shield = re.search(r'<path d="M-24-26[^"]*"', alone)
    assert shield is not None
    assert shield[0] in crowded
    assert shield[0] not in pieces(Lying("temple", 6, groups=(Group(RED, 0, 2),)))


def test_a_camp_bears_the_mark_of_its_owner() -> None:
    assert shapes(pieces(Lying("jungle", camp=RED))) != shapes(pieces(Lying("jungle", camp=BLACK)))


def test_a_crowd_of_four_is_still_to_be_read() -> None:
    """On a phone a hex has a radius of 29: nobody's number is less than 4 high, whoever leads has more than 8."""
    for counts in product((1, 9, 12), (0, 1), repeat=2):
        groups = tuple(Group(mark, *of) for mark, of in zip((RED, ORANGE), _pairs(counts), strict=True))
        groups += (Group(BLACK, 0, 3), Group(WHITE, 1, 0))
        assert min(sizes(fitted(groups, -54, 54))) * 29 / 100 > 4
        _, first, *others = sizes(pieces(Lying("temple", 9, groups=(Group(RED, 1, 18), *groups[1:]))))
        assert first * 29 / 100 > 8
        assert min(others) * 29 / 100 > 4


def _pairs(flat: Iterable[int]) -> list[tuple[int, int]]:
    members_first = list(flat)
    return [(members_first[at + 1], members_first[at]) for at in (0, 2)]


@pytest.mark.parametrize("turn", range(6))
def test_stones_lie_on_their_sides(turn: int) -> None:
    """As many as the tile has, at the side they lead over."""
    stones = tuple(3 if side == turn else 1 if side == (turn + 2) % 6 else 0 for side in range(6))
    drawing = stones_face(stones, 0)
    way = re.findall(r'<path d="(M[^"]*)" fill="#fbf4e0"', drawing)[0]
    found = [0] * 6
    for one in re.findall(r"M([^Z]*)Z", way):
        corners = [tuple(map(float, point.split())) for point in one.split("L")]
        found[_side(sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)] += 1
    assert tuple(found) == stones


def _side(x: float, y: float) -> int:
    outwards = ((0, -1), (TALL / 2, -0.5), (TALL / 2, 0.5), (0, 1), (-TALL / 2, 0.5), (-TALL / 2, -0.5))
    return max(range(6), key=lambda side: x * outwards[side][0] + y * outwards[side][1])


KINDS = (None, "base-camp", "temple", "jungle", "treasure", "volcano")


@pytest.mark.parametrize("quarters", range(QUARTERS))
@pytest.mark.parametrize("kind", KINDS)
def test_only_edges_and_stones_turn_with_the_board(kind: str | None, quarters: int) -> None:
    below = inside(ground(kind, quarters).removeprefix("/icons/").removesuffix(".svg"), 200)
    assert below.count("rotate(90)") == quarters % 2  # a hex turned by half is the same
    assert stones_face((1, 0, 2, 0, 0, 3), quarters).count("rotate(") == (quarters > 0)
    assert "rotate(" not in pieces(Lying("temple", 5, groups=(Group(RED, 1, 1),)), quarters % 2 == 1)


def alone(kind: str, cost: str = "", ghost: str = "") -> str:
    return lights((Lamp(100, 100, kind, cost, ghost=ghost),), 200, 200, 0)


def test_what_is_lit_is_told_apart_without_colours() -> None:
    tile = lying_there(Lying("temple", 3), (1, 0, 0, 0, 0, 0), 0)
    kinds = ("free", "reach", "way", "goal", "chosen", "spot", "last")
    drawn = [alone(kind) for kind in kinds] + [alone("ghost", ghost=tile), NONE]
    assert len({shapes(one) for one in drawn}) == len(drawn)
    assert [numbers(alone(kind, "4")) for kind in ("reach", "way", "goal")] == [["4"]] * 3
    assert numbers(alone("ghost", ghost=tile)) == ["3"]


def test_thirty_hexes_alike_are_drawn_once_and_used() -> None:
    many = lights(tuple(Lamp(150 * at, 100, "reach", str(at % 9 + 1)) for at in range(30)), 9000, 200, 0)
    assert (many.count("<use"), many.count('z" fill="none"')) == (30, 1)
    assert len(many) < 4000


def test_a_way_is_a_line_and_a_secret_path_dotted() -> None:
    lamps = (Lamp(100, 100, "chosen"), Lamp(250, 190, "way"), Lamp(400, 100, "goal", "3"))
    strides = (Stride((100, 100), (250, 190), unseen=True), Stride((250, 190), (400, 100)))
    drawing = lights(lamps, 500, 300, 0, strides)
    assert shapes(drawing) != shapes(lights(lamps, 500, 300, 0))
    lines = re.findall(r'<path d="M(\d+) (\d+)L(\d+) (\d+)"[^>]*stroke-width="12"([^>]*)/>', drawing)
    assert [bool(dotted) for *_, dotted in lines] == [True, False]
    assert [tuple(map(int, ends[2:4])) for ends in lines[:1]] == [(250, 190)]  # they meet on the hex between
    assert drawing.index("<use") > drawing.rindex('stroke-width="12"')  # numbers lie over it
    assert numbers(drawing) == ["3"]


@pytest.mark.parametrize("groups", [(Group(RED, 1, 0),), (Group(RED, 1, 2), Group(WHITE, 1, 12), Group(BLACK, 0, 3))])
def test_a_hat_covers_nothing_above_it(groups: tuple[Group, ...]) -> None:
    """A leader below a temple's number or the masks of a treasure tile: the crown is 12 of its units high."""
    hats = re.findall(r'translate\(-?\d+ (-?\d+)\)scale\(([\d.]+)\)" fill="#f2c14e"', fitted(groups, -10, 62))
    assert len(hats) == sum(one.leaders for one in groups)
    assert min(float(y) - 12 * float(scale) for y, scale in hats) >= -10 - 1


def test_the_same_face_is_the_same_string() -> None:
    """It is made once, whoever looks."""
    one, other = (Lying("temple", 5, groups=(Group(RED, 0, 2),)) for _ in range(2))
    assert pieces(one) is pieces(other)
    assert stones_face((1, 0, 0, 0, 0, 0), 0) is stones_face((1, 0, 0, 0, 0, 0), 0)


# where the hexes lie


@pytest.mark.parametrize("quarters", range(QUARTERS))
@pytest.mark.parametrize("zoom", [1, 2.5])
def test_all_hexes_lie_on_the_board_whichever_way_it_is_turned(quarters: int, zoom: float) -> None:
    place = spread(HEXES, 390, 310, quarters, zoom)
    wide, high = place.cell
    for x, y in map(place.spot, HEXES):
        assert wide / 2 <= x <= place.width - wide / 2
        assert high / 2 <= y <= place.height - high / 2
    assert len({place.spot(hex_) for hex_ in HEXES}) == len(HEXES)


def test_a_quarter_turn_is_clockwise() -> None:
    """What was in the upper left corner is in the upper right one then, its letter above it or beside it."""
    place = spread(HEXES, 390, 310, 1)
    x, y = place.spot((0, 0))
    assert x > place.width / 2
    assert y < place.height / 2
    letters = [one for one in place.signs(HEXES) if one.text == "a"]
    assert {round(one.y) for one in letters} == {round(y)}


# a table


def drawn(device: Device) -> dict[str, tuple[str, ...]]:
    """The drawings of every hex on the screen: the last three that come before what is touched there."""
    found, last = {}, []
    for one in device.walk(device.find("board")):
        if isinstance(one, ft.Image):
            last.append(str(one.src))
        if isinstance(one, ft.Semantics) and (one.identifier or "").startswith("hex-"):
            found[one.identifier], last = tuple(last), []
    return found


def test_every_hex_is_there_and_says_what_lies_on_it(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        audit(at.host)
        view = at.live.shown.snapshot.view(None)
        for hex_ in HEXES:
            there, says = view.hexes.get(f"{hex_[0]},{hex_[1]}"), str(at.host.find(f"hex-{called(hex_)}").label)
            assert says.startswith(f"{called(hex_)}, ")
            if there is None:
                continue
            assert (f"worth {there.value}" in says) == (there.kind == "temple")
            for seat, (leaders, members) in there.figures.items():
                assert at.live.shown.snapshot.names[seat] in says
                assert ("leader" in says) or not leaders
                assert members < 2 or f"{members} members" in says

    evening(tmp_path, look)


@pytest.mark.parametrize("lang", by_day("en", "nl"))
def test_the_board_is_said_in_every_language(tmp_path: Path, lang: str) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        phone = await at.device(f"/s/{at.link(1)}", languages=(lang,))
        said = [str(phone.find(f"hex-{called(hex_)}").label) for hex_ in HEXES]
        assert len(set(said)) == len(HEXES)
        assert not [one for one in said if "…" in one or "{" in one]
        audit(phone)

    evening(tmp_path, look)


def test_a_move_draws_only_its_hexes_and_sends_little(tmp_path: Path) -> None:
    """Some turns late in a game, on the phone of whoever comes last."""

    async def watch(at: Evening) -> None:
        await laid(at, record(), late())
        last = (at.live.shown.snapshot.view(None).seat + 3) % 4
        await at.sit(last)
        phone, sent = at.phones[last], []
        while len(sent) < 14:
            before, seen = drawn(phone), at.live.shown.snapshot.view(None).hexes
            phone.connection.sent.clear()
            await go_on(at, played(), at.version + 1)
            after, now = drawn(phone), at.live.shown.snapshot.view(None).hexes
            moved = {f"hex-{called(_hex(one))}" for one in now if now[one] != seen.get(one)}
            assert {one for one in after if after[one][:3] != before[one][:3]} == moved
            assert last not in at.live.shown.snapshot.waiting_for
            sent.append(sum(map(len, phone.connection.sent)))
        assert 0 < sum(sent) / len(sent) < MOST

    evening(tmp_path, watch)


def _hex(path: str) -> Hex:
    column, row = path.split(",")
    return int(column), int(row)


@pytest.mark.parametrize(
    ("turns", "first"), [(0, ["a1", "b1", "c1"]), (1, ["a5", "a4", "a3"]), (2, ["h5", "g5", "f5"])]
)
def test_hexes_are_read_row_by_row_as_they_are_seen(tmp_path: Path, turns: int, first: list[str]) -> None:
    """Each row is a part of its own: by their heights every second hex would be left for later."""

    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        for _ in range(turns):
            await at.host.tap("board-turn")
        board = at.host.find("board")
        inside = [one for one in at.host.walk(board) if isinstance(one, ft.Semantics) and one is not board]
        rows, names = [one for one in inside if one.container], [one.identifier for one in inside if one.identifier]
        assert len(rows) == (8 if turns % 2 else 5)
        assert names[:3] == [f"hex-{one}" for one in first]

    evening(tmp_path, look)


def test_nearer_and_back_to_the_whole(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        whole = _size(at.host)
        await at.host.tap("hex-c4", "board-in")
        near = _size(at.host)
        await at.host.tap("board-in")
        assert whole < near < _size(at.host)
        await at.host.tap("board-out")
        assert _size(at.host) == near
        await at.host.tap("board-fit")
        assert _size(at.host) == whole
        await at.host.tap("board-out")
        assert _size(at.host) == whole

    evening(tmp_path, look)


def test_a_device_remembers_its_side_of_the_table(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        before = drawn(at.host)
        await at.host.tap("board-turn")
        turned = drawn(at.host)
        assert turned.keys() == before.keys()
        assert all(turned[one][0] != before[one][0] for one in before)
        again = Device(f"/s/{at.link(1)}")
        again.stored.update(at.host.stored)
        await again.start(at.main)
        assert [one[0] for one in drawn(again).values()] == [one[0] for one in turned.values()]
        for _ in range(QUARTERS - 1):
            await at.host.tap("board-turn")
        assert drawn(at.host) == before

    evening(tmp_path, look)


def test_who_turns_the_board_before_the_device_remembers_knows_better(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        phone = Device(f"/s/{at.link(1)}")
        phone.stored["companion.turn"] = "2"
        phone.connection.slow = {"companion.turn"}
        await phone.start(at.main)
        await phone.tap("board-turn")
        turned = drawn(phone)
        await phone.recall()
        assert drawn(phone) == turned
        assert phone.stored["companion.turn"] == "1"

    evening(tmp_path, look)


def _size(device: Device) -> float:
    """How wide the first hex is."""
    stacks = [one for one in device.walk(device.find("board")) if isinstance(one, ft.Stack)]
    return next(float(one.controls[0].width or 0) for one in stacks if len(one.controls) == 8)  # a row
