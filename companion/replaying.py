"""`companion replay`: plays records and tells what came of each."""

from typing import Any

import msgspec
import typer

from companion.files import BAD_INPUT, Unusable, one_line, read
from model.kernel.flaws import Flawed
from model.kernel.illegal import Refusal
from model.kernel.log import log_for, points_for
from model.kernel.play import Play
from model.kernel.record import read_record
from model.kernel.replay import Refused
from model.kernel.seen import choices_for
from model.language import Texts
from model.table.called import named
from model.table.stored import play_record
from model.table.telling import Said, events_said, number_of, told
from model.table.words import first_flaw, refusal_words

WHOLE_TRUTH = "truth"
TABLE = "table"
Viewer = int | str


class NoSuchSeat(Exception):
    """--as names a seat this game does not have."""


def replay_files(files: list[str], as_json: bool, viewer: Viewer, texts: Texts) -> int:
    """Prints what came of each file; the exit status."""
    worst = 0
    for file in files:
        try:
            play, refused = play_record(read_record(read(file, texts)))
            result = outcome(play, refused, viewer, texts)
        except (Unusable, Flawed, NoSuchSeat) as error:
            message = _trouble(file, viewer, error, texts)
            typer.echo(message, err=True)
            if as_json:
                typer.echo(msgspec.json.encode({"error": message}))
            worst = BAD_INPUT
        else:
            typer.echo(msgspec.json.encode(result) if as_json else _in_words(file, play, viewer, result, texts))
            worst = max(worst, int(refused is not None))
    return worst


def _trouble(file: str, viewer: Viewer, error: Exception, texts: Texts) -> str:
    if isinstance(error, Flawed):
        return one_line(first_flaw(texts, file, error))
    if isinstance(error, NoSuchSeat):
        return one_line(f"{file}: {texts.say('command-no-seat', found=viewer, most=error.args[0])}")
    return one_line(str(error))


def outcome(play: Play[Any], refused: Refused | None, viewer: Viewer, texts: Texts) -> dict[str, Any]:
    """The result as the viewer may know it: a seat, the table's onlookers, or the record's owner."""
    game, state = play.game, play.state
    whole = viewer == WHOLE_TRUTH
    seat = viewer if isinstance(viewer, int) else None
    if seat is not None and not 0 <= seat < len(play.setup.players):
        raise NoSuchSeat(len(play.setup.players) - 1)
    names = [player.name for player in play.setup.players]
    result: dict[str, Any] = {
        "accepted": play.version,
        "refused": refusal_heard(play, refused, viewer, texts),
        "scores": game.scores(state),
        "winners": game.winners(state),
        "phase": game.phase(state),
        "to_act": game.to_act(state),
        "state": game.truth(state) if whole else game.view(state, seat),
        "points": list(play.points() if whole else points_for(play, seat)),
    }
    if not whole:
        result["choices"] = [_choice(choice, texts, names, play) for choice in choices_for(game, state, seat)]
        result["log"] = _log(play, seat, texts, names)
    return result


def refusal_heard(play: Play[Any], refused: Refused | None, viewer: Viewer, texts: Texts) -> dict[str, Any] | None:
    """What this viewer is told of the refusal, if there was one."""
    whole = viewer == WHOLE_TRUTH
    own = whole or (isinstance(viewer, int) and refused is not None and refused.seat == viewer)
    names = [player.name for player in play.setup.players]
    return refusal_told(refused, own, texts, names, play.game.id, play.kit)


def refusal_told(
    refused: Refused | None, own: bool, texts: Texts, names: list[str], game: str = "", kit: Any = None
) -> dict[str, Any] | None:
    """The facts of a refusal are for whoever tried the move; its rule also for others if it tells no secret."""
    if refused is None:
        return None
    if not own and not refused.open:
        message = "command-refused-secret" if refused.seat is not None else "command-refused-secret.table"
        text = texts.say(message, **named({"seat": refused.seat}, names))
        return {"index": refused.index, "rule": None, "facts": {}, "text": text}
    facts = refused.facts if own else {}
    text = (
        refusal_words(texts, refused.rule, facts, names, game, kit, typed=True).whole
        if own
        else texts.rule(refused.rule)
    )
    return {"index": refused.index, "rule": refused.rule, "facts": facts, "text": text}


def _choice(choice: Any, texts: Texts, names: list[str], play: Play[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(choice)
    refusal: Refusal | None = choice.refused
    if refusal is not None:
        game, kit = play.game.id, play.kit
        shown["refused"]["text"] = refusal_words(texts, refusal.rule, refusal.facts, names, game, kit).whole
    return shown


def _log(play: Play[Any], seat: int | None, texts: Texts, names: list[str]) -> list[dict[str, Any]]:
    lines = []
    for line in log_for(play, seat):
        events = [msgspec.to_builtins(event, str_keys=True) for event in line.events]
        lines.append(
            {"index": line.index, "seat": line.seat, "by": line.by, "do": line.do, "undone": line.undone}
            | {"events": events, "text": events_said(texts, play.game.id, line.events, names, play.kit)}
        )
    return lines


def _in_words(file: str, play: Play[Any], viewer: Viewer, result: dict[str, Any], texts: Texts) -> str:
    names = [player.name for player in play.setup.players]
    facts = {"game": play.game.id, "accepted": result["accepted"], "phase": result["phase"]}
    lines = [texts.say("command-replayed", file=file, **facts)]
    if "log" in result:
        seat = viewer if isinstance(viewer, int) else None
        lines += [_log_line(line, texts) for line in told(texts, play, seat)]
    for name, score in zip(names, result["scores"] or (), strict=False):
        lines.append("  " + texts.say("command-score", name=name, score=score))
    if result["winners"] is not None:
        winners = named({"seats": list(result["winners"])}, names)["seats"]
        lines.append("  " + texts.say("command-winners", names=winners))
    if result["refused"] is not None:
        refused = {key: result["refused"][key] for key in ("rule", "text")}
        refused["number"] = number_of(result["refused"]["index"])
        message = "command-refused" if refused["rule"] else "command-refused.secret"
        lines.append("  " + texts.say(message, **refused))
    return "\n".join(lines)


def _log_line(line: Said, texts: Texts) -> str:
    if line.heading:
        return "\n  " + line.words
    message = "command-log-undone" if line.undone else "command-log-line"
    return "  " + texts.say(message, number=line.number, text=line.words)
