"""Pebbles: people roll a die, the app deals pebbles from a bag, seats lay them one by one; as the die they count twice.

PB1 the die shows 1 to 6 · PB2 only pebbles in the own hand are laid · PB3 one look into the bag a turn · PB4 double."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from model.kernel.checklist import Step
from model.kernel.choice import Arg, Choice
from model.kernel.event import Corrected, Event
from model.kernel.exposed import Exposed
from model.kernel.fitting import fits
from model.kernel.flaws import Flaw, faultless, shaped
from model.kernel.game import Game, Setup
from model.kernel.illegal import NOT_NOW, require
from model.kernel.move import Move
from model.kernel.points import Point
from tests.toy import events as e
from tests.toy import moves as m

PIPS = (1, 2, 3, 4, 5, 6)


class State(Struct, frozen=True):
    setup: Setup
    hands: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    seat: int
    bag: tuple[int, ...] = ()
    phase: str = "roll"
    round: int = 1
    die: int = 0
    looked: bool = False


def swapped(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


class Pebbles(Game[State]):
    id = "pebbles"
    players = range(2, 5)
    moves = m.Roll | m.Deal | m.Look | m.Lay
    options = m.Options
    rules = ("PB1", "PB2", "PB3", "PB4")
    paths = {"round": "round", "die": "die", "bag": "bag", "seats.{seat}.score": "score", "seats.{seat}.hand": "hand"}

    def kit(self, raw: Any) -> m.Kit:
        kit: m.Kit = shaped(raw, m.Kit, "kit")
        need = kit.hand * self.players[-1]
        few = [Flaw("kit.pebbles", "least", {"expected": need, "found": len(kit.pebbles)})]
        return faultless(kit, few if len(kit.pebbles) < need else [])

    def checklist(self, setup: Setup) -> tuple[Step, ...]:
        return (Step("die"), Step("bag", {"count": len(setup.kit.pebbles)}))

    def begin(self, setup: Setup) -> State:
        count = len(setup.players)
        state = State(setup, ((),) * count, (0,) * count, setup.options.first)
        return state if setup.position is None else self.restored(state, {**self.truth(state), **setup.position}, ())

    def begun(self, state: State) -> bool:
        return state.phase != "roll" or state.round > 1 or any(state.scores)

    def decide(self, state: State, seat: int | None, move: Move) -> Sequence[Event]:
        match move:
            case m.Roll(pips=pips):
                require(state.phase == "roll" and seat is None, NOT_NOW, why="phase", phase=state.phase)
                require(pips in PIPS, "PB1", most=6)
                return (e.DieRolled(state.seat, pips),)
            case m.Deal(hands=hands, bag=bag):
                require(state.phase == "dealing" and seat is None, NOT_NOW, why="phase", phase=state.phase)
                return (e.PebblesDealt(hands, bag),)
        require(state.phase == "turn", NOT_NOW, why="phase", phase=state.phase)
        require(seat == state.seat, NOT_NOW, why="turn", seat=state.seat)
        if isinstance(move, m.Look):
            require(state.bag and not state.looked, "PB3", seat=seat)
            return (e.BagLookedInto(state.seat, state.bag[0]),)
        assert isinstance(move, m.Lay)
        require(move.pebble in state.hands[state.seat], "PB2", pebble=move.pebble)
        twice = state.setup.options.double and move.pebble == state.die
        laid = e.PebbleLaid(state.seat, move.pebble, move.pebble * (2 if twice else 1))
        return (laid, *self._after(self.evolve(state, laid)))

    def _after(self, state: State) -> Sequence[Event]:
        if any(state.hands):
            return ()
        if state.round < state.setup.kit.rounds:
            return (e.RoundEnded(state.round, state.seat),)
        return (e.GameEnded(tuple(i for i, score in enumerate(state.scores) if score == max(state.scores))),)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case e.DieRolled(pips=pips):
                return replace(state, die=pips, phase="dealing")
            case e.PebblesDealt(hands=hands, bag=bag):
                return replace(state, hands=hands, bag=bag, phase="turn")
            case e.BagLookedInto():
                return replace(state, looked=True)
            case e.PebbleLaid(seat=seat, pebble=pebble, points=points):
                hand = list(state.hands[seat])
                hand.remove(pebble)
                scores = swapped(state.scores, seat, state.scores[seat] + points)
                following = (seat + 1) % len(state.hands)
                hands = swapped(state.hands, seat, tuple(hand))
                return replace(state, hands=hands, scores=scores, seat=following, looked=False)
            case e.RoundEnded(round=round_):
                return replace(state, phase="roll", round=round_ + 1, die=0, bag=())
        return replace(state, phase="over")

    def truth(self, state: State) -> dict[str, Any]:
        seats = [{"score": s, "hand": list(h)} for s, h in zip(state.scores, state.hands, strict=True)]
        return {"round": state.round, "die": state.die, "seats": seats, "bag": list(state.bag)}

    def restored(self, state: State, new: dict[str, Any], paths: Sequence[str]) -> State:
        scores, hands = ([seat[name] for seat in new["seats"]] for name in ("score", "hand"))
        fits(all(type(score) is int for score in scores), "seats")
        known = set(state.setup.kit.pebbles)
        fits(all(isinstance(hand, list) and known.issuperset(hand) for hand in hands), "seats")
        fits([len(hand) for hand in hands] == [len(hand) for hand in state.hands], "seats")
        fits(new["die"] in (PIPS if state.die else (0,)) and new["round"] == state.round, "die")
        return replace(state, scores=tuple(scores), hands=tuple(map(tuple, hands)), die=new["die"])

    def secret(self, path: str, viewer: int | None) -> bool:
        first, *rest = path.split(".")
        return first == "bag" or (first == "seats" and rest[1:2] != ["score"] and rest[:1] != [str(viewer)])

    def disguises(self, state: State, seat: int) -> tuple[State, State]:
        none, every = (replace(state, hands=swapped(state.hands, seat, hand)) for hand in ((), PIPS))
        return none, every

    def view(self, state: State, viewer: int | None) -> m.PebblesView:
        seats = tuple(
            m.SeatView(score=score, hand=hand) if i == viewer else m.SeatView(score=score, hidden=len(hand))
            for i, (score, hand) in enumerate(zip(state.scores, state.hands, strict=True))
        )
        seen = state.looked and viewer == state.seat
        top = state.bag[0] if seen else UNSET
        return m.PebblesView(round=state.round, die=state.die, bag=len(state.bag), seats=seats, next=top)

    def choices(self, state: State, seat: int | None) -> tuple[Choice, ...]:
        if seat is None:
            roll = Choice("roll", (Arg("pips", PIPS),))
            return {"roll": (roll,), "dealing": (Choice("deal", by_app=True),)}.get(state.phase, ())
        if state.phase != "turn" or seat != state.seat:
            return ()
        lay = Choice("lay", (Arg("pebble", tuple(sorted(set(state.hands[seat])))),))
        return (lay, Choice("look")) if state.bag and not state.looked else (lay,)

    def keeper(self, state: State) -> int | None:
        return state.seat if state.phase == "roll" else None

    def chance(self, state: State, rng: Random) -> Move | None:
        if state.phase != "dealing":
            return None
        kit, count = state.setup.kit, len(state.hands)
        bag = rng.sample(kit.pebbles, len(kit.pebbles))
        hands = tuple(tuple(bag[i * kit.hand : (i + 1) * kit.hand]) for i in range(count))
        return m.Deal(hands, tuple(bag[count * kit.hand :]))

    def exposed(self, state: State, events: Sequence[Event]) -> tuple[Exposed, ...]:
        looked = tuple(Exposed(event.seat, "bag") for event in events if isinstance(event, e.BagLookedInto))
        return (*looked, Exposed(state.seat, "pebbles", covered=True)) if state.phase == "turn" else looked

    def phase(self, state: State) -> str:
        return state.phase

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.seat,) if state.phase == "turn" else ()

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[int, ...] | None:
        best = max(state.scores)
        return tuple(i for i, s in enumerate(state.scores) if s == best) if state.phase == "over" else None

    def points(self, event: Event) -> tuple[Point, ...]:
        match event:
            case e.PebbleLaid(seat=seat, pebble=pebble, points=points):
                return (Point(seat, points, "PB2", {"pebble": pebble}),)
            case Corrected(changes=(change,)) if change.path.endswith(".score"):
                seat = int(change.path.split(".")[1])
                return (Point(seat, change.after - change.before, "correct", {}),)
        return ()


GAME = Pebbles()
