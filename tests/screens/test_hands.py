"""What there is to do by hand: told to whoever has to do it, with names where everybody looks, until the next move."""

from pathlib import Path

import pytest

from model.language import texts
from tests.often import by_day
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device
from tests.screens.short import SHORT

pytestmark = pytest.mark.long

WORDS = texts("en")
HAND = "lost-temple-hand"
ADA, BEN, CLEO, DAN = range(4)


def told(device: Device) -> list[str]:
    return device.texts("hands") if device.shows("hands") else []


async def elder_is_called(at: Evening, **options: str) -> None:
    """Dan has cursed the Elder, Ada robs it, Ben holds it."""
    await at.at_table(4, me=None, draft="cards", **options)
    await at.sit(ADA, BEN, CLEO, DAN)
    if options.get("detail") == "light":
        await at.submit({"seat": None, "do": "last", "seats": [ADA]})
    else:
        await at.begin()
        await at.submit(
            {"seat": None, "do": "correct", "set": {"seats.3.space": 21, "seats.1.space": 9, "seats.1.gems": 11}}
        )
    await at.submit({"seat": None, "do": "call", "held_by": DAN})
    await at.submit({"seat": DAN, "do": "curse", "target": "elder"})
    await at.submit({"seat": None, "do": "call", "held_by": ADA})
    await at.submit({"seat": ADA, "do": "rob", "target": "elder", **({} if options.get("detail") else {"advance": 1})})
    for _ in range(2):
        await at.submit({"seat": None, "do": "call", "held_by": None})
    assert not any(told(phone) for phone in at.phones.values())
    await at.submit({"seat": None, "do": "call", "held_by": BEN})


@rule("LT4.2", "LT4.3")
def test_swap_theft_and_gem_are_told_to_those_who_do_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await elder_is_called(at)
        wall = await at.watch()
        swap = "Swap the meeples of Dan and Ben: 21 and 9."
        expected = {
            ADA: ["You get Ben’s 11 gems."],
            BEN: [swap, "Give your 11 gems to Ada.", "Take 1 gem from the bank."],
            CLEO: [],
            DAN: [swap],
        }
        everybody = [swap, "Ben gives 11 gems to Ada.", "Ben takes 1 gem from the bank."]
        assert {seat: told(phone) for seat, phone in at.phones.items()} == expected
        assert told(wall) == everybody
        audit(at.phones[BEN])

        await at.submit({"seat": CLEO, "do": "correct", "set": {"seats.2.gems": 2}})  # only set right: nothing is new
        assert told(at.phones[BEN]) == expected[BEN]
        await at.enter({"seat": BEN, "do": "stay"})
        assert not any(told(device) for device in (wall, *at.phones.values()))
        await at.phones[BEN].tap("undo")
        assert {seat: told(phone) for seat, phone in at.phones.items()} == expected
        assert told(wall) == everybody
        await at.sit(ADA)  # after a reload too
        assert told(at.phones[ADA]) == expected[ADA]

    evening(tmp_path, play)


@rule("LT4.2", "LT4.3")
def test_in_simple_detail_no_number_is_told_that_the_app_does_not_know(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await elder_is_called(at, detail="light")
        swap = "Swap the meeples of Dan and Ben."
        assert {seat: told(phone) for seat, phone in at.phones.items()} == {
            ADA: ["You get all of Ben’s gems."],
            BEN: [swap, "Give all your gems to Ada.", "Take 1 gem from the bank."],
            CLEO: [],
            DAN: [swap],
        }
        await at.enter({"seat": BEN, "do": "done"})
        assert not any(map(told, at.phones.values()))

    evening(tmp_path, play)


@rule("LT4.4")
def test_of_an_empty_bank_nobody_takes_anything(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None, draft="cards")
        await at.sit(ADA)
        await at.begin()
        held = sum(seat.gems for seat in at.state.seats[1:])
        await at.submit({"seat": None, "do": "correct", "set": {"seats.0.gems": 50 - held}})
        assert at.state.bank == 0
        await at.submit({"seat": None, "do": "call", "held_by": ADA})
        assert told(at.phones[ADA]) == []

    evening(tmp_path, play)


@rule("LT7.4")
def test_a_real_token_is_replaced_by_whoever_turned_it_over(tmp_path: Path) -> None:
    """Also when the round ends with it, and the app has dealt meanwhile."""

    async def play(at: Evening) -> None:
        await at.at_table(4, me=None)
        await at.sit(ADA, BEN)
        await at.turn_of(BEN, "child", space=1)
        await at.submit({"seat": None, "do": "correct", "set": {f"seats.{seat}.space": 7 for seat in (0, 2, 3)}})
        wall = await at.watch()
        await at.enter({"seat": BEN, "do": "follow"})
        assert told(at.phones[BEN]) == []
        await at.enter({"seat": BEN, "do": "reveal", "token": "gems"})
        assert at.dos()[-1] == "deal"
        assert told(at.phones[BEN]) == ["Put a new token from the reserve on space 7, then mix this one in."]
        assert told(at.phones[ADA]) == []
        assert told(wall) == ["Ben puts a new token from the reserve on space 7, then mixes the old one in."]
        await at.quickly(lambda: at.dos()[-1] == "pick")
        assert told(at.phones[BEN]) == told(wall) == []

    evening(tmp_path, play)


@rule("LT7.4", "LT7.5")
def test_of_the_apps_token_its_effect_is_told_and_nothing_is_refilled(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None, tokens="app")
        await at.sit(ADA, BEN)
        await at.quickly(lambda: at.phase == "reveal" and at.state.turn == BEN)
        token = at.state.tokens[at.state.track.chance_at[at.state.revealing]]
        await at.enter({"seat": BEN, "do": "reveal"})
        assert told(at.phones[BEN]) == [WORDS.say(f"{HAND}-token.you", token=token)]
        assert told(at.phones[ADA]) == []

    evening(tmp_path, play)


def test_one_device_tells_everybody_by_name(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(4, one=True, draft="cards")
        await at.begin()
        await at.submit({"seat": None, "do": "call", "held_by": DAN})
        assert told(host) == ["Take 1 gem from the bank."]
        await at.submit({"seat": DAN, "do": "curse", "target": "thief"})
        assert told(host) == []
        await at.submit({"seat": None, "do": "call", "held_by": BEN})
        assert told(host)[0].startswith("Swap the meeples of Dan and Ben: ")

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", by_day("de", "fi"))
def test_every_language_says_it_and_small_phones_have_room(tmp_path: Path, lang: str) -> None:
    async def play(at: Evening) -> None:
        await elder_is_called(at)
        phone = await at.device(f"/s/{at.link(BEN)}", languages=(lang,), width=320, height=568)
        lines = told(phone)
        assert len(lines) == 3
        assert "11" in lines[1]
        assert NAMES[ADA] in lines[1]
        audit(phone)

    evening(tmp_path, play)


@rule("LT6.4")
def test_a_move_says_how_many_machetes_it_costs_and_that_a_token_waits(tmp_path: Path) -> None:
    """Space 7 to 15 passes two jungles, and 15 is a chance space."""

    async def play(at: Evening) -> None:
        await at.at_table(4, me=None, draft="cards", kit={**SHORT, "jungle": [8, 13, 27]})
        await at.sit(BEN)
        await at.begin()
        while at.state.called != "craftsman":
            await at.submit({"seat": None, "do": "call", "held_by": None if at.state.called != "elder" else ADA})
            if at.phase == "turn":
                await at.submit({"seat": ADA, "do": "advance", "steps": 1})
        await at.submit(
            {"seat": None, "do": "correct", "set": {"seats.1.space": 7, "seats.1.gems": 8, "seats.1.machetes": 2}}
        )
        await at.submit({"seat": None, "do": "call", "held_by": BEN})
        said = {gems: at.phones[BEN].texts(f"gems-{gems}")[1] for gems in (2, 4, 7, 8)}
        assert said == {
            2: "to 9, costs a machete",
            4: "to 11, costs a machete, chance token!",
            7: "to 14, costs 2 machetes",
            8: "to 15, costs 2 machetes, chance token!",
        }

    evening(tmp_path, play)
