"""The log as people tell it: what every kind of event becomes in English, whole games in five languages, what each
reader may know, and what an undo or a correction in the middle of a turn leaves."""

import re
from random import Random
from typing import Any

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2 import events as e
from model.kernel.event import Event
from model.kernel.log import log_for
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.simulate import random_entry, simulate
from model.language import LANGUAGES, texts
from model.table.telling import told
from model.table.words import event_words
from tests.model.games.tikal2.table import Table, begun, exploring, setup, taken
from tests.model.games.tikal2.twin import other_secret
from tests.often import EVENINGS
from tests.rule import rule


def lines(play: Play[Any], viewer: int | None = None, lang: str = "en") -> list[str]:
    return [one.words for one in told(texts(lang), play, viewer)]


def told_of(*entries: tuple[Event, ...], seat: int = 0, viewer: int | None = None, players: int = 2, **how: Any) -> str:
    """The lines of entries that made these events happen, at a table where nobody has points yet."""
    play: Play[Any] = Play(GAME, setup(players, **how))
    for events in entries:
        play.take(read_entry({"seat": seat, "do": "end"}, GAME.moves), events, play.state)
    return " / ".join(lines(play, viewer))


def sold(counts: dict[str, int], prices: tuple[int, ...], points: int, plus: int = 0) -> Event:
    return e.TreasuresDelivered(0, tuple(counts), tuple(counts.values()), prices, plus, points, "T2.3.4")


PIROGUE: list[tuple[tuple[Event, ...], str]] = [
    ((e.PirogueMoved(0, 1, 1),), "Ada paddles one site on."),
    ((e.PirogueMoved(0, 3, 3),), "Ada paddles 3 sites on."),
    ((e.PirogueMoved(0, 3),), "Ada paddles on."),
    (
        (e.PirogueMoved(0, 1, 1), e.TileTaken(0, "T05")),
        "Ada paddles one site on and takes a tile: light-coloured room and key.",
    ),
    ((e.TileTaken(0, "T09"),), "Ada takes a tile: treasure, secret passage and bonus."),
    ((e.TileTaken(0, "T10"),), "Ada takes a tile: 2 treasures."),
    (
        (e.ForestPaid(0, "pink"), e.PirogueMoved(0, 1, 4)),
        "Ada pays a pink key for the forest and paddles 4 sites on.",
    ),
    (
        (e.ForestPaid(0, None, -10), e.PirogueMoved(0, 1, 4)),
        "Ada crosses the forest without a key (−10) and paddles 4 sites on. −10 points in all.",
    ),
    (
        (e.CardPlayed(0, "forest"), e.ForestPaid(0, None), e.PirogueMoved(0, 1, 4)),
        "Ada crosses the forest free with a special card and paddles 4 sites on.",
    ),
    ((sold({"jug": 1}, (3,), 3),), "Ada delivers a jug (+3) and turns the wheel. 3 points in all."),
    ((sold({"jug": 2}, (3,), 6),), "Ada delivers 2 jugs at 3 each (+6) and turns the wheel. 6 points in all."),
    (
        (e.CardPlayed(0, "plus-two"), sold({"mask": 2}, (2,), 8, 2)),
        "Ada plays the card “+2 for each treasure”, delivers 2 masks at 4 each (+8) and turns the wheel. "
        "8 points in all.",
    ),
    (
        (sold({"jug": 1, "dagger": 2}, (3, 5), 13),),
        "Ada delivers a jug at 3 and 2 daggers at 5 each (+13) and turns the wheel. 13 points in all.",
    ),
    (
        (sold({"jug": 1}, (3,), 3), sold({"statue": 1}, (3,), 3), e.PirogueMoved(0, 4, 4)),
        "Ada delivers a jug (+3), turns the wheel, delivers a statue (+3), turns the wheel and paddles 4 sites on. "
        "6 points in all.",
    ),
    (
        (sold({"crown": 2}, (4,), 8),),
        "Ada delivers 2 treasures “crown” at 4 each (+8) and turns the wheel. 8 points in all.",
    ),
]
ACTIONS: list[tuple[tuple[Event, ...], str]] = [
    ((e.KeyTaken(0, "pink", "backpack", "T2.4.1"),), "Ada puts a pink key into the backpack."),
    ((e.KeyTaken(0, "pink", "camp", "T2.4.1"),), "Ada puts a key into the camp."),
    (
        (e.KeyTaken(0, "pink", "camp", "T2.4.1"), e.KeyTaken(0, "blue", "camp", "T2.4.1")),
        "Ada puts 2 keys into the camp.",
    ),
    ((e.KeyTaken(0, "pink", "camp", "T2.4.1", True),), "Ada puts a pink key into the camp."),
    (
        (e.KeyTaken(0, "pink", "camp", "T2.4.1"), e.KeyTaken(0, "blue", "backpack", "T2.4.1")),
        "Ada puts a key into the camp and puts a blue key into the backpack.",
    ),
    (
        (e.KeyTaken(0, "green", "backpack", "T2.4.1"), e.KeyTaken(0, "green", "backpack", "T2.4.2")),
        "Ada puts 2 green keys into the backpack.",
    ),
    ((e.TreasureTaken(0, "jug", 1),), "Ada takes a treasure in secret."),
    ((e.TreasureTaken(0, "jug", 1), e.TreasureTaken(0, "mask", 1)), "Ada takes 2 treasures in secret."),
    ((e.TreasureTaken(0, "jug", None, True),), "Ada takes a jug from the open treasures."),
    (
        (e.TreasureTaken(0, "jug", 1, True, "mask"),),
        "Ada takes a jug from the open treasures. The new open treasure is “mask”.",
    ),
    ((e.CardTaken(0, "five"),), "Ada takes a special card."),
    ((e.CardTaken(0, "five"), e.CardTaken(0, "key")), "Ada takes 2 special cards."),
    ((e.RoomDiscovered(0, "L4", (2, 2), 1),), "Ada places a blue room on c3."),
    ((e.SanctuaryDiscovered(0, "multicoloured", (0, 4)),), "Ada places the multicoloured sanctuary on a5."),
    (
        (e.SanctuaryDiscovered(0, "green", (0, 4)), e.TreasureRoomPlaced((1, 1))),
        "Ada places the green sanctuary on a5. The treasure room goes on the last empty space, b2.",
    ),
    ((e.PassageTaken(0),), "Ada takes a secret-passage token."),
    ((e.BonusScored(0, 1),), "Ada takes the bonus (+1). 1 point in all."),
    ((e.DoorsScored(0, "pink", 3),), "Ada scores pink doors (+3). 3 points in all."),
    ((e.DoorsScored(0, "pink", 0),), "Ada has no pink doors to score."),
    ((e.ActionDropped(0, "treasure"),), "Ada skips a treasure."),
    (
        (e.TileTaken(0, "T15"), e.ActionDropped(0, "key", "pink", True), e.ActionDropped(0, "key", "green", True)),
        "Ada takes a tile: 2 keys. There are no keys left.",
    ),
]
D6 = (3, 5)
MOVED = e.ExplorerMoved(0, ("outside", D6), D6)


def part(part: str, points: int) -> Event:
    return e.Excavated(0, D6, part, points, "T2.5.9")


EXPLORER: list[tuple[tuple[Event, ...], str]] = [
    (
        (MOVED, e.FlagPlaced(0, D6, 0, "room", "yellow"), part("new", 2), part("old", 2), part("bonus", 3)),
        "Ada excavates the yellow room on d6: +7 (2 for its doors, 2 for earlier yellow doors and a bonus of 3). "
        "7 points in all.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, None, "room", "yellow"), part("new", 1), part("old", 1)),
        "Ada excavates the yellow room on d6: +2 (1 for its door and 1 for an earlier yellow door). 2 points in all.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, None, "room", "yellow"), part("new", 2)),
        "Ada excavates the yellow room on d6: +2 for its doors. 2 points in all.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, 0), part("new", 2), part("old", 3)),
        "Ada excavates the room on d6: +5 (2 for its doors and 3 for earlier doors of its colour). 5 points in all.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, 1, "sanctuary", "blue"), part("bonus", 5)),
        "Ada excavates the blue sanctuary on d6: +5. 5 points in all.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, 1, "sanctuary", "blue"), e.TreasureTaken(0, "jug", 1)),
        "Ada excavates the blue sanctuary on d6 and takes a treasure in secret.",
    ),
    (
        (MOVED, e.FlagPlaced(0, D6, 0, "treasure-room"), part("bonus", 16)),
        "Ada excavates the treasure room on d6: +16. 16 points in all.",
    ),
    (
        (
            e.ExplorerMoved(0, ("outside", "S4"), "outside", 1),
            e.FlagPlaced(0, "S4", 0),
            e.Excavated(0, "S4", "bonus", 8, "T2.5.7"),
        ),
        "Ada goes through a secret passage, excavates a secret room and goes back outside: +8. 8 points in all.",
    ),
    (
        (e.TentUsed(0), e.ExplorerMoved(0, ("outside", D6), D6, 2, "tent")),
        "Ada uses the tent, goes through 2 secret passages and goes to d6.",
    ),
    (
        (e.CardPlayed(0, "explore"), e.CardPlayed(0, "passage"), MOVED),
        "Ada plays the card “additional exploration”, plays the card “secret passage” and goes to d6.",
    ),
    ((e.ExplorerMoved(0, (D6,), D6),), "Ada stays on d6."),
    ((e.ExplorerMoved(0, (D6, "outside"), "outside"),), "Ada goes outside."),
    (
        (e.TentUsed(0), e.KeyTaken(0, "brown", "backpack", "T2.6.1")),
        "Ada uses the tent and puts a brown key into the backpack.",
    ),
    (
        (e.TentUsed(0), e.KeyTaken(0, "brown", "backpack", "T2.6.1"), e.Rescued(0, "pink")),
        "Ada uses the tent and puts a brown key into the backpack. "
        "Ada cannot reach a room and buys a pink key: −10. −10 points in all.",
    ),
    ((e.Rescued(0, "pink"),), "Ada cannot reach a room and buys a pink key: −10. −10 points in all."),
    (
        (e.Rescued(0, "pink"), MOVED, e.FlagPlaced(0, D6, 0, "room", "pink"), part("new", 2), part("bonus", 8)),
        "Ada cannot reach a room and buys a pink key: −10. "
        "Ada excavates the pink room on d6: +10 (2 for its doors and a bonus of 8). No points in all.",
    ),
]


@pytest.mark.parametrize(("events", "said"), PIROGUE + ACTIONS + EXPLORER)
def test_what_is_said(events, said):
    assert told_of(events) == said


@pytest.mark.parametrize("event", [e.TurnEnded(0), e.TurnBegan(1), e.KeysTurn(1), e.SitesLaid(())])
def test_what_everybody_sees_anyway_is_not_told(event):
    assert told_of((event,)) == ""


OWN: list[tuple[tuple[Event, ...], str]] = [
    (
        (e.KeyTaken(0, "pink", "camp", "T2.4.1"), e.KeyTaken(0, "blue", "camp", "T2.4.1")),
        "Ada puts a pink key and a blue key into the camp.",
    ),
    ((e.TreasureTaken(0, "jug", 1), e.TreasureTaken(0, "mask", 1)), "Ada takes a jug and a mask in secret."),
    ((e.CardTaken(0, "five"),), "Ada takes the special card “5 points”."),
]


@rule("T2.2.4", "T2.2.5")
@pytest.mark.parametrize(("events", "said"), OWN)
def test_the_owner_reads_what_it_took(events, said):
    assert told_of(events, viewer=0) == said
    assert told_of(events, viewer=1) == told_of(events) != said


def test_a_turn_is_two_lines():
    """What a tile gave stands with the tile, what an excavation gave with the excavation."""
    turn = [
        (e.PirogueMoved(0, 1, 1),),
        (e.TileTaken(0, "T23"),),
        (e.CardTaken(0, "five"),),
        (e.TreasureTaken(0, "jug", 1),),
        (MOVED, e.FlagPlaced(0, D6, 1, "sanctuary", "blue"), part("bonus", 3)),
        (e.CardTaken(0, "key"),),
        (e.TurnEnded(0), e.TurnBegan(1)),
    ]
    assert told_of(*turn) == (
        "Ada paddles one site on and takes a tile: special card and treasure. "
        "Ada takes a special card and takes a treasure in secret. / "
        "Ada excavates the blue sanctuary on d6: +3. Ada takes a special card. 3 points in all."
    )


# Scorings and headings

SCORED = (
    e.KeySetScored(0, 3, 6, ("pink", "blue", "brown")),
    e.KeySetScored(0, 1, 1, ("pink",)),
    e.KeySetScored(1, 2, 3, ("pink", "blue")),
    e.KeySetScored(1, 2, 3, ("pink", "blue")),
    e.KeySetScored(2, 1, 1, ("pink",)),
    e.KeySetScored(2, 1, 1, ("pink",)),
    e.AltarScored(0, "pink", 3, "T2.9.2", (2, 2, 1)),
    e.AltarScored(1, "pink", 3, "T2.9.2", (2, 2, 1)),
    e.AltarScored(0, "multicoloured", 3, "T2.9.3", (4, -1, -1)),
)


@rule("T2.8.1", "T2.8.3", "T2.9.1", "T2.9.2", "T2.9.3")
def test_a_round_is_over_before_its_scoring():
    said = told_of((e.TurnEnded(2), *SCORED, e.RoundEnded(1, 2)), players=3)
    assert said.split(" / ") == [
        "Round 1 is over · Cleo starts round 2",
        "Ada scores 13: 6 for keys in 3 colours, 1 for a single key, 3 at the pink altar and 3 at the multicoloured "
        "altar. 13 points in all.",
        "Ben scores 9: 6 for 2 sets of keys in 2 colours and 3 at the pink altar. 9 points in all.",
        "Cleo scores 2 for 2 single keys. 2 points in all.",
    ]
    own = told_of((e.TurnEnded(2), *SCORED, e.RoundEnded(1, 2)), players=3, viewer=1)
    assert own == said.replace("2 sets of keys in 2 colours", "2 sets of keys in 2 colours (pink and blue)")


@rule("T2.9.4", "T2.9.5", "T2.7.8", "T2.7.9")
def test_the_end_comes_after_the_final_scoring():
    final = (
        e.TreasuresScored(0, 1),
        e.CardScored(0, "pair", 3, "T2.7.8"),
        e.TreasuresScored(1, 4),
        e.CardScored(1, "pair", 12, "T2.7.8"),
        e.CardScored(1, "five", 5, "T2.7.9"),
    )
    assert told_of((e.TurnEnded(1), *final, e.GameEnded((1,)))).split(" / ") == [
        "Final scoring",
        "Ada scores 4: 1 for a treasure not delivered and 3 for one card of the pair. 4 points in all.",
        "Ben scores 21: 4 for 4 treasures not delivered, 12 for both cards of the pair and 5 for the card “5 points”. "
        "21 points in all.",
        "The game is over · Ben wins with 21 points",
    ]


@rule("T2.9.5")
def test_a_shared_win():
    scored = (e.TreasuresScored(0, 1), e.TreasuresScored(1, 1))
    assert told_of((*scored, e.GameEnded((0, 1)))).endswith("The game is over · Ada and Ben share the win with 1 point")
    assert told_of((e.GameEnded((0, 1)),)).endswith("The game is over · Ada and Ben share the win")


@rule("T2.8.2")
def test_last_special_turns_have_a_heading_each():
    play = simulate(GAME, setup(3), 2)
    heads = [one.words for one in told(texts("en"), play, None) if one.heading]
    assert heads[0] == "Round 1 is over · Cleo starts round 2"
    assert [head.partition(" · ")[0] for head in heads[1:]] == ["Last special turn"] * 3 + [
        "Final scoring",
        "The game is over",
    ]


@rule("T2.1.5")
def test_the_first_keys_are_one_line():
    taken = [(e.StartKeysTaken(0, ("pink", "pink")), e.KeysTurn(1)), (e.StartKeysTaken(1, ("blue", "green")),)]
    assert told_of(*taken) == "Ada starts with 2 pink keys. Ben starts with a blue key and a green key."


def test_light_detail():
    """Who has entered something, then a scoring as in full detail; nobody starts a round there."""
    table = Table(3, detail="light")
    table.do(2, "tally", keys={"pink": 2})
    assert lines(table.play) == ["Cleo has entered what to score."]
    table.do(0, "tally", keys={"pink": 1, "blue": 1}, altars=["pink"])
    assert lines(table.play) == ["Cleo and Ada have entered what to score."]
    table.do(1, "tally")
    assert lines(table.play) == [
        "Everybody has entered what to score.",
        "Round 1 is over",
        "Ada scores 6: 3 for keys in 2 colours and 3 at the pink altar. 6 points in all.",
        "Cleo scores 2 for 2 single keys. 2 points in all.",
    ]
    assert lines(table.play, 2)[-1] == "Cleo scores 2 for 2 single keys (pink). 2 points in all."


# Undo and corrections in the middle of a turn


def test_undone_moves_stand_by_themselves():
    table = taken("T15")
    table.do(0, "key", colour="pink", to="backpack")
    table.do(None, "undo", to=1)
    table.do(0, "key", colour="pink", to="camp")
    table.do(0, "key", colour="green", to="backpack")
    first, undone, undo, after = told(texts("en"), table.play, None)
    assert first.words == "Ada takes a tile: 2 keys."
    assert (undone.words, undone.undone) == ("Ada puts a pink key into the backpack.", True)
    assert not undo.words.startswith("Ada")
    assert after.words == "Ada puts a key into the camp and puts a green key into the backpack."


def test_an_undone_excavation_says_no_total():
    table = exploring(seats=[{"backpack": {"green": 1}}, {}])
    table.do(0, "explore", path=["outside", [3, 0]], dig=True, bonus=0)
    table.do(None, "undo", to=0)
    assert lines(table.play)[0] == "Ada excavates the green room on d1: +4 (2 for its doors and a bonus of 2)."


def test_after_a_correction_the_turn_goes_on_with_the_corrected_points():
    table = taken("T21", players=3)
    table.do(None, "correct", set={"seats.0.score": 30})
    table.do(0, "treasure", pile=1, keep="jug")
    table.do(0, "bonus")
    assert [line for line in lines(table.play) if line.startswith("Ada")] == [
        "Ada takes a tile: treasure and bonus.",
        "Ada has 30 points, not 0.",
        "Ada takes a treasure in secret.",
        "Ada takes the bonus (+2). 32 points in all.",
    ]


# Whole games

BAD = [
    r"\d, \d",  # coordinates
    r"\b[TLS]\d+\b",  # ids that are printed nowhere
    "×",
    "[{}]",
    "…",
    "tikal-2",
    r"-\d",  # a hyphen for a minus
    r"  |\.\.| \.",
    r"\b0\b",  # nothing is said in words
]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"more_control": True, "open_memory": True},
    {"short_game": True},
    {"detail": "light"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_read_well(lang, options):
    for seed in (1, 2):
        players = 2 + seed
        play = simulate(GAME, setup(players, **options), seed)
        for viewer in (None, 0):
            for one in told(texts(lang), play, viewer):
                assert not any(re.search(bad, one.words) for bad in BAD), one.words
                assert one.heading or one.words.endswith("."), one.words
                assert one.heading or one.words[0].isupper() or one.words[0].isdigit(), one.words


NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stand_first_and_once(lang):
    play = simulate(GAME, setup(4), 3)
    for one in told(texts(lang), play, 1):
        for sentence in re.split(r"(?<=\.) ", one.words) if not one.heading else []:
            named = [name for name in NAMES if re.search(rf"\b{name}\b", sentence)]
            assert len(named) < 2, sentence
            assert all(sentence.startswith(name) and sentence.count(name) == 1 for name in named), sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_takes_few_lines(players):
    """Less than half of the lines and sentences there would be entry by entry."""
    play = simulate(GAME, setup(players), 3)
    turns = sum(isinstance(event, e.TurnEnded) for line in play.lines for event in line.events)
    names = [player.name for player in play.setup.players]
    single = [
        " ".join(event_words(texts("en"), GAME.id, event, names) for event in read.events)
        for read in log_for(play, None)
    ]
    found = lines(play)
    assert len(found) / turns < 3
    assert len(found) < len([line for line in single if line]) / 2
    assert sentences(found) < sentences(single) * 0.6


def sentences(said: list[str]) -> int:
    return sum(len(re.findall(r"[.!?](?= |$)", line)) or 1 for line in said)


# Secrets


@pytest.mark.search
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("kind", ["treasure", "card", "camp"])
@rule("T2.2.4", "T2.2.5")
def test_twins_read_the_same(kind, seat):
    """Two games that differ only in what others hold: the reader's log is the same, line by line."""
    compared = 0
    for seed in range(9 if EVENINGS else 2):
        rng = Random(f"{kind} {seed}")
        play: Play[Any] = Play(GAME, setup(4))
        while GAME.winners(play.state) is None:
            play.submit(random_entry(GAME, play.state, rng))
            if rng.random() < 0.06 and (twin := other_secret(play, seat, kind, rng)) is not None:
                assert told(texts("en"), play, seat) == told(texts("en"), twin, seat)
                compared += 1
    assert compared > 1


@rule("T2.2.5")
def test_a_tile_does_not_tell_the_key_that_went_into_a_camp():
    """The tile shows a pink key; the log repeats its colour to nobody but the owner."""
    table = taken("T01")
    table.do(0, "key", colour="pink", to="camp")
    for viewer in (1, None):
        assert "pink" not in " ".join(lines(table.play, viewer))
    assert "a pink key" in " ".join(lines(table.play, 0))


@rule("T2.2.4")
def test_only_the_owner_reads_the_colours_of_its_sets():
    seats = [{"camp": {"pink": 2, "blue": 1}}, {"camp": {"brown": 1}}]
    table = begun(seats=seats, phase="last", round=2)
    table.do(0, "end")
    table.do(1, "end")
    assert "(pink and blue)" in " ".join(lines(table.play, 0))
    for viewer in (1, None):
        assert not re.search("pink|blue", " ".join(lines(table.play, viewer)))
