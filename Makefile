# make run    the app on this machine, with its own SQLite file
# make test   lint, types, walls, all tests but evenings (brings what they need)
# make quick  the tests of daily work: no browsers, no hosts, no sheets, no random searches; under a minute
# make evenings   whole games by taps in browsers, long repeats, random searches with many more cases
# make bench  measured speed, beside a peer in the same run
# make browsers   the ways a phone goes, by touch, in Safari's engine and in Chromium
# make soak   the whole host killed a hundred times while phones tap; hosts behind a proxy killed and updated, PostgreSQL
#             stopped and started
# make screenshots   the pictures of the README, made anew

# A system's own Python is built with profiles of its running, one that a person compiled mostly is not: a third slower.
# So the system's is taken where it is new enough and can make an environment; `make PYTHON=…` takes any other.
FIT = import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell /usr/bin/python3 -c "$(FIT)" 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PYTEST = $(BIN)/python -m pytest --dist loadgroup --no-loadscope-reorder
# What is compiled is kept: dozens of processes are started from nothing.
unexport PYTHONDONTWRITEBYTECODE
# Workers, one more than cores: browsers often wait.
MORE = $$(($$(nproc) + 1))
QUICK = tests/model tests/contract tests/screens tests/test_doctests.py tests/test_every_game.py tests/test_recipes.py

.PHONY: run test quick evenings bench browsers soak screenshots lint clean
.DEFAULT_GOAL := run

run: $(VENV)/run.stamp
	$(BIN)/companion

# Linters go beside the tests: what they find stands there first, and fails in the end.
test: $(VENV)/dev.stamp browser
	@$(MAKE) --no-print-directory -j2 lint tested

.PHONY: tested
tested: compiled
	$(PYTEST) -n $(MORE) -m "not evening" tests

# Once: else every worker compiles all tests anew.
.PHONY: compiled
compiled: $(VENV)/dev.stamp
	@test -d tests/__pycache__ || $(BIN)/python -m pytest --collect-only -qq tests >/dev/null

quick: $(VENV)/dev.stamp
	$(PYTEST) -n $$(nproc) -m "not evening and not search and not long" $(QUICK)

evenings: $(VENV)/dev.stamp browser
	COMPANION_EVENINGS=yes $(PYTEST) -n $(MORE) -m "evening or search" tests

bench: $(VENV)/bench.stamp
	$(BIN)/python -m tests.bench

browsers: $(VENV)/browsers.stamp engines
	$(BIN)/python -m pytest tests/browsers

soak: $(VENV)/dev.stamp proxy
	COMPANION_KILLS=100 $(BIN)/python -m pytest tests/e2e/test_kill.py
	COMPANION_KILLS=50 $(BIN)/python -m pytest -s tests/soak

screenshots: $(VENV)/dev.stamp browser
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.screenshots.papers

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# A browser for the tests: Debian's chromium, and the same without windows, brought by apt-get where they are missing and
# we may. Chromium alone will do.
CHROMIUM = command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1
.PHONY: browser
browser:
	@{ $(CHROMIUM); } && command -v chromium-headless-shell >/dev/null 2>&1 \
	  || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell; } \
	  || { $(CHROMIUM); } \
	  || { echo "The tests need chromium: install your system's package, then run make test again." >&2; exit 1; }

# The proxy in front of several hosts.
.PHONY: proxy
proxy:
	@command -v haproxy >/dev/null 2>&1 \
	  || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq haproxy; } \
	  || { echo "make soak needs haproxy: install your system's package." >&2; exit 1; }

# Safari's engine as WebKitGTK has it, a screen that nobody looks at for it, and a driver for each engine.
.PHONY: engines
engines: browser
	@{ command -v WebKitWebDriver && command -v Xvfb && command -v chromedriver; } >/dev/null 2>&1 \
	  || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq webkit2gtk-driver xvfb chromium-driver; } \
	  || { echo "make browsers needs webkit2gtk-driver, xvfb and chromium-driver: install your system's packages." >&2; exit 1; }

# The pip that a Python brings along is as old as that; the newest needs half the time for all the others.
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade pip

$(VENV)/run.stamp: pyproject.toml | $(BIN)/python
	$(PIP) -e .
	touch $@

# Of what tests bring along only a part is ever loaded: that is compiled then.
$(VENV)/dev.stamp: pyproject.toml | $(BIN)/python
	$(PIP) --no-compile -e '.[dev]'
	touch $@ $(VENV)/run.stamp

# What only one command needs, above that: the peer of the bench, the driver of Safari's engine.
$(VENV)/bench.stamp $(VENV)/browsers.stamp: $(VENV)/dev.stamp
	$(PIP) -e '.[$(basename $(@F))]'
	touch $@

clean:
	rm -rf $(VENV) build dist out .mypy_cache .ruff_cache .import_linter_cache
