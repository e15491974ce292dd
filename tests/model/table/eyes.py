"""Everything a screen can ask of a table."""

from typing import Any

from model.table.live import LiveTable


def shown(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """All that a screen of this seat can ask for."""
    snapshot = live.shown.snapshot
    players = range(len(snapshot.players))
    return {
        "view": snapshot.view(seat),
        "choices": snapshot.choices(seat) if seat is not None else (),
        "table": snapshot.table_choices(),
        "log": snapshot.log(seat),
        "news": snapshot.log(seat, snapshot.version - 3),
        "points": snapshot.points(seat),
        "course": snapshot.course(),
        "scores": (snapshot.scores, snapshot.winners, snapshot.over),
        "waiting": (snapshot.phase, snapshot.to_act, snapshot.keeper, snapshot.waiting_for),
        "depth": (snapshot.version, snapshot.depth),
        "covers": [live.needs_cover(one) for one in players],
        "undo": [live.undo_target(one) for one in players],
        "undo to": [[live.shown.may_undo(one, to) for to in range(snapshot.depth)] for one in players],
        "if scored": snapshot.if_scored(seat) if seat is not None else None,
        "seen": [live.seen_since(to) for to in range(snapshot.depth + 1)],
    }
