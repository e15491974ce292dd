"""`make bench`"""

from tests.bench.beside import bench_beside
from tests.bench.cafe import bench_cafe
from tests.bench.games import bench_explorer, bench_game, bench_late_choices
from tests.bench.late import bench_late
from tests.bench.loads import bench_loads
from tests.bench.measure import peak_memory_mb, report
from tests.bench.paper import bench_paper
from tests.bench.peer import chess_moves_per_second
from tests.bench.phones import bench_phones
from tests.bench.stored import bench_many_records, bench_stored_game
from tests.bench.tables import bench_tables
from tests.bench.visits import bench_visits

peer = chess_moves_per_second()
report("python-chess: is_legal + push", f"{peer:,.0f}/s", "the peer")
for players in (2, 4, 8):
    bench_game("lost-temple", players, peer)
bench_game("lost-temple", 4, peer, tokens="app")
for players in (2, 4):
    bench_game("tikal", players, peer)
bench_game("tikal", 4, peer, version="auction")
bench_late_choices("tikal", 4)
for players in (2, 4):
    bench_game("tikal-2", players, peer)
bench_explorer()
bench_stored_game()
bench_many_records()
bench_paper()
bench_phones()
bench_late()
bench_tables()
bench_cafe()
bench_beside()
bench_visits()
bench_loads()
report("peak memory", f"{peak_memory_mb():.0f} MB")
