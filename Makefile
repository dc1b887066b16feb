# Everything here works in a fresh clone: each target installs what it needs first.
# The newest Python that is here and can make a virtual environment.
ifndef PYTHON
PYTHON := $(shell for one in python3.14 python3.13 python3.12 python3.11; do \
	$$one -c 'import ensurepip, venv' >/dev/null 2>&1 && { echo $$one; exit; }; done; echo python3)
endif
# Where bytecode may not be kept every process compiles all modules anew, and the tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
PLAYER := .venv/.player
READY := .venv/.ready
LAB := .venv/.lab
UV ?= $(BIN)/uv

# From a lock nothing is resolved: it names every package, so that no new release can break it.
# `pip check` then holds the lock to what the packages ask of each other.
define install-lock
$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/$(1).lock
endef
define check-installed
@broken=$$($(BIN)/python -m pip check --disable-pip-version-check) || { echo "$$broken"; exit 1; }
endef

# The locks hold for every platform and every Python from 3.11 on, and name no registry.
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV) pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-strip-extras --no-emit-index-url --no-emit-find-links pyproject.toml --group build

CLIENT := src/longroll/server/static/index.html
CLIENT_SOURCES := $(shell find webclient/src webclient/public -type f 2>/dev/null) webclient/index.html \
	webclient/vite.config.ts src/longroll/draw/tokens.json
BUILDER := webclient/node_modules/.builder
MODULES := webclient/node_modules/.all
NODE_IS_NEW := $(shell command -v npm >/dev/null && node -p 'const [a, b] = process.versions.node.split(".").map(Number); a > 20 || (a === 20 && b >= 19) ? "yes" : ""' 2>/dev/null)
PORT ?= 8000
SCREEN := $(if $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin,$(shell uname))),--open)

# The picture's many tints, and beside them its few strong colours, which the mean of many would lose.
define FEW_COLOURS
import sys
from PIL import Image
shot, few = Image.open(sys.argv[1]).convert("RGB"), Image.new("P", (1, 1))
strong = shot.quantize(64, Image.Quantize.MAXCOVERAGE)
few.putpalette(shot.quantize(192).getpalette()[:576] + strong.getpalette()[:192])
shot.quantize(palette=few, dither=Image.Dither.NONE).save(sys.argv[1], optimize=True)
endef
export FEW_COLOURS

.DEFAULT_GOAL := help
.PHONY: help setup laboratory play client page browser postgres website packages test fast lowest lint types mypy basedpyright mutants bench bench-table shots format lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## install everything into .venv (quick when nothing has changed)

$(PLAYER): pyproject.toml requirements/run.lock
	@command -v $(PYTHON) >/dev/null || { echo "Long Roll needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Long Roll needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try: make $(MAKECMDGOALS) PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv .venv
	$(call install-lock,run)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	$(check-installed)
	@touch $@

$(READY): $(PLAYER) requirements/dev.lock
	$(call install-lock,dev)
	$(check-installed)
	@touch $@

# The laboratory's bridges need half a gigabyte more, which nobody needs to play: tests do.
$(LAB): $(READY) requirements/lab.lock
	$(call install-lock,lab)
	$(check-installed)
	@touch $@

laboratory: $(LAB) ## what `longroll[lab]` brings, as locked

play: $(PLAYER) $(if $(NODE_IS_NEW),client) ## sit down at the table in the browser (PORT=8000)
	@if [ -f $(CLIENT) ]; then exec $(BIN)/longroll serve --port $(PORT) $(SCREEN); fi; \
	echo "The table in the browser is built by Node.js 20.19 or newer, which is not here: this is the table in the terminal."; \
	if [ -t 0 ]; then exec $(BIN)/longroll play forthepeople --scenario 1861; \
	else echo "To play, type in a terminal: $(BIN)/longroll play forthepeople --scenario 1861"; fi

client: $(CLIENT) ## build the browser's table (webclient/) into the package

# To build the page takes less than to test it. Whoever has the tools of the tests keeps them.
$(BUILDER): webclient/package.json webclient/package-lock.json webclient/.npmrc
	cd webclient && npm ci $(if $(wildcard $(MODULES)),,--omit=dev) --no-audit --no-fund --loglevel=error
	@touch $@ $(wildcard $(MODULES))

$(MODULES): webclient/package.json webclient/package-lock.json webclient/.npmrc
	cd webclient && npm ci --no-audit --no-fund --loglevel=error
	@touch $(BUILDER) $@

$(CLIENT): $(BUILDER) $(CLIENT_SOURCES)
	cd webclient && npm run --silent build -- --logLevel warn
	@touch $@

page: $(MODULES) ## the browser's table: types and tests of its logic
	@cd webclient && npm run --silent check

browser: ## a Chromium for tests/browser, by apt-get where that is possible
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } || { \
	echo "tests/browser need Chromium. Install it (Debian: apt-get install chromium; Fedora: dnf install chromium)."; exit 1; }

postgres: ## a PostgreSQL for the tests of the store, by apt-get where that is possible
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql; } || { \
	echo "tests/table need PostgreSQL's initdb. Install it (Debian: apt-get install postgresql; Fedora: dnf install postgresql-server)."; exit 1; }

# A worker more than processors: those that wait for a browser or a server leave theirs to others.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null)

# Two at a time: installers wait for the network, and each checker takes one processor.
test: ## lint, types and every test: what must pass before a commit lands
	@$(MAKE) --no-print-directory -j2 basedpyright mypy lint website packages
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# One after the other: both of these fill node_modules, and both of those wait for apt-get's lock.
website:
	@$(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory client

packages:
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory postgres

fast: $(LAB) ## the tests that are not slow
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow"

lint: $(READY) ## ruff: rules and format
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: mypy basedpyright ## mypy and basedpyright, both strict

mypy: $(LAB)
	@$(BIN)/mypy

basedpyright: $(LAB)
	@$(BIN)/basedpyright

# No lock here: the oldest that pyproject.toml allows of what it names, the newest of all else.
lowest: $(READY) ## the quick tests with the oldest libraries that pyproject.toml allows
	@mkdir -p build
	$(UV) pip compile --quiet --resolution lowest-direct --extra lab --extra club --extra postgres --extra print pyproject.toml --output-file build/lowest.txt
	$(UV) venv --quiet --clear --python $(BIN)/python build/lowest
	$(UV) pip install --quiet --python build/lowest -r build/lowest.txt hatchling editables httpx httpx2 hypothesis pytest pytest-xdist schemathesis
	$(UV) pip install --quiet --python build/lowest --no-deps --no-build-isolation --editable .
	build/lowest/bin/python -m pytest -n auto -m "not slow" -W default tests/cli tests/draw tests/lab tests/server tests/table tests/words

# From scratch: what was found before a change says nothing about it. `mutmut show NAME` tells what was changed.
mutants: $(READY) ## change a sample of rule code in a thousand ways, and list the changes that no test notices
	@rm -rf mutants
	@$(BIN)/mutmut run
	@$(BIN)/mutmut results

bench: $(READY) ## measure speed
	@$(BIN)/longroll bench forthepeople --against benchmarks/forthepeople.json
	@$(BIN)/longroll bench forthepeople --scenario campaign --against benchmarks/forthepeople-campaign.json
	@$(BIN)/longroll bench savannah --against benchmarks/savannah.json
	@$(BIN)/longroll bench savannah --scenario campaign --against benchmarks/savannah-campaign.json
	@$(BIN)/longroll bench bobbylee --against benchmarks/bobbylee.json
	@$(BIN)/longroll bench mosby --scenario ranger --against benchmarks/mosby.json
	@$(BIN)/longroll bench uscivilwar --against benchmarks/uscivilwar.json

bench-table: $(READY) client browser ## measure the table: server under load, page in Chromium
	@$(BIN)/python benchmarks/table.py
	@$(BIN)/python benchmarks/page.py

shots: $(READY) client browser ## take the pictures in docs/images anew, as the browser's tests take them
	@SHOTS=docs/images $(BIN)/python -m pytest -q -n0 tests/browser -k pictures
	@for shot in start table dark overlays hand odds battle phone savannah-table savannah-combat uscivilwar-table uscivilwar-march; do $(BIN)/python -c "$$FEW_COLOURS" docs/images/$$shot.png; done

format: $(READY) ## put the code in order
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

# The largest first, so that the smaller ones are parts of it.
lock: $(READY) ## pin the dependencies anew (UPGRADE=1: to their newest versions)
	$(LOCK) --extra dev --extra lab --extra club --extra postgres --extra print --output-file requirements/lab.lock $(if $(UPGRADE),--upgrade)
	$(LOCK) --extra dev --extra club --extra postgres --extra print --constraint requirements/lab.lock --output-file requirements/dev.lock --upgrade
	$(LOCK) --extra club --extra postgres --constraint requirements/lab.lock --output-file requirements/club.lock --upgrade
	$(LOCK) --constraint requirements/lab.lock --output-file requirements/run.lock --upgrade

clean: ## remove what was made, .venv too
	rm -rf .venv build dist mutants webclient/node_modules src/longroll/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
