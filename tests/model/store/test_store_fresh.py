"""What the store makes up itself: every moment is later than the one before."""

from datetime import UTC, datetime, timedelta

from model.store.fresh import Clock, now


def test_what_comes_in_the_same_thousandth_comes_later() -> None:
    said = [now() for _ in range(3000)]
    assert said == sorted(set(said))
    assert len({len(one) for one in said}) == 1


def test_it_is_the_time() -> None:
    said = datetime.fromisoformat(now())
    assert abs(said - datetime.now(UTC)) < timedelta(minutes=1)


def test_a_clock_that_is_put_right_is_followed() -> None:
    hour = 3_600_000
    read = iter([5 * hour, 5 * hour, 5 * hour - 200, 5 * hour + 50, 4 * hour, 4 * hour])
    clock = Clock(lambda: next(read))
    assert [clock.moment() - 4 * hour for _ in range(6)] == [hour, hour + 1, hour + 2, hour + 50, 0, 1]
