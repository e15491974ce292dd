"""Tikal II: whoever looks over a player's shoulder while all covers are shut learns nothing of the hand (T2.2.4): what
is lit, offered, refused or said in the player's own turn is the same whatever it holds."""

from pathlib import Path

import pytest

from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.tikal2 import played_out
from tests.rule import rule
from tests.screens.evening import Evening, evening
from tests.screens.loop import quiet
from tests.screens.test_tikal2_explorer import exploring
from tests.screens.tikal2_table import do
from tests.screens.tikal2_wire import _moves, _Run
from tests.screens.wire import Heard, Part, difference, listened

pytestmark = pytest.mark.long

HANDS = (["pair", "pair", "plus-two"], ["explore", "forest", "passage"])
TAPPED = ("site-", "hex-", "secret-", "right-", "tent-key", "rescue", "paddle-do", "room-", "end-turn", "if-scored")
"""What is tapped one after the other, wherever it is there."""


class _Open(_Run):
    """The seat has one hand or the other, and taps on its phone what lies open."""

    hand: list[str]

    async def play(self, crowd: bool) -> None:
        for raw in self.record.moves[: self.since]:
            self._submit(raw)
        seat = self.part.seat
        self._submit({"seat": seat, "do": "correct", "set": {f"seats.{seat}.cards": self.hand}})
        await self.arrive()
        self.hear()
        for beginning in TAPPED:
            for name in [one for one in self.device.identifiers() if one.startswith(beginning)][::4]:
                if self.device.shows(name):
                    await self.device.tap(name)
                await quiet()
                self.hear()


def heard(folder: Path, record: Record, seat: int, since: int, hand: list[str]) -> Heard:
    play, _ = play_record(record)

    def begun(store: object) -> _Open:
        run = _Open(store, folder, play, _moves(play), Part(seat), record, since, False)  # type: ignore[arg-type]
        run.hand = hand
        return run

    return listened(folder, begun)


@rule("T2.2.4")
@pytest.mark.parametrize("phase", ["pirogue", "explorer"])
def test_the_open_page_of_ones_own_turn_tells_nothing_of_the_hand(tmp_path: Path, phase: str) -> None:
    record = played_out(2, 3, told=True)
    play, _ = play_record(record)
    fits = (at for at in range(40, play.version) if play.at(at).phase == phase and not play.at(at).played)
    since = next(at for at in fits if not play.at(at).won and not play.at(at).actions and not play.at(at).explored)
    seat = play.at(since).seat
    one, other = (heard(tmp_path / hand[0], record, seat, since, hand) for hand in HANDS)
    assert len(one) > len(TAPPED)
    assert difference(one, other) == ""


@rule("T2.5.13", "T2.2.4")
def test_who_tries_to_buy_a_key_shows_nobody_a_passage_card(tmp_path: Path) -> None:
    """A passage card that still leads somewhere forbids it: that is told behind a cover."""

    def told(hand: list[str]) -> tuple[list[str], list[str], list[str]]:
        found: list[list[str]] = []

        async def play(at: Evening) -> None:
            phone = await exploring(at, {"backpack.pink": 0, "backpack.blue": 0})
            await do(at, 0, "correct", set={"seats.0.cards": hand})
            await phone.tap("rescue")
            for key in [one for one in phone.identifiers() if one.startswith("key-")]:
                await phone.tap(key)
            found.extend((phone.identifiers(), phone.texts()))
            await phone.tap("rescue-key")
            found.append(phone.texts("rescue-key-open"))

        evening(tmp_path / hand[0], play)
        return found[0], found[1], found[2]

    passage, pair = told(["passage"]), told(["pair"])
    assert passage[:2] == pair[:2]
    assert "You can still reach a room to excavate, so you cannot buy a key. Go there and excavate." in passage[2]
    assert "Pink" in pair[2]
