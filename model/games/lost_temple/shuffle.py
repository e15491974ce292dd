"""What chance decides: the app's own shuffles, and tokens and victories for simulated games."""

from collections.abc import Sequence
from random import Random

from model.games.lost_temple import moves as m
from model.games.lost_temple.parts import CHARACTERS, TOKENS
from model.games.lost_temple.state import State, reserve
from model.kernel.choice import Choice, drawn
from model.kernel.move import Move, read_move


def chance(state: State, rng: Random) -> Move | None:
    """The shuffle that is due now: start cards are dealt on the table, everything hidden by the app."""
    match state.phase:
        case "lay":
            kinds = [kind for kind, n in zip(TOKENS, state.track.all_tokens, strict=True) for _ in range(n)]
            laid = rng.sample(kinds, len(state.track.chance))
            return m.Lay(dict(zip(state.track.chance, laid, strict=True)))
        case "deal":
            draft = state.track.draft
            aside = rng.sample(CHARACTERS, draft.up + draft.down)
            return m.Deal(tuple(aside[: draft.up]), tuple(aside[draft.up :]))
        case "bury":
            return m.Bury(rng.choice(state.hand))  # type: ignore[arg-type]
        case "refill":
            return m.Refill(rng.choices(TOKENS, reserve(state))[0])
    return None


def play_out(state: State, choices: Sequence[Choice], rng: Random) -> Move | None:
    """Simulated games: tokens come up as often as the kit has them; light games end some time."""
    if state.phase == "reveal":
        if state.track.app_tokens:
            return m.Reveal(state.tokens[state.track.chance_at[state.revealing or 0]])  # type: ignore[arg-type]
        return m.Reveal(rng.choices(TOKENS, state.track.all_tokens if state.track.kit.tokens else None)[0])
    if not state.track.light:
        return None
    if state.phase == "turn" and state.round > 2 and rng.random() < 0.08:
        return m.Won()
    lively = [choice for choice in choices if choice.do != "won"]
    return read_move(drawn(rng.choice(lively), rng), m.MOVES)
