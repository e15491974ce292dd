"""What is lit, what a tap on a hex means, what is planned and why not: without a screen, by positions of the table."""

from types import SimpleNamespace
from typing import Any

import pytest

from model.games.tikal import GAME
from model.games.tikal.parts import Hex
from model.kernel.hexes import called
from model.kernel.narrow import narrowed
from model.kernel.ways import cost
from model.table.desk import Desk
from model.table.door import Door
from model.table.guest import Guest
from model.table.memory import Memory
from model.table.shown import Shown
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.table.last import last_places
from screens.table.sitting import Sitting
from screens.tikal.again import TURN
from screens.tikal.aim import Aim, Aiming
from screens.tikal.deeds import deeds
from screens.tikal.lit import lit
from screens.tikal.meter import shown
from screens.tikal.moving import goals, meant, planned
from screens.tikal.offers import offers
from screens.tikal.placing import placing
from screens.tikal.seen import steps_there
from screens.tikal.tap import after_tap, tapped
from screens.tikal.there import there
from screens.tikal.treasures import exchange_refused
from screens.tikal.why import too_many
from tests.model.games.tikal.table import Table, in_turn
from tests.rule import rule

pytestmark = pytest.mark.long

BASE, TEMPLE, JUNGLE, OTHER = (0, 4), (0, 3), (1, 3), (1, 4)
"""Printed: a5, a4, b4, b5. From the base camp it is 2 to a temple, 1 to the jungle."""
FREE = (7, 0)


def sitting_of(table: Table, seat: int = 0) -> Sitting:
    """Whoever sits there, with a device that keeps what it is told."""
    snapshot = Snapshot(table.play.copy(), Desk(started=True))
    told: list[Any] = []
    actor: Any = SimpleNamespace(
        guest=Guest("", str(seat), 1, seat=seat),
        explain=lambda *why: told.append(why),
        tell=lambda notice: None,
        told=told,
    )
    return Sitting(Look(), actor, Shown(snapshot, Door({}, frozenset(), ()), Memory(0)), seat, seat, print)


def aimed(sitting: Sitting, *taps: Hex, **how: Any) -> Aim:
    """What is chosen after these taps."""
    aim = Aim(sitting.snapshot.moved, **how)
    for hex_ in taps:
        aim = after_tap(sitting, aim, hex_)
    return aim


def shining(sitting: Sitting, aim: Aim, kind: str) -> set[Hex]:
    board = sitting.snapshot.kit.board
    hexes = [(column, row) for column in range(board.columns) for row in range(board.rows)]
    return {hex_ for hex_ in hexes if lit(sitting, aim, hex_).kind == kind}


def drawn(tile: str = "A1") -> Table:
    table = Table(2)
    table.do(None, "draw", tile=tile)
    return table


# the tile


@rule("TK2.1", "TK2.2")
def test_the_hexes_where_the_tile_may_lie_are_lit() -> None:
    table = drawn()
    sitting = sitting_of(table)
    assert shining(sitting, Aim(), "free") == set(narrowed(GAME.choices(table.state, 0), "place").values["hex"])
    assert shining(sitting_of(table, 1), Aim(), "free") == set()  # only for whoever lays it


@rule("TK2.2")
def test_a_second_tap_turns_among_the_legal_rotations() -> None:
    table = drawn()
    sitting = sitting_of(table)
    found = narrowed(GAME.choices(table.state, 0), "place")
    hex_ = next(one for one in found.values["hex"] if len(narrowed(found.choices, "place", hex=one).values["turn"]) > 1)
    turns = narrowed(found.choices, "place", hex=hex_).values["turn"]
    for taps in range(1, len(turns) + 2):
        aim = aimed(sitting, *[hex_] * taps)
        now = lit(sitting, aim, hex_)
        assert (now.kind, now.tile, now.turn) == ("ghost", "A1", turns[(taps - 1) % len(turns)])
        (deed,) = deeds(sitting, aim)
        assert deed.moves == ({"do": "place", "hex": hex_, "turn": now.turn},)


@rule("TK2.3", "TK4.2")
def test_a_volcano_is_not_turned() -> None:
    table = Table(2)
    while table.state.stack[0] == "A":
        table.do(None, "draw", tile=next(iter(table.state.left)))
        seat = table.state.seat
        choice = GAME.choices(table.state, seat)[0]
        table.do(seat, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
        table.do(seat, "end")
    table.do(None, "draw", tile="B6")
    while table.state.phase == "scoring":
        table.do(table.state.queue[0], "end")
    found = placing(sitting_of(table, table.state.seat))
    assert found is not None
    assert set(found.turns.values()) == {(0,)}


@rule("TK2.1")
@pytest.mark.parametrize(("hex_", "why"), [(FREE, ("TK2.1", "alone"))])
def test_where_the_tile_may_not_lie_a_tap_says_why(hex_: Hex, why: Any) -> None:
    sitting = sitting_of(drawn())
    aiming = Aiming()
    tapped(sitting, aiming, hex_)
    ((rule_, facts),) = sitting.actor.told
    assert (rule_, facts["why"]) == why
    assert aiming.at(sitting.snapshot.moved).hex is None
    tapped(sitting, aiming, TEMPLE)  # where a tile lies it is looked at
    assert aiming.at(sitting.snapshot.moved).hex == TEMPLE


@rule("TK1.2")
def test_of_a_single_tile_nothing_is_asked() -> None:
    """The last A: its hexes are lit as if it were drawn, and both are entered together."""
    table = Table(2)
    for _ in range(5):
        table.do(None, "draw", tile=next(iter(table.state.left)))
        seat = table.state.seat
        choice = GAME.choices(table.state, seat)[0]
        table.do(seat, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
        table.do(seat, "end")
    sitting = sitting_of(table, table.state.seat)
    found = placing(sitting)
    assert found is not None
    assert (found.tile, found.drawn) == ("A6", False)
    hex_ = next(iter(found.turns))
    (deed,) = deeds(sitting, aimed(sitting, hex_))
    assert [move["do"] for move in deed.moves] == ["draw", "place"]
    table.do(None, "draw", tile="A6")
    after = placing(sitting_of(table, table.state.seat))
    assert after is not None
    assert (after.turns, after.drawn) == (found.turns, True)


# figures


def walkers(**more: Any) -> Table:
    """Three members and the leader in the base camp, one at the temple a4."""
    return in_turn({"0,4": {"figures": {"0": [1, 3]}}, "0,3": {"figures": {"0": [0, 1]}}}, **more)


@rule("TK3.3")
def test_every_reachable_hex_shows_its_cost() -> None:
    table = walkers()
    sitting = sitting_of(table)
    aim = aimed(sitting, BASE)
    left = narrowed(GAME.choices(table.state, 0), "move", figure="member", count=1, **{"from": BASE})
    costs = dict(zip(left.values["to"], left.costs["to"], strict=True))
    assert goals(sitting, aim) == costs
    assert {hex_: lit(sitting, aim, hex_).cost for hex_ in shining(sitting, aim, "reach")} == costs
    two = aimed(sitting, BASE, leaders=1, members=0)
    both = goals(sitting, Aim(two.moment, BASE, leaders=1, members=2))
    assert both == {hex_: 3 * cost for hex_, cost in costs.items() if 3 * cost <= 10}


@rule("TK3.1", "TK3.3")
@pytest.mark.parametrize(
    ("hexes", "hex_", "figures"),
    [
        ({}, BASE, (0, 1)),  # brought
        ({"0,4": {"figures": {"0": [1, 0]}}}, BASE, (0, 1)),
        ({"0,3": {"figures": {"0": [1, 0]}}}, TEMPLE, (1, 0)),
        ({"0,3": {"figures": {"0": [1, 2]}}}, TEMPLE, (0, 1)),
        ({}, TEMPLE, (0, 0)),
    ],
)
def test_at_first_one_figure_is_meant(hexes: Any, hex_: Hex, figures: Any) -> None:
    sitting = sitting_of(in_turn(hexes))
    assert meant(sitting, aimed(sitting, hex_)) == figures


@rule("TK3.3")
def test_the_leader_alone_goes_though_members_would_be_brought() -> None:
    sitting = sitting_of(in_turn({"0,4": {"figures": {"0": [1, 0]}}}))
    aim = aimed(sitting, BASE, JUNGLE)
    assert meant(sitting, aim) == (1, 0)
    assert deeds(sitting, aim)[0].moves == ({"do": "move", "figure": "leader", "path": (BASE, JUNGLE)},)


@rule("TK3.3")
def test_a_way_by_taps() -> None:
    """The goal; along another way; back to a hex on it; away again."""
    sitting = sitting_of(walkers())
    far = max(goals(sitting, aimed(sitting, BASE)), key=lambda hex_: goals(sitting, aimed(sitting, BASE))[hex_])
    straight = aimed(sitting, BASE, far)
    assert (straight.do, straight.way[0], straight.way[-1]) == ("move", BASE, far)
    assert lit(sitting, straight, far).kind == "goal"
    assert lit(sitting, straight, far).cost == planned(sitting, straight) == goals(sitting, aimed(sitting, BASE))[far]
    assert shining(sitting, straight, "way") == set(straight.way[1:-1])
    assert aimed(sitting, BASE, far, far) == Aim(straight.moment, far)  # the goal itself is chosen
    assert aimed(sitting, BASE, far, BASE) == Aim(straight.moment, BASE)  # no way any more
    assert aimed(sitting, BASE, BASE).hex is None
    on_the_way = straight.way[1]
    assert aimed(sitting, BASE, far, on_the_way).way == (BASE, on_the_way)
    assert aimed(sitting, BASE, FREE).hex == FREE


@rule("TK3.3")
def test_another_way_by_tapping_along_it() -> None:
    """To b3 over the jungle or over the temple, for 3 each way."""
    goal = (1, 2)
    sitting = sitting_of(in_turn({"0,4": {"figures": {"0": [0, 3]}}, "1,2": {"tile": "A4"}}))
    straight = aimed(sitting, BASE, goal)
    (over,) = {JUNGLE, TEMPLE} - {*straight.way}
    bent = aimed(sitting, BASE, goal, over)
    assert (bent.way, bent.via) == ((BASE, over, goal), (over,))
    assert planned(sitting, bent) == planned(sitting, straight) == 3
    (deed,) = deeds(sitting, bent)
    assert deed.moves == ({"do": "move", "figure": "member", "path": (BASE, over, goal)},)
    assert sitting.snapshot.refusal(0, deed.moves[0]) is None
    assert aimed(sitting, BASE, goal, over, straight.way[1]).way == straight.way  # and back to the first


@rule("TK3.2", "TK3.3")
def test_between_own_camps_the_secret_path_comes_first_where_it_is_cheaper() -> None:
    hexes = {"0,4": {"figures": {"0": [0, 2]}}, "1,3": {"camp": 0}}
    sitting = sitting_of(in_turn(hexes))
    near = aimed(sitting, BASE, JUNGLE)
    assert [deed.name for deed in deeds(sitting, near)] == ["transfer-do", "move-do"]
    assert planned(sitting, near) == 1
    assert {deed.name: deed.moves for deed in deeds(sitting, near)}["transfer-do"] == (
        {"do": "transfer", "figure": "member", "from": BASE, "to": JUNGLE},
    )


@rule("TK3.2", "TK2.5")
def test_where_it_is_too_far_on_foot_only_the_secret_path_is_drawn() -> None:
    hexes = {"0,4": {"figures": {"0": [0, 5]}}, "1,2": {"tile": "A4", "turn": 0, "camp": 0}}
    sitting = sitting_of(in_turn(hexes, ap=5))
    camp = (1, 2)
    one = aimed(sitting, BASE, camp)
    assert (len(one.way), planned(sitting, one)) == (3, 1)
    five = aimed(sitting, camp, hex=BASE, members=5)
    assert (five.way, planned(sitting, five)) == ((BASE, camp), 5)
    assert [deed.name for deed in deeds(sitting, five)] == ["transfer-do"]


@rule("TK3.2", "TK3.3")
def test_a_secret_path_and_a_walk_together_where_that_is_cheaper() -> None:
    """From a5 to b3 it is 3 on foot, and 2 by the camp on c3, which lies beside it."""
    camp, goal = FAR_CAMP
    sitting = sitting_of(in_turn(far_camp()))
    aim = aimed(sitting, BASE)
    on_foot = narrowed(sitting.snapshot.choices(0), "move", figure="member", count=1, **{"from": BASE, "to": goal})
    beyond = cost(steps_there(sitting), (camp, goal))
    assert (goals(sitting, aim)[goal], on_foot.costs["path"]) == (1 + beyond, (3,)) == (2, (3,))
    there = aimed(sitting, BASE, goal)
    assert (there.way, planned(sitting, there)) == ((BASE, camp, goal), 1 + beyond)
    first, second = deeds(sitting, there)
    assert (first.name, second.name, first.refused, second.refused) == ("through-do", "move-do", None, None)
    assert first.moves == (
        {"do": "transfer", "figure": "member", "from": BASE, "to": camp},
        {"do": "move", "figure": "member", "path": (camp, goal)},
    )
    assert second.moves == ({"do": "move", "figure": "member", "path": on_foot.values["path"][0]},)
    assert aimed(sitting, BASE, goal, camp).way == (BASE, camp)  # a tap on the way ends it there
    assert too_many(sitting, there, (0, 2)) is None
    assert too_many(sitting, there, (0, 3)).rule == "TK3.2"  # type: ignore[union-attr]


@rule("TK3.2", "TK3.3", "TK2.5")
def test_what_a_way_is_said_to_cost_is_what_it_costs() -> None:
    """And every hex that is lit can be come to by the moves that are entered then; none for less."""
    for start, figures in ((BASE, [1, 2]), (OTHER, [1, 2])):
        hexes = far_camp() | {f"{start[0]},{start[1]}": {"figures": {"0": figures}}}
        sitting = sitting_of(in_turn(hexes, ap=8))
        for count in (1, 2):
            for goal, price in goals(sitting, Aim(sitting.snapshot.moved, start, members=count)).items():
                deed = deeds(sitting, aimed(sitting, goal, hex=start, members=count))[0]
                table = in_turn(hexes, ap=8)
                for move in deed.moves:
                    table.do(0, move["do"], **{name: value for name, value in move.items() if name != "do"})
                assert (8 - table.state.ap, table.at(*goal).figures[0][1] >= count) == (price, True), (goal, deed)


FAR_CAMP = ((2, 2), (1, 2))
"""A camp on c3, and b3 beside it."""


def far_camp() -> dict[str, Any]:
    return {
        "0,4": {"figures": {"0": [0, 2]}},
        "1,2": {"tile": "A4", "turn": 0},
        "2,2": {"tile": "B3", "turn": 2, "camp": 0},
    }


def test_a_way_that_is_none_any_more_is_no_plan() -> None:
    """Somebody sets right how a tile lies, or that there is none, while another is choosing."""
    table = in_turn({"0,4": {"figures": {"0": [0, 1]}}, "1,2": {"tile": "A4", "turn": 0}})
    before = sitting_of(table)
    aim = aimed(before, BASE, (1, 2))
    assert planned(before, aim)
    table.do(None, "correct", set={"hexes.1,2": None})
    sitting = sitting_of(table)
    assert aim.moment == sitting.snapshot.moved
    assert shown(sitting, aim) == (10, 0)
    assert deeds(sitting, aim) == []


@rule("TK3.1", "TK3.3", "TK2.5")
@pytest.mark.parametrize(
    ("taps", "figures", "ap", "why"),
    [
        ((BASE,), (0, 14), 10, ("TK2.5", None)),
        ((BASE,), (0, 15), 10, ("TK3.1", "reserve")),
        ((BASE,), (2, 1), 10, ("TK3.1", "reserve")),
        ((BASE,), (1, 3), 10, None),
        ((BASE,), (1, 3), 3, ("TK2.5", None)),
        ((TEMPLE,), (0, 2), 10, ("TK3.3", "figures")),
        ((BASE, TEMPLE), (0, 4), 10, ("TK3.3", "figures")),
        ((BASE, TEMPLE), (1, 3), 7, ("TK2.5", None)),
        ((BASE, TEMPLE), (1, 3), 8, None),
    ],
)
def test_why_no_more_can_go(taps: Any, figures: Any, ap: int, why: Any) -> None:
    sitting = sitting_of(walkers(ap=ap))
    found = too_many(sitting, aimed(sitting, *taps), figures)
    assert (None if found is None else (found.rule, found.facts.get("why"))) == why


@rule("TK3.3")
def test_of_those_there_are_too_few_of_it_is_told() -> None:
    """Not of the leader, who is there."""
    sitting = sitting_of(in_turn({"0,3": {"figures": {"0": [1, 2]}}}))
    found = too_many(sitting, aimed(sitting, TEMPLE, leaders=1, members=2), (1, 3))
    assert found is not None
    assert (found.rule, found.facts) == ("TK3.3", {"why": "figures", "need": 3, "have": 2})


def test_who_does_not_act_only_looks() -> None:
    table = walkers()
    sitting = sitting_of(table, 1)
    aim = aimed(sitting, BASE)
    assert (aim.hex, goals(sitting, aim), deeds(sitting, aim)) == (BASE, {}, [])
    assert aimed(sitting, BASE, TEMPLE).hex == TEMPLE
    assert planned(sitting, aim) == 0


# what can be done on a hex, and why not


@rule("TK3.4", "TK3.5", "TK3.7", "TK3.8", "TK2.5")
@pytest.mark.parametrize(
    ("hexes", "hex_", "ap", "expected"),
    [
        ({}, TEMPLE, 10, {"uncover": "TK3.4 figures", "guard-member": "TK3.8 nobody"}),
        ({"0,3": {"figures": {"0": [0, 1]}}}, TEMPLE, 10, {"uncover": "", "guard-member": ""}),
        ({"0,3": {"figures": {"0": [1, 0]}}}, TEMPLE, 4, {"uncover": "", "guard-leader": "TK2.5"}),
        (
            {"0,3": {"figures": {"0": [1, 1], "1": [1, 1]}}},
            TEMPLE,
            10,
            {"uncover": "", "guard-member": "TK3.8 majority", "guard-leader": "TK3.8 majority"},
        ),
        ({"0,3": {"guard": 1}}, TEMPLE, 10, {"uncover": "TK3.4 guarded", "guard-member": "TK3.8 guarded"}),
        ({}, JUNGLE, 10, {"camp": ""}),
        ({}, JUNGLE, 4, {"camp": "TK2.5"}),
        ({"1,3": {"camp": 1}}, JUNGLE, 10, {"camp": "TK3.7 camp"}),
        ({"1,3": {"camp": 0}}, JUNGLE, 10, {}),
        ({}, BASE, 10, {}),
        ({"2,3": {"tile": "A5"}}, (2, 3), 10, {"raise": "TK3.5 figures", "camp": "TK3.7 treasures"}),
        (
            {"2,3": {"tile": "A5", "figures": {"0": [0, 1]}}},
            (2, 3),
            10,
            {"raise": "", "camp": "TK3.7 treasures"},
        ),
        ({}, FREE, 10, {}),
    ],
)
def test_every_action_of_the_terrain_or_why_not(hexes: Any, hex_: Hex, ap: int, expected: dict[str, str]) -> None:
    sitting = sitting_of(in_turn(hexes, ap=ap))
    found = {one.name: one.refused for one in offers(sitting, hex_)}
    told = {
        name: "" if why is None else " ".join(filter(None, (why.rule, why.facts.get("why"))))
        for name, why in found.items()
    }
    assert told == expected


@rule("TK3.6", "TK3.14")
@pytest.mark.parametrize(
    ("mine", "theirs", "ap", "expected"),
    [
        ({}, {"1": 1}, 10, (False, None)),
        ({"1": 1}, {}, 10, (False, None)),
        ({"1": 1}, {"2": 1}, 10, (True, None)),
        ({"1": 1}, {"2": 1}, 2, (True, "TK2.5")),
        ({"1": 2}, {"2": 1}, 10, (True, "TK3.6")),
        ({"1": 1, "3": 2}, {"2": 3, "4": 1}, 10, (True, None)),
    ],
)
def test_an_exchange_or_why_not(mine: Any, theirs: Any, ap: int, expected: Any) -> None:
    seats = [{"treasures": mine}, {"treasures": theirs}]
    spoken, why = exchange_refused(sitting_of(in_turn(seats=seats, ap=ap)))
    assert (spoken, None if why is None else why.rule) == expected


@rule("TK4.3", "TK4.4")
@pytest.mark.parametrize(
    ("there_", "words"),
    [
        ({}, "Nobody is there."),
        ({"figures": {"0": [0, 2]}}, "Only Ada is there, with strength 2."),
        ({"figures": {"0": [1, 0], "1": [0, 2]}}, "Ada leads with 3 to 2."),
        ({"figures": {"0": [1, 0], "1": [0, 3]}}, "Ada and Ben are tied at 3. Nobody would score."),
        ({"guard": 1, "figures": {"0": [0, 2]}}, "Ben guards it. Its value is fixed."),
    ],
)
def test_who_leads_and_by_how_much(there_: Any, words: str) -> None:
    found = there(sitting_of(in_turn({"0,3": there_})), TEMPLE)
    assert (found.title, found.standing) == ("Temple worth 1 on a4", words)


# the meter, the last move, the turn's beginning


@pytest.mark.parametrize(
    ("taps", "how", "cost"),
    [
        ((), {}, 0),
        ((BASE,), {}, 1),
        ((BASE,), {"leaders": 1, "members": 2}, 3),
        ((BASE, JUNGLE), {}, 1),
        ((BASE, TEMPLE), {}, 2),
        ((TEMPLE,), {}, 0),
    ],
)
def test_the_meter_shows_what_the_choice_would_take(taps: Any, how: Any, cost: int) -> None:
    sitting = sitting_of(walkers())
    aim = aimed(sitting, *taps)
    assert shown(sitting, Aim(aim.moment, aim.hex, aim.do, **how) if how else aim) == (10, cost)


def test_the_last_move_is_lit() -> None:
    table = walkers()
    table.do(0, "move", figure="member", path=[list(BASE), list(JUNGLE)])
    assert last_places(sitting_of(table).snapshot) == {BASE, JUNGLE}
    assert shining(sitting_of(table, 1), Aim(), "last") == {BASE, JUNGLE}
    table.do(0, "end")  # happens nowhere
    assert last_places(sitting_of(table).snapshot) == {BASE, JUNGLE}
    table.do(None, "undo", to=len(table.play.in_force) - 2)
    assert last_places(sitting_of(table).snapshot) != {BASE, JUNGLE}


def test_where_a_turn_began() -> None:
    table = drawn()
    choice = GAME.choices(table.state, 0)[0]
    assert TURN.begun(sitting_of(table).snapshot) is None
    table.do(0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    assert TURN.begun(sitting_of(table).snapshot) is None  # a single action is undone by itself
    table.do(0, "bring", figure="member", to=list(BASE))
    table.do(0, "bring", figure="leader", to=list(BASE))
    assert TURN.begun(sitting_of(table).snapshot) == 1
    table.do(0, "undo", to=3)
    assert TURN.begun(sitting_of(table).snapshot) == 1
    table.do(0, "end")
    assert TURN.begun(sitting_of(table, 1).snapshot) is None
    assert called(BASE) == "a5"
