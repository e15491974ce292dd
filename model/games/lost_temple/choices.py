"""What a seat, or the table, can do now: made from the same facts the rules use."""

from collections.abc import Callable

from msgspec.structs import replace

from model.games.lost_temple.calling import may_be_unheld, may_hold
from model.games.lost_temple.draft import choosing_from, picker
from model.games.lost_temple.parts import CHARACTERS, GEMS, TOKENS, in_order
from model.games.lost_temple.state import State
from model.games.lost_temple.turns import PRICE, to_look_at, way, way_rule
from model.kernel.choice import Arg, Choice
from model.kernel.illegal import UNTOLD, Refusal

Choices = tuple[Choice, ...]
ONE_OR_TWO = (1, 2)


def choices(state: State, seat: int | None) -> Choices:
    """For a seat, or for the table (None). In light detail anybody may be told to have won."""
    if seat is None:
        return _TABLE.get(state.phase, _nothing)(state)
    won = (Choice("won"),) if state.track.light and state.phase != "over" else ()
    return (*_seat_choices(state, seat), *won)


def _seat_choices(state: State, seat: int) -> Choices:
    if state.phase == "draft" and seat == picker(state):
        return (Choice("pick", (Arg("card", in_order(choosing_from(state))),)),)
    if state.phase == "turn" and seat == state.turn:
        return _light_turn(state) if state.track.light else _TURN[str(state.called)](state, seat)
    if state.phase == "reveal" and seat == state.turn:
        return _reveal(state)
    return ()


def _nothing(state: State) -> Choices:
    return ()


def _start(state: State) -> Choices:
    count = state.track.players
    cards = tuple(name for name in CHARACTERS if name in state.track.cards)
    dealt = Choice("start", (Arg("characters", cards, "list", count, count),))
    if len(cards) < count:
        missing = next(name for name in CHARACTERS if name not in cards)
        dealt = Choice("start", refused=Refusal(UNTOLD, {"path": f"start.{missing}"}))
    return (dealt, *_last(state)) if state.track.light else (dealt,)


def _idol(state: State) -> Choices:
    everybody = tuple(range(state.track.players))
    holder = Choice("idol", (Arg("holder", state.tied or everybody),))
    return (*_last(state), holder) if state.track.light and not state.tied else (holder,)


def _last(state: State) -> Choices:
    seats = tuple(range(state.track.players))
    gems = Arg("gems", tuple(range(GEMS + 1)), "each", of="seats")
    one = Choice("last", (Arg("seats", seats, "list"), replace(gems, optional=True)))
    return (one, Choice("last", (Arg("seats", seats, "list", 2, len(seats)), gems)))


def _app(do: str) -> Callable[[State], Choices]:
    return lambda state: (Choice(do, by_app=True),)


def _call(state: State) -> Choices:
    if state.track.app_draft:
        return (Choice("call"),)
    holders = tuple(seat for seat in range(state.track.players) if may_hold(state, seat))
    nobody = (None,) if may_be_unheld(state) else ()
    return (Choice("call", (Arg("held_by", (*holders, *nobody)),)),)


_TABLE: dict[str, Callable[[State], Choices]] = {
    "start": _start,
    "lay": _app("lay"),
    "idol": _idol,
    "deal": _app("deal"),
    "bury": _app("bury"),
    "call": _call,
    "refill": _app("refill"),
}


def _targets(*but: str) -> Arg:
    return Arg("target", tuple(c for c in CHARACTERS if c not in but))


def _light_turn(state: State) -> Choices:
    if state.called == "shaman":
        return (Choice("curse", (_targets("shaman"),)),)
    if state.called == "thief":
        return (Choice("rob", (_targets("shaman", "thief"),)),)
    return (Choice("done"),)


def _shaman(state: State, seat: int) -> Choices:
    return (Choice("curse", (_targets("shaman"),)),)


def _thief(state: State, seat: int) -> Choices:
    return (Choice("rob", (_targets("shaman", "thief"), Arg("advance", ONE_OR_TWO))),)


def _seer(state: State, seat: int) -> Choices:
    need, chance = to_look_at(state), state.track.chance
    app, looked = state.track.app_tokens, state.looked
    if app and len(looked) < need:
        left = tuple(space for space in chance if space not in looked)
        return (Choice("look", (Arg("spaces", left, "list", 1, need - len(looked)),)),)
    spaces = Arg("spaces", looked if app else chance, "list", need, need)
    swap = Arg("swap", (False, True) if need == 2 else (False,), optional=True, default=False)
    return (Choice("peek", (spaces, swap, Arg("advance", ONE_OR_TWO))),)


def _way(state: State, seat: int) -> Choices:
    have, rule = state.seats[seat].gems, way_rule(state)
    refused = None
    if way(state, seat) is None:
        refused = Refusal(rule, {"why": "none", "finish": state.track.finish})
    elif have < PRICE:
        refused = Refusal(rule, {"why": "gems", "need": PRICE, "have": have})
    return (Choice("pay", refused=refused, info={"to": way(state, seat), "gems": PRICE}), Choice("stay"))


def _craftsman(state: State, seat: int) -> Choices:
    return (Choice("advance", (Arg("steps", ONE_OR_TWO),)),)


def _scout(state: State, seat: int) -> Choices:
    return (Choice("pay", (Arg("gems", tuple(range(state.seats[seat].gems + 1))),)),)


def _canoe(state: State, seat: int) -> Choices:
    return (Choice("paddle"),)


def _child(state: State, seat: int) -> Choices:
    return (Choice("follow"),)


_TURN: dict[str, Callable[[State, int], Choices]] = {
    "shaman": _shaman,
    "thief": _thief,
    "seer": _seer,
    "priest": _way,
    "elder": _way,
    "craftsman": _craftsman,
    "scout": _scout,
    "canoe": _canoe,
    "child": _child,
}


def _reveal(state: State) -> Choices:
    """The app turns its own tokens up itself; of physical ones people tell the kind (LT7.5)."""
    if state.track.app_tokens:
        return (Choice("reveal"),)
    return (Choice("reveal", (Arg("token", TOKENS),)),)
