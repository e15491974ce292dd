"""The log of Lost Temple as people tell it: a round is a heading, the draft one line, a turn one line."""

import itertools

import pytest

from model.games.lost_temple import GAME
from model.games.lost_temple import events as e
from model.games.samples import sample_kit
from model.kernel.game import Player, Setup
from model.kernel.passages import Passage
from model.kernel.simulate import simulate
from model.kernel.tale import Happened
from model.language import LANGUAGES, texts
from model.table.telling import passage_words, since, told
from tests.model.games.lost_temple.table import Table
from tests.rule import rule

NAMES = ("Ada", "Ben", "Cleo", "Dan")
KIT = GAME.kit(sample_kit(GAME.id))
SETUP = Setup(tuple(Player(name, KIT.colours[seat]) for seat, name in enumerate(NAMES)), KIT, GAME.options())


def line(*events, lang="en"):
    """What one passage of these events says."""
    chapter = next(found for event in events if (found := GAME.chapter(event)) is not None)
    says = tuple(GAME.tale(SETUP, chapter, [Happened(event) for event in events]))
    return passage_words(texts(lang), Passage(chapter, says, 0, 0), NAMES)


MOVED = e.MeepleMoved(1, 5, 8, "LT5.7")
TURNS = (
    ((e.CharacterCalled("scout", 1), e.GemTaken(1, 1), e.GemsPaid(1, 3, "LT5.7"), MOVED, e.TurnEnded(1)),
     "Ben is the Scout, pays 3 gems and moves from 5 to 8."),
    ((e.CharacterCalled("scout", 1), e.GemTaken(1, 0), e.MeepleStayed(1, "LT5.7")),
     "Ben is the Scout. The bank is empty, so Ben gets no gem. Ben stays put."),
    ((e.CharacterCalled("scout", 1), e.GemsPaid(1, 1, "LT5.7"), e.MeepleMoved(1, 5, 6, "LT5.7")),
     "Ben is the Scout, pays a gem and moves from 5 to 6."),
    ((e.CharacterCalled("elder", 1), e.MeeplesSwapped(3, 1, 21, 9), e.GemsStolen(0, 1, 11), e.MeepleStayed(1, "LT5.5")),
     "Ben is the Elder. The curse strikes: Dan and Ben swap places (21 and 9). Ada steals 11 gems from Ben. "
     "Ben stays put."),
    ((e.CharacterCalled("elder", 1), e.MeeplesSwapped(3, 1), e.GemsStolen(0, 1)),
     "Ben is the Elder. The curse strikes: Dan and Ben swap places. Ada steals all of Ben’s gems."),
    ((e.CharacterCalled("elder", 1), e.MeeplesSwapped(3, 1, 9, 9), e.MeepleStayed(1, "LT5.5")),
     "Ben is the Elder. The curse strikes, but Dan and Ben stand on the same space (9). Ben stays put."),
    ((e.CharacterCalled("seer", 2), e.TokensLookedAt(2, (3,)), e.TokensLookedAt(2, (3, 7)), e.TokensSwapped(2, (3, 7))),
     "Cleo is the Seer, looks at the tokens on 3 and 7 and swaps them."),
    ((e.TokensSwapped(2, (3, 7)), e.MeepleMoved(2, 5, 6, "LT5.3")),
     "Cleo swaps the tokens on 3 and 7 and moves from 5 to 6."),
    ((e.CharacterCalled("child", 1), e.GemsStolen(0, 1, 0), e.MeepleMoved(1, 5, 8, "LT5.9")),
     "Ben is the Child. Ada robs Ben, who has no gems. Ben moves from 5 to 8."),
    ((e.CharacterCalled("thief", 3), e.CharacterRobbed(3, "canoe"), e.MeepleMoved(3, 13, 15, "LT5.2"),
      e.ChanceReached(3, 15), e.TokenRevealed(3, 15, "gems"), e.GemsGained(3, 4), e.TurnEnded(3)),
     "Dan is the Thief, will rob the Canoe and moves from 13 to 15. Chance: take 4 gems."),
    ((e.CharacterCalled("shaman", 3), e.CharacterCursed(3, "canoe")), "Dan is the Shaman and curses the Canoe."),
    ((e.CharacterCalled("seer", 2), e.TokensLookedAt(2, (3, 15)), e.TokensSwapped(2, (3, 15)),
      e.MeepleMoved(2, 5, 7, "LT5.3"), e.ChanceReached(2, 7), e.TokenRevealed(2, 7, "forward"),
      e.MeepleMoved(2, 7, 10, "LT7.2"), e.TokenRefilled(7)),
     "Cleo is the Seer, looks at the tokens on 3 and 15, swaps them and moves from 5 to 7. "
     "Chance: go forward 3, to 10."),
    ((e.CharacterCalled("elder", 0), e.GemsPaid(0, 2, "LT5.5"), e.MeepleMoved(0, 13, 17, "LT5.5")),
     "Ada is the Elder, pays 2 gems and moves from 13 to the village on 17."),
    ((e.CharacterCalled("priest", 0), e.GemsPaid(0, 2, "LT5.4"), e.MeepleMoved(0, 13, 17, "LT5.4")),
     "Ada is the Priest, pays 2 gems and moves from 13 to the temple on 17."),
    ((e.CharacterCalled("craftsman", 0), e.MacheteTaken(0, 1, "LT5.6"), e.MeepleMoved(0, 9, 11, "LT5.6", (10,))),
     "Ada is the Craftsman, takes a machete, uses a machete in the jungle on 10 and moves from 9 to 11."),
    ((e.CharacterCalled("craftsman", 0), e.MacheteTaken(0, 0, "LT5.6"),
      e.MeepleMoved(0, 9, 10, "LT5.6", stopped=True)),
     "Ada is the Craftsman, finds no machete left and moves from 9 but is stopped by the jungle on 10."),
    ((e.TokenRevealed(0, 7, "back"), e.MeepleMoved(0, 7, 5, "LT7.2")),
     "Ada turns over the token on 7. Chance: go back 2, to 5."),
    ((e.TokenRevealed(0, 1, "back"), e.MeepleStayed(0, "LT6.6")),
     "Ada turns over the token on 1. Chance: go back 2, but this is the first space."),
    ((e.TokenRevealed(0, 7, "idol"), e.IdolDrawn(0)), "Ada turns over the token on 7. Chance: the idol next round."),
    ((e.TokenRevealed(0, 7, "gems"), e.GemsGained(0, 1)),
     "Ada turns over the token on 7. Chance: take 4 gems. The bank has only one."),
    ((e.TokenRevealed(0, 7, "pay"), e.GemsPaid(0, 2, "LT7.2")), "Ada turns over the token on 7. Chance: pay 2 gems."),
    ((e.TokenRevealed(0, 7, "pay"), e.GemsPaid(0, 0, "LT7.2")),
     "Ada turns over the token on 7. Chance: pay 2 gems. There are none to pay."),
    ((e.TokenRevealed(0, 7, "machete"), e.MacheteTaken(0, 0, "LT7.2")),
     "Ada turns over the token on 7. Chance: take a machete. There is no machete left."),
    ((e.TokenRevealed(0, 7, "lose-machete"), e.MacheteLost(0, 1)),
     "Ada turns over the token on 7. Chance: lose a machete."),
    ((e.TokenRevealed(0, 7, "lose-machete"), e.MacheteLost(0, 0)),
     "Ada turns over the token on 7. Chance: lose a machete. There is no machete to lose."),
    ((e.CharacterCalled("priest", None), e.CharacterCalled("elder", None)), "Nobody is the Priest or the Elder."),
    ((e.RoundBegan(4, 2, "LT2.2"), e.CardsSetAside(("child", "priest"), 3)),
     "Round 4 · Cleo is last and has the idol · out this round: Child and Priest"),
    ((e.RoundBegan(4, None, "LT2.6"),), "Round 4 · a tie: who gets the idol?"),
    ((e.RoundBegan(4, None, "LT2.6"), e.IdolNamed(1), e.CardsSetAside((), 2)), "Round 4 · Ben has the idol"),
    ((e.LastNamed((0,)), e.RoundBegan(3, 0, "LT2.2")), "Round 3 · Ada is last and has the idol"),
    ((e.CardPicked(2), e.CardPicked(3)), "Cleo and Dan have chosen."),
    ((e.CardPicked(2), e.CardPicked(3), e.CardPicked(0, "elder"), e.CardPicked(1), e.CardBuried()),
     "Everybody has chosen. You took the Elder."),
    ((e.GameWon(1),), "Ben reaches the great temple and wins!"),
)  # fmt: skip


@pytest.mark.parametrize(("events", "said"), TURNS, ids=[said for _, said in TURNS])
def test_what_a_line_says(events, said):
    assert line(*events) == said
    for lang in LANGUAGES:
        assert "{" not in line(*events, lang=lang)


def test_a_round_takes_a_line_for_each_thing_people_saw():
    """A round of five: a heading, the draft, a line a turn, and one for neighbours that nobody has."""
    players = tuple(Player(name, KIT.colours[seat]) for seat, name in enumerate((*NAMES, "Eva")))
    play = simulate(GAME, Setup(players, KIT, GAME.options()), 3)
    lines = told(texts("en"), play, None)
    rounds = [at for at, one in enumerate(lines) if one.words.startswith("Round")]
    each = [after - at for at, after in itertools.pairwise(rounds)]
    assert max(each) <= 11
    assert sum(each) / len(each) < 10
    assert len(lines) < len(play.lines) / 2


def test_a_turn_that_was_taken_back_is_told_apart():
    table = Table(4)
    table.do(None, "start", characters=["scout", "canoe", "elder", "priest"])
    table.do(None, "deal", up=["craftsman", "canoe", "child"], down=["scout"])
    for card in ("shaman", "thief", "seer", "priest"):
        table.do(GAME.to_act(table.state)[0], "pick", card=card)
    table.do(None, "call")
    shaman = table.state.turn
    table.do(shaman, "curse", target="priest")
    table.do(shaman, "undo", to=len(table.play.in_force) - 1)
    table.do(shaman, "curse", target="seer")
    *_, called, wrong, back, right = told(texts("en"), table.play, None)
    name = table.play.setup.players[shaman].name
    assert called.words == f"{name} is the Shaman."
    assert (wrong.words, wrong.undone) == (f"{name} curses the Priest.", True)
    assert not back.undone
    assert (right.words, right.undone) == (f"{name} curses the Seer.", False)


@rule("LT1.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_light_detail_a_start_card_is_told_without_what_the_app_does_not_know(lang):
    table = Table(4, detail="light")
    table.do(None, "start", characters=["scout", "canoe", "elder", "priest"])
    first = told(texts(lang), table.play, 0)[0].words
    assert not any(sign.isdigit() for sign in first)
    if lang == "en":
        assert first == " ".join(
            f"{name} starts as the {character}."
            for name, character in zip(NAMES, ("Scout", "Canoe", "Elder", "Priest"), strict=True)
        )


def at_a_token() -> Table:
    """Ada, the Thief, has moved onto the chance space 15."""
    seats = [{"space": 13, "gems": 1}, {"space": 5}, {"space": 5}, {"space": 1}]
    table = Table(4, draft="cards", position={"seats": seats, "round": 2, "idol": 0})
    table.do(None, "call", held_by=None)
    table.do(None, "call", held_by=0)
    table.do(0, "rob", target="child", advance=2)
    return table


POOR = "Ada turns over the token on 15. Chance: pay 2 gems. There {gems} to pay."


@rule("LT7.2")
def test_what_came_since_says_whose_token_it_is():
    table = at_a_token()
    seen = table.play.version
    table.do(0, "correct", set={"seats.0.gems": 1})
    table.do(0, "reveal", token="pay")
    assert since(texts("en"), table.play, 1, seen).endswith(POOR.format(gems="is only one"))


@rule("LT7.2")
def test_a_token_after_an_undo_says_whose_it_is():
    table = at_a_token()
    before = len(table.play.in_force)
    table.do(0, "reveal", token="idol")
    table.do(0, "undo", to=before)
    table.do(0, "reveal", token="lose-machete")
    *_, wrong, _, right = told(texts("en"), table.play, None)
    assert (wrong.words, wrong.undone) == ("Ada turns over the token on 15. Chance: the idol next round.", True)
    assert right.words.startswith("Ada turns over the token on 15. Chance: lose a machete.")
