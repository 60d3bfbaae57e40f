# `make run` and `make test` are all that a fresh machine needs; `make` lists the rest.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests toolchain build run demo test lint format record bench fuzz clean

BINARY := .build/release/squad

# A sibling module must be declared before it is imported, and a warning is an error.
CHECKS := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# On Linux the program stands alone and at fixed addresses, without exported symbols and with nothing
# shared but the C library, where the others are there to be linked in: otherwise every start spends
# 2 ms on finding and relocating them.
STATIC := .build/static
LINKED_IN := stdc++ ncursesw tinfo sqlite3
ifeq ($(shell uname -s),Linux)
  LINKING := --static-swift-stdlib --disable-local-rpath -Xlinker -s -Xlinker --no-export-dynamic \
    -Xlinker -L$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif
# Generic types come from functions that the compiler knows, not from names that the start has to
# look up: that was an eighth of its instructions. The program grows by half a per cent. The option
# is one of the compiler's own: without it nothing is wrong but the time.
DIRECT := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE := --configuration release --product squad $(LINKING) $(DIRECT) $(CHECKS)

# What the build links against, and what the tests and the benchmark run. curl is there for its
# library, which squad opens when it first asks a service; no header of it is needed. Nor is one of
# the last three, which squad opens when the first picture is drawn.
PACKAGES := libncurses-dev libsqlite3-dev curl ca-certificates libchafa0 libturbojpeg0 libpng16-16
TEST_PACKAGES := $(PACKAGES) openssl tmux python3 strace faketime
FORMULAE := ncurses sqlite chafa jpeg-turbo libpng
TEST_FORMULAE := $(FORMULAE) openssl tmux python3

# $(call install,DEBIAN PACKAGES,HOMEBREW FORMULAE): no word and no network when all are there.
define install
missing=; \
if command -v dpkg-query >/dev/null 2>&1; then \
  for package in $(1); do \
    dpkg-query -W -f '$${db:Status-Status}\n' $$package 2>/dev/null | grep -qx installed \
      || missing="$$missing $$package"; \
  done; \
  test -n "$$missing" || exit 0; \
  if test "$$(id -u)" = 0; then as_root=env; \
  elif sudo -n true 2>/dev/null; then as_root='sudo -n env'; \
  elif command -v sudo >/dev/null 2>&1 && test -t 0; then as_root='sudo env'; \
  else echo "squad needs, as root: apt-get install$$missing" >&2; exit 1; fi; \
  echo "Installing$$missing"; \
  $$as_root DEBIAN_FRONTEND=noninteractive apt-get update -qq </dev/null \
    && $$as_root DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends $$missing </dev/null >/dev/null \
    || { echo "squad needs, as root: apt-get install$$missing" >&2; exit 1; }; \
elif command -v brew >/dev/null 2>&1; then \
  for formula in $(2); do \
    brew list --versions $$formula >/dev/null 2>&1 || missing="$$missing $$formula"; \
  done; \
  test -z "$$missing" || brew install --quiet $$missing; \
else \
  pkg-config --exists ncursesw sqlite3 2>/dev/null \
    || echo "squad needs the headers of ncurses (wide) and SQLite from your system" >&2; \
fi
endef

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' Makefile | expand -t 10

toolchain:
	@command -v swift >/dev/null 2>&1 \
	  || { echo 'squad needs the Swift 6.3 toolchain: https://www.swift.org/install' >&2; exit 1; }

setup: toolchain ## install the system packages that the build needs
	@$(call install,$(PACKAGES),$(FORMULAE))

setup-tests: toolchain
	@$(call install,$(TEST_PACKAGES),$(TEST_FORMULAE))

build: setup ## build .build/release/squad
	@mkdir -p $(STATIC) && for name in $(LINKED_IN); do \
	  library=$$(gcc -print-file-name=lib$$name.a 2>/dev/null); \
	  test ! -e "$$library" || ln -sf "$$library" $(STATIC)/; \
	done
	@swift build $(RELEASE)

run: build ## build squad and open it (ARGS="marvel/1009220" passes arguments)
	@$(BINARY) $(ARGS)

demo: setup-tests build ## try squad against stand-in services (FAULT=slow:2 makes them fail)
	@sh Tests/StandIn/demo.sh $(BINARY) $(FAULT)

test: setup-tests build ## run every test, the end-to-end ones against the built program
	@swift build --build-tests $(CHECKS)
	@python3 -m unittest discover -q Tests/StandIn
	@swift test --skip-build --disable-xctest $(CHECKS)

lint: toolchain ## check the formatting and the few rules that no compiler knows
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests
	@! grep -rnE '\b(fatalError|preconditionFailure)\(|\btry!' --include='*.swift' Sources
	@! grep -rlE '^(@_exported )?import CNcurses' --include='*.swift' Sources \
	  | grep -v '^Sources/NcursesTerminal/'
	@! grep -rlE '^import CSQLite' --include='*.swift' Sources | grep -v '^Sources/SquadLive/'
	@! grep -rlE '^import CCurl' --include='*.swift' Sources | grep -v '^Sources/SquadLive/HTTP/'
	@! grep -rlE '^import CMemory' --include='*.swift' Sources | grep -v '^Sources/SquadLive/'
	@! grep -rlE '^import CPictures' --include='*.swift' Sources \
	  | grep -v '^Sources/SquadLive/Pictures/'

format: toolchain ## rewrite the sources as the lint wants them
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

record: setup-tests ## record what is derived and the golden frames anew, then show what changed
	@swift build --build-tests $(CHECKS)
	-@SQUAD_RECORD=1 swift test --skip-build --disable-xctest $(CHECKS) --filter 'MarvelIndexTests|SquadUITests'
	@git status --short Fixtures

bench: setup-tests build ## measure start, keys, bytes, memory and idling beside nnn and fzf
	@python3 Tests/Bench/bench.py $(BINARY)

FUZZ := .build/fuzz
fuzz: setup-tests ## throw broken pictures at the decoder for a minute (FUZZ_SECONDS=600 for ten)
	@mkdir -p $(FUZZ)/corpus && python3 Tests/Fuzz/seeds.py $(FUZZ)/seeds
	@clang -g -O1 -Wall -Wextra -Werror -fsanitize=fuzzer,address,undefined \
	  -fno-sanitize-recover=undefined -fuse-ld=lld \
	  -ISources/CPictures/include Sources/CPictures/*.c Tests/Fuzz/pictures.c -ldl -o $(FUZZ)/pictures
	@$(FUZZ)/pictures -max_total_time=$(or $(FUZZ_SECONDS),60) -max_len=4096 -timeout=10 \
	  -rss_limit_mb=1024 -artifact_prefix=$(FUZZ)/ $(FUZZ)/corpus $(FUZZ)/seeds \
	  >$(FUZZ)/log 2>&1 || { tail -n 40 $(FUZZ)/log >&2; exit 1; }
	@tail -n 1 $(FUZZ)/log

clean: ## remove what was built
	@rm -rf .build
