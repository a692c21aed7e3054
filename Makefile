# Ziggurat: everything starts here. `make` alone lists what there is.
#
# A fresh clone needs Python 3.11 or later and make; all else is installed into .venv, from the
# lock files under requirements/, whose hashes are checked. An installation is repeated only when
# a lock file or pyproject.toml has changed.

SHELL := /bin/sh
.SHELLFLAGS := -eu -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
COASTLINE := .cache/world-atlas/land-10m.json
CHECKED := src tests $(wildcard tools benchmarks)
# npm starts what it runs by name: the environment's own Node comes first.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web --silent
NODE_MODULES := web/node_modules/.package-lock.json
API_TYPES := web/src/generated/api.d.ts
SAMPLES := web/src/generated/monumental.json web/src/generated/mega.json
CLIENT := src/ziggurat/server/static/index.html
# The browser's client is made of these; a game's board lies in the game's folder.
CLIENT_SOURCES := $(shell find web src/ziggurat/games/*/board -type f \
	-not -path '*/node_modules/*' -not -path 'web/src/generated/*' -not -path 'web/tests/*' 2>/dev/null)
API_SOURCES := $(shell find src/ziggurat/server/models.py src/ziggurat/server/schema.py \
	src/ziggurat/server/api src/ziggurat/server/routing.py src/ziggurat/server/game_types.py \
	src/ziggurat/kernel/views.py src/ziggurat/kernel/events.py src/ziggurat/games/*/view \
	src/ziggurat/games/*/printed \
	src/ziggurat/games/*/events* src/ziggurat/games/registry.py -name '*.py' 2>/dev/null)
SAMPLE_SOURCES := $(shell find tools/samples.py tests/games/mega/positions.py tests/games/mega/rare.py \
	src/ziggurat/games/monumental/view src/ziggurat/games/monumental/printed \
	src/ziggurat/games/monumental/data src/ziggurat/games/mega/view src/ziggurat/games/mega/rules \
	src/ziggurat/games/mega/printed src/ziggurat/games/mega/data -type f \
	-not -name '*.pyc' 2>/dev/null)
# Which Python makes .venv: make PYTHON=/path/to/python setup
PYTHON ?=

.PHONY: help setup play web test check bench load soak compiled coastline programs lock clean

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.dev  ## make the environment for working on the project

play: $(VENV)/.play $(CLIENT)  ## play Empire's Revolt in the browser against bots
	@$(BIN)/ziggurat serve --port 0 --table revolt --open --log-level warning

web: $(CLIENT)  ## build the browser's client

test: check coastline programs $(CLIENT) $(SAMPLES)  ## run all checks, then all tests
	$(NPM) test
	$(BIN)/python -m pytest -n auto --dist worksteal

check: $(VENV)/.dev $(API_TYPES)  ## formatting, lint, types and the tiers' imports
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check

bench: $(VENV)/.bench  ## measure speed beside Catanatron and python-chess
	$(BIN)/python benchmarks/run.py

load: $(VENV)/.dev $(CLIENT)  ## play at many tables at once beside boardgame.io's server
	$(BIN)/python benchmarks/load.py

soak: $(VENV)/.dev coastline  ## long random play under every law, and the large map built anew
	$(BIN)/python -m pytest -n auto -m soak -o faulthandler_timeout=3600

# The native build lies in build/compiled and is found first there; src stays as it is.
compiled: $(VENV)/.dev coastline programs $(CLIENT)  ## compile kernel and rules with mypyc, then test that build
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto --dist worksteal tests

coastline: $(COASTLINE)  ## fetch the coastline from which maps are built

$(COASTLINE): | $(VENV)/.dev
	$(BIN)/python tools/coastline.py $@

programs: $(VENV)/.dev  ## find the programs the tests use, or install them where Debian has them
	@$(BIN)/python tools/programs.py

lock: $(VENV)/.lock  ## choose the newest versions anew and write them to requirements/
	$(BIN)/python tools/lock.py
	$(NPM) run lock

clean:  ## remove everything that can be made again
	rm -rf $(VENV) .cache build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache \
		.hypothesis web/node_modules web/src/generated src/ziggurat/server/static
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(NODE_MODULES): web/package-lock.json | $(VENV)/.play
	@echo 'Installing what the client is built with, for half a minute'
	@$(NPM) ci
	@touch $@

# The client's types come from the schema of the API, so that nothing is typed by hand twice.
$(API_TYPES): $(API_SOURCES) $(NODE_MODULES)
	@mkdir -p .cache $(@D)
	@$(BIN)/python -m ziggurat.server.schema > .cache/openapi.json
	@$(NPM) run types > /dev/null

$(SAMPLES): $(SAMPLE_SOURCES) | $(API_TYPES)
	@$(BIN)/python -m tools.samples $@

$(CLIENT): $(CLIENT_SOURCES) $(API_TYPES)
	@echo 'Building the browser client'
	@$(NPM) run build

$(BIN)/python:
	@python='$(PYTHON)'; \
	for each in python3.13 python3.12 python3.11 python3 python; do \
		test -z "$$python" || break; \
		if $$each -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' \
			>/dev/null 2>&1; then python=$$each; fi; \
	done; \
	if test -z "$$python"; then \
		echo 'Ziggurat needs Python 3.11 or later, with its venv module. None was found as' \
			'python3.13, python3.12, python3.11, python3 or python.' >&2; \
		echo 'Install one, or name it: make PYTHON=/path/to/python' >&2; \
		exit 1; \
	fi; \
	echo "Making $(VENV) with $$($$python --version)"; \
	$$python -m venv --clear $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@$(BIN)/python tools/installing.py requirements/play.txt 'what playing needs'
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(BIN)/python
	@$(BIN)/python tools/installing.py requirements/dev.txt 'what working on the project needs'
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(VENV)/.play $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	@$(BIN)/python tools/installing.py requirements/bench.txt 'what the benchmarks compare with'
	@touch $@

$(VENV)/.lock: requirements/lock.txt $(VENV)/.dev
	@$(BIN)/python tools/installing.py requirements/lock.txt 'what chooses versions'
	@touch $@
