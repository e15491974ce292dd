"""The host dies and comes back, a socket is cut, a socket dies without a word: the phone is back at its seat."""

from model.language import texts
from tests.browsers.conftest import Pick
from tests.browsers.phone import Phone
from tests.browsers.test_draft import uncovered
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid
from tests.e2e.proxy import Proxy

SAY = texts("en").say


def settled(phone: Phone) -> None:
    phone.sees("hand")
    phone.ask("window.before = true")


def says_lost(phone: Phone) -> None:
    phone.until(lambda: phone.ask("return !!document.getElementById('connection-lost')"), "it says so")


def loaded_anew(phone: Phone) -> None:
    phone.until(lambda: phone.ask("return window.before ? 'the same' : 'another'") == "another", "it was loaded anew")
    phone.sees("hand")
    assert uncovered(phone)


def test_a_host_that_comes_back(pick: Pick) -> None:
    with Host() as first:
        phone = pick().open(Laid(first, "drafting").seat(0))
        settled(phone)
        first.kill()
        says_lost(phone)
        with Host(port=first.port, data=first.data):
            loaded_anew(phone)


def test_a_network_that_goes_away(host: Host, pick: Pick) -> None:
    with Proxy(host.port) as proxy:
        phone = pick().open(Laid(host, "drafting").seat(0, by=proxy.url))
        settled(phone)
        proxy.cut()
        says_lost(phone)
        proxy.mend()
        loaded_anew(phone)


def test_a_phone_that_wakes_with_a_dead_socket(host: Host, pick: Pick) -> None:
    with Proxy(host.port) as proxy:
        phone = pick().open(Laid(host, "drafting").seat(0, by=proxy.url))
        settled(phone)
        proxy.swallow()
        phone.ask("document.dispatchEvent(new Event('visibilitychange'))")
        loaded_anew(phone)
