# Everything here works in a fresh clone: each target installs what it needs first.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes \
	--allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
	--no-emit-find-links --no-emit-options $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.PHONY: help setup play test fast lint types bench format lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## install everything into .venv (quick when nothing has changed)

$(READY): pyproject.toml requirements/dev.lock
	@command -v $(PYTHON) >/dev/null || { echo "Long Roll needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Long Roll needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try: make setup PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(READY) ## sit down to For the People, 1861
	@if [ -t 0 ]; then $(BIN)/longroll play forthepeople --scenario 1861; \
	else echo "To play, type in a terminal: $(BIN)/longroll play forthepeople --scenario 1861"; fi

test: lint types ## lint, types and every test: what must pass before a commit lands
	@$(BIN)/python -m pytest -n auto

fast: $(READY) ## the tests that are not slow
	@$(BIN)/python -m pytest -n auto -m "not slow"

lint: $(READY) ## ruff: rules and format
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(READY) ## mypy and basedpyright, both strict
	@$(BIN)/mypy
	@$(BIN)/basedpyright

bench: $(READY) ## measure speed
	@$(BIN)/longroll bench forthepeople --against benchmarks/forthepeople.json

format: $(READY) ## put the code in order
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

lock: $(READY) ## pin the dependencies anew (UPGRADE=1: to their newest versions)
	$(COMPILE) --output-file requirements/run.lock pyproject.toml
	$(COMPILE) --extra dev --constraint requirements/run.lock --output-file requirements/dev.lock pyproject.toml

clean: ## remove what was made, .venv too
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
