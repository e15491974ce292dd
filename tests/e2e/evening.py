"""An evening of Lost Temple by tapping: a table from the home page, phones that join it, rounds that are played."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from playwright.sync_api import expect

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.raw import RawPhone

Phone = Screen | RawPhone
"""Whoever plays along needs no browser."""
One = TypeVar("One", bound=Phone)
Choose = Callable[[list[str]], str]
"""Which of the cards in hand is taken."""
MOST = 400
"""Moves; by then every game has ended."""
_LOOK = """() => {
  const all = [...document.querySelectorAll('[flt-semantics-identifier]')];
  const words = (name) => all.filter(e => e.getAttribute('flt-semantics-identifier') === name).map(e => e.textContent);
  return {
    ids: all.map(e => e.getAttribute('flt-semantics-identifier')),
    status: words('status')[0] || '',
    detail: [...words('call'), ...words('things'), ...words('notice')].join(),
  };
}"""


_TAP_UNCHANGED = f"""([name, seen]) => {{
  const now = ({_LOOK})();
  if (JSON.stringify(now) !== JSON.stringify(seen)) return false;
  document.querySelectorAll(`[flt-semantics-identifier="${{name}}"]`).forEach(e => e.click());
  return true;
}}"""


@dataclass(frozen=True)
class Glance:
    """What can be found on a screen in one moment."""

    ids: list[str]
    status: str
    detail: str


def glance(screen: Phone) -> Glance:
    if isinstance(screen, RawPhone):
        detail = ",".join(words for part in ("call", "things", "notice") if (words := screen.words(part)))
        return Glance(screen.shows(), screen.words("status"), detail)
    return Glance(**screen.page.evaluate(_LOOK))


def tapped_as_seen(screen: Phone, name: str, seen: Glance) -> bool:
    """Taps what was seen, if nothing has changed since: the button of the next move may stand there by now."""
    if isinstance(screen, RawPhone):
        return glance(screen) == seen and screen.tapped(name)
    as_looked_at = {"ids": seen.ids, "status": seen.status, "detail": seen.detail}
    return bool(screen.page.evaluate(_TAP_UNCHANGED, [name, as_looked_at]))


def open_table(host: Screen, players: int = 3, taps: Sequence[str] = (), names: Sequence[str] = ()) -> str:
    """From the home page to the lobby; gives the table's code. `taps` are made on the page for a new table, where an
    invented board is chosen: all of the game is tried on it."""
    host.tap("play-lost-temple")
    host.find("create").wait_for(state="attached", timeout=PATIENCE)
    while (there := len(host.shows("colour-"))) != (len(names) or players):
        host.tap("add-player" if there < (len(names) or players) else f"remove-{there - 1}")
        expect(host.page.locator('[flt-semantics-identifier^="colour-"]')).not_to_have_count(there, timeout=PATIENCE)
    for number, name in enumerate(names, 1):
        say = texts("en").say
        host.type(say("new-name", number=number), name, say("new-player", number=number))
        host.sees(f"me-{number - 1}", name)
    for one in ("kit-sample", *taps):
        host.tap(one)
    host.tap("create")
    host.find("opening").wait_for(state="attached", timeout=PATIENCE)
    if "devices-one" in taps:
        return ""
    return re.sub(r"\W", "", host.reads("join-code"))


def sit(screen: One, seat: int) -> One:
    """A phone that has scanned the code takes its seat."""
    screen.tap(f"sit-{seat}")
    screen.there("tab-seat")
    return screen


def gather(join: Join, others: Callable[..., Phone], url: str, players: int) -> list[Phone]:
    """The host, who sits on seat 0, and everybody else by code."""
    host = join(url)
    code = open_table(host, players)
    return [host, *(sit(others(f"{url}/join/{code}"), seat) for seat in range(1, players))]


def begin(host: Screen, cards: Sequence[str] = ()) -> None:
    """The start cards as told, else dealt by the app."""
    for card in cards:
        host.tap(f"start-{card}")
        host.find(f"start-{card}").wait_for(state="detached", timeout=PATIENCE)
    if not cards:
        host.tap("start-deal")
    host.tap("begin")
    host.find("opening").wait_for(state="detached", timeout=PATIENCE)


def first(cards: list[str]) -> str:
    return cards[0]


def pick(screen: Phone, choose: Choose = first) -> tuple[list[str], str]:
    """Opens the hand and takes a card; gives what was in it and what was taken."""
    cards = open_hand(screen)
    card = choose(cards)
    while not _took(screen, card):
        open_hand(screen)
    screen.without("hand-open")
    return cards, card


def _took(screen: Phone, card: str) -> bool:
    """Unless the hand has covered itself again meanwhile."""
    if not screen.tapped(f"card-{card}"):
        return False
    screen.until(lambda: bool(screen.shows("take")) or not screen.shows("hand-open"), "the card can be taken")
    return screen.tapped("take")


def open_hand(screen: Phone) -> list[str]:
    return uncovered(screen, "hand", "card-")


def uncovered(screen: Phone, cover: str, kind: str) -> list[str]:
    """What lies behind a cover; it is left open. On a slow machine it may have shut itself before we look."""
    while not (names := screen.shows(kind)):
        if not screen.shows(f"{cover}-open"):
            screen.tap(cover)
        screen.there(f"{cover}-open")
    return [name.removeprefix(kind) for name in names]


def waited_for(phones: Sequence[One]) -> tuple[One, Glance]:
    """The phone everybody waits for, or any when the game is over."""
    found: list[tuple[One, Glance]] = []

    def somebody() -> bool:
        for phone in phones:
            seen = glance(phone)
            if next_tap(seen.ids) or "winner" in seen.ids:
                found.append((phone, seen))
                return True
        return False

    phones[0].until(somebody, "somebody can act")
    return found[0]


def next_tap(ids: Sequence[str]) -> str:
    """What to tap now: the fewest taps that make a legal move."""
    if "hand" in ids or "hand-open" in ids:
        return "hand"
    for name in ("steps-2", "call", "reveal", "look", "follow", "paddle", "stay", "done", "token-gems"):
        if name in ids:
            return name
    choices = [
        name for kind in ("target-", "gems-", "token-", "space-", "last-") for name in ids if name.startswith(kind)
    ]
    return choices[-1] if choices else ""


def choose_two(screen: Phone, ids: Sequence[str]) -> None:
    """The tokens the Seer looks at: nothing is chosen for her. Whoever taps on before a choice is drawn looks at
    nothing: that could not be taken back."""
    for space in [name for name in ids if name.startswith("space-")][:2]:
        if not screen.chosen(space):
            screen.tap(space)
        screen.until(lambda space=space: screen.chosen(space), f"{space} is chosen")


def act(screen: Phone, seen: Glance, choose: Choose = first) -> str:
    """One tap of whoever is waited for, and what comes of it; gives what was tapped.

    Parts of a screen come one by one: a button may still be that of the move before, and a second tap on it counts
    for nothing, or it is another by the time of the tap, and then it is looked at again. So taps are no measure of
    what has happened: `Truth` is.
    """
    name = next_tap(seen.ids)
    if name == "hand":
        return f"take {pick(screen, choose)[1]}"
    if name.startswith("space-"):
        choose_two(screen, seen.ids)
        screen.until(lambda: not next_tap(glance(screen).ids).startswith("space-"), "two spaces are chosen")
        seen = glance(screen)
        name = next_tap(seen.ids)
    if tapped_as_seen(screen, name, seen):
        screen.until(lambda: glance(screen) != seen, f"something happened after {name}")
    return name


def play(phones: Sequence[Phone], until: Callable[[Glance], bool], choose: Choose = first) -> None:
    """Moves by whoever is waited for, until this can be seen there."""
    taps: list[str] = []
    for _ in range(MOST):
        screen, seen = waited_for(phones)
        if until(seen) or "winner" in seen.ids:
            return
        taps.append(act(screen, seen, choose))
    raise AssertionError(f"it never came: {taps}")


def drafted(seen: Glance) -> bool:
    return "call" in seen.ids


def won(seen: Glance) -> bool:
    return "winner" in seen.ids


def own_characters(screen: Phone) -> list[str]:
    """Behind the cover; it is left open."""
    return uncovered(screen, "own-characters", "character-")


def space_of(screen: Phone, seat: int) -> int:
    """Where a meeple stands, as the race tells."""
    return int(screen.reads(f"runner-{seat}").split()[-1])


def correct(host: Screen, changes: dict[str, int]) -> None:
    """The host sets values by steps: `{"seats-1-space": 40}` is forty more."""
    host.tap("tab-host")
    step(host, changes)
    host.tap("tab-seat")


def correct_own(screen: Phone, changes: dict[str, int]) -> None:
    """A player sets the own things."""
    screen.tap("correct-own")
    step(screen, changes)
    screen.tap("correct-own")
    screen.without("correcting")


def step(screen: Phone, changes: dict[str, int]) -> None:
    for name, steps in changes.items():
        button = f"{'more' if steps > 0 else 'less'}-{name}"
        screen.there(button)
        if isinstance(screen, RawPhone):
            assert abs(steps) == 1, "it taps once"
            screen.tapped(button)
        else:
            screen.find(button).evaluate("(e, times) => { for (let i = 0; i < times; i++) e.click(); }", abs(steps))
    screen.tap("correct")
    screen.without("correct")


def near_the_end(host: Screen, spaces: Sequence[int], space: int = 56) -> None:
    """Meeples that stand there are found to stand two spaces before the finish of five players."""
    correct(host, {f"seats-{seat}-space": space - now for seat, now in enumerate(spaces)})
