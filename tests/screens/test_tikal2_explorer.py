"""The explorer of Tikal II by taps: rooms in reach, ways, bonuses, passages, tent, rescue, cards; what is lacking."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from tests.model.games.tikal2.table import sites
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal2_table import do, lobby, view


async def correct(at: Evening, own: dict[str, Any], **rest: Any) -> None:
    """What seat 0 has is this, and what else lies on the table."""
    told = {f"seats.0.{path}": value for path, value in own.items()}
    await do(at, None, "correct", set=told | {path.replace("__", "."): value for path, value in rest.items()})


async def paddling(at: Evening, tile: str = "T10", **options: Any) -> Device:
    """Seat 0 is on turn, this tile at its site."""
    phone = await lobby(at, **options)
    control = {"open": ["mask", "mask", "jug"]} if options.get("more_control") else {}
    await do(at, None, "sites", tiles=sites(2, s0=tile), **control)
    await do(at, 0, "keys", take=["pink", "blue"])
    await do(at, 1, "keys", take=["pink", "blue"])
    return phone


async def exploring(at: Evening, own: dict[str, Any] | None = None, **options: Any) -> Device:
    """Seat 0 has skipped what is on its tile; what it has is set right."""
    phone = await paddling(at, **options)
    await do(at, 0, "take", tile="T10")
    while at.live.shown.snapshot.phase == "pirogue":
        skips = [one for one in at.live.shown.snapshot.choices(0) if one.do == "skip"]
        await do(at, 0, "skip", **{arg.name: arg.values[0] for arg in skips[0].args})
    if own:
        await correct(at, own)
    return phone


def last(at: Evening) -> dict[str, Any]:
    """What was entered last, as a record would hold it."""
    move = at.play.lines[-1].entry.move
    return {"do": type(move).__struct_config__.tag, **{n: getattr(move, n) for n in move.__struct_fields__}}


def said(phone: Device, identifier: str) -> str:
    return " ".join(phone.texts(identifier))


# going and digging


@rule("T2.5.1", "T2.5.7", "T2.5.9")
def test_a_lit_room_says_what_it_brings_and_brings_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at)
        await phone.tap("hex-a2")
        assert said(phone, "here") == "a2 · blue room"
        assert phone.find("way").label == "outside, a2"
        audit(phone)
        assert said(phone, "worth") == "4 points now: 2 for its doors and a bonus of 2."
        await phone.tap("dig-do")
        assert view(at).seats[0].score == 4
        assert view(at).seats[0].explorer == (0, 1)
        assert view(at).rooms["0,1"].flags == {0: 0}

    evening(tmp_path, play)


@rule("T2.5.12")
def test_one_may_only_go_and_look_elsewhere_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at)
        await phone.tap("hex-a2", "hex-a2")
        assert not phone.shows("dig-do")
        await phone.tap("hex-a2", "stay-do")
        assert (last(at)["dig"], view(at).seats[0].explorer, view(at).seats[0].score) == (False, (0, 1), 0)

    evening(tmp_path, play)


@rule("T2.5.2", "T2.5.3", "T2.5.6")
def test_a_room_out_of_reach_says_what_is_missing(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at)
        for place, words in (
            ("hex-a5", "Out of reach. You need a brown key or one more secret passage."),
            ("secret-S1", "Out of reach. You need one more secret passage."),
        ):
            await phone.tap(place)
            assert said(phone, "lacking") == words
            assert not phone.shows("dig-do")
        await phone.tap("hex-b1")
        assert said(phone, "here") == "b1 · no room yet"
        assert not phone.shows("lacking")

    evening(tmp_path, play)


@rule("T2.5.4", "T2.5.5", "T2.5.7")
def test_by_a_passage_in_and_out_again_with_the_bonus_that_was_chosen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at, {"passages": 1})
        await phone.tap("secret-S1")
        assert said(phone, "takes") == "The way takes a secret passage."
        assert phone.find("bonus-0").selected
        audit(phone)
        await phone.tap("bonus-1", "back-do")
        move = last(at)
        assert (move["passages"], move["bonus"], move["back"]) == ({0: "token"}, 1, True)
        own = view(at).seats[0]
        assert (own.score, own.passages, own.explorer) == (8, 0, "outside")

    evening(tmp_path, play)


@rule("T2.5.1")
def test_another_way_than_the_best_one_by_tapping_along_it(tmp_path: Path) -> None:
    """From e5 a door leads outside; somebody may want to go through e6, place by place, and back a step."""

    async def play(at: Evening) -> None:
        phone = await exploring(at, {"explorer": [4, 4]})
        await phone.tap("hex-e6")
        assert phone.find("way").label == "e5, e6"
        await phone.tap("outside")
        assert phone.find("way").label == "e5, e6, outside"
        await phone.tap("hex-e6")
        assert phone.find("way").label == "e5, e6"
        await phone.tap("outside", "hex-a2")
        assert phone.find("way").label == "e5, e6, outside, a2"
        await phone.tap("dig-do")
        assert last(at)["path"] == ((4, 4), (4, 5), "outside", (0, 1))

    evening(tmp_path, play)


# tent and rescue


@rule("T2.6.1", "T2.6.3")
def test_the_tent_leads_the_explorer_before_the_pirogue(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await paddling(at)
        await phone.tap("hex-a2")
        assert not phone.shows("dig-do")
        await phone.tap("right-tent", "dig-do")
        assert (last(at)["extra"], view(at).seats[0].tent) == ("tent", False)
        assert not phone.shows("right-tent")
        assert not phone.shows("tent-key")

    evening(tmp_path, play)


@rule("T2.6.1")
def test_the_tent_gives_a_key(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await paddling(at)
        await phone.tap("tent-key", "leave", "tent-key", "key-green")
        assert view(at).seats[0].backpack["green"] == 1
        assert not view(at).seats[0].tent

    evening(tmp_path, play)


@rule("T2.6.1", "T2.4.2")
def test_the_tents_key_and_the_tiles_are_not_mixed_up(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await paddling(at, "T13")
        await do(at, 0, "take", tile="T13")
        await phone.tap("tent-key")
        audit(phone)
        await phone.tap("key-green")
        assert (last(at)["do"], view(at).seats[0].backpack["green"]) == ("tent", 1)
        await phone.tap("key-green", "to-backpack")
        assert (last(at)["do"], view(at).seats[0].backpack["green"]) == ("key", 2)

    evening(tmp_path, play)


@rule("T2.5.13")
def test_whoever_reaches_no_room_may_buy_a_key(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at)
        assert not phone.shows("rescue")
        await correct(at, {"backpack.pink": 0, "backpack.blue": 0})
        await phone.tap("rescue", "key-brown")
        assert (view(at).seats[0].score, view(at).seats[0].backpack["brown"]) == (-10, 1)
        assert not phone.shows("rescue")

    evening(tmp_path, play)


# cards, behind their cover


@rule("T2.7.1", "T2.7.3")
def test_cards_that_were_laid_out_are_used_with_the_exploration(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at, {"cards": ["passage", "explore"]})
        await phone.tap("own-things", "card-passage", "card-explore", "own-things-close")
        assert said(phone, "laid") == "Laid out: secret passage and additional exploration"
        assert phone.find("right-card").selected
        await phone.tap("secret-S2", "dig-do")
        move = last(at)
        assert (move["passages"], move["extra"]) == ({0: "card"}, "card")
        assert not phone.shows("laid")
        await phone.tap("hex-a2")  # the turn's own exploration is still there
        assert not phone.shows("dig-do")

    evening(tmp_path, play)


@rule("T2.5.4", "T2.7.1")
def test_a_card_laid_out_for_a_passage_is_used_and_the_token_stays(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await exploring(at, {"cards": ["passage"], "passages": 1})
        await phone.tap("own-things", "card-passage", "own-things-close", "secret-S2")
        assert said(phone, "takes") == "The way takes your card for a secret passage."
        await phone.tap("dig-do")
        assert last(at)["passages"] == {0: "card"}
        assert view(at).seats[0].passages == 1

    evening(tmp_path, play)


@rule("T2.7.7")
def test_the_card_for_the_forest_is_of_no_use_once_a_tile_is_taken(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await paddling(at)
        await correct(at, {"cards": ["forest"]})
        await phone.tap("own-things")
        assert phone.find("forest-card").button
        await do(at, 0, "take", tile="T10")
        assert not phone.find("forest-card").button

    evening(tmp_path, play)


@rule("T2.7.5", "T2.7.6", "T2.3.4")
def test_a_key_and_a_delivery_by_card(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        held = {"cards": ["key", "plus-two", "remote"], "treasures.mask": 2, "treasures.jug": 1}
        phone = await exploring(at, held)
        await phone.tap("own-things", "card-key", "own-things-close", "key-green", "to-backpack")
        assert view(at).seats[0].backpack["green"] == 1
        await phone.tap("own-things", "card-remote", "own-things-close")
        price = view(at).wheel["mask"]
        assert not phone.shows("treasure-mask")
        await phone.tap("deliver-remote", "treasure-jug", "treasure-mask", "treasure-mask", "with-plus-two")
        assert f"2 treasures for {2 * (price + 2)}" in phone.texts("deliver-done")
        await phone.tap("deliver-done")
        assert view(at).seats[0].score == 2 * (price + 2)
        assert view(at).delivered["mask"] == 2

    evening(tmp_path, play)


@rule("T2.2.4", "T2.9.1", "T2.7.8", "T2.7.9")
def test_what_i_have_and_what_it_would_score(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        held = {"cards": ["five", "pair"], "camp.green": 2, "camp.brown": 1, "treasures.jug": 1}
        phone = await exploring(at, held)
        assert said(phone, "own-things").endswith("3 camp keys, 1 treasure, 2 cards")
        await phone.tap("own-things")
        audit(phone)
        assert said(phone, "keys-score") == "They would score 4 points now, in sets worth 3 and 1."
        assert "Kept for the end: 5 points so far." in phone.texts("card-five")
        assert "Kept for the end: 3 points so far." in phone.texts("card-pair")
        assert not [one for one in phone.all(ft.Semantics) if one.identifier == "card-five" and one.button]

    evening(tmp_path, play)


ALTARS = (("2,2", "multicoloured"), ("3,3", "pink"))


@rule("T2.9.2", "T2.9.3")
def test_what_altars_would_bring_is_said_as_far_as_it_is_known(tmp_path: Path) -> None:
    """How many camp keys everybody has lies open: that decides the multicoloured altar."""

    async def play(at: Evening) -> None:
        phone = await exploring(at, {"camp.green": 2})
        flagged = {"room": "sanctuary", "doors": [], "flags": {"0": 0, "1": 1}}
        altars = {f"rooms.{space}": {**flagged, "colour": colour} for space, colour in ALTARS}
        await correct(at, {}, **altars)
        await do(at, 1, "correct", set={"seats.1.camp.pink": 1})
        await phone.tap("own-things")
        assert said(phone, "keys-score").endswith(
            "And 3 at the multicoloured altar. What you get at the pink altar depends on the others’ keys."
        )

    evening(tmp_path, play)


# what lies open tells nothing of what is in the hand


def drawn(phone: Device) -> list[tuple[Any, ...]]:
    """All that is to be seen and heard, and what can be tapped."""
    names = ("identifier", "label", "value", "selected", "button", "src", "bgcolor", "tooltip", "visible")
    return [
        (type(one).__name__, *(str(getattr(one, name, None)) for name in names), bool(getattr(one, "on_click", None)))
        for one in phone.walk()
        if not isinstance(one, ft.Service)
    ]


HANDS: list[dict[str, Any]] = [
    {"cards": ["five", "pair", "pair", "room-colours", "plus-two"], "treasures.mask": 2},
    {"cards": ["passage", "explore", "key", "forest", "remote"], "treasures.jug": 2},
]


Begin = Callable[[Evening], Awaitable[Device]]


@pytest.mark.long
@rule("T2.2.4")
@pytest.mark.parametrize(
    ("begin", "taps"),
    [
        (lambda at: exploring(at), ("temple-fit", "secret-S1", "hex-a2", "hex-a5")),
        (lambda at: paddling(at), ("site-3", "right-tent", "secret-S1")),
    ],
)
def test_twins_draw_the_same_open_page(tmp_path: Path, begin: Begin, taps: tuple[str, ...]) -> None:
    pages: list[list[Any]] = [[], []]
    for twin, hand in enumerate(HANDS):

        async def play(at: Evening, twin: int = twin, hand: dict[str, Any] = hand) -> None:
            phone = await begin(at)
            await correct(at, hand)
            for tap in taps:
                await phone.tap(tap)
                pages[twin].append(drawn(phone))

        evening(tmp_path / str(twin), play)
    for one, other in zip(*pages, strict=True):
        assert one == other
