"""Laying out Lost Temple for these people and this copy (LT1)."""

from model.games.lost_temple.parts import TOKEN_COUNT
from model.games.lost_temple.state import Track
from model.kernel.checklist import Step
from model.kernel.game import Setup


def checklist(setup: Setup) -> tuple[Step, ...]:
    track = Track(len(setup.players), setup.kit, setup.options)
    kit, light = setup.kit, setup.options.detail == "light"
    near = track.finish == kit.finish.near
    steps = [
        Step("board-near" if near else "board-far", {"finish": track.finish}),
        Step("meeples", {"count": track.players}),
        _tokens(track, near),
        Step("gems", {"gems": kit.gems}),
        Step("machetes", {"machetes": kit.machetes}),
        Step("idol"),
        Step("start-cards", {"count": track.players}),
        Step("cards-away" if track.app_draft else "cards-stay"),
    ]
    if light:
        steps.append(Step("light" if track.app_draft else "light-cards"))
    return tuple(steps)


def _tokens(track: Track, near: bool) -> Step:
    """LT1.3: none behind the finish."""
    if track.app_tokens:
        return Step("tokens-away", {"tokens": TOKEN_COUNT})
    spaces = len(track.chance)
    facts = {"tokens": TOKEN_COUNT, "spaces": spaces, "rest": TOKEN_COUNT - spaces}
    return Step("tokens-near" if near else "tokens", facts)
