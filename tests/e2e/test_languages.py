"""A phone in German beside one in Finnish at the same table: each reads the same things in its own language."""

import pytest

from model.language import texts
from tests.e2e.conftest import Join, Visit
from tests.e2e.evening import open_hand, pick
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid

DE, FI = texts("de"), texts("fi")


@pytest.mark.evening
def test_german_beside_finnish(host: Host, join: Join, visit: Visit) -> None:
    table = Laid(host, "drafting", 2)
    german, finnish = visit(table.seat(0), lang="de"), join(table.seat(1), locale="fi-FI")
    german.sees("status", DE.say("lt-draft-you"))
    finnish.sees("status", FI.say("lt-draft", name="Ada"))
    card = open_hand(german)[0]
    german.sees(f"card-{card}", DE.say(f"word-{card}"))
    pick(german)
    german.sees("status", DE.say("lt-draft", name="Ben"))
    finnish.sees("status", FI.say("lt-draft-you"))
    card = open_hand(finnish)[0]
    finnish.sees(f"card-{card}", FI.say(f"lt-short-{card}"))

    finnish.tap("open-settings")  # a language is the device's own matter: chosen here, it changes nothing there
    finnish.tap("language-de")
    finnish.sees("page-title", DE.say("settings-title"))
    finnish.tap("back")
    finnish.sees("status", DE.say("lt-draft-you"))
    german.sees("status", DE.say("lt-draft", name="Ben"))
