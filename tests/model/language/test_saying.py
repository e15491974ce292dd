"""Telling something never fails, whatever is told; and people's own words are left as they are."""

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.games.tikal.events import Tallied
from model.kernel.event import Change, Corrected
from model.language import LANGUAGES, Name, texts
from model.table.called import named
from model.table.words import event_words

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
HUGE = [
    "x" * 3000,
    "👨‍👩‍👧‍👦" * 2000,
    10**4000,
    10**5000,
    -(10**5000),
    ["y" * 900] * 9,
    {"a": "z" * 9000},
    float("nan"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("huge", HUGE, ids=range(len(HUGE)))
def test_whatever_is_too_long_is_shortened_and_said(lang, huge):
    said = texts(lang).say("event-corrected", path=huge, before=huge, after=huge, why=huge)
    assert said.startswith(texts(lang).say("event-corrected", path="·", before="·", after="·", why="").split("·")[0])
    assert len(said) < 9000


@given(ANYTHING)
def test_any_fact_can_be_said(fact):
    assert texts("en").say("event-corrected", path=fact, before=fact, after=fact, why=fact)
    assert texts("en").why("X2", {"why": "wrong", "argument": fact}).whole


@pytest.mark.says_nothing
def test_what_has_no_words_is_visible_and_a_line_in_the_log(caplog):
    with caplog.at_level(logging.ERROR, "model.language"):
        assert texts("de").say("no-such-message", what=1) == "…"
        assert texts("de").say("X2.no-such-attribute") == "…"
        assert texts("de").say("X4.refused").startswith("Das kennt die App nicht")
    assert ["no-such-message" in line for line in caplog.messages] == [True, False, False]
    assert len(caplog.messages) == 3


def test_a_family_is_never_cut_in_the_middle():
    family = "👨‍👩‍👧‍👦"
    for extra in range(12):
        said = texts("en").say("command-flaw-whole", file="x" * extra + family * 1000, what="")
        shown = said.split(":")[0]
        assert shown.endswith("…")
        assert set(shown.strip("x…").split(family)) == {""}


@pytest.mark.parametrize("name", ["thief", "free", "title", "idol", "red"])
def test_somebody_called_like_a_thing_keeps_the_name(name):
    facts = named({"seat": 0, "victim": 0, "order": [0, 1]}, [name, "Ben"], ("seat", "victim", "order"))
    assert all(isinstance(one, Name) for one in (facts["seat"], facts["victim"], *facts["order"]))
    said = texts("de").say("command-winners", names=[name])
    assert name in said
    assert f" {name} " in texts("de").why("X1", {"why": "turn", **named({"seat": 0}, [name])}).reason.replace(".", " ")


def test_a_name_from_right_to_left_stands_by_itself_in_a_sentence():
    said = texts("en").say("command-score", name="שלום", score=3)
    assert said == "\u2068שלום\u2069: 3"
    assert texts("en").say("command-winners", names=["Ada", "سلمى"]) == "Won by Ada and \u2068سلمى\u2069"


def test_nothing_turns_round_the_words_beside_it():
    said = texts("en").say("command-score", name="\u202eadA\u2067 x", score=3)
    assert said == "adA x: 3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tally_of_nothing_is_a_whole_sentence(lang):
    told = [((3, 8), (2,)), ((3,), ()), ((), (1, 3)), ((), ())]
    said = [event_words(texts(lang), "tikal", Tallied(0, *both), ["Ada"]) for both in told]
    assert len(set(said)) == len(told)
    assert not any("  " in one or " ." in one or " ," in one for one in said)


def test_a_correction_with_a_long_reason_can_be_read():
    event = Corrected((Change("seats.0." + "x" * 4000, 1, "y" * 4000),), "why " * 2000)
    assert len(event_words(texts("en"), "lost-temple", event, ["Ada"])) < 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_true_minus(lang):
    said = texts(lang).say("command-score", name="Ada", score=-10)
    assert "−10" in said
    assert "-" not in said


@pytest.mark.parametrize(("lang", "word"), [("en", "and"), ("de", "und"), ("fr", "et"), ("nl", "en"), ("fi", "ja")])
def test_several_are_listed_as_people_list_them(lang, word):
    said = texts(lang)
    assert said.listed([]) == ""
    assert said.listed(["Ada"]) == "Ada"
    assert said.listed(["Ada", "Ben"]) == f"Ada {word} Ben"
    assert said.say("end-winners", names=["Ada", "Ben", "Cleo"]).endswith(f"Ada, Ben {word} Cleo")
    assert f"3 {word} 15" in said.say("lost-temple-tokens-looked-at", seat="Ada", spaces=(3, 15))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_cards_are_called_as_one_is(lang):
    words = texts(lang)
    said = words.say("tikal-2-hand-told", seat=Name("Ada"), treasures=2, cards=("plus-two", "pair"))
    assert words.say("card-plus-two") in said
    assert words.say("card-pair") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lap_of_the_score_track_is_no_round_of_the_game(lang):
    words = texts(lang)
    assert words.say("t2-source-round", round=2) not in words.say("scoring-lap", total=117, lap=2, space=17)


def test_what_must_be_typed_is_no_word():
    said = texts("de").say("flaw-game", found="thief", expected=["tikal", "tikal-2", "lost-temple"])
    assert "„thief“" in said
    assert said.endswith("tikal, tikal-2, lost-temple")


def test_nothing_is_counted_as_nothing_not_as_0():
    for lang in LANGUAGES:
        for message, fact in (("lost-temple-gems-paid", "gems"), ("lost-temple-machete-lost", "count")):
            none, one, more = (texts(lang).say(message, seat="Ada", **{fact: count}) for count in (0, 1, 2))
            assert not any(digit in none + one for digit in "01"), (lang, message)
            assert "2" in more
