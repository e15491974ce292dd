# make run    the app on this machine, with its own SQLite file
# make test   lint, types, walls, all tests (brings what they need)
# make bench  measured speed, beside a peer in the same run
# make browsers   the ways a phone goes, by touch, in Safari's engine and in Chromium
# make soak   the whole host killed a hundred times while phones tap
# make screenshots   the pictures of the README, made anew
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test bench browsers soak screenshots lint clean
.DEFAULT_GOAL := run

run: $(VENV)/run.stamp
	$(BIN)/companion

test: lint browser
	$(BIN)/python -m pytest -n $$(($$(nproc) + 1)) --dist loadgroup tests  # one more than cores: browsers often wait

bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench

browsers: $(VENV)/dev.stamp engines
	$(BIN)/python -m pytest tests/browsers

soak: $(VENV)/dev.stamp
	COMPANION_KILLS=100 $(BIN)/python -m pytest tests/e2e/test_kill.py

screenshots: $(VENV)/dev.stamp browser
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.screenshots.papers

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# A browser for the tests: Debian's chromium, brought by apt-get where it is missing and we may.
.PHONY: browser
browser:
	@command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
	  || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } \
	  || { echo "The tests need chromium: install your system's package, then run make test again." >&2; exit 1; }

# Safari's engine as WebKitGTK has it, a screen that nobody looks at for it, and a driver for each engine.
.PHONY: engines
engines: browser
	@{ command -v WebKitWebDriver && command -v Xvfb && command -v chromedriver; } >/dev/null 2>&1 \
	  || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq webkit2gtk-driver xvfb chromium-driver; } \
	  || { echo "make browsers needs webkit2gtk-driver, xvfb and chromium-driver: install your system's packages." >&2; exit 1; }

$(VENV)/run.stamp: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

$(VENV)/dev.stamp: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ $(VENV)/run.stamp

clean:
	rm -rf $(VENV) build dist out .mypy_cache .ruff_cache .import_linter_cache
