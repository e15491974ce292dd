"""Scorings of Tikal II on screens: camps turned over for all, sets as sets, altar after altar, then hidden; round 2
step by step; the last special turns; what was kept alone; the end. The sums shown are those of the record."""

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.events import AltarScored, KeySetScored, RoundEnded, TellingBegan, TurnBegan
from model.games.tikal2.parts import COLOURS
from model.games.tikal2.receipts import Scoring
from model.games.tikal2.sources import sources
from model.kernel.play import Play
from model.language import texts
from screens.table import steps
from screens.table.scored import gained
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.loop import quiet
from tests.screens.recorded import laid
from tests.screens.tikal2_scorings import go_on, happened, names, played, record, scorings_until, until

WORDS = texts("en")


def keys_in(device: Device, identifier: str) -> list[str]:
    """The colours of the keys that are drawn there, in order."""
    return [src.removesuffix(".svg") for src in drawn(device, identifier, "/icons/tikal-2/key-")]


def drawn(device: Device, identifier: str, prefix: str) -> list[str]:
    found = [one.src for one in device.walk(device.find(identifier)) if isinstance(one, ft.Image)]
    return [src.removeprefix(prefix) for src in found if isinstance(src, str) and src.startswith(prefix)]


def lit(device: Device) -> tuple[str, ...]:
    """What is pointed at in the temple."""
    hexes = [one for one in device.all(ft.Semantics) if (one.identifier or "").startswith("hex-")]
    return tuple(one.identifier for one in hexes if WORDS.say("t2-lit-spot") in (one.value or ""))


def events_of(play: Play[Any], count: int, kind: type) -> list[Any]:
    return [event for event in play.lines[count - 1].events if isinstance(event, kind)]


@rule("T2.2.4", "T2.9.1", "T2.9.2")
def test_all_keys_are_turned_over_then_sets_and_altars_come_one_after_the_other(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    """By itself and by a tap, on everybody's phone alike; each set with its colours, each altar with who has how many,
    lit in the temple."""
    play = played()
    count = until(play, RoundEnded)
    camps = [seat.camp for seat in play.at(count).seats]
    (told,) = scorings_until(play, count)

    async def play_on(at: Evening) -> None:
        await laid(at, record(), count, host_seat=None)
        await at.sit(1)
        phone = at.phones[1]
        assert set(hourglass.asked) == {steps.SECONDS}
        assert phone.find("show-temple").selected  # altars will be lit there
        assert len(keys_in(phone, "scored-step")) == sum(map(sum, camps))
        hourglass.turn()
        await quiet()
        for one in told.receipts:
            assert phone.texts("scored-step").count(WORDS.say("t2-set", size=one.sets[0].size)) >= 1
            colours = [c for s in events_of(play, count, KeySetScored) if s.seat == one.seat for c in s.colours]
            assert keys_in(phone, "scored-step") == colours
            assert all(gained(each.points) in phone.texts("scored-step") for each in one.sets)
            await phone.tap("scored-next")
        for altar in events_of(play, count, AltarScored):
            there = [(names(at)[seat], keys) for seat, keys in enumerate(altar.keys) if keys >= 0]
            said = phone.texts("scored-step")
            assert all(said[said.index(name) + 1] == str(keys) for name, keys in there)
            assert said[said.index(names(at)[altar.seat]) + 2] == "+3"
            assert len(lit(phone)) == 1
            await phone.tap("scored-next")
        shown(phone, told, names(at), "scored")
        assert lit(phone) == ()
        assert not phone.shows("scored-next")
        await phone.tap("scored-back")
        hourglass.turn()
        await quiet()
        assert phone.shows("scored-next")  # whoever goes back wants to look: it stays
        audit(phone)

    evening(tmp_path, play_on)


def shown(device: Device, told: Scoring, called: tuple[str, ...], table: str = "receipt") -> None:
    """Every row of the scoring's table."""
    for one in told.receipts:
        found = (one.of_sets, one.of_altars, *((one.treasures, one.of_cards) if told.final else ()))
        numbers = (*map(str, found), gained(one.points), str(one.total))
        assert device.texts(f"{table}-row-{one.seat}") == [called[one.seat], *numbers]


@rule("T2.2.4", "T2.2.5")
def test_with_the_tiles_of_round_2_the_keys_are_hidden_again_and_the_receipt_has_no_colours(tmp_path: Path) -> None:
    play = played()
    count = until(play, RoundEnded)
    (told,) = scorings_until(play, count)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count)
        assert host.shows("scoring")
        await go_on(at, play, count + 1)
        assert not host.shows("scoring")
        assert not host.shows("round-2")
        await host.tap("receipts")
        shown(host, told, names(at))
        assert keys_in(host, "receipt-table-1") == []
        assert "3 at the yellow altar" in " ".join(host.texts("receipt-table-1"))
        late = await at.watch(width=1280, height=800)
        assert not late.shows("scoring")

    evening(tmp_path, play_on)


def test_a_scoring_can_be_put_away_and_opened_again(tmp_path: Path) -> None:
    count = until(played(), RoundEnded)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count)
        await host.tap("scoring-fold")
        assert not host.shows("scored-step")
        await host.tap("tab-table", "tab-seat")
        assert not host.shows("scored-step")
        await host.tap("scoring-fold")
        assert host.shows("scored-step")

    evening(tmp_path, play_on)


@rule("T2.8.3")
def test_round_2_is_prepared_step_by_step(tmp_path: Path) -> None:
    play = played()
    count = until(play, RoundEnded)
    first = play.at(count).first

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count)
        said = host.texts("round-2")
        assert said[0] == WORDS.say("t2-step-second")
        for name in ("direction", "pirogues", "tents", "explorers"):
            assert host.texts(f"round-2-{name}") == [WORDS.say(f"t2-second-{name}")]
        assert host.texts("round-2-first") == [WORDS.say("t2-second-first.who", name=names(at)[first])]
        assert host.texts("round-2-tiles") == [WORDS.say("t2-second-tiles", tiles=21)]
        await host.tap("round-2-pirogues")
        assert host.find("round-2-pirogues").checked
        assert not host.find("round-2-tents").checked
        await host.tap("tab-table", "tab-seat")
        assert host.find("round-2-pirogues").checked

    evening(tmp_path, play_on)


@rule("T2.8.2")
def test_the_last_special_turns_tell_who_is_on_and_who_comes(tmp_path: Path) -> None:
    play = played()
    begins = [
        (index + 1, event.seat)
        for index, line in enumerate(play.lines)
        for event in line.events
        if isinstance(event, TurnBegan) and event.last
    ]
    order = [seat for _, seat in begins]

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), begins[0][0])
        for number, (count, seat) in enumerate(begins):
            await go_on(at, play, count)
            row = [one.label for one in host.walk(host.find("scoring-order")) if isinstance(one, ft.Semantics)]
            done = [WORDS.say("order-done", name=names(at)[one]) for one in order[:number]]
            coming = [names(at)[one] for one in order[number + 1 :]]
            assert row[1:] == [*done, WORDS.say("order-on", name=names(at)[seat]), *coming]
            following = order[number + 1 : number + 2]
            words = [WORDS.say("t2-next", name=names(at)[one]) for one in following] or [WORDS.say("t2-next.final")]
            assert host.texts("next-up") == words
        audit(host)

    evening(tmp_path, play_on)


@pytest.mark.long
@rule("T2.9.4", "T2.1.3")
def test_what_players_kept_alone_is_told_before_the_final_scoring(tmp_path: Path) -> None:
    """As many treasures as were counted are there already; cards are tapped, and wrong numbers are explained."""
    play = played(4, "players")
    count = until(play, TellingBegan)
    tells = {line.entry.seat: line.entry.move for line in play.lines[count:]}
    seat = max(tells, key=lambda one: len(tells[one].cards))
    assert tells[seat].cards

    async def play_on(at: Evening) -> None:
        await laid(at, record(4, "players"), count, host_seat=None)
        await at.sit(seat)
        phone, cards = at.phones[seat], tells[seat].cards
        assert WORDS.say("t2-kept-cards", told=0, count=len(cards)) in phone.texts("telling")
        await phone.tap("tell-do")
        assert phone.shows("notice")
        await phone.tap("notice-close", *(f"cards-{card}" for card in cards))
        await phone.tap(f"cards-{cards[0]}")
        assert phone.shows("notice")
        await phone.tap(
            "notice-close", f"cards-{cards[-1]}-less", f"cards-{cards[-1]}", "treasures-more", "treasures-less"
        )
        audit(phone)
        await phone.tap("tell-do")
        assert at.play.lines[-1].entry.move == tells[seat]
        assert not phone.shows("tell-do")
        other = await at.device(f"/s/{at.link((seat + 1) % 4)}")
        assert len(drawn(other, f"told-{seat}", "/icons/tikal-2/card-")) == len(cards)

    evening(tmp_path, play_on)


@pytest.mark.long
def test_a_device_for_all_says_who_tells_what_was_kept_alone(tmp_path: Path) -> None:
    """One after the other, by name: all of them are waited for. What the next one is asked is within sight."""
    play = played(4, "players")
    count = until(play, TellingBegan)
    tells = {line.entry.seat: line.entry.move for line in play.lines[count:]}

    async def play_on(at: Evening) -> None:
        device = await laid(at, record(4, "players"), count, one_device=True)
        names, found = at.live.shown.snapshot.names, []
        while device.shows("tell-do"):
            seat = at.live.shown.snapshot.waiting_for[0]
            assert device.texts("telling-who") == [names[seat]]
            audit(device)
            found.append(seat)
            await device.tap(*(f"cards-{card}" for card in tells[seat].cards), "tell-do")
        assert found == [0, 1, 2, 3]
        phone = await at.device(f"/s/{at.link(1)}")
        assert not phone.shows("telling-who")

    evening(tmp_path, play_on)


@rule("T2.9.4", "T2.9.5", "T2.7.8", "T2.7.9", "T2.7.10")
def test_the_end_tells_the_final_scoring_and_has_all_receipts_the_sources_and_who_won(tmp_path: Path) -> None:
    play = played()
    scores = GAME.scores(play.state) or ()
    first, last = scorings_until(play)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), len(play.lines))
        assert f"with {max(scores)} points" in host.texts("winner")
        seen = list[str]()
        while host.shows("scored-next"):
            seen += host.texts("scored-step")
            if WORDS.say("t2-step-cards") in host.texts("scoring"):
                assert len(drawn(host, "scored-step", "/icons/tikal-2/card-")) == sum(
                    len(r.cards) for r in last.receipts
                )
            await host.tap("scored-next")
        shown(host, last, names(at), "scored")
        shown(host, last, names(at))
        await host.tap("receipt-1")
        shown(host, first, names(at))
        assert keys_in(host, "receipt-table-1") == []
        for seat, one in enumerate(sources(happened(play), scores)):
            assert str(one.total) in host.texts("sources")
            assert host.texts(f"rank-{seat}")[-1].startswith(str(scores[seat]))
        audit(host)

    evening(tmp_path, play_on)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_points_by_source_fit_a_phone_and_a_wide_screen(tmp_path: Path, width: int, height: int) -> None:
    play = played()

    async def play_on(at: Evening) -> None:
        await laid(at, record(), len(play.lines), host_seat=None)
        device = await at.watch(width=width, height=height)
        said = device.texts("sources")
        for name in ("doors", "bonuses", "deliveries", "keys", "altars", "treasures", "cards", "paid"):
            assert WORDS.say(f"t2-source-{name}") in said
        assert WORDS.say("source-other") not in said  # nobody has corrected anything
        assert all(WORDS.say("t2-source-round", round=number) in said for number in (1, 2))

    evening(tmp_path, play_on)


@rule("T2.9.1")
def test_in_light_detail_sets_are_told_by_their_size(tmp_path: Path) -> None:
    play = played(3, "phones", "light")
    count = until(play, RoundEnded)
    (told,) = scorings_until(play, count)

    async def play_on(at: Evening) -> None:
        await laid(at, record(3, "phones", "light"), count)
        screen = await at.watch(width=1280, height=800)
        assert keys_in(screen, "scored-step") == []
        assert WORDS.say("t2-set", size=told.receipts[0].sets[0].size) in screen.texts("scored-step")
        while WORDS.say("t2-step-total") not in screen.texts("scoring"):
            await screen.tap("scored-next")
        shown(screen, told, names(at), "scored")
        audit(screen)

    evening(tmp_path, play_on)


def test_in_light_detail_it_is_told_on_phones_until_points_of_the_next_turn_are_added(tmp_path: Path) -> None:
    play = played(3, "phones", "light")
    count = until(play, RoundEnded)

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(3, "phones", "light"), count)
        assert host.shows("scoring")
        assert host.texts("round-2-first") == [WORDS.say("t2-second-first")]
        score = at.state.seats[0].score
        await at.submit({"seat": 0, "do": "correct", "set": {"seats.0.score": score + 5}})
        assert not host.shows("scoring")
        assert not host.shows("round-2")

    evening(tmp_path, play_on)


@rule("T2.2.4")
def test_keys_that_were_corrected_since_are_not_told_as_those_that_scored(tmp_path: Path) -> None:
    """The points are those of the scoring; which keys made them nobody can say any more."""
    play = played()
    count = until(play, RoundEnded)
    (told,) = scorings_until(play, count)
    (altar,) = events_of(play, count, AltarScored)
    held = play.at(count).seats[altar.seat].camp[COLOURS.index(altar.altar)]

    async def play_on(at: Evening) -> None:
        host = await laid(at, record(), count)
        none = {f"seats.{altar.seat}.camp.{altar.altar}": 0}
        await at.submit({"seat": altar.seat, "do": "correct", "set": none})
        assert held
        await host.tap(*["scored-next"] * (1 + altar.seat))
        assert keys_in(host, "scored-step") == []
        assert all(gained(one.points) in host.texts("scored-step") for one in told.receipts[altar.seat].sets)
        await host.tap(*["scored-next"] * (3 - altar.seat))
        assert host.texts("scored-step")[1:] == [names(at)[altar.seat], "+3"]

    evening(tmp_path, play_on)


@rule("T2.9.4")
def test_whoever_counts_otherwise_corrects_and_tells_that(tmp_path: Path) -> None:
    play = played(4, "players")
    count = until(play, TellingBegan)
    tells = {line.entry.seat: line.entry.move for line in play.lines[count:]}
    seat = min(tells, key=lambda one: len(tells[one].cards))

    async def play_on(at: Evening) -> None:
        await laid(at, record(4, "players"), count, host_seat=None)
        await at.sit(seat)
        phone, had = at.phones[seat], tells[seat].treasures
        await at.submit({"seat": seat, "do": "correct", "set": {f"seats.{seat}.treasures.null": had + 1}})
        await phone.tap(*(f"cards-{card}" for card in tells[seat].cards), "tell-do")
        told = at.play.lines[-1].entry.move
        assert (told.treasures, told.cards) == (had + 1, tells[seat].cards)

    evening(tmp_path, play_on)
