"""One physical copy of Lost Temple: track, start cards, tokens, checked against the rulebook. None: nobody has told."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from model.games.lost_temple.parts import (
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
from model.kernel.flaws import Flaw, faultless
from model.kernel.known import known_kit
from model.kernel.untold import told_shape

GAME = "lost-temple"
LONGEST = 999
"""No track has more spaces."""
MAY_NOT_BE = {"temples": (), "villages": ("temples",), "jungle": ("temples", "villages"), "chance": ("jungle",)}
"""A space has one colour; only a temple or a village might carry the double circle too."""


class Finish(Struct, frozen=True, forbid_unknown_fields=True):
    """The great temples: the second for 2 to 5 players, the first for 6 to 8 (LT1.1)."""

    far: int | None = field(name="2-5")
    near: int | None = field(name="6-8")

    def for_players(self, count: int) -> int | None:
        return self.far if count <= 5 else self.near


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The corner of a character card (LT1.4)."""

    space: int | None
    gems: int | None
    machete: int | None = 0


class Kit(game.Kit, frozen=True, kw_only=True):
    finish: Finish | None
    temples: tuple[int, ...] | None
    villages: tuple[int, ...] | None
    jungle: tuple[int, ...] | None
    chance: tuple[int, ...] | None
    start: dict[Character, Start | None] | None
    tokens: dict[Token, int | None] | None = None
    gems: int | None = GEMS
    machetes: int | None = MACHETES
    length: int | None = None
    """How many spaces are told; the last is the second great temple."""
    known: dict[str, Any] | None = None

    def kind(self, space: int, finish: int | None) -> str:
        """What a space is in a race to this finish; the other great temple is a temple like any other (LT6.9)."""
        if space == finish:
            return "great-temple"
        for name, spaces in (("temple", self.temples), ("village", self.villages), ("jungle", self.jungle)):
            if space in (spaces or ()):
                return name
        return "chance" if space in (self.chance or ()) else "plain"

    def finish_for(self, players: int) -> int | None:
        """The great temple so many people race to (LT1.1)."""
        return None if self.finish is None else self.finish.for_players(players)

    def chance_before(self, finish: int | None) -> tuple[int, ...]:
        """The chance spaces that get a token in a race to this finish (LT1.3)."""
        return tuple(sorted(space for space in self.chance or () if finish is None or space < finish))

    @property
    def last(self) -> int | None:
        """The last space that is told."""
        return self.length or self.finish_for(2)


def read_kit(raw: Any) -> Kit:
    """The kit as far as it is told (None: what every copy has), or every fault of what is told (LT1.6)."""
    kit: Kit = told_shape(known_kit(GAME) if raw is None else raw, Kit, "kit")
    return faultless(kit, _flaws(kit))


def _flaws(kit: Kit) -> Iterator[Flaw]:
    if kit.game != GAME:
        yield Flaw("kit.game", "exactly", {"expected": GAME, "found": kit.game[:40]})
    yield from _parts(kit)
    yield from _finish(kit, kit.finish or Finish(None, None))
    yield from _track(kit)
    yield from _start(kit)
    if kit.tokens is not None:
        yield from _tokens(kit.tokens)


def _parts(kit: Kit) -> Iterator[Flaw]:
    """LT1.2"""
    for where, expected, found in (("gems", GEMS, kit.gems), ("machetes", MACHETES, kit.machetes)):
        if found is not None and found != expected:
            yield Flaw(f"kit.{where}", "exactly", {"expected": expected, "found": found})
    if len(set(kit.colours)) != len(kit.colours) or len(kit.colours) < 8 or not all(kit.colours):
        yield Flaw("kit.colours", "different", {"expected": 8, "found": len(set(kit.colours))})


def _finish(kit: Kit, finish: Finish) -> Iterator[Flaw]:
    """LT1.1: two great temples, the second at the end of the track."""
    if not 1 < (finish.near or 2) < (finish.far or LONGEST + 1):
        yield Flaw("kit.finish", "finish-order", {"near": finish.near, "far": finish.far})
    for name, space in (("2-5", finish.far), ("6-8", finish.near)):
        if space is not None and kit.temples is not None and space not in kit.temples:
            yield Flaw(f"kit.finish.{name}", "finish-temple", {"found": space})
    if kit.length is not None:
        least = finish.far or finish.near or 1
        most = finish.far or LONGEST
        if not least <= kit.length <= max(least, most):
            yield Flaw("kit.length", "between", {"least": least, "most": max(least, most), "found": kit.length})


def _track(kit: Kit) -> Iterator[Flaw]:
    """LT1.1, LT1.3 and the jungle of LT6. While the track is not told to its end only too many of a kind are wrong."""
    last, jungles = kit.last or LONGEST, len(kit.jungle or ())
    whole = kit.jungle is not None and kit.finish is not None and kit.finish.far is not None
    if jungles > JUNGLES or (whole and jungles < JUNGLES):
        yield Flaw("kit.jungle", "count", {"expected": JUNGLES, "found": jungles})
    if len(kit.chance or ()) >= TOKEN_COUNT:
        yield Flaw("kit.chance", "fewer", {"expected": TOKEN_COUNT, "found": len(kit.chance or ())})
    seen: dict[int, str] = {}
    for name in ("temples", "villages", "jungle", "chance"):
        for index, space in enumerate(getattr(kit, name) or ()):
            where = f"kit.{name}[{index}]"
            if not 1 <= space <= last:
                yield Flaw(where, "between", {"least": 1, "most": last, "found": space})
            elif seen.get(space) in (name, *MAY_NOT_BE[name]):
                yield Flaw(where, "space-twice", {"found": space, "other": seen[space]})
            seen.setdefault(space, name)
    for name, space in (("2-5", kit.finish_for(2)), ("6-8", kit.finish_for(8))):
        if space is not None and space in (kit.chance or ()):
            yield Flaw(f"kit.finish.{name}", "space-twice", {"found": space, "other": "chance"})


def _start(kit: Kit) -> Iterator[Flaw]:
    """LT1.4"""
    cards = {name: card for name, card in (kit.start or {}).items() if card is not None}
    farthest = (kit.finish_for(8) or LONGEST) - 1
    for name, card in cards.items():
        where = f"kit.start.{name}"
        if card.space is not None and not 1 <= card.space <= farthest:
            yield Flaw(f"{where}.space", "between", {"least": 1, "most": farthest, "found": card.space})
        if not 0 <= (card.gems or 0) <= GEMS:
            yield Flaw(f"{where}.gems", "between", {"least": 0, "most": GEMS, "found": card.gems})
        machete = int(name in STARTS_WITH_MACHETE)
        if card.machete not in (machete, None):
            yield Flaw(f"{where}.machete", "exactly", {"expected": machete, "found": card.machete})
    most = sum(sorted((card.gems or 0 for card in cards.values()), reverse=True)[:8])
    if most > GEMS:
        yield Flaw("kit.start", "start-gems", {"expected": GEMS, "found": most})


def _tokens(tokens: dict[Token, int | None]) -> Iterator[Flaw]:
    """LT1.2: 18 tokens of 7 kinds, exactly 2 of them idols. While not all are counted only too many are wrong."""
    counted = {kind: found for kind in TOKENS if (found := tokens.get(kind, 0)) is not None}
    for kind, found in counted.items():
        least = IDOLS if kind == "idol" else 1
        most = IDOLS if kind == "idol" else TOKEN_COUNT
        if not least <= found <= most:
            code, facts = ("exactly", {"expected": least}) if least == most else ("least", {"expected": least})
            yield Flaw(f"kit.tokens.{kind}", code, {**facts, "found": found})
    total = sum(counted.values())
    if total > TOKEN_COUNT or (total < TOKEN_COUNT and len(counted) == len(TOKENS)):
        yield Flaw("kit.tokens", "sum", {"expected": TOKEN_COUNT, "found": total})
