"""How things are timed: the best of several runs, so that a busy machine disturbs little."""

import resource
import time
from collections.abc import Callable


def best(work: Callable[[], int], runs: int = 5) -> float:
    """Units of work per second in the best run; `work` returns how many units it did."""
    rates = []
    for _ in range(runs):
        start = time.perf_counter()
        units = work()
        rates.append(units / (time.perf_counter() - start))
    return max(rates)


def seconds(work: Callable[[], object], runs: int = 5) -> float:
    """The best time of one run."""
    return 1 / best(lambda: (work(), 1)[1], runs)


def peak_memory_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def report(name: str, value: str, aim: str = "") -> None:
    print(f"{name:<58} {value:>16}  {aim}", flush=True)
