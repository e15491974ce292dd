"""Laying out Lost Temple for these people (LT1): with the numbers of their copy as far as they were told, else as board
and cards show."""

from model.games.lost_temple.kit import Kit
from model.games.lost_temple.parts import CHARACTERS, GEMS, MACHETES, TOKEN_COUNT, Character
from model.kernel.checklist import Step
from model.kernel.game import Setup

MOST_TO_THE_SECOND = 5
"""LT1.1: more players race to the first great temple."""


def to_the_first(players: int) -> bool:
    return players > MOST_TO_THE_SECOND


def checklist(setup: Setup) -> tuple[Step, ...]:
    kit, options, players = setup.kit, setup.options, len(setup.players)
    app_draft = options.draft == "app"
    steps = [
        _board(kit, players),
        Step("meeples", {"count": players}),
        Step("tokens-away", {"tokens": TOKEN_COUNT}) if options.tokens == "app" else _tokens(kit, players),
        Step("gems", {"gems": GEMS}),
        Step("machetes", {"machetes": MACHETES}),
        Step("idol"),
        Step("start-cards" if starts_told(kit) else "start-cards-own", {"count": players}),
        Step("cards-away" if app_draft else "cards-stay"),
    ]
    if options.detail == "light":
        steps.append(Step("light" if app_draft else "light-cards"))
    return tuple(steps)


def starts_told(kit: Kit) -> bool:
    """Whether the app knows what stands on all start cards, so that it can deal them."""
    return all(start_of(kit, name) is not None for name in CHARACTERS)


def start_of(kit: Kit, name: Character) -> tuple[int, int] | None:
    """LT1.4: the start space and the gems on a card, if both were told."""
    card = (kit.start or {}).get(name)
    return None if card is None or card.space is None or card.gems is None else (card.space, card.gems)


def laid_tokens(kit: Kit, players: int) -> int | None:
    """LT1.3: on so many chance spaces lies one, none behind the finish; None where that was not told."""
    finish = kit.finish_for(players)
    return None if finish is None or kit.chance is None else len(kit.chance_before(finish))


def _board(kit: Kit, players: int) -> Step:
    near, finish = to_the_first(players), kit.finish_for(players)
    if finish is None:
        return Step("board-first" if near else "board-second")
    return Step("board-near" if near else "board-far", {"finish": finish})


def _tokens(kit: Kit, players: int) -> Step:
    name = "tokens-near" if to_the_first(players) else "tokens"
    laid = laid_tokens(kit, players)
    if laid is None:
        return Step(f"{name}-circles", {"tokens": TOKEN_COUNT})
    return Step(name, {"tokens": TOKEN_COUNT, "spaces": laid, "rest": TOKEN_COUNT - laid})
