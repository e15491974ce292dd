"""What a table learns of its copy of Lost Temple while it plays: the track is so from here on, meeples stay."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from model.games.lost_temple.kit import LONGEST, Kit, Start
from model.games.lost_temple.parts import CHARACTERS, GEMS, TOKEN_COUNT, TOKENS, Token
from model.games.lost_temple.state import State, Track, reserve
from model.kernel.event import Learned
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, require
from model.kernel.learn import taught
from model.kernel.lesson import Lesson
from model.kernel.tale import Say, say

Space = Annotated[int, Meta(ge=1, le=LONGEST)]
Count = Annotated[int, Meta(ge=0, le=TOKEN_COUNT)]


def _different(spaces: Sequence[int]) -> bool:
    return len(set(spaces)) == len(spaces)


def _fewer(spaces: Sequence[int]) -> bool:
    """LT1.3: there is a token for each chance space, and one at least beside the track."""
    return _different(spaces) and len(spaces) < TOKEN_COUNT


def _whole(card: Start) -> bool:
    told = (card.space, card.gems, card.machete)
    return None not in told and 1 <= (card.space or 0) <= LONGEST and 0 <= (card.gems or 0) <= GEMS


SPACES = Lesson(tuple[Space, ...], _different)
LESSONS: dict[str, Lesson] = {
    "temples": SPACES,
    "villages": SPACES,
    "jungle": SPACES,
    "chance": Lesson(tuple[Space, ...], _fewer),
    **{f"start.{name}": Lesson(Start, _whole) for name in CHARACTERS},
    "tokens": Lesson(dict[Token, Count], lambda counts: sum(counts.values()) == TOKEN_COUNT),
}


def learned(state: State, event: Learned) -> tuple[Learned]:
    """What the app has dealt stays: not while a token of its own is turned over, nor once it has laid them."""
    paths = [change.path for change in event.changes]
    if state.track.app_tokens:
        turning = state.phase in ("reveal", "refill")
        require("chance" not in paths or not turning, NOT_NOW, why="phase", phase=state.phase)
        require("tokens" not in paths or not state.tokens, NOT_A_MOVE, why="told", argument="tokens", do="learn")
    return (event,)


def with_lesson(state: State, event: Learned) -> State:
    track = Track(state.track.players, taught(state.track.kit, event), state.track.options)
    after = replace(state, track=track, looked=tuple(space for space in state.looked if space in track.chance_at))
    return replace(after, tokens=tuple(_tokens(state, after))) if state.tokens else after


def _tokens(before: State, after: State) -> Iterator[str]:
    """The app's tokens on the chance spaces as they are known now: what lay on a space that is none goes to one that
    was not known; for more of these the reserve is drawn from, by nothing that anybody can see."""
    old = dict(zip(before.track.chance, before.tokens, strict=True))
    freed = [kind for space, kind in old.items() if space not in after.track.chance_at]
    left = list(reserve(before))
    rng = Random(f"{before.tokens} {after.track.chance}")
    for space in after.track.chance:
        if space in old:
            yield old[space]
        elif freed:
            yield freed.pop(0)
        else:
            kind = rng.choices(range(len(TOKENS)), [max(0, count) for count in left])[0]
            left[kind] -= 1
            yield TOKENS[kind]


def lesson_words(kit: Kit, path: str, value: Any) -> Say | None:
    match path.split("."):
        case ["temples" | "villages" | "jungle" | "chance" as kind]:
            return say(f"lost-temple-learned-{kind}", spaces=tuple(sorted(value or ())) or say("value-none"))
        case ["start", character]:
            card = value or {}
            facts = {"space": card.get("space") or 0, "gems": card.get("gems") or 0}
            return say("lost-temple-learned-start", character=character, **facts)
        case ["tokens"]:
            return say("lost-temple-learned-tokens")
    return None
