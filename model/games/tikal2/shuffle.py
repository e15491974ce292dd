"""What chance decides: the tiles on the sites; and lively play for simulated games."""

from random import Random

from model.games.tikal2 import moves as m
from model.games.tikal2.parts import CARDS, COLOURS, KEPT_CARDS, KEYS_EACH, OPEN_TREASURES
from model.games.tikal2.river import passed
from model.games.tikal2.state import State
from model.games.tikal2.telling import out
from model.games.tikal2.tile_actions import unseen
from model.kernel.choice import Choice, drawn
from model.kernel.move import Move, read_move


def laid(state: State, rng: Random) -> m.LaySites:
    """All tiles in play shuffled onto the sites (T2.1.4)."""
    board = state.board
    tiles = rng.sample(list(board.tiles), len(board.tiles))
    sites = []
    for count in board.kit.tiles_on_sites(board.players) or ():
        sites.append(tuple(tiles[:count]))
        tiles = tiles[count:]
    altars = tuple(rng.sample(state.altars, len(state.altars))) if state.round == 1 else None
    opened = None
    if board.options.more_control and state.round == 1:
        opened = tuple(rng.sample([name for name in board.treasures for _ in range(5)], OPEN_TREASURES))
    return m.LaySites(tuple(sites), altars, opened)


def play_out(state: State, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
    """Active random play: it digs where it can, delivers on the way, uses tent and cards now and then."""
    if state.phase == "sites":
        return laid(state, rng)
    if seat is None:
        return None
    if state.phase == "tally":
        return _tally(state, rng)
    if state.phase == "tell":
        return _hand(state, seat, rng)
    if state.phase == "keys":
        stock = [colour for colour, count in zip(COLOURS, state.stock, strict=True) for _ in range(count)]
        return m.TakeKeys(tuple(rng.sample(stock, k=2)))
    return _lively(state, seat, choices, rng)


def _tally(state: State, rng: Random) -> m.Tally:
    """No more than the others have left."""
    final, told = state.round == 2, state.tallies
    keys = {
        colour: rng.randint(0, min(3, KEYS_EACH - sum(one.keys[i] for one in told))) for i, colour in enumerate(COLOURS)
    }
    altars = tuple(altar for altar in state.board.sanctuaries if rng.random() < 0.5)
    kept = [c for c in KEPT_CARDS if sum(one.cards.count(c) for one in told) < state.board.kit.cards_of(c)]
    cards = tuple(rng.sample(kept, rng.randint(0, min(2, len(kept))))) if final else ()
    return m.Tally(keys, altars, rng.randint(0, 4) if final else 0, cards, rng.randint(0, 5) if final else 0)


def _hand(state: State, seat: int, rng: Random) -> m.TellHand:
    """What can really be left."""
    own = state.seats[seat]
    deck = [card for card in CARDS for _ in range(max(0, state.board.kit.cards_of(card) - out(state, card)))]
    return m.TellHand(own.kept, tuple(rng.sample(deck, own.kept_cards)))


def _lively(state: State, seat: int, choices: list[Choice], rng: Random) -> Move:
    digs = [choice for choice in choices if choice.do == "explore" and _digs(choice)]
    names = sorted({choice.do for choice in choices} - {"skip", "end", "explore"})
    if digs and (state.phase != "pirogue" or rng.random() < 0.15):
        return _drawn(state, rng.choice(digs), rng)
    if names and rng.random() < 0.95:
        name = rng.choice([name for name in names if name not in ("tent", "play") or rng.random() < 0.2] or names)
        if name == "paddle":
            return _paddle(state, seat, rng.choice([c for c in choices if c.do == "paddle"]), rng)
        if name != "tent" or state.phase != "pirogue" or rng.random() < 0.3:
            return _drawn(state, rng.choice([choice for choice in choices if choice.do == name]), rng)
    ends = [choice for choice in choices if choice.do == "end"]
    return m.End() if ends else _drawn(state, rng.choice(choices), rng)


def _digs(choice: Choice) -> bool:
    return any(arg.name == "dig" and True in arg.values for arg in choice.args)


def _drawn(state: State, choice: Choice, rng: Random) -> Move:
    raw = drawn(choice, rng)
    if "keep" in raw:
        raw["keep"] = rng.choice(_true(state, choice.do) or [raw["keep"]])
    if raw.get("turned"):
        raw["turned"] = rng.choice(_true(state, "treasure") or [raw["turned"]])
    free = any(arg.name == "with" and arg.optional for arg in choice.args)
    if free and rng.random() < 0.7:
        raw.pop("with", None)
    return read_move(raw, m.MOVES)


def _true(state: State, do: str) -> list[str]:
    """What can really be drawn: simulated people tell the truth, unless a correction has left nothing true."""
    if do == "treasure":
        return [name for name in state.board.treasures if unseen(state, name) > 0]
    out = [*state.played, *(card for seat in state.seats for card in seat.cards)]
    return [card for card in CARDS if out.count(card) < state.board.kit.cards_of(card)]


def _paddle(state: State, seat: int, choice: Choice, rng: Random) -> Move:
    """Past a seaplane some treasures are delivered, sometimes with a card."""
    move = read_move(drawn(choice, rng), m.MOVES)
    assert isinstance(move, m.Paddle)
    own, board = state.seats[seat], state.board
    if board.kept:
        return move
    held = list(own.treasures)
    cards = [card for card in own.cards if card == "plus-two"]
    deliveries = []
    for after in passed(own.site, move.to):
        for plane, at in enumerate(board.seaplanes_after):
            have = [i for i, count in enumerate(held) if count]
            if at == after and have and rng.random() < 0.8:
                kind = rng.choice(have)
                used = tuple(cards[:1]) if cards and rng.random() < 0.5 else ()
                cards = cards[len(used) :]
                deliveries.append(m.Delivery(plane, {state.board.treasures[kind]: held[kind]}, used))  # type: ignore[arg-type]
                held[kind] = 0
    return m.Paddle(move.to, move.forest, tuple(deliveries))
