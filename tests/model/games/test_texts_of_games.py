"""Whatever a game can say, it says in every language: played games read through, every refusal met."""

import ast
from pathlib import Path

import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.event import Event
from model.kernel.game import Player, Setup
from model.kernel.illegal import PLACE_FACTS
from model.kernel.log import log_for
from model.kernel.simulate import simulate
from model.language import LANGUAGES, texts
from model.table.words import event_words

SOURCES = Path(__file__).parents[3] / "model"


def played(game, seed):
    kit = game.kit(sample_kit(game.id))
    count = game.players[0]
    players = tuple(Player(f"Player {i}", kit.colours[i]) for i in range(count))
    return simulate(game, Setup(players, kit, game.options()), seed, most=600)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_whole_game_can_be_read_in_every_language(game):
    play = played(game, 1)
    names = [player.name for player in play.setup.players]
    for lang in LANGUAGES:
        for viewer in (None, 0):
            for line in log_for(play, viewer):
                for event in line.events:
                    said = event_words(texts(lang), game.id, event, names, play.setup.kit)
                    assert said
                    assert "{" not in said


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_event_has_words(game):
    folder = type(game).__module__.rsplit(".", 1)[0]
    events = [kind for kind in _subclasses(Event) if kind.__module__.startswith(f"{folder}.")]
    assert events
    for lang in LANGUAGES:
        for kind in events:
            assert texts(lang).has(f"{game.id}-{kind.__struct_config__.tag}"), (lang, kind)


def _subclasses(kind):
    for child in kind.__subclasses__():
        yield child
        yield from _subclasses(child)


def refusals(folder):
    """(rule, why) of every `require(…, "LT3.1", why="up", …)` in the sources, with the names of its facts."""
    for file in (SOURCES / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("require", "Illegal"):
                continue
            rules = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            facts = {k.arg for k in node.keywords}
            whys = [k.value.value for k in node.keywords if k.arg == "why" and isinstance(k.value, ast.Constant)]
            if rules:
                yield rules[0], whys[0] if whys else None, facts


@pytest.mark.parametrize("folder", ["kernel", "games"])
def test_every_reason_given_in_the_rules_has_words_that_use_only_its_facts(folder):
    found = list(refusals(folder))
    for rule, why, facts in found:
        message = f"{rule.replace('.', '-')}.{why or 'refused'}"
        for lang in LANGUAGES:
            if why:
                assert texts(lang).has(message), (lang, message)
            if texts(lang).has(message):
                kinds = {f"{name}-kind" for name in PLACE_FACTS if name in facts}
                texts(lang).say(message, **dict.fromkeys(facts | kinds, 1))
    assert folder == "kernel" or len(found) > 20
