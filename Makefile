# play and test set everything up on a machine that has only Python >= 3.11 with venv, and make.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The table in the browser, as it is served; built anew when something of it has changed.
TABLE := src/ziggurat/server/static/index.html
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') $(wildcard src/ziggurat/games/*/*.toml)

.PHONY: play serve terminal web test all-tests compiled-rules page-tests quiet-coverage check types page-types bench ladder bench-server bench-browser bench-browser-wonders campaign ledger coverage playthroughs looks screens clean bench-rude

# Start a server on this machine and open the table in the browser.
play: .venv/play.stamp $(TABLE)
	@$(BIN)/ziggurat serve --open $(ARGS)

# The same without opening a browser: http://127.0.0.1:8000
serve: .venv/play.stamp $(TABLE)
	@$(BIN)/ziggurat serve $(ARGS)

# A game at the terminal, line by line.
GAME ?= babel
terminal: .venv/play.stamp
	@$(BIN)/ziggurat play $(GAME) $(ARGS)

web: .venv/python.stamp $(TABLE)

# More than there are cores: many tests wait for browsers, clocks and databases.
WORKERS := 4

# The rules are compiled once beforehand instead of by every process that needs them first; the page's own tests run
# beside that, and the rules interpreted beside all others, which leave the cores idle half of the time.
test: .venv/dev.stamp $(TABLE)
	@$(MAKE) --no-print-directory -j2 --output-sync=target compiled-rules page-tests
	@$(MAKE) --no-print-directory -j2 all-tests quiet-coverage

compiled-rules:
	$(BIN)/python -m tests.compiling

page-tests:
	$(BIN)/python web/build.py test

all-tests:
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder

quiet-coverage:
	@$(MAKE) --no-print-directory coverage > .venv/coverage.txt 2>&1 || { cat .venv/coverage.txt; exit 1; }
	@tail -n 2 .venv/coverage.txt

# The same rules interpreted, so that every branch can be seen: all of the rules' branches must be taken. The tests of
# the games themselves account for that; whatever else the tests show, they have shown with compiled rules.
BATCH := "tests/conformance/test_every_game.py::test_a_batch_steps_many_games_as_single_games_do[babel-de-seat 0]"
coverage: .venv/dev.stamp
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n auto --maxprocesses 4 --cov --cov-report= \
		-m "not compiled" -k "not thousand" tests/kernel tests/agents/test_tactics.py tests/agents/test_interpreted.py $(BATCH) src/ziggurat/games
	$(BIN)/python -m coverage report
	$(BIN)/python -m tests.rule_branches

check: .venv/dev.stamp $(TABLE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(MAKE) --no-print-directory -j2 --output-sync=target types page-types

types:
	$(BIN)/mypy

page-types:
	$(BIN)/python web/build.py check

bench: .venv/play.stamp
	$(BIN)/python bench/run.py $(ARGS)

# The server under load on SQLite and PostgreSQL, next to boardgame.io in the same run.
bench-server: .venv/play.stamp
	$(BIN)/python -m bench.server $(ARGS)

# What one rude client costs those who play: each attack next to a while without any.
bench-rude: .venv/play.stamp
	$(BIN)/python -m bench.rude $(ARGS)

# How soon an action is drawn in the browser, what the page weighs, and what moves.
bench-browser: .venv/dev.stamp $(TABLE)
	$(BIN)/python -m bench.browser $(ARGS)

bench-browser-wonders: .venv/dev.stamp $(TABLE)
	$(BIN)/python -m bench.browser_wonders $(ARGS)

# Each level against the next, kept in BENCHMARKS.md; hours, and it goes on where it stopped.
ladder: .venv/play.stamp
	$(BIN)/python -m bench.ladder babel $(ARGS)
	$(BIN)/python -m bench.ladder wonders --players 4 $(ARGS)

# What is too long for the tests, for hours if you like: the variables stand at the head of each file in tests/campaigns.
# ARGS="searched" runs one campaign alone.
campaign: .venv/dev.stamp
	$(BIN)/python -m tests.campaigns $(ARGS)

ledger: .venv/dev.stamp
	@$(BIN)/python tests/ledger.py

# Write the golden playthroughs anew; look at the difference before you commit it.
playthroughs: .venv/dev.stamp
	$(BIN)/python -m tests.playthroughs

# Write the golden pictures anew; look at each before you commit it.
looks: .venv/dev.stamp $(TABLE)
	ZIGGURAT_LOOKS=anew $(BIN)/python -m pytest -q tests/browser/test_looks.py

# Take the pictures of docs/screens anew.
screens: .venv/dev.stamp $(TABLE)
	$(BIN)/python -m tests.browser.screens
	$(BIN)/python -m tests.browser.wonders.screens

clean:
	rm -rf .venv .peers web/node_modules src/ziggurat/server/static build dist .mypy_cache .ruff_cache .hypothesis .coverage

.venv/python.stamp:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Ziggurat needs Python 3.11 or later; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Setting up .venv (the first time only) ..."
	@$(PYTHON) -m venv .venv
	@touch $@

$(TABLE): $(WEB) .venv/python.stamp
	@echo "Building the table ..."
	@$(BIN)/python web/build.py
	@touch $@

.venv/play.stamp: .venv/python.stamp pyproject.toml
	@$(PIP) --editable .
	@touch $@

.venv/dev.stamp: .venv/play.stamp
	@$(PIP) --editable ".[dev]"
	@touch $@
