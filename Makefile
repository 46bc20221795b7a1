# Everything a machine with Python, pip, Node and npm needs: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
UV := VIRTUAL_ENV=$(abspath $(BIN)/..) $(BIN)/uv

WEB := teeter/web_dist/index.html
WEB_READY := web/node_modules/.ready
WEB_SOURCES := $(shell find web/src web/*.ts web/index.html web/tsconfig.json -type f 2>/dev/null)

.PHONY: install play test test-slow checks lint web web-test browser proxy prove-fleet wheel bench bench-rules bench-bots lock rules pictures screenshots docs docs-serve format clean

# What tools say while they set up is shown only if they fail: $(call quietly,COMMANDS)
quietly = log=$$(mktemp) && trap 'rm -f "$$log"' EXIT && { ( $(1) ) >"$$log" 2>&1 || { cat "$$log"; exit 1; }; }

# The environment, from the lock file: made once, and again when the lock changes. uv is put into it if it is missing.
$(READY): pyproject.toml requirements.lock
	@echo "Setting up Python (a minute or a few, once) ..."
	@$(call quietly,{ test -x $(BIN)/python || $(PYTHON) -m venv .venv; } && \
		{ test -x $(BIN)/uv || $(BIN)/python -m pip install "uv>=0.9"; } && \
		$(UV) pip sync --require-hashes requirements.lock && \
		$(UV) pip install --no-deps --no-build-isolation --editable .)
	@touch $@

# The browser client, built into the package and never committed.
$(WEB_READY): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with npm: install Node 20.19 or newer."; exit 1; }
	@echo "Fetching what the page is made of (a minute or a few, once) ..."
	@$(call quietly,cd web && npm ci --no-audit --no-fund)
	@touch $@

$(WEB): $(WEB_READY) $(WEB_SOURCES)
	@echo "Building the page ..."
	@$(call quietly,cd web && npx vite build --logLevel warn)
	@touch $@

web: $(WEB)

# A browser for the tests: found, or installed under a lock, in sight.
browser: $(READY)
	@$(BIN)/python -m tests.web.get_browser

# HAProxy for the tests of several servers: found, or installed, in sight.
proxy: $(READY)
	@$(BIN)/python -m tests.get_haproxy

install: $(READY) $(WEB)

play: $(READY) $(WEB)
	@$(BIN)/teeter play

lint: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

web-test: $(WEB_READY)
	cd web && npm run --silent lint && npx tsc --noEmit && npx vitest run

# What reads the sources and what runs the page's own tests keep one core each: side by side, each told as a whole.
checks: $(READY) $(WEB_READY)
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) lint web-test

# What failed is tried once more, in sight: browsers and physical worlds are not the same on every machine.
twice = $(BIN)/python -m pytest -q $(1) || $(BIN)/python -m pytest -q $(1) --last-failed --last-failed-no-failures none

# The rules with their coverage first, then everything else on all cores; the browser's tests have processes of
# their own, because Playwright keeps an event loop running in them.
test: browser proxy checks $(WEB)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q -n auto --dist worksteal tests/rules tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100 --skip-covered
	$(call twice,-n auto --dist worksteal -m "not slow" --ignore tests/rules --ignore tests/games --ignore tests/web)
	$(call twice,-n auto --dist worksteal -m "not slow" tests/web)

# Whole games with hands, over the socket and through the page, and worlds from hundreds of seeds: many minutes.
test-slow: browser proxy $(READY) $(WEB)
	$(BIN)/python -m pytest -q -n auto --dist worksteal --timeout 3600 -m slow --ignore tests/rules --ignore tests/games

# Three servers behind a proxy, 200 tables, and whatever can happen to them: half an hour.
prove-fleet: proxy
	$(BIN)/python -m tests.fleet --json build/fleet.json

# How fast the rules are, and how strong the bots.
bench: bench-rules bench-bots

# Every level against every other, 10,000 games of each game, in which no bot may propose an illegal move:
# an hour on a few cores. Interrupted, it goes on where it was.
ARENA := build/arena
LEVELS := beginner,casual,keen,master,random
bench-bots: $(READY)
	for game in gulo-gulo pharaoh go-cuckoo eruk; do \
		$(BIN)/teeter tournament $$game --bots $(LEVELS) --games 1000 --seed 1 --out $(ARENA)/$$game || exit 1; \
	done
	$(BIN)/teeter tournament gulp --bots beginner,casual,keen,greedy,teeter.games.gulp.bots:hasty_master \
		--games 1000 --seed 1 --out $(ARENA)/gulp
	$(BIN)/teeter tournament gulp --bots keen,master --games 200 --seed 2 --out $(ARENA)/gulp-master

# The speed of the rules as they are in the wheel.
bench-rules: wheel
	PYTHONSAFEPATH=1 PYTHONPATH=build/wheel:. $(BIN)/python -m teeter.cli bench rules

# The whole of Teeter in one file for pip, made from an sdist (so no compiled file ever lies beside a source): the rules
# compiled by mypyc where there is a C compiler, in which case they have to pass the conformance suite.
HAS_C = printf '\#include <Python.h>\n' | $(CC) -E -x c \
	-I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1

wheel: $(READY) $(WEB)
	@rm -rf build/wheel dist/teeter-*
	@if $(HAS_C); then export HATCH_BUILD_HOOK_ENABLE_MYPYC=1; echo "Compiling the rules (a minute) ..."; fi; \
		$(UV) build --quiet --no-build-isolation --out-dir dist
	@$(UV) pip install --quiet --no-deps --target build/wheel dist/teeter-*.whl
	@case $$(ls dist/teeter-*.whl) in \
	*-none-any.whl) echo "The rules in $$(ls dist/*.whl) are plain Python: there is no C compiler here." ;; \
	*) PYTHONSAFEPATH=1 PYTHONPATH=build/wheel:. $(BIN)/python -m pytest -q -o pythonpath= tests/rules/test_conformance.py && \
		echo "The rules in $$(ls dist/*.whl) are compiled, and pass the conformance suite." ;; \
	esac

# Take in newer versions of what we depend on.
lock: $(READY)
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --no-header \
		--extra research --extra llm --extra cluster --extra data --extra train --group dev --group docs --output-file requirements.lock pyproject.toml

# The table rule -> tests.
rules: $(READY)
	@$(BIN)/python -m tests.ledger

# The pictures of the docs, drawn anew from their seeds.
pictures: $(READY)
	$(BIN)/teeter picture gulo-gulo --seed 3 --out docs/pictures/nest.png
	$(BIN)/teeter picture pharaoh --seed 4 --out docs/pictures/trap.png
	$(BIN)/teeter picture go-cuckoo --seed 3 --out docs/pictures/can.png

# Every screen and every game as people see them, at full quality; takes its time without a graphics card.
screenshots: browser $(READY) $(WEB)
	$(BIN)/python -m tests.web.screenshots docs/pictures
	$(BIN)/python -m tests.web.rule_pictures docs/pictures/rules

# The pages of docs/ as a site in build/site, which needs nothing from elsewhere; or seen at once while one writes.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

docs-serve: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve

format: $(READY) $(WEB_READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd web && npm run --silent format

clean:
	rm -rf .venv build dist web/node_modules teeter/web_dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
