"""One physical copy of Lost Temple: the track, the start cards, the tokens; checked against the rulebook."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from model.games.lost_temple.parts import (
    CHARACTERS,
    GEMS,
    IDOLS,
    JUNGLES,
    MACHETES,
    STARTS_WITH_MACHETE,
    TOKEN_COUNT,
    TOKENS,
    Character,
    Token,
)
from model.kernel import game
from model.kernel.flaws import Flaw, faultless, shaped

GAME = "lost-temple"
MAY_NOT_BE = {"temples": (), "villages": ("temples",), "jungle": ("temples", "villages"), "chance": ("jungle",)}
"""A space has one colour; only a temple or a village might carry the double circle too."""


class Finish(Struct, frozen=True, forbid_unknown_fields=True):
    """The great temples: the second for 2 to 5 players, the first for 6 to 8 (LT1.1)."""

    far: int = field(name="2-5")
    near: int = field(name="6-8")

    def for_players(self, count: int) -> int:
        return self.far if count <= 5 else self.near


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The corner of a character card (LT1.4)."""

    space: int
    gems: int
    machete: int = 0


class Kit(game.Kit, frozen=True, kw_only=True):
    finish: Finish
    temples: tuple[int, ...]
    villages: tuple[int, ...]
    jungle: tuple[int, ...]
    chance: tuple[int, ...]
    start: dict[Character, Start]
    tokens: dict[Token, int] | None = None
    gems: int = GEMS
    machetes: int = MACHETES
    known: dict[str, Any] = {}

    def kind(self, space: int, finish: int) -> str:
        """What a space is in a race to this finish; the other great temple is a temple like any other (LT6.9)."""
        if space == finish:
            return "great-temple"
        for name, spaces in (("temple", self.temples), ("village", self.villages), ("jungle", self.jungle)):
            if space in spaces:
                return name
        return "chance" if space in self.chance else "plain"

    def chance_before(self, finish: int) -> tuple[int, ...]:
        """The chance spaces that get a token in a race to this finish (LT1.3)."""
        return tuple(sorted(space for space in self.chance if space < finish))


def read_kit(raw: Any) -> Kit:
    """The kit, or every fault it has (LT1.6)."""
    kit: Kit = shaped(raw, Kit, "kit")
    return faultless(kit, _flaws(kit))


def _flaws(kit: Kit) -> Iterator[Flaw]:
    if kit.game != GAME:
        yield Flaw("kit.game", "exactly", {"expected": GAME, "found": kit.game[:40]})
    yield from _parts(kit)
    yield from _track(kit)
    yield from _start(kit)
    if kit.tokens is not None:
        yield from _tokens(kit.tokens)


def _parts(kit: Kit) -> Iterator[Flaw]:
    """LT1.2"""
    for where, expected, found in (("gems", GEMS, kit.gems), ("machetes", MACHETES, kit.machetes)):
        if found != expected:
            yield Flaw(f"kit.{where}", "exactly", {"expected": expected, "found": found})
    if len(set(kit.colours)) != len(kit.colours) or len(kit.colours) < 8 or not all(kit.colours):
        yield Flaw("kit.colours", "different", {"expected": 8, "found": len(set(kit.colours))})


def _track(kit: Kit) -> Iterator[Flaw]:
    """LT1.1, LT1.3 and the jungle of LT6."""
    last = kit.finish.far
    if not 1 < kit.finish.near < kit.finish.far:
        yield Flaw("kit.finish", "finish-order", {"near": kit.finish.near, "far": kit.finish.far})
    for name, space in (("2-5", kit.finish.far), ("6-8", kit.finish.near)):
        if space not in kit.temples:
            yield Flaw(f"kit.finish.{name}", "finish-temple", {"found": space})
    if len(kit.jungle) != JUNGLES:
        yield Flaw("kit.jungle", "count", {"expected": JUNGLES, "found": len(kit.jungle)})
    if len(kit.chance) >= TOKEN_COUNT:
        yield Flaw("kit.chance", "fewer", {"expected": TOKEN_COUNT, "found": len(kit.chance)})
    seen: dict[int, str] = {}
    for name in ("temples", "villages", "jungle", "chance"):
        for index, space in enumerate(getattr(kit, name)):
            where = f"kit.{name}[{index}]"
            if not 1 <= space <= last:
                yield Flaw(where, "between", {"least": 1, "most": last, "found": space})
            elif seen.get(space) in (name, *MAY_NOT_BE[name]):
                yield Flaw(where, "space-twice", {"found": space, "other": seen[space]})
            seen.setdefault(space, name)
    for name, space in (("2-5", kit.finish.far), ("6-8", kit.finish.near)):
        if space in kit.chance:
            yield Flaw(f"kit.finish.{name}", "space-twice", {"found": space, "other": "chance"})


def _start(kit: Kit) -> Iterator[Flaw]:
    """LT1.4"""
    for name in CHARACTERS:
        where = f"kit.start.{name}"
        card = kit.start.get(name)
        if card is None:
            yield Flaw(where, "missing")
            continue
        if not 1 <= card.space < kit.finish.near:
            yield Flaw(f"{where}.space", "between", {"least": 1, "most": kit.finish.near - 1, "found": card.space})
        if not 0 <= card.gems <= GEMS:
            yield Flaw(f"{where}.gems", "between", {"least": 0, "most": GEMS, "found": card.gems})
        machete = int(name in STARTS_WITH_MACHETE)
        if card.machete != machete:
            yield Flaw(f"{where}.machete", "exactly", {"expected": machete, "found": card.machete})
    most = sum(sorted((card.gems for card in kit.start.values()), reverse=True)[:8])
    if most > GEMS:
        yield Flaw("kit.start", "start-gems", {"expected": GEMS, "found": most})


def _tokens(tokens: dict[Token, int]) -> Iterator[Flaw]:
    """LT1.2: 18 tokens of 7 kinds, exactly 2 of them idols."""
    for kind in TOKENS:
        least = IDOLS if kind == "idol" else 1
        most = IDOLS if kind == "idol" else TOKEN_COUNT
        found = tokens.get(kind, 0)
        if not least <= found <= most:
            code, facts = ("exactly", {"expected": least}) if least == most else ("least", {"expected": least})
            yield Flaw(f"kit.tokens.{kind}", code, {**facts, "found": found})
    if sum(tokens.values()) != TOKEN_COUNT:
        yield Flaw("kit.tokens", "sum", {"expected": TOKEN_COUNT, "found": sum(tokens.values())})
