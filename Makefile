# make play  sits you at a table · make test, lint  what CI runs · make bench, volume  figures and storms
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-warn-script-location

.PHONY: play test lint format bench volume clean

# With a token, in the environment or in .env, the bot goes to Discord; without one, to the sandbox.
play: $(VENV)/.run
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qsE '^ *DISCORD_TOKEN *= *[^ ]' .env; then exec $(BIN)/python bot.py; \
	else exec $(BIN)/python -m sandbox; fi

test: $(VENV)/.tools
	$(BIN)/python -m pytest -q -n 2 --dist loadfile

lint: $(VENV)/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.tools
	$(BIN)/python -m benchmarks

volume: $(VENV)/.tools
	$(BIN)/python -m pytest -q -m volume --timeout 3600

$(VENV)/.run: requirements.txt
	@command -v $(PYTHON) >/dev/null || { echo "Aedile needs Python 3.11. Say where it is: make PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) -r requirements.txt
	@touch $@

$(VENV)/.tools: $(VENV)/.run tests/requirements.txt
	@$(PIP) -r tests/requirements.txt
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
