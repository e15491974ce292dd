"""The log of Lost Temple: a round is a heading, the draft one line, a character's turn one line."""

from collections.abc import Iterator, Sequence

from model.games.lost_temple import events as e
from model.games.lost_temple.chance import GAIN, LOSS
from model.games.lost_temple.parts import DRAFTS
from model.kernel.event import Event
from model.kernel.game import Setup
from model.kernel.tale import Chapter, Either, Happened, Say, Seat, deed, say

ROUND = Chapter("round", heading=True)
DRAFT = Chapter("draft")
NOBODY = Chapter("nobody")


def chapter(event: Event) -> Chapter | None:
    match event:
        case e.LastNamed():
            return Chapter("round", heading=True, opens=True)
        case e.RoundBegan() | e.IdolNamed() | e.CardsSetAside():
            return ROUND
        case e.CardPicked() | e.CardBuried():
            return DRAFT
        case e.CharacterCalled(seat=None):
            return NOBODY
        case e.CharacterCalled(seat=seat):
            return Chapter("turn", seat, opens=True)
        case e.GameWon():
            return Chapter("end", heading=True)
        case e.StartCardsDealt():
            return Chapter("start")
        case e.TokensLaid() | e.TokenRefilled() | e.MeeplesSwapped() | e.GemsStolen():
            return None
    return Chapter("turn", getattr(event, "seat", None))


def tale(setup: Setup, chapter: Chapter, happened: Sequence[Happened]) -> Sequence[Say | Event]:
    events = [one.event for one in happened]
    match chapter.kind:
        case "round":
            return tuple(_round(events))
        case "draft":
            return tuple(_draft(setup, events))
        case "nobody":
            called = Either(_the(one.character) for one in events if isinstance(one, e.CharacterCalled))
            return (say("lost-temple-told-nobody", characters=called),)
        case "start":
            return tuple(_start(setup, events))
    return tuple(_turn(events))


def _the(character: str) -> Say:
    return say(f"lost-temple-the-{character}")


def _whom(character: str) -> Say:
    return say(f"lost-temple-the-{character}.object")


def _start(setup: Setup, events: Sequence[Event]) -> Iterator[Say]:
    """Whose card is whose: they are dealt in the order of the seats (LT1.4). In light detail pieces are people's."""
    light = setup.options.detail == "light"
    for event in events:
        if isinstance(event, e.StartCardsDealt):
            for seat, card in enumerate(event.cards):
                yield _untold(seat, card) if light else _started(seat, card)


def _started(seat: int, card: e.StartCard) -> Say:
    facts = {"gems": card.gems, "machetes": card.machetes}
    return say("lost-temple-told-start", name=Seat(seat), starts=starts(card), **facts)


def _untold(seat: int, card: e.StartCard) -> Say:
    character = deed("lost-temple-told-starts.untold", character=card.character)
    return say("lost-temple-told-start.untold", name=Seat(seat), starts=character)


def starts(card: e.StartCard) -> Say:
    return deed("lost-temple-told-starts", character=card.character, space=card.space)


def _round(events: Sequence[Event]) -> Iterator[Say]:
    named = next((one.seat for one in events if isinstance(one, e.IdolNamed)), None)
    for event in events:
        match event:
            case e.RoundBegan(round=number, idol=idol, rule=rule):
                yield say("lost-temple-told-round", round=number)
                if idol is not None:
                    yield say(f"lost-temple-told-idol.{_why(rule)}", name=Seat(idol))
                elif named is None:
                    yield say("lost-temple-told-idol.tied")
            case e.IdolNamed(seat=seat):
                yield say("lost-temple-told-idol.named", name=Seat(seat))
            case e.CardsSetAside(up=up) if up:
                yield say("lost-temple-told-aside", cards=up)


def _why(rule: str) -> str:
    return {"LT2.1": "drawn", "LT2.2": "last", "LT2.3": "poorest", "LT2.4": "kept"}.get(rule, "named")


def _draft(setup: Setup, events: Sequence[Event]) -> Iterator[Say]:
    """Who has chosen, until all have; what is the reader's own says more (LT3.4)."""
    picks = [one for one in events if isinstance(one, e.CardPicked)]
    if len(picks) >= len(DRAFTS[len(setup.players)].hands):
        yield say("lost-temple-told-chosen.all")
    elif picks:
        names = tuple(Seat(seat) for seat in dict.fromkeys(one.seat for one in picks))
        yield say("lost-temple-told-chosen", names=names, count=len(names))
    own = tuple(_whom(one.card) for one in picks if one.card is not None)
    if own:
        yield say("lost-temple-told-own", cards=own)


def _turn(events: Sequence[Event]) -> Iterator[Say]:
    """Whoever reads only the end of a turn reads whose it is."""
    before: Event | None = None
    named = False
    for event in _looked_once(events):
        if isinstance(event, e.TokenRevealed) and not named:
            yield deed("lost-temple-told-turns-over", space=event.space)
        said = list(_after(before, event))
        yield from said
        named = named or bool(said)
        before = event


def _looked_once(events: Sequence[Event]) -> Iterator[Event]:
    """LT5.3: who looks at the app's tokens one by one has seen what the last look names."""
    last = next((one for one in reversed(events) if isinstance(one, e.TokensLookedAt)), None)
    return (one for one in events if one is last or not isinstance(one, e.TokensLookedAt))


def _after(before: Event | None, event: Event) -> Iterator[Say]:
    match before, event:
        case e.TokenRevealed(token=token), _:
            yield from _by_token(token, event)
        case e.TokensLookedAt(), e.TokensSwapped():
            yield deed("lost-temple-told-swaps")
        case _:
            yield from _step(event)


def _step(event: Event) -> Iterator[Say]:
    match event:
        case e.CharacterCalled(character=character):
            yield plays(character)
        case e.MeeplesSwapped():
            yield from _swap(event)
        case e.GemsStolen(thief=thief, victim=victim, gems=gems):
            manner = "all" if gems is None else "none" if not gems else "some"
            yield say(f"lost-temple-told-stolen.{manner}", thief=Seat(thief), victim=Seat(victim), gems=gems or 0)
        case e.GemTaken(seat=seat, gems=0):
            yield say("lost-temple-told-bank-empty", name=Seat(seat))
        case e.CharacterCursed(target=target):
            yield deed("lost-temple-told-curses", target=_whom(target))
        case e.CharacterRobbed(target=target):
            yield deed("lost-temple-told-robs", target=_whom(target))
        case e.TokensLookedAt(spaces=spaces):
            yield deed("lost-temple-told-looks", spaces=spaces, count=len(spaces))
        case e.TokensSwapped(spaces=spaces):
            yield deed("lost-temple-told-swaps.spaces", spaces=spaces)
        case e.GemsPaid(gems=gems):
            yield deed("lost-temple-told-pays", gems=gems)
        case e.GemsGained(gems=gems):
            yield deed("lost-temple-told-gets", gems=gems)
        case e.MacheteTaken(count=count):
            yield deed("lost-temple-told-machete" if count else "lost-temple-told-machete.none")
        case e.MacheteLost(count=count):
            yield deed("lost-temple-told-loses" if count else "lost-temple-told-loses.none")
        case e.MeepleMoved():
            yield from _move(event)
        case e.MeepleStayed():
            yield deed("lost-temple-told-stays")
        case e.TokenRevealed(token=token) if token not in ("forward", "back"):
            yield say(f"lost-temple-told-chance.{token}")
        case e.IdolDrawn():
            yield deed("lost-temple-told-draws-idol")
        case e.GameWon(seat=seat):
            yield say("lost-temple-told-won", name=Seat(seat))


def plays(character: str) -> Say:
    return deed("lost-temple-told-is", character=_the(character))


def _swap(event: e.MeeplesSwapped) -> Iterator[Say]:
    names = {"shaman": Seat(event.shaman), "victim": Seat(event.victim)}
    if event.shaman_space is None or event.victim_space is None:
        yield say("lost-temple-told-curse-strikes", **names)
    else:
        spaces = {"from": event.shaman_space, "to": event.victim_space}
        manner = "same" if event.shaman_space == event.victim_space else "spaces"
        yield say(f"lost-temple-told-curse-strikes.{manner}", **names, **spaces)


def _move(event: e.MeepleMoved) -> Iterator[Say]:
    """Where it led, and what the jungle had to do with it (LT6.1, LT6.2)."""
    if event.cut:
        yield deed("lost-temple-told-cuts", spaces=event.cut, machetes=len(event.cut))
    yield moves(event)


def moves(event: e.MeepleMoved) -> Say:
    goal = "stopped" if event.stopped else {"LT5.4": "temple", "LT5.5": "village"}.get(event.rule)
    return deed(f"lost-temple-told-moves.{goal}" if goal else "lost-temple-told-moves", start=event.start, to=event.to)


def _by_token(token: str, event: Event) -> Iterator[Say]:
    """What a token did (LT7.2): said with the token where it did what it says, else besides."""
    match event:
        case e.MeepleMoved(to=to, stopped=stopped, cut=cut):
            manner = f"{token}-stopped" if stopped else f"{token}-cut" if cut else token
            yield say(f"lost-temple-told-chance.{manner}", to=to, machetes=len(cut))
        case e.MeepleStayed():
            yield say(f"lost-temple-told-chance.{token}-stays")
        case e.GemsGained(gems=gems) if gems < GAIN:
            yield say("lost-temple-told-short", gems=gems)
        case e.GemsPaid(gems=gems) if gems < LOSS:
            yield say("lost-temple-told-poor", gems=gems)
        case e.MacheteTaken(count=0):
            yield say("lost-temple-told-chance.no-machete")
        case e.MacheteLost(count=0):
            yield say("lost-temple-told-chance.nothing-lost")
        case e.GemsGained() | e.GemsPaid() | e.MacheteTaken() | e.MacheteLost() | e.IdolDrawn():
            return
        case _:
            yield from _step(event)
