"""The turning points in words, each beside its round."""

from typing import Any

from msgspec import Struct

from model.kernel.play import Play
from model.language import Name, Texts
from model.table.telling import reason_words
from model.table.turning import Gain, Lead, Theft, Turning

MOST_PARTS = 2


class Turn(Struct, frozen=True):
    stage: int
    when: str
    words: str


def turns(texts: Texts, play: Play[Any], turning: Turning) -> tuple[Turn, ...]:
    """In the order they happened."""
    found = [_lead(texts, play, turning, lead) for lead in turning.told]
    if turning.gain:
        found.append(_gain(texts, play, turning.gain))
    if turning.theft:
        found.append(_theft(texts, play, turning.theft))
    return tuple(sorted(found, key=lambda turn: turn.stage))


def _when(texts: Texts, play: Play[Any], round_: int) -> str:
    if not round_:
        return texts.say("report-start")
    own = f"report-round-{play.game.id}"
    return texts.say(own if texts.has(own) else "report-round", round=round_)


def _lead(texts: Texts, play: Play[Any], turning: Turning, lead: Lead) -> Turn:
    at = turning.leads.index(lead)
    names = {"name": _name(play, lead.seat)}
    if at:
        names["other"] = _name(play, turning.leads[at - 1].seat)
    words = texts.say(f"report-lead{_manner(play, turning, at)}", **names)
    changes = len(turning.leads) - 1
    if len(turning.told) < len(turning.leads) and at == changes:
        words = f"{words} {texts.say('report-lead-changes', count=changes)}"
    return Turn(lead.stage, _when(texts, play, lead.round), words)


def _manner(play: Play[Any], turning: Turning, at: int) -> str:
    """Which of the messages says it; the plain one for somebody who was overtaken later."""
    over = play.game.winners(play.state) is not None
    last = at == len(turning.leads) - 1
    longest = len(turning.told) < len(turning.leads) and not last
    if at == 0:
        if last and turning.kept:
            return ".only" if over else ".only-now"
        return ".first-longest" if longest else ".first"
    if last and turning.kept:
        return ".kept" if over else ".now"
    return ".longest" if longest else ""


def _gain(texts: Texts, play: Play[Any], gain: Gain) -> Turn:
    when = _when(texts, play, gain.round)
    own = f"report-gain-{play.game.id}"
    reasons = [reason_words(texts, play, point, happened) for point, happened in gain.points]
    if texts.has(own):
        told = texts.say("told-deeds", name=_name(play, gain.seat), deeds=Name(texts.listed(reasons)))
        return Turn(gain.stage, when, texts.say(own, told=Name(told), points=gain.sum))
    best = sorted(zip(gain.points, reasons, strict=True), key=lambda one: -one[0][0].points)[:MOST_PARTS]
    parts = [
        reason if len(reasons) == 1 else texts.say("report-gain-part", why=Name(reason), points=point.points)
        for (point, _), reason in best
    ]
    message = "report-gain.more" if len(reasons) > len(parts) else "report-gain"
    words = texts.say(message, name=_name(play, gain.seat), points=gain.sum, parts=Name(texts.listed(parts)))
    return Turn(gain.stage, when, words)


def _theft(texts: Texts, play: Play[Any], theft: Theft) -> Turn:
    taken = theft.taken
    names = {"name": _name(play, taken.by), "other": _name(play, taken.of)}
    words = texts.say(f"report-{taken.message}", **names, **taken.facts)
    return Turn(theft.stage, _when(texts, play, theft.round), words)


def _name(play: Play[Any], seat: int) -> Name:
    return Name(play.setup.players[seat].name)
