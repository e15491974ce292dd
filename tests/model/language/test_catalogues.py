"""Every message in all five languages, with the same placeholders; every rule, event and word has its text."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from model.games import GAMES
from model.kernel.illegal import KERNEL_RULES
from model.language import LANGUAGES, best_language, texts
from model.language.bundle import entries
from model.locator import assets

FILES = sorted(file.name for file in (assets() / "i18n" / "en").glob("*.ftl"))


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(lang: str, file: str) -> dict[str, frozenset[str]]:
    """Message (and message.attribute) ids with the placeholders each uses."""
    found: dict[str, frozenset[str]] = {}
    path = Path(assets() / "i18n" / lang / file)
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} {lang}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, value in parts:
                assert name not in found, f"{lang}/{file}: {name} twice"
                visitor = _Placeholders()
                visitor.visit(value)
                found[name] = frozenset(visitor.names)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_language_misses_a_message_or_differs_in_a_placeholder(lang, file):
    assert catalogue(lang, file) == catalogue("en", file)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_file(lang):
    for file in FILES:
        text = (assets() / "i18n" / lang / file).read_text(encoding="utf-8")
        whole = [one for one in parse(text).body if isinstance(one, ast.Message | ast.Term)]
        single = [parse(written).body for _, written in entries(text)]
        assert [len(body) for body in single] == [1] * len(whole), file
        assert all(one.equals(entry, ["span", "comment"]) for (one,), entry in zip(single, whole, strict=True)), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_has_files_of_its_own(lang):
    assert sorted(file.name for file in (assets() / "i18n" / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_in_two_files(lang):
    names = [name for file in FILES for name in catalogue(lang, file)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_an_explanation(lang):
    rules = [*KERNEL_RULES, *(rule for game in GAMES.values() for rule in game.rules)]
    for rule in rules:
        assert len(texts(lang).rule(rule)) > 10


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_rules_are_really_translated(lang):
    for game in GAMES.values():
        same = [rule for rule in game.rules if texts(lang).rule(rule) == texts("en").rule(rule)]
        assert same == []


def test_official_words():
    words = [texts(lang).say("word-craftsman") for lang in ("en", "de", "fr", "nl")]
    assert words == ["Craftsman", "Forscher", "Artisan", "Archeoloog"]


def test_finnish_stones_are_called_as_the_rulebook_prints_them():
    """kivipaali, and its forms; nowhere the slab (kivipaasi)."""
    for file in FILES:
        assert "kivipaa" not in (assets() / "i18n" / "fi" / file).read_text(encoding="utf-8").replace("kivipaal", "")
    for said in ("TK2-2", "TK3-3", "home-tikal-about"):
        assert "kivipaal" in texts("fi").say(said)


def test_german_tells_the_18_from_all_figures():
    """Expeditionsteilnehmer is one of the 18; the leader too is a Mitglied, who counts 3."""
    for id in ("word-member", "TK1-1", "TK1-1.members", "TK3-9", "TK4-3", "tikal-setup-figures"):
        said = texts("de").say(id, seat="Ada", most=18, members=18, camps=2)
        assert "eilnehmer" in said, id
        assert "itglied" not in said, id


def test_a_refusal_names_things_in_the_readers_language():
    why = texts("de").why("LT3.7", {"card": "thief"})
    assert "Dieb" in why.reason
    assert why.rule == texts("de").rule("LT3.7")
    assert why.whole == f"{why.reason} {why.rule}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_there_is_no_more_to_say_the_rule_is_the_reason(lang):
    why = texts(lang).why("LT5.9", {})
    assert (why.reason, why.rule, why.whole) == (texts(lang).rule("LT5.9"), "", texts(lang).rule("LT5.9"))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [(["de-AT"], "de"), (["sv", "fi_FI.UTF-8"], "fi"), ([None, ""], "en"), (["C.UTF-8"], "en")],
)
def test_best_language(wanted, found):
    assert best_language(wanted) == found
