"""Opening a table: who plays, where they sit, in which colours; names are remembered."""

from pathlib import Path

import flet as ft
import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.language import texts
from model.table.colours import SHAPES, ink
from screens.new_table.plan import first_plan
from screens.shared.pictures import mark_svg
from screens.table.sitting import marks
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.short import SHORT

WORDS = texts("en")


async def new_table(at: Evening, **how: object) -> Device:
    device = await at.device("/new/lost-temple", **how)
    audit(device)
    return device


def names(device: Device) -> list[str]:
    return [field.value for field in device.all(ft.TextField)]


def test_names_must_be_there_and_different(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        await device.type(WORDS.say("new-name", number=1), "  ")
        await device.tap("create")
        assert device.texts("new-flaw") == [WORDS.say("new-name-missing")]
        await device.type(WORDS.say("new-name", number=1), "Ada ")
        await device.type(WORDS.say("new-name", number=2), "Ada")
        await device.tap("create")
        assert device.texts("new-flaw") == [WORDS.say("new-name-twice", name="Ada")]
        await device.type(WORDS.say("new-name", number=2), "Ben")
        await device.tap("create")
        assert device.shows("opening")

    evening(tmp_path, play)


def test_seats_colours_and_who_holds_the_device(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at, width=1280)
        for seat, name in enumerate(("Ada", "Ben", "Cleo")):
            await device.type(WORDS.say("new-name", number=seat + 1), name)
        await device.tap("me-1", "up-2", "colour-0")
        assert names(device) == ["Ada", "Cleo", "Ben"]
        assert device.find("me-2").selected
        await device.tap("remove-1", "create")
        snapshot = at.house.tables.table(at.house.tables.listed()[0].id).shown.snapshot
        assert snapshot.names == ("Ada", "Ben")
        assert snapshot.desk.host_seat == 1
        assert len({player.colour for player in snapshot.players}) == 2

    evening(tmp_path, play)


def test_names_are_remembered_for_the_next_table(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.open_table(3)
        again = Device("/new/lost-temple")
        again.stored = host.stored
        await again.start(at.main)
        assert names(again) == ["Ada", "Ben", "Cleo"]
        await again.tap("remove-0")
        await again.tap("known-Ada")
        assert names(again) == ["Ben", "Cleo", "Ada"]

    evening(tmp_path, play)


def test_never_more_than_eight_nor_fewer_than_two(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        while device.shows("add-player"):
            await device.tap("add-player")
        assert len(names(device)) == 8
        while device.shows("remove-0"):
            await device.tap("remove-0")
        assert len(names(device)) == 2
        audit(device)

    evening(tmp_path, play)


def test_what_is_typed_stays_while_others_come_and_go(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        await device.type(WORDS.say("new-name", number=1), "Zoë")
        await device.tap("add-player", "option-detail-light", "devices-one")
        await device.resize(1280, 800)
        assert names(device)[0] == "Zoë"
        assert device.find("option-detail-light").selected
        assert device.find("devices-one").selected

    evening(tmp_path, play)


def test_any_name_people_have_is_taken_and_what_is_none_says_why(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        field = WORDS.say("new-name", number=1)
        await device.type(field, "\u200d\u3164")
        await device.tap("create")
        assert device.texts("new-flaw") == [WORDS.say("new-flaw-name-empty", number=1)]
        await device.type(field, "Z" + "\u0301" * 99)
        await device.tap("create")
        assert device.texts("new-flaw") == [WORDS.say("new-flaw-name-heap", number=1, most=40)]
        await device.type(field, " \u2068👨‍👩‍👧‍👦 עדה\u2069\n")
        await device.tap("create")
        assert [table.names[0] for table in at.house.tables.listed()] == ["👨‍👩‍👧‍👦 עדה"]

    evening(tmp_path, play)


def test_a_game_that_knows_who_starts_does_not_ask(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        assert not device.shows("first-0")

    evening(tmp_path, play)


def test_colours_of_the_copy_come_first_then_the_whole_palette(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await new_table(at)
        seen = []
        for _ in range(len(SHAPES)):
            seen.append(device.find("colour-0").label)
            await device.tap("colour-0")
        told = [WORDS.say("new-colour", colour=WORDS.say(f"colour-{colour}")) for colour in SHAPES]
        free = [label for label in told if label not in (told[1], told[2])]  # orange and yellow are worn
        assert seen[: len(free)] == free
        audit(device)

    evening(tmp_path, play)


def test_another_copy_keeps_what_people_chose_and_brings_its_colours(tmp_path: Path) -> None:
    """A box with colours nobody foresaw: they have shapes too, all different."""
    own = ["red", "mauve", "teal", "lime", "sand", "rust", "sky", "plum"]

    async def play(at: Evening) -> None:
        kit = at.house.tables.begin_copy("lost-temple", "Painted", {**SHORT, "colours": own})
        device = await new_table(at)
        await device.tap("kit-none", "colour-2", f"kit-{kit}")  # from yellow to green
        audit(device)
        await device.tap("create")
        table = at.house.tables.table(at.house.tables.listed()[0].id)
        worn = marks(table.shown.snapshot)
        assert [colour for colour, _ in worn] == ["red", "mauve", "green"]
        assert len({shape for _, shape in worn}) == 3

    evening(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
def test_every_colour_has_a_shape_of_its_own_whatever_the_kit(game: str) -> None:
    for kit in (tuple(sample_kit(game)["colours"]), ("mauve", "teal", "orange", "sand")):
        plan = first_plan(GAMES[game], kit, ["Ada", "Ben"])
        for _ in range(20):
            plan = plan.recoloured(0)
            assert len({shape for _, shape in plan.marks}) == 2
            for colour, shape in plan.marks:
                assert mark_svg(colour, shape)
                assert ink(colour)
