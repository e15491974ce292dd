"""Every game can say its switches, its rules and its help, in every language."""

import pytest

from model.games import GAMES
from model.kernel.switches import switches
from model.language import LANGUAGES, texts
from model.language.catalogue import NOTHING
from screens.games import all_screens
from screens.shared.look import Look
from screens.shared.switches import about_words, switch_words, value_words
from screens.table.helping import help_about, help_title, rules_about

EVERYWHERE = [(game, lang) for game in GAMES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_every_switch_has_a_name_and_every_value_a_sentence(game: str, lang: str) -> None:
    look = Look(lang)
    for name, values, default in switches(GAMES[game]):
        said = [switch_words(look, game, name)]
        said += [words(look, game, name, value) for value in values for words in (value_words, about_words)]
        assert NOTHING not in said, name
        assert default in values
        assert len({about_words(look, game, name, value) for value in values}) == len(values), name


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_every_rule_has_its_words(game: str, lang: str) -> None:
    missing = [rule for rule in GAMES[game].rules if not texts(lang).has(rule.replace(".", "-"))]
    assert missing == [], f"words for these in assets/i18n/{lang}/{game}.ftl"
    assert GAMES[game].starter in ("", *GAMES[game].rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_screens())
def test_all_that_can_be_tapped_for_help_is_explained(game: str, lang: str) -> None:
    look = Look(lang)
    for thing, rules in all_screens()[game].rules_of.items():
        assert set(rules.split()) <= set(GAMES[game].rules), thing
        assert help_title(look, game, thing), thing
        assert NOTHING not in help_about(look, game, thing)
        assert NOTHING not in [words for _, words in rules_about(look, game, thing)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_belongs_to_a_game(lang: str) -> None:
    """The same word means other things in other games."""
    assert not [message for message in texts(lang) if message.startswith("help-")]
