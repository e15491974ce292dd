"""Undo: a player takes back the own last entry while nothing hidden was seen and nobody else has moved since; the host
goes back anywhere and is told what cannot be unseen. The log says what was undone."""

import pytest

from model.kernel.event import Undone
from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.language import texts
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.words import event_words
from tests.model.games.tikal2.table import sites
from tests.model.table.house import House, act, dealt, dos, hand, picked, tap

HAND = [Exposed(seat, "hand", covered=True) for seat in range(4)]
CHARACTER = Exposed(None, "character")
ASIDE = Exposed(None, "aside")


def pick(house: House, live: LiveTable, seat: int, look: bool = True) -> Guest:
    """The seat opens its cover and takes the first card."""
    assert live.shown.snapshot.to_act == (seat,)
    picked(house, live, look)
    return house.seat(live, seat)


def refused(live: LiveTable, guest: Guest, why: str, to: int | None = None) -> None:
    """The player's undo is not offered, and refused when it is tried all the same."""
    shown = live.shown
    seat = int(guest.holder)
    assert live.undo_target(seat) is None
    with pytest.raises(Illegal) as told:
        tap(live, guest, seat, "undo", to=shown.snapshot.depth - 1 if to is None else to)
    assert (told.value.rule, told.value.facts["why"]) == ("X3", why)
    assert live.shown is shown


def undo(live: LiveTable, guest: Guest) -> None:
    seat = int(guest.holder)
    to = live.undo_target(seat)
    assert to is not None
    tap(live, guest, seat, "undo", to=to)
    assert live.shown.snapshot.depth == to


def shaman(house: House, live: LiveTable, seat: int) -> Guest:
    """The seat holds the shaman, who is called then."""
    guest = house.seat(live, seat)
    dealt(live, {f"seats.{seat}.characters": ["shaman"]})
    tap(live, house.seat(live, 0), None, "call")
    return guest


# A player's own


def test_a_pick_is_taken_back_until_the_next_opens_the_cover(house):
    live = house.drafting()
    cards = hand(live, 0)
    ada = pick(house, live, 0)
    undo(live, ada)
    assert (live.shown.snapshot.to_act, hand(live, 0)) == ((0,), cards)
    tap(live, ada, 0, "pick", card=cards[1])
    assert live.shown.snapshot.view(0).seats[0].characters == (cards[1],)
    live.looked(house.seat(live, 1), 1)
    refused(live, ada, "seen")


def test_everybody_hears_of_an_opened_cover_once(house):
    """A button that offered an undo is drawn anew; who looks again changes nothing."""
    live = house.drafting()
    ada, ben = pick(house, live, 0), house.seat(live, 1)
    told = []
    live.subscribe(lambda: told.append(live.undo_target(ada.seat)))
    for _ in range(3):
        live.looked(ben, 1)
    assert told == [None]


def test_the_log_says_what_was_undone(house):
    live = house.drafting()
    card = hand(live, 0)[0]
    undo(live, pick(house, live, 0))
    for viewer, read in ((0, card), (1, None), (None, None)):
        start, deal, taken, undone = live.shown.snapshot.log(viewer)
        assert (start.undone, deal.undone, taken.undone, undone.undone) == (False, False, True, False)
        assert (undone.seat, undone.do, undone.events) == (0, "undo", (Undone(2, (2,)),))
        assert taken.events[0].card == read
    house.restart()
    assert house.tables.table(live.id).shown.snapshot.log(0) == live.shown.snapshot.log(0)


def test_looking_at_the_own_hand_again_hinders_nothing(house):
    live = house.drafting()
    ada = pick(house, live, 0)
    undo(live, ada)
    live.looked(ada, 0)
    undo(live, pick(house, live, 0))


def test_who_opened_the_cover_before_it_was_the_turn_has_seen_nothing(house):
    live = house.drafting()
    live.looked(house.seat(live, 1), 1)
    undo(live, pick(house, live, 0))


def test_once_the_next_has_looked_it_stays_seen(house):
    """Also after the next has picked and taken that back."""
    live = house.drafting()
    ada = pick(house, live, 0)
    ben = pick(house, live, 1)
    refused(live, ada, "moved")
    undo(live, ben)
    assert live.shown.snapshot.to_act == (1,)
    assert live.undo_target(0) is None
    with pytest.raises(Illegal):
        tap(live, ada, 0, "undo", to=2)
    live.looked(ben, 1)
    assert live.undo_target(0) is None


@pytest.mark.parametrize("to", [-1, 0, 1, 3, 99])
def test_a_players_undo_leads_nowhere_else(house, to):
    live = house.drafting()
    ada = pick(house, live, 0)
    assert live.undo_target(0) == 2
    with pytest.raises(Illegal) as told:
        tap(live, ada, 0, "undo", to=to)
    assert told.value.rule == "X3"
    assert live.shown.snapshot.depth == 3


def test_others_cannot_take_it_back(house):
    live = house.drafting()
    pick(house, live, 0)
    for seat in (1, 2, 3):
        refused(live, house.seat(live, seat), "moved")
    with pytest.raises(Illegal):
        tap(live, house.watcher(live), 0, "undo", to=2)
    with pytest.raises(Illegal):
        tap(live, house.seat(live, 1), 0, "undo", to=2)


def test_before_the_first_move_there_is_nothing(house):
    live = house.table()
    refused(live, house.seat(live, 0), "nothing", to=0)


def test_the_apps_own_shuffle_goes_with_the_move(house):
    """With two a card is buried after the second pick; it comes out again and another may go in."""
    live = house.drafting(2)
    pick(house, live, 0)
    cards = hand(live, 1)
    ben = pick(house, live, 1)
    assert dos(live)[-1] == "bury"
    undo(live, ben)
    assert (live.shown.snapshot.to_act, hand(live, 1)) == ((1,), cards)
    tap(live, ben, 1, "pick", card=cards[-1])
    assert dos(live) == ["start", "deal", "pick", "pick", "bury", "undo", "pick", "bury"]
    live.looked(house.seat(live, 0), 0)
    refused(live, ben, "seen")


def test_after_a_call_the_character_was_seen(house):
    live = house.calling()
    shaman(house, live, 1)
    refused(live, house.seat(live, 0), "seen")
    refused(live, house.seat(live, 3), "moved")


def test_a_turn_is_taken_back_until_the_next_is_called(house):
    live = house.calling()
    ben = shaman(house, live, 1)
    tap(live, ben, 1, "curse", target="child")
    refused(live, house.seat(live, 0), "moved")
    undo(live, ben)
    assert live.shown.snapshot.view(None).cursed is None
    tap(live, ben, 1, "curse", target="thief")
    tap(live, house.seat(live, 0), None, "call")
    refused(live, ben, "moved")


def test_several_of_ones_own_go_one_by_one(house):
    live = house.calling()
    ben = house.seat(live, 1)
    for gems in (1, 2, 3):
        tap(live, ben, 1, "correct", set={"seats.1.gems": gems})
    for gems in (2, 1):
        undo(live, ben)
        assert live.shown.snapshot.view(None).seats[1].gems == gems
    tap(live, house.seat(live, 2), 2, "correct", set={"seats.2.gems": 1})
    refused(live, ben, "moved")


def turn_of_tikal(house: House) -> LiveTable:
    """Ada has placed a tile and brought figures twice: entries 2 to 4 of 4."""
    live = house.tables.create("tikal", [("Ada", "red"), ("Ben", "black")])
    ada = house.seat(live, 0)
    tap(live, ada, None, "draw", tile="A1")
    choice = live.shown.snapshot.choices(0)[0]
    tap(live, ada, 0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    for figure in ("member", "leader"):
        tap(live, ada, 0, "bring", figure=figure, to=[0, 4])
    return live


@pytest.mark.parametrize("to", [0, 1, 2, 3])
def test_several_of_ones_own_go_at_once(house, to):
    """A turn is begun again: before what was placed, or further."""
    live = turn_of_tikal(house)
    ada, ben = house.seat(live, 0), house.seat(live, 1)
    assert (live.shown.may_undo(0, to), live.shown.may_undo(1, to)) == (True, False)
    with pytest.raises(Illegal) as told:
        tap(live, ben, 1, "undo", to=to)
    assert (told.value.rule, told.value.facts["why"]) == ("X3", "moved")
    tap(live, ada, 0, "undo", to=to)
    assert live.shown.snapshot.depth == to
    assert live.undo_target(0) == (to - 1 if to else None)


@pytest.mark.parametrize("to", [-1, 4, 5])
def test_what_is_no_entry_before_is_not_gone_back_to(house, to):
    live = turn_of_tikal(house)
    assert not live.shown.may_undo(0, to)
    with pytest.raises(Illegal) as told:
        tap(live, house.seat(live, 0), 0, "undo", to=to)
    assert told.value.rule == "X3"


def test_nobody_goes_back_over_what_another_entered(house):
    """Neither what still stands nor what was taken back again."""
    live = turn_of_tikal(house)
    ada, ben = house.seat(live, 0), house.seat(live, 1)
    tap(live, ben, 1, "correct", set={"seats.1.score": 3})
    assert not live.shown.may_undo(0, 1)
    tap(live, ada, 0, "bring", figure="member", to=[0, 4])
    assert live.shown.may_undo(0, 5)
    assert not any(live.shown.may_undo(0, to) for to in range(5))
    tap(live, house.host(live), None, "undo", to=4)
    tap(live, ada, 0, "bring", figure="member", to=[0, 4])
    assert [to for to in range(6) if live.shown.may_undo(0, to)] == [4]


def test_nobody_goes_back_over_what_was_seen(house):
    """The shaman's own: before the curse, not before the call, after which everybody knows the character."""
    live = house.calling()
    ada = house.seat(live, 0)
    dealt(live, {"seats.0.characters": ["shaman"]})
    tap(live, ada, None, "call")
    tap(live, ada, 0, "curse", target="child")
    depth = live.shown.snapshot.depth
    assert [to for to in range(depth + 1) if live.shown.may_undo(0, to)] == [depth - 1]
    with pytest.raises(Illegal) as told:
        tap(live, ada, 0, "undo", to=depth - 2)
    assert (told.value.rule, told.value.facts["why"]) == ("X3", "seen")


def test_nobody_stops_between_a_move_and_the_apps_shuffle(house):
    """It would be shuffled once more, as often as somebody likes."""
    live = house.drafting(2)
    pick(house, live, 0)
    ben = pick(house, live, 1)
    assert dos(live)[-1] == "bury"
    tap(live, ben, 1, "correct", set={"seats.1.gems": 1})
    assert not live.shown.may_undo(1, live.shown.snapshot.depth - 2)


def test_what_the_host_entered_for_a_seat_is_that_seats(house):
    live = house.drafting(host_seat=2)
    tap(live, house.host(live), 0, "pick", cover=True, card=hand(live, 0)[0])
    assert live.undo_target(1) is None
    undo(live, house.seat(live, 0))


def test_what_others_did_and_undid_was_seen_all_the_same(house):
    """The host takes a call back: who picked last knows now who the shaman is."""
    live = house.calling()
    dan = house.seat(live, 3)
    assert live.undo_target(3) is not None
    tap(live, house.seat(live, 0), None, "call")
    tap(live, house.host(live), None, "undo", to=live.shown.snapshot.depth - 1)
    assert live.shown.snapshot.phase == "call"
    refused(live, dan, "moved")


def test_tiles_people_laid_are_no_shuffle_of_the_apps(house):
    """Tikal II: who paddled up to the sites does not take back what the first player told of them."""
    live = house.tables.create("tikal-2", [("Ada", "red"), ("Ben", "black")])
    ada, ben = house.seat(live, 0), house.seat(live, 1)
    tap(live, ben, 1, "correct", set={"seats.1.score": 3})
    tap(live, ada, None, "sites", tiles=sites())
    refused(live, ben, "moved")
    undo(live, ada)
    assert live.shown.snapshot.view(None).seats[1].score == 3


def test_a_look_at_tokens_is_not_taken_back(house):
    live = house.calling(4, tokens="app")
    ben = house.seat(live, 1)
    dealt(live, {"seats.1.characters": ["seer"]})
    while live.shown.snapshot.view(None).called != "seer":
        act(house, live)
    tap(live, ben, 1, "look", spaces=[3])
    refused(live, ben, "seen")
    assert live.seen_since(live.shown.snapshot.depth - 1) == (Exposed(1, "tokens"),)


# After a restart


def test_after_a_restart_the_hidden_counts_as_seen(house):
    live = house.drafting()
    ada = pick(house, live, 0)
    assert live.undo_target(0) == 2
    house.restart()
    live = house.tables.table(live.id)
    refused(live, ada, "seen")
    assert live.seen_since(2) == (HAND[1],)


def test_after_a_restart_what_is_open_can_be_taken_back(house):
    live = house.calling()
    ben = house.seat(live, 1)
    tap(live, ben, 1, "correct", set={"seats.1.gems": 5})
    house.restart()
    live = house.tables.table(live.id)
    undo(live, ben)


def test_what_happens_after_a_restart_is_known_again(house):
    live = house.drafting()
    house.restart()
    live = house.tables.table(live.id)
    ada = pick(house, live, 0)
    undo(live, ada)
    pick(house, live, 0)
    live.looked(house.seat(live, 1), 1)
    refused(live, ada, "seen")


def test_what_is_played_anew_after_a_restart_is_new(house):
    live = house.drafting()
    for seat in range(3):
        pick(house, live, seat)
    house.restart()
    live = house.tables.table(live.id)
    tap(live, house.host(live), None, "undo", to=2)
    undo(live, pick(house, live, 0))


# The host's


def test_the_host_is_told_what_cannot_be_unseen(house):
    live = house.drafting()
    assert live.seen_since(0) == (ASIDE,)
    assert live.seen_since(2) == ()
    for seat in range(4):
        pick(house, live, seat)
    assert live.seen_since(0) == (ASIDE, *HAND)
    assert live.seen_since(2) == tuple(HAND[1:])
    assert live.seen_since(5) == ()
    dealt(live, {"seats.1.characters": ["shaman"]})
    tap(live, house.seat(live, 0), None, "call")
    assert live.seen_since(5) == (CHARACTER,)
    assert live.seen_since(live.shown.snapshot.depth) == ()


def test_a_cover_nobody_opened_hid_it(house):
    live = house.drafting()
    pick(house, live, 0)
    assert live.seen_since(2) == ()
    live.looked(house.seat(live, 1), 1)
    assert live.seen_since(2) == (HAND[1],)


@pytest.mark.parametrize("host_seat", [None, 2])
def test_the_host_goes_back_anywhere(house, host_seat):
    live = house.calling(host_seat=host_seat)
    shaman(house, live, 1)
    depth = live.shown.snapshot.depth
    host = house.host(live)
    tap(live, host, None, "undo", to=3)
    assert (live.shown.snapshot.depth, live.shown.snapshot.to_act) == (3, (1,))
    (event,) = live.shown.snapshot.log(None)[-1].events
    assert event == Undone(3, tuple(range(3, depth)))
    assert live.shown.snapshot.log(None)[-1].by == host_seat
    for to in (-1, 4, 99):
        with pytest.raises(Illegal) as told:
            tap(live, host, None, "undo", to=to)
        assert told.value.rule == "X3"
    pick(house, live, 1)


def test_back_before_the_deal_cards_are_dealt_anew(house):
    live = house.drafting()
    pick(house, live, 0)
    tap(live, house.host(live), None, "undo", to=1)
    assert dos(live) == ["start", "deal", "pick", "undo", "deal"]
    assert live.shown.snapshot.to_act == (0,)
    tap(live, house.host(live), None, "undo", to=0)
    assert live.shown.snapshot.phase == "start"
    house.restart()
    assert house.tables.table(live.id).shown.snapshot.phase == "start"


def test_after_the_hosts_undo_covers_count_from_there(house):
    live = house.drafting()
    for seat in range(3):
        pick(house, live, seat)
    tap(live, house.host(live), None, "undo", to=2)
    ada = pick(house, live, 0)
    undo(live, ada)
    pick(house, live, 0)
    live.looked(house.seat(live, 1), 1)
    refused(live, ada, "seen")


def test_an_undo_says_how_many_moves_were_taken_back(house):
    """Also after an earlier undo, when fewer moves are in force than the log has entries."""
    live = house.calling()
    host = house.host(live)
    for back, words in ((1, "1 move taken back."), (2, "2 moves taken back.")):
        tap(live, host, None, "undo", to=live.shown.snapshot.depth - back)
        told = live.shown.snapshot.entries(texts("en"), 99)
        assert told[-1].words == words
        assert not told[-1].undone
        assert told[-2].undone
        pick(house, live, live.shown.snapshot.to_act[0])


def test_an_undo_of_nothing_says_so():
    assert event_words(texts("en"), "lost-temple", Undone(3, ()), ["Ada", "Ben"]) == "No move was taken back."
