"""Twenty people bring a game into the same new file in the same moment: all are taken in."""

from companion.records import simulated
from model.kernel.record import write_record
from model.store import Store
from tests.companion.running import begun

MANY = 20


def test_twenty_imports_into_a_new_file(tmp_path):
    files = []
    for seed in range(MANY):
        files.append(tmp_path / f"{seed}.json")
        files[-1].write_bytes(write_record(simulated("lost-temple", 2, seed, {"detail": "light"})))
    data = tmp_path / "data"
    started = [begun("games", "import", file, "--data", data) for file in files]
    ran = [one.end() for one in started]
    assert [(one.returncode, one.stderr) for one in ran] == [(0, b"")] * MANY
    with Store.open(data=data) as store:
        assert len(store.tables()) == MANY
