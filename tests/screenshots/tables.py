"""The tables in the pictures: games that were played by chance up to the moment that is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from model.games.copies import known_kit
from model.games.lost_temple import entering
from model.games.samples import sample_kit
from model.kernel.choice import drawn, usable
from model.store import Store
from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import CODE, HOST
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.snapshot import Snapshot
from model.table.tables import Tables
from tests.screenshots import tikal, tikal2

PEOPLE = (("Anna", "red"), ("Ben", "green"), ("Chloé", "blue"), ("David", "yellow"), ("Eeva", "purple"))
NAMES = [name for name, _ in PEOPLE]
TRACK = ".CV.TCV.C.TJ.CVT.C.VTCJ.V.CT..VC.T"
KINDS: dict[str, entering.Key] = {".": "plain", "T": "temple", "V": "village", "J": "jungle", "C": "chance"}
START = ("child", "scout", "canoe", "craftsman", "elder")
Moment = Callable[[Snapshot], bool]


class Scene:
    """A table at one moment, and the ways to it; `actor` is whom they wait for, `here` who is connected."""

    copy = ""
    """The way to a copy, where that is what is shown."""

    def __init__(self, tables: Tables, live: LiveTable, here: tuple[int, ...] = (0, 1, 2, 3, 4)) -> None:
        self.here = here
        snapshot = live.shown.snapshot
        self.actor = snapshot.waiting_for[0] if snapshot.waiting_for else 0
        self.owner = f"/o/{tables.owner_link()}"
        holders = (HOST, CODE, *map(str, range(len(snapshot.players))))
        self._links = {holder: tables.link(live.id, holder) for holder in holders}

    @property
    def host(self) -> str:
        return f"/h/{self._links[HOST]}"

    @property
    def join(self) -> str:
        return f"/join/{self._links[CODE]}"

    @property
    def watch(self) -> str:
        return f"/watch/{self._links[CODE]}"

    def seat(self, seat: int) -> str:
        return f"/s/{self._links[str(seat)]}"

    @property
    def mine(self) -> str:
        """The phone of whoever acts."""
        return self.seat(self.actor)


class Described(Scene):
    """No table, but a copy that somebody describes."""

    def __init__(self, tables: Tables, name: str, kit: entering.Raw) -> None:
        self.here, self.copy = (), f"/copy/{tables.begin_copy('lost-temple', name, kit)}"


def lay(folder: Path) -> dict[str, Scene]:
    """All of them, into an empty data folder."""
    with Store.open(None, folder) as store:
        tables = Tables(store, Secret.kept_in(folder), Random(2))
        return {
            "half": Described(tables, "Ben", _half()),
            "wrong": Described(tables, "Chloé", entering.typed(entering.typed(_half(), "jungle"), "jungle")),
            "cards": Described(tables, "David", _half_the_cards()),
            "lobby": Scene(tables, _new(tables)),
            "simple": Scene(tables, _simple(tables)),
            "invented": Scene(tables, _invented(tables)),
            "seats": Scene(tables, _new(tables), here=(0, 2)),
            "draft": Scene(tables, _played(tables, lambda now: now.phase == "draft" and now.view(None).passing == 5)),
            "thief": Scene(tables, _played(tables, _turn("thief"))),
            "priest": Scene(tables, _poor(tables, _played(tables, _turn("priest")))),
            "chance": Scene(tables, _played(tables, lambda now: now.phase == "reveal")),
            "table": Scene(tables, _played(tables, _turn("scout"))),
            "end": Scene(tables, _played(tables, lambda now: now.over, least=0)),
            "one": Scene(tables, _played(tables, lambda now: now.phase == "draft", one_device=True)),
            "tikal-turn": Scene(tables, tikal.in_a_turn(tables), tikal.HERE),
            "tikal-scoring": Scene(tables, tikal.in_a_scoring(tables), tikal.HERE),
            "tikal-light": Scene(tables, tikal.told_at_a_volcano(tables), tikal.HERE),
            "tikal-end": Scene(tables, tikal.won(tables), tikal.HERE),
            "tikal-2-river": Scene(tables, tikal2.on_the_river(tables), tikal2.HERE),
            "tikal-2-tile": Scene(tables, tikal2.with_a_tile(tables), tikal2.HERE),
            "tikal-2-turn": Scene(tables, tikal2.exploring(tables), tikal2.HERE),
            "tikal-2-scoring": Scene(tables, tikal2.scored(tables), tikal2.HERE),
            "tikal-2-light": Scene(tables, tikal2.told_lightly_in_round_2(tables), tikal2.HERE),
            "tikal-2-end": Scene(tables, tikal2.won(tables), tikal2.HERE),
        }


def _passing(cards: int) -> Moment:
    return lambda now: now.phase == "draft" and now.view(None).passing == cards


def _turn(character: str) -> Moment:
    return lambda now: now.phase == "turn" and now.view(None).called == character


def _new(tables: Tables, **desk: bool) -> LiveTable:
    return tables.create("lost-temple", PEOPLE, {}, None, desk=Desk(host_seat=0, **desk), copy=_copy(tables))


def _copy(tables: Tables) -> str:
    """These people have described theirs: it happens to be like our example."""
    known = [copy.id for copy in tables.copies("lost-temple") if copy.name == "Anna"]
    return known[0] if known else tables.begin_copy("lost-temple", "Anna", sample_kit("lost-temple"))


def _half() -> entering.Raw:
    """34 spaces of a track, one with a double circle."""
    raw = known_kit("lost-temple")
    for sign in TRACK:
        raw = entering.typed(raw, KINDS[sign])
    return entering.circled(raw, 11)


def _half_the_cards() -> entering.Raw:
    """Four cards and a space of the fifth."""
    raw = {**sample_kit("lost-temple"), "start": {}}
    for space, gems in ((9, 1), (8, 2), (7, 2), (6, 3)):
        raw = entering.carded(entering.carded(raw, space=space), gems=gems)
    return entering.carded(raw, space=5)


def _simple(tables: Tables) -> LiveTable:
    """These have not."""
    return tables.create("lost-temple", PEOPLE, {"detail": "light"}, None, desk=Desk(host_seat=0))


def _invented(tables: Tables) -> LiveTable:
    """These try it."""
    return tables.create("lost-temple", PEOPLE, desk=Desk(host_seat=0))


def _played(tables: Tables, moment: Moment, least: int = 4, **desk: bool) -> LiveTable:
    """Until this moment comes in a round that is not among the first."""
    live, rng = _new(tables, **desk), Random(5)
    _enter(tables, live, HOST, None, {"do": "start", "characters": START})
    while not ((now := live.shown.snapshot).view(None).round >= least and moment(now)):
        assert not now.over, "the moment never came"
        seat = now.waiting_for[0]
        choice = rng.choice(usable(now.choices(seat)))
        _enter(tables, live, str(seat), None if choice.table else seat, drawn(choice, rng))
    return live


def _poor(tables: Tables, live: LiveTable) -> LiveTable:
    """Whoever acts has one gem left."""
    seat = live.shown.snapshot.waiting_for[0]
    _enter(tables, live, HOST, None, {"do": "correct", "set": {f"seats.{seat}.gems": 1}})
    return live


def _enter(tables: Tables, live: LiveTable, holder: str, seat: int | None, move: dict[str, object]) -> None:
    guest = tables.holder(tables.link(live.id, holder))
    assert guest is not None
    live.submit(guest, seat, move, live.shown.snapshot.version, fresh_id())
