"""What people do with their hands: swap meeples and hand over what was stolen (LT4.2), take a gem (LT4.3), obey a token
that only the app turned over, refill (LT7.4). In light detail the app knows neither gems nor spaces, and names none."""

from collections.abc import Sequence

from model.games.lost_temple import events as e
from model.kernel.event import Event
from model.kernel.game import Setup
from model.kernel.hand import Hand
from model.kernel.tale import Seat


def hands(setup: Setup, events: Sequence[Event]) -> tuple[Hand, ...]:
    """In the order of doing it; nothing more once somebody has won."""
    if any(isinstance(event, e.GameWon) for event in events):
        return ()
    light, app_tokens = setup.options.detail == "light", setup.options.tokens == "app"
    found = [hand for event in events if (hand := _hand(event, app_tokens))]
    called = [event.seat for event in events if isinstance(event, e.CharacterCalled) and event.seat is not None]
    return (*found, *(_gem(seat) for seat in called if light))  # there no event tells of the gem


def _hand(event: Event, app_tokens: bool) -> Hand | None:
    match event:
        case e.MeeplesSwapped():
            return _swap(event)
        case e.GemsStolen():
            return _theft(event)
        case e.GemTaken(seat=seat, gems=gems) if gems:
            return _gem(seat)
        case e.TokenRevealed(seat=seat, space=space, token=token):
            what, facts = ("token", {"token": token}) if app_tokens else ("refill", {"space": space})
            return Hand(what, {seat: "you"}, {"name": Seat(seat), **facts})
    return None


def _gem(seat: int) -> Hand:
    return Hand("gem", {seat: "you"}, {"name": Seat(seat)})


def _swap(event: e.MeeplesSwapped) -> Hand | None:
    shaman, victim, here, there = event.shaman, event.victim, event.shaman_space, event.victim_space
    to, people = {shaman: "", victim: ""}, {"shaman": Seat(shaman), "victim": Seat(victim)}
    if here is None:
        return Hand("swap", to, people)
    return None if here == there else Hand("swap-spaces", to, {**people, "here": here, "there": there})


def _theft(event: e.GemsStolen) -> Hand | None:
    to = {event.victim: "victim", event.thief: "thief"}
    people = {"thief": Seat(event.thief), "victim": Seat(event.victim)}
    if event.gems is None:
        return Hand("theft", to, people)
    return Hand("theft-counted", to, {**people, "gems": event.gems}) if event.gems else None
