# What one does with the project; plain `make` lists it. Every target sets up in .venv what it needs and does not have.
PORT ?= 8501
ARGS ?=
PYTHON := .venv/bin/python
LISTS := requirements.txt tests/requirements.txt
BROWSERS := chromium chromium-browser google-chrome
SOURCES := $(wildcard trainer pages tests)

.DEFAULT_GOAL := help
.PHONY: help run setup test check lint types bench verify golden running testing browser

help:  ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name does; do printf 'make %-8s %s\n' "$$name" "$$does"; done

run: running  ## start the app at http://127.0.0.1:8501 (PORT=8600 for another port)
	@exec $(PYTHON) -m trainer.serve --port "$(PORT)"

setup: testing browser  ## set up all that running and testing need, start nothing

test: testing browser  ## run all tests, in a real browser too (ARGS="-k pigs" for some of them)
	@$(PYTHON) -m pytest --numprocesses auto --maxprocesses 4 $(ARGS)

check: lint types test  ## lint, types, test: what has to pass before a change goes in

lint: testing  ## look for faults of style and form
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

types: testing  ## check the types, strictly
	@$(PYTHON) -m mypy $(SOURCES)

bench: testing browser  ## measure the speed, print one JSON object
	@$(PYTHON) -m tests.bench

verify: testing  ## compare the engine with the second, naive one
	@$(PYTHON) -m tests.oracle

golden: testing  ## write the golden playthroughs anew; read the difference against the rules
	@$(PYTHON) -m pytest tests/golden --golden-update

running:
	@sh -c "$$SET_UP" running requirements.txt

testing:
	@sh -c "$$SET_UP" testing $(LISTS)

browser:
	@sh -c "$$BROWSER"

# Debian's packages, where there are any and we may install them.
define APT
apt() {
  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo "Installing $$* from the system's packages ..."
  apt-get update -qq </dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$$@" </dev/null >/dev/null
}
endef

# sh -c "$$SET_UP" NAME LIST...: installs the last list, of which the ones before it are part. The stamp .venv/NAME is written
# last and holds the text of the lists, so that a second call costs one comparison. A set-up that was cut short leaves its
# mark behind, .venv/unfinished with the number of its process: the next call throws the half away and begins anew.
# Two calls at once do not disturb each other: the second waits.
define SET_UP
$(APT)
fail() { echo "$$*" >&2; exit 1; }
done_before() { [ -x $(PYTHON) ] && cat "$$@" | cmp -s - ".venv/$$name"; }
begun() { mkdir -p .venv && (set -C; echo $$$$ >.venv/unfinished) 2>/dev/null; }
first_with() {
  for found in python3.11 python3.12 python3.13 python3.14 python3; do
    $$found -c "import sys, $$1; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && return
  done
  return 1
}
name=$$0
done_before "$$@" && exit
trap 'exit 130' INT TERM HUP
seconds=0
until begun; do
  [ -d .venv ] && [ -w .venv ] || fail "The folder .venv cannot be written here."
  other=$$(cat .venv/unfinished)
  if [ $$seconds -lt 300 ] && kill -0 "$${other:-none}" 2>/dev/null; then
    [ $$seconds -gt 0 ] || echo "Waiting for the set-up that process $$other is at ..."
    sleep 1
    seconds=$$((seconds + 1))
  else
    grep -qsx "$$other" .venv/unfinished && mv .venv/unfinished .venv/cut-short
  fi
done
if ! done_before "$$@"; then
  [ ! -e .venv/cut-short ] || echo "A set-up was cut short: it is done anew."
  if [ -e .venv/cut-short ] || ! $(PYTHON) -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    if ! first_with ensurepip; then
      first_with venv || { rm -rf .venv; fail "Python 3.11 or newer is needed (found: $$(python3 --version 2>/dev/null || echo no python3)). Install it, then call make again."; }
      package=$$($$found -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
      apt $$package
      first_with ensurepip || { rm -rf .venv; fail "This Python cannot make a virtual environment: install the package $$package (or python3-venv), then call make again."; }
    fi
    echo "Making .venv with $$($$found --version) ..."
    find .venv -mindepth 1 -maxdepth 1 ! -name unfinished -exec rm -rf {} +
    $$found -m venv .venv || { rm -rf .venv; fail "The virtual environment .venv could not be made."; }
  fi
  for list; do :; done
  echo "Installing what $$list lists ..."
  if ! $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-input --requirement "$$list"; then
    rm -f .venv/unfinished
    fail "Not all that $$list lists could be installed: see the lines above. Is there a connection to the package index?"
  fi
  cat requirements.txt >.venv/running
  cat "$$@" >".venv/$$name"
fi
rm -f .venv/unfinished
endef
export SET_UP

# A Chromium for the browser tests, and fonts for what it shows in Korean and Japanese.
define BROWSER
$(APT)
missing=
for name in $(BROWSERS); do command -v $$name >/dev/null && break; name=; done
[ -n "$$name" ] || missing=chromium
fc-list :lang=ko 2>/dev/null | grep -q . || missing="$$missing fonts-noto-cjk"
[ -z "$$missing" ] || apt $$missing || [ -n "$$name" ] || echo "There is no Chromium here and none can be installed: tests that need a browser are skipped." >&2
endef
export BROWSER
