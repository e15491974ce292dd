"""The host's desk and what a player may set right: undo, corrections, links, handing over, putting away."""

from pathlib import Path

import pytest

from model.language import texts
from model.table.guest import CODE, HOST
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.tapping import choose_spaces

pytestmark = pytest.mark.long

WORDS = texts("en")


def test_a_player_takes_back_the_own_last_move(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1, 2)
        await at.turn_of(1, "craftsman", space=4)
        one, depth = at.phones[1], len(at.play.in_force)
        await one.tap("steps-1")
        assert at.state.seats[1].space == 5
        await one.tap("undo")
        assert at.dos()[-1] == "undo"
        assert (at.state.seats[1].space, len(at.play.in_force)) == (4, depth)
        assert one.shows("steps-1")
        undone = at.play.lines[-1].events[0].entries
        assert WORDS.say("event-undone", count=len(undone)) in " ".join(at.phones[2].texts())

    evening(tmp_path, play)


def test_an_undo_that_comes_too_late_is_not_offered(tmp_path: Path) -> None:
    words = texts("de")

    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0, 1, languages=("de",))
        await at.turn_of(1, "craftsman", space=4)
        caller, one = at.phones[0], at.phones[1]
        assert not caller.shows("undo")  # somebody else's was the last move
        await one.tap("steps-1")
        assert one.shows("undo")
        assert not caller.shows("undo")
        one.touch("undo")  # a tap that is on its way is told why
        at.live.submit(at.guest(0), None, {"do": "call"}, at.version, "a moment before")
        before = at.version
        await one.settle()
        assert one.texts("notice")[1:] == list(words.why("X3", {"why": "moved"}))
        assert at.version == before
        assert not one.shows("undo")

    evening(tmp_path, play)


def test_what_has_been_seen_no_player_takes_back(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0)
        await at.drafted()
        await at.quickly(lambda: at.phase == "call" and at.state.called is None)
        caller = at.phones[0]
        while at.phase == "call":
            await caller.tap("call")
        assert at.live.undo_refusal(0) == ("X3", {"why": "seen"})
        assert not caller.shows("undo")  # the call has shown a character to all

    evening(tmp_path, play)


def test_the_hosts_undo_says_what_has_been_seen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=2, tokens="app")
        await at.sit(0, 1)
        await at.begin()
        await host.tap("tab-host", "undo-to-0")
        assert WORDS.say("undo-nothing-seen") in host.texts("undo-confirm")
        await at.phones[0].tap("hand")
        await host.tap("tab-log", "tab-host", "undo-to-0")
        hand = WORDS.say("undo-seen", who=NAMES[0], what=WORDS.say("lost-temple-exposed-hand"))
        assert host.texts("undo-confirm")[:-1] == [hand]
        await at.turn_of(1, "seer")
        await choose_spaces(at.phones[1], set(at.state.track.chance[:2]))
        await at.phones[1].tap("look")
        await host.tap("tab-log", "tab-host")
        depth = min(int(one.removeprefix("undo-to-")) for one in host.identifiers() if one.startswith("undo-to-"))
        await host.tap(f"undo-to-{depth}")
        said = host.texts("undo-confirm")
        assert WORDS.say("undo-seen", who=NAMES[1], what=WORDS.say("lost-temple-exposed-tokens")) in said
        assert any(WORDS.say("lost-temple-exposed-character") in line for line in said)
        audit(host)
        await host.tap("undo-yes")
        assert "undo" in at.dos()[-2:]  # the app may have shuffled anew
        assert len(at.play.in_force) <= depth + 1
        assert not host.shows("undo-confirm")

    evening(tmp_path, play)


def test_the_host_corrects_what_lies_on_the_table(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1, 2)
        await at.drafted()
        there, bank = at.state.seats[1], at.state.bank
        await host.tap("tab-host")
        plus, event = host.tappable("more-seats-1-gems")
        for _ in range(3):  # fast taps all count
            host.begin(plus, event)
        await host.settle()
        await host.tap("less-seats-1-space", f"set-idol-{NAMES[2]}", "correct")
        after = at.state.seats[1]
        assert (after.gems, after.space, at.state.idol) == (there.gems + 3, max(1, there.space - 1), 2)
        assert at.state.bank == bank - 3
        assert str(after.gems) in at.phones[1].texts("things")
        assert at.dos()[-1] == "correct"
        assert not host.shows("correct")
        assert not any("characters" in one for one in host.identifiers())  # others' secrets are not offered

    evening(tmp_path, play)


def test_a_correction_that_cannot_be_says_why_and_is_kept(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2)
        await at.drafted()
        left, has = at.state.machetes, at.state.seats[0].machetes
        await host.tap("tab-host", *["more-seats-0-machetes"] * (left + 1), "correct")
        assert host.texts("notice")[-1].startswith("LT7.6 · ")
        await host.tap("less-seats-0-machetes", "correct")
        assert not host.shows("notice")
        assert at.state.seats[0].machetes == has + left

    evening(tmp_path, play)


def test_a_player_corrects_the_own_things_and_nobody_elses(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(1, 2)
        await at.drafted()
        phone, there = at.phones[1], at.state.seats[1]
        await phone.tap("correct-own")
        offered = [one for one in phone.identifiers() if one.startswith(("less-", "more-", "set-"))]
        assert offered
        assert all("-seats-1-" in one for one in offered)
        await phone.tap("more-seats-1-gems", "correct")
        assert at.state.seats[1].gems == there.gems + 1
        audit(phone)

    evening(tmp_path, play)


@pytest.mark.parametrize("draft", ["app", "cards"])
def test_cards_are_not_offered_to_be_corrected(tmp_path: Path, draft: str) -> None:
    """Neither to their owner nor to the host: what is always refused has no button. Picks are undone."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None, draft=draft)
        await at.sit(1)
        await at.drafted()
        await at.phones[1].tap("correct-own")
        await host.tap("tab-host")
        for device in (at.phones[1], host):
            offered = [one for one in device.identifiers() if one.startswith(("less-", "more-", "set-"))]
            assert offered
            assert not [one for one in offered if "characters" in one or one.startswith(("set-up", "set-hand"))]

    evening(tmp_path, play)


def test_a_new_link_ends_the_old_phone_at_once(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1, 2)
        await at.begin()
        old, link = at.phones[1], at.link(1)
        await host.tap("tab-host", "seat-1", "reissue-1", "reissue-1-yes")
        assert old.shows("lost")
        assert old.texts("lost") == [WORDS.say("ended-reissued", by=NAMES[0])]
        assert at.link(1) != link
        assert at.link(1) in host.texts("seat-link-1")[0]
        assert 1 not in at.live.shown.present
        assert at.phones[2].shows("status")
        await old.tap("go-home", "continue-0")
        assert old.shows("lost")
        await at.sit(1)
        assert at.phones[1].shows("status")
        assert 1 in at.live.shown.present

    evening(tmp_path, play)


def test_a_new_code_ends_the_old_one_and_whoever_watches(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        watcher, code = await at.watch(), at.link(CODE)
        await host.tap("tab-host")
        assert host.texts("join-code")[0].replace("\u2009", "") == code
        await host.tap("code-anew")
        assert (watcher.shows("lost"), at.link(CODE)) == (False, code)  # it asks first
        await host.tap("code-anew-yes")
        assert watcher.shows("lost")
        assert host.texts("join-code")[0].replace("\u2009", "") == at.link(CODE) != code
        assert (await at.device(f"/join/{code}")).shows("lost")

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_another_hosts_from_now_on(tmp_path: Path, me: int | None) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me)
        await at.sit(1, 2)
        await at.drafted()
        assert not at.phones[2].shows("tab-host")
        await host.tap("tab-host", "seat-2", "hand-over-2", "hand-over-2-yes")
        new = at.phones[2]
        await new.tap("tab-host")
        assert new.shows("host-now")
        if me is None:
            assert host.shows("lost")
        else:  # who plays stays at the own seat, without the desk
            assert host.shows("status")
            assert not host.shows("tab-host")
        await new.tap("seat-1", "hand-over-1", "hand-over-1-yes")
        assert not new.shows("tab-host")
        assert new.shows("status") or new.shows("table-status")
        assert at.phones[1].shows("tab-host")

    evening(tmp_path, play)


def test_the_hosts_own_link_can_be_made_anew(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        thief = await at.device(f"/h/{at.link(HOST)}")
        await host.tap("tab-host", "desk-link", "desk-link-yes")
        assert thief.shows("lost")
        assert host.shows("tab-host")

    evening(tmp_path, play)


def test_the_host_acts_for_somebody_behind_the_cover(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=2)
        await at.begin()
        await host.tap("tab-host", "seat-0", "act-0")
        assert WORDS.say("passing-take", name=NAMES[0]) in host.texts("passing-take")
        assert not host.shows("hand")
        await host.tap("passing-take", "hand")
        card = at.state.hand[0]
        await host.tap(f"card-{card}", "take")
        assert at.state.seats[0].characters == (card,)
        assert not host.shows("own-characters")
        await host.tap("act-back")
        picked = WORDS.say("lost-temple-told-chosen", names=NAMES[0], count=1)
        entered = WORDS.say("log-entered-by", what=picked, name=NAMES[2])
        await host.tap("tab-log")
        assert any(entered in line for line in host.texts("log"))

    evening(tmp_path, play)


def test_a_game_is_put_away_and_taken_up_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1)
        await at.drafted()
        await host.tap("tab-host", "desk-end", "desk-end-yes")
        assert WORDS.say("end-put-away") in at.phones[1].texts()
        await host.tap("desk-end", "desk-end-yes")
        assert at.phones[1].shows("status")
        audit(host)

    evening(tmp_path, play)


def test_the_same_people_once_more(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await at.sit(1, 2)
        await at.drafted()
        finish = at.state.track.finish
        await at.submit({"seat": None, "do": "correct", "set": {"seats.1.space": finish}})
        await host.tap("tab-table")
        assert host.shows("winner")
        assert not at.phones[1].shows("follow")
        await host.tap("again")
        assert host.shows("opening")
        await at.phones[1].tap("follow")
        assert WORDS.say("lobby-hello", name=NAMES[1]) in at.phones[1].texts()

    evening(tmp_path, play)
