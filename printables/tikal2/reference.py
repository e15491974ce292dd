"""Two cards per player: the turn and the explorer, the special cards and the scoring; each with a back."""

from functools import partial

from model.games.tikal2.parts import KEPT_CARDS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.cards import Side
from printables.shared.columns import Beside, Drawn, Entry, Part, columns
from printables.shared.halves import half_pages
from printables.shared.items import Item, Page
from printables.shared.player_card import player_card
from printables.shared.rows import Row
from printables.shared.text import Style
from printables.tikal2.examples import again, doors
from printables.tikal2.look import ICONS, icon
from printables.tikal2.sets import sets

DUPLEX = True
VARIANTS: tuple[dict[str, bool], ...] = ({}, {"more_control": True}, {"short_game": True})
WORDS = Style(size=13, floor=11, marked=True, icons=ICONS, leading=1.1)
PLAYED = ("passage", "explore", "key", "forest", "plus-two", "many-types", "remote")


def layout(ask: Ask) -> tuple[Page, ...]:
    """A sheet for each player: two cards, each with its back."""
    fronts: list[Side] = []
    backs: list[Side] = []
    sides = {"turn": _turn(ask), "explorer": _explorer(ask), "cards": _cards(ask), "scoring": _scoring(ask)}
    laid = {name: columns(parts, WORDS) for name, parts in sides.items()}
    for colour in ask.colours:
        turn, explorer, cards, scoring = (partial(_side, ask, colour, name, laid[name]) for name in sides)
        fronts += [turn, cards]
        backs += [explorer, scoring]
    return half_pages(ask, fronts, backs)


def _side(ask: Ask, colour: str, what: str, laid: Side, box: Box) -> list[Item]:
    items, room = player_card(box, ask, colour, ask.say(f"t2-print-card-{what}"))
    return [*items, *laid(room)]


def _row(ask: Ask, message: str, picture: str = "", number: str = "") -> Row:
    return Row(ask.say(f"t2-print-{message}"), icon(picture) if picture else "", number)


def _turn(ask: Ask) -> tuple[Part, ...]:
    """T2.3, T2.4"""
    turn = [
        _row(ask, "turn-pirogue", "pirogue", "1"),
        _row(ask, "turn-actions", "tile", "2"),
        _row(ask, "turn-explorer", "explorer", "3"),
    ]
    river = [_row(ask, f"river-{what}", what) for what in ("forest", "seaplane")]
    river.append(_row(ask, "river-twice", "seaplane"))
    treasure = "act-treasure-open" if ask.setup.options.more_control else "act-treasure"
    acts = [
        _row(ask, "act-key", "key-blue"),
        _row(ask, treasure, "treasure"),
        _row(ask, "act-treasure-double", "treasure-double"),
        _row(ask, "act-card", "card"),
        _row(ask, "act-room", "room"),
        _row(ask, "act-sanctuary", "sanctuary"),
        _row(ask, "act-doors", "doors"),
    ]
    small = Beside([_row(ask, "act-passage", "passage"), _row(ask, "act-bonus", "bonus")])
    say = ask.say
    return (
        Part(say("t2-print-turn"), turn),
        Part(say("t2-print-river"), river),
        Part(say("t2-print-acts"), [*acts, small]),
    )


def _explorer(ask: Ask) -> tuple[Part, ...]:
    """T2.2, T2.5"""
    keys = [_row(ask, f"keys-{what}", what) for what in ("camp", "backpack")]
    keys.append(_row(ask, "keys-stay", "key-any"))
    move: list[Entry] = [
        _row(ask, "move-door", "door-blue"),
        Drawn(5.2, doors),
        _row(ask, "move-passage", "passage"),
        _row(ask, "move-several", "passage"),
        _row(ask, "move-secret", "secret-room"),
        _row(ask, "move-empty", "room-back"),
    ]
    dig = [
        _row(ask, "dig-flag", "flag"),
        _row(ask, "dig-light", "room"),
        _row(ask, "dig-dark", "sanctuary"),
        _row(ask, "dig-here", "explorer"),
        _row(ask, "dig-back", "passage"),
        _row(ask, "dig-rescue", "key-any"),
    ]
    say = ask.say
    return (
        Part(say("t2-print-keys"), keys),
        Part(say("t2-print-move"), move),
        Part(say("t2-print-dig"), dig),
    )


def _cards(ask: Ask) -> tuple[Part, ...]:
    """T2.6, T2.7"""
    played = [_row(ask, f"special-{name}", f"card-{name}") for name in PLAYED]
    kept = [_row(ask, f"special-{name}", f"card-{name}") for name in KEPT_CARDS]
    when = _row(ask, "cards-when", "card")
    tent = Part(ask.say("t2-print-tent"), [_row(ask, "tent-does", "tent"), _row(ask, "tent-again", "tent")])
    return (
        Part(ask.say("t2-print-cards"), [when, *played]),
        Part(ask.say("t2-print-cards-kept"), kept),
        *(() if ask.setup.options.short_game else (tent,)),
    )


def _scoring(ask: Ask) -> tuple[Part, ...]:
    """T2.8, T2.9"""
    short = "-short" if ask.setup.options.short_game else ""
    after = [
        _row(ask, "scoring-again", "key"),
        _row(ask, "scoring-altar", "altar-blue"),
        _row(ask, "scoring-any", "altar-multicoloured"),
    ]
    final = [_row(ask, "final-treasures", "treasure"), _row(ask, "final-cards", "card-pair")]
    rounds = [
        _row(ask, f"rounds-second{short}", "start-site"),
        _row(ask, f"rounds-last{short}", "explorer"),
        _row(ask, "rounds-win", "bonus"),
    ]
    shown: list[Entry] = [Drawn(5.2, lambda box, style: sets(box, ask, style)), after[0], Drawn(2.4, again), *after[1:]]
    return (
        Part(ask.say("t2-print-scoring"), shown),
        Part(ask.say("t2-print-final"), final),
        Part(ask.say("t2-print-rounds"), rounds),
    )
