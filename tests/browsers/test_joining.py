"""A new table on one phone, joined from another: by typing its code, and by its link."""

import re

from model.language import texts
from tests.browsers.conftest import Pick
from tests.browsers.phone import Phone
from tests.browsers.targets import fit_for_fingers
from tests.e2e.hosting import Host

SAY = texts("en").say


def opened(phone: Phone) -> str:
    """A table for three from the home page; gives its code."""
    phone.touch("play-lost-temple")
    phone.sees("create")
    fit_for_fingers(phone)
    phone.touch("create")
    code = re.sub(r"\W", "", phone.sees("join-code").says)
    fit_for_fingers(phone)
    return code


def seated(phone: Phone, seat: int) -> None:
    phone.sees(f"sit-{seat}")
    fit_for_fingers(phone)
    phone.touch(f"sit-{seat}")
    phone.sees("tab-seat")
    fit_for_fingers(phone)


def test_by_code_and_by_link(host: Host, pick: Pick) -> None:
    first, second = pick().open(host.url), pick().open(host.url)
    code = opened(first)

    second.touch("go-join")
    second.touch(SAY("join-code"))
    second.until(lambda: second.ask("return document.activeElement.matches('input, textarea')"), "one can type")
    second.type(code)
    second.until(lambda: second.ask("return document.activeElement.value.length") >= len(code), "the code stands there")
    second.touch("join-go")
    seated(second, 1)

    second.driver.refresh()  # the phone remembers
    second.sees("tab-seat")
    second.forget()
    seated(second.open(f"{host.url}/join/{code}"), 2)
