"""Who may enter what: a seat only as itself, the host for everybody, secrets only behind the cover. Whatever else
arrives is refused, changes nothing and is logged."""

import logging
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from model.games.lost_temple.events import TokenRevealed
from model.games.lost_temple.parts import TOKENS
from model.kernel.event import Change
from model.kernel.illegal import Illegal
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.tables import Tables
from tests.model.table.entering import Case, guest_of
from tests.model.table.house import House, act, dealt, dos, hand, picked, tap

pytestmark = pytest.mark.long

PICK = "first of the hand"
HOST_SEAT = 2


def gems(seat: int) -> dict[str, Any]:
    return {"set": {f"seats.{seat}.gems": 2}}


def characters(seat: int) -> dict[str, Any]:
    return {"set": {f"seats.{seat}.characters": ["shaman"]}}


VILLAGES = {"set": {"villages": [4, 11]}}


def check(house: House, live: LiveTable, case: Case, caplog: pytest.LogCaptureFixture) -> None:
    guest = guest_of(house, live, case.who)
    args = {"card": hand(live, live.shown.snapshot.to_act[0])[0]} if case.args == {"card": PICK} else case.args
    shown, log = live.shown, live.shown.snapshot.log(None)
    stored = house.store.entries(live.id)
    caplog.set_level(logging.INFO, "model.table")
    caplog.clear()
    if isinstance(case.outcome, tuple):
        tap(live, guest, case.seat, case.do, cover=case.cover, **args)
        entered = live.shown.snapshot.log(None)[len(log)]
        assert (entered.seat, entered.by) == case.outcome
        assert entered.do == case.do
        return
    with pytest.raises(Illegal) as refused:
        tap(live, guest, case.seat, case.do, cover=case.cover, **args)
    rule, _, why = case.outcome.partition(" ")
    assert (refused.value.rule, refused.value.facts.get("why", "")) == (rule, why)
    assert live.shown is shown
    assert house.store.entries(live.id) == stored
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == f"table {live.id}: {guest.holder} for seat {case.seat} was refused: {rule}"


DRAFT = [
    Case("0", 0, "pick", {"card": PICK}, (0, None)),
    Case("1", 0, "pick", {"card": PICK}, "X1 other"),
    Case("1", 0, "pick", {"card": PICK}, "X1 other", cover=True),
    Case("1", 1, "pick", {"card": PICK}, "LT3.6"),
    Case("1", None, "pick", {"card": PICK}, "X1 other"),
    Case("0", None, "pick", {"card": PICK}, "X1 other"),
    Case("0", 99, "pick", {"card": PICK}, "X1 other"),
    Case("watcher", 0, "pick", {"card": PICK}, "X1 watching"),
    Case("watcher", None, "pick", {"card": PICK}, "X1 watching", cover=True),
    Case("watcher", None, "correct", gems(0), "X1 watching"),
    Case("watcher", None, "undo", {"to": 0}, "X1 watching"),
    # the host enters for others, a hidden hand only behind the cover
    Case("host", 0, "pick", {"card": PICK}, "X1 cover"),
    Case("host", 0, "pick", {"card": "shaman"}, "X1 cover"),
    Case("host", 0, "pick", {"card": PICK}, (0, 2), cover=True),
    Case("host", 2, "pick", {"card": PICK}, "LT3.6"),
    Case("host", 1, "pick", {"card": PICK}, "LT3.6"),
    Case("host", 99, "pick", {"card": PICK}, "X1 seat", cover=True),
    Case("host", -1, "pick", {"card": PICK}, "X1 seat"),
    Case("desk", 0, "pick", {"card": PICK}, "X1 cover"),
    Case("desk", 0, "pick", {"card": PICK}, (0, None), cover=True),
    # nobody but the app shuffles
    Case("0", None, "deal", {"up": ["child"] * 3, "down": ["thief"]}, "X1 other"),
    Case("host", None, "deal", {"up": ["child"] * 3, "down": ["thief"]}, "X1 phase"),
    # corrections: a player the own, the host what everybody sees
    Case("1", 1, "correct", gems(1), (1, None)),
    Case("1", 0, "correct", gems(1), (1, None)),
    Case("1", None, "correct", gems(0), "X1 others"),
    Case("1", 0, "correct", gems(0), "X1 others"),
    Case("1", 1, "correct", {"set": {"seats.1.gems": 2, "idol": 1}}, "X1 others"),
    Case("1", 1, "correct", {"set": {"idol": 1}}, "X1 others"),
    Case("1", 1, "correct", {"set": {"seats.1": None}}, "X1 others"),
    Case("1", 1, "correct", {"set": {"seats.10.gems": 2}}, "X1 others"),
    # the cards the app dealt: nobody, and everybody is told the same
    *(
        Case(who, seat, "correct", {"set": {path: ["thief"]}}, "X1 dealt", cover)
        for who, seat in (("1", 1), ("0", 0), ("host", None), ("host", 1), ("host", 2), ("desk", None), ("desk", 1))
        for path in ("hand", "up", "down", "seats.1.characters", "seats.0.characters.0")
        for cover in (False, True)
    ),
    Case("1", 1, "correct", {"set": {"seats.1.gems": 2, "up": ["thief"]}}, "X1 dealt"),
    Case("1", 1, "correct", {"set": {}}, "X4"),
    Case("host", None, "correct", gems(0), (None, 2)),
    Case("host", 0, "correct", gems(0), (None, 2)),
    Case("host", None, "correct", {"set": {"idol": 1}}, (None, 2)),
    Case("desk", None, "correct", gems(0), (None, None)),
    Case("host", None, "correct", {"set": {"tokens.3": "gems"}}, "X1 cover"),
    Case("host", None, "correct", {"set": {"tokens.3": "gems"}}, "X1 cover", cover=True),
    Case("desk", None, "correct", {"set": {"seats.0.gems": 2, "tokens.3": "gems"}}, "X1 cover"),
    Case("watcher", None, "correct", {"set": {"up": ["thief"]}}, "X1 watching"),
    # what the copy shows: whoever plays, and the host
    Case("1", None, "learn", VILLAGES, (None, 1)),
    Case("1", 0, "learn", VILLAGES, (None, 1)),
    Case("host", None, "learn", VILLAGES, (None, 2)),
    Case("host", 1, "learn", VILLAGES, (None, 2), cover=True),
    Case("desk", None, "learn", VILLAGES, (None, None)),
    Case("watcher", None, "learn", VILLAGES, "X1 watching"),
    Case("1", None, "learn", {"set": {"villages": None}}, "X2 told"),
    Case("host", None, "correct", {"set": {"seats": []}}, "X1 cover"),
    Case("host", None, "correct", {"set": {"seats.1": {}}}, "X1 cover"),
]

CALL = [
    Case("0", None, "call", {}, (None, 0)),
    Case("1", None, "call", {}, "X1 other"),
    Case("0", 0, "call", {}, "X1 table"),
    Case("0", 1, "call", {}, "X1 other"),
    Case("watcher", None, "call", {}, "X1 watching"),
    Case("host", None, "call", {}, (None, 2)),
    Case("desk", None, "call", {}, (None, None)),
    Case("0", None, "start", {"characters": ["child", "scout", "canoe", "craftsman"]}, "X1 phase"),
    Case("0", None, "correct", gems(1), "X1 others"),
    Case("0", None, "undo", {"to": 0}, "X3 moved"),
    *(
        Case(who, seat, "correct", characters(whose), "X1 dealt", cover)
        for who, seat in (("1", 1), ("1", 0), ("host", None), ("host", 1), ("host", 2), ("desk", None), ("desk", 1))
        for whose in (0, 1, 2)
        for cover in (False, True)
    ),
    Case("host", 1, "correct", gems(1), (1, 2), cover=True),
]

CURSE = {"target": "child"}
TURN = [
    Case("1", 1, "curse", CURSE, (1, None)),
    Case("1", None, "curse", CURSE, "X1 other"),
    Case("1", 1, "stay", {}, "X1 character"),
    Case("0", 1, "curse", CURSE, "X1 other"),
    Case("0", 0, "curse", CURSE, "X1 turn"),
    Case("0", None, "call", {}, "X1 other"),
    Case("watcher", 1, "curse", CURSE, "X1 watching"),
    Case("host", 1, "curse", CURSE, (1, 2)),
    Case("host", 2, "curse", CURSE, "X1 turn"),
    Case("desk", 1, "curse", CURSE, (1, None)),
]


def hosted(who: str) -> int | None:
    return None if who == "desk" else HOST_SEAT


@pytest.mark.parametrize("case", DRAFT, ids=str)
def test_while_cards_are_picked(house, caplog, case):
    check(house, house.drafting(host_seat=hosted(case.who)), case, caplog)


@pytest.mark.parametrize("case", CALL, ids=str)
def test_while_characters_are_called(house, caplog, case):
    check(house, house.calling(host_seat=hosted(case.who)), case, caplog)


@pytest.mark.parametrize("case", TURN, ids=str)
def test_in_somebodys_turn(house, caplog, case):
    """Seat 1 is the shaman."""
    live = house.calling(host_seat=hosted(case.who))
    dealt(live, {"seats.1.characters": ["shaman"]})
    tap(live, house.seat(live, 0), None, "call")
    check(house, live, case, caplog)


def test_a_corrected_secret_shows_its_owner_alone_what_changed(house):
    live = house.calling(host_seat=HOST_SEAT)
    dealt(live, {"seats.1.characters": ["shaman"]})
    for viewer in (0, 2, 3, None):
        (event,) = live.shown.snapshot.log(viewer)[-1].events
        assert event.changes == (Change("seats.1.characters", hidden=True),)
    (event,) = live.shown.snapshot.log(1)[-1].events
    assert event.changes[0].after == ["shaman"]
    assert live.shown.snapshot.view(1).seats[1].characters == ("shaman",)


def test_what_needs_a_cover(house):
    """The hand of whoever picks, and nothing else."""
    live = house.drafting()
    for picker in range(4):
        assert [live.needs_cover(seat) for seat in range(4)] == [seat == picker for seat in range(4)]
        picked(house, live)
    assert not any(live.needs_cover(seat) for seat in range(4))


@pytest.mark.parametrize("who", ["host", "desk"])
def test_a_refusal_without_the_cover_does_not_tell_the_hand(house, who):
    """Whatever card the host tries, he is told the same: that he may not look."""
    live = house.drafting(host_seat=hosted(who))
    told = set()
    for card in ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child"):
        with pytest.raises(Illegal) as refused:
            tap(live, house.host(live), 0, "pick", card=card)
        told.add((refused.value.rule, str(refused.value.facts)))
    assert told == {("X1", "{'why': 'cover'}")}


def test_who_does_not_host_cannot_look_as_another(house, caplog):
    """Nothing counts as seen then, and it is logged."""
    caplog.set_level(logging.INFO, "model.table")
    live = house.drafting()
    ada, ben = house.seat(live, 0), house.seat(live, 1)
    tap(live, ada, 0, "pick", card=hand(live, 0)[0])
    for guest in (ada, house.seat(live, 2), house.watcher(live)):
        caplog.clear()
        live.looked(guest, 1)
        assert f"{guest.holder} may not look as seat 1" in caplog.text
    assert live.undo_target(0) is not None
    live.looked(ben, 1)
    assert live.undo_target(0) is None


def test_only_the_host_clears_the_desk(house, caplog):
    caplog.set_level(logging.INFO, "model.table")
    live = house.table(host_seat=HOST_SEAT)
    for guest in (house.seat(live, 0), house.watcher(live)):
        caplog.clear()
        with pytest.raises(Illegal):
            live.set_desk(guest, ended=True)
        assert f"the desk is not for {guest.holder}" in caplog.text
    assert not live.shown.snapshot.desk.ended
    live.set_desk(house.seat(live, HOST_SEAT), ended=True)
    assert live.shown.snapshot.over


def test_rights_follow_the_desk_at_once(house):
    """A guest object from before knows nothing that the table does not know better."""
    live = house.drafting(host_seat=0)
    ada, ben = house.seat(live, 0), house.seat(live, 1)
    house.tables.hand_over(ada, 1)
    assert ada.host  # as it was
    with pytest.raises(Illegal):
        tap(live, ada, None, "correct", **gems(2))
    tap(live, ben, None, "correct", **gems(2))
    assert dos(live)[-1] == "correct"
    assert live.shown.snapshot.log(None)[-1].by == 1


def test_a_guest_who_claims_to_host_does_not(house):
    live = house.drafting()
    forged = replace(house.seat(live, 1), seat=0, host=True)
    with pytest.raises(Illegal):
        tap(live, forged, 0, "pick", card=hand(live, 0)[0])
    with pytest.raises(Illegal):
        tap(live, forged, None, "undo", to=0)
    assert dos(live) == ["start", "deal"]


def test_a_token_of_the_app_is_not_guessed(house):
    """LT7.5: whatever the player says lies there, the app turns up what does; a wrong guess tells nothing before."""
    for token in TOKENS:
        live = at_a_token(house)
        (seat,) = live.shown.snapshot.to_act
        (space,) = {live._play.state.revealing}
        lies = live._play.state.tokens[live._play.state.track.chance_at[space]]
        tap(live, house.seat(live, seat), seat, "reveal", token=token)
        found = [event for line in live.shown.snapshot.log(None) for event in line.events]
        assert [event.token for event in found if isinstance(event, TokenRevealed)] == [lies]


def at_a_token(house: House) -> LiveTable:
    """Somebody is about to turn up one of the app's tokens; always the same one."""
    for seed in range(40):
        house.tables = Tables(house.store, Secret.kept_in(house.folder), Random(seed))
        live = house.calling(tokens="app")
        while live.shown.snapshot.phase in ("call", "turn"):
            act(house, live)
        if live.shown.snapshot.phase == "reveal":
            return live
    raise AssertionError("nobody came to a chance space")
