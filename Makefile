# `make run` and `make test` are all that a fresh machine needs; `make` lists the rest.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests build run demo kiosk test lint format record tables order \
  screenshots bench crash fuzz sanitize soak clean

BINARY := .build/release/squad

# A sibling module must be declared before it is imported, and a warning is an error.
# Colour is off because the option is part of each command: a build at a terminal and one in a pipe
# would each build everything anew after the other.
CHECKS := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors \
  --no-color-diagnostics
# On Linux the program stands alone and at fixed addresses, without exported symbols and with nothing
# shared but the C library, where the others are there to be linked in: otherwise every start spends
# 2 ms on finding and relocating them.
STATIC := .build/static
LINKED_IN := stdc++ ncursesw tinfo sqlite3
# The functions that a start and a key run stand side by side, by a list that `make order` writes:
# scattered over the binary they brought 9.4 MB of it into memory, now they bring 4.9. Each function
# has a section of its own for that, also one that is the same as another. The linker comes with the
# toolchain.
ORDER := Packaging/functions.order
ifeq ($(shell uname -s),Linux)
  LINKING := --static-swift-stdlib --disable-local-rpath -Xlinker --no-export-dynamic \
    -Xlinker -L$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie
  STRIPPED := -Xlinker -s
  ORDERED := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-llvm-merge-functions-pass -Xswiftc -use-ld=lld \
    -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering
endif
# Generic types come from functions that the compiler knows, not from names that the start has to
# look up: that was an eighth of its instructions. The program grows by half a per cent. The option
# is one of the compiler's own: without it nothing is wrong but the time.
DIRECT := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE := --configuration release --product squad $(LINKING) $(STRIPPED) $(ORDERED) $(DIRECT) \
  $(CHECKS)

# What the toolchain needs to compile and link, what the program is linked against, curl for its
# library, which squad opens when it first asks a service, the three that it opens when the first
# picture is drawn, and the one that a kiosk opens to filter its system calls. These names hold on
# Debian 12 and 13 and on Ubuntu 24.04, where some are provided by packages of another name.
PACKAGES := g++ libxml2 libncurses-dev libsqlite3-dev curl ca-certificates \
  libchafa0 libturbojpeg0-dev libpng16-16 libseccomp2
KIOSK_PACKAGES := openssh-server openssh-client libpam-modules procps
TEST_PACKAGES := $(PACKAGES) $(KIOSK_PACKAGES) openssl tmux python3 python3-pil fonts-dejavu-core \
  strace faketime
BENCH_PACKAGES := nnn fzf strace python3
ORDER_PACKAGES := binutils python3 valgrind
SCREENSHOT_PACKAGES := python3 python3-pil fonts-dejavu-core ncurses-term
FORMULAE := ncurses sqlite chafa jpeg-turbo libpng
TEST_FORMULAE := $(FORMULAE) openssl tmux python3 pillow
BENCH_FORMULAE := nnn fzf python3
SCREENSHOT_FORMULAE := python3 pillow
# The packages are for the system's Python, which need not be the one that comes first.
PYTHON_WITH_PILLOW = python=python3; $$python -c 'import PIL' 2>/dev/null || python=/usr/bin/python3

# $(call install,DEBIAN PACKAGES,HOMEBREW FORMULAE): no word and no network when all are there. Who
# has to ask an administrator is told at once what both commands need.
define install
present=$$(dpkg-query -W -f '$${db:Status-Status} $${Package},$${Provides}\n' 2>/dev/null \
  | sed -n 's/^installed //p' | tr , '\n' | sed 's/^ *//; s/[ :].*//'); \
absent() { \
  for package; do echo "$$present" | grep -qxF $$package || printf ' %s' $$package; done; \
}; \
refuse() { \
  echo "squad needs more packages; as root: apt-get update && apt-get install -y$$(absent $(sort $(TEST_PACKAGES) $(1)))" >&2; \
  exit 1; \
}; \
if command -v dpkg-query >/dev/null 2>&1; then \
  missing=$$(absent $(1)); \
  test -n "$$missing" || exit 0; \
  if test "$$(id -u)" = 0; then as_root=env; \
  elif sudo -n true 2>/dev/null; then as_root='sudo -n env'; \
  elif command -v sudo >/dev/null 2>&1 && test -t 0; then as_root='sudo env'; \
  else refuse; fi; \
  echo "Installing$$missing"; \
  $$as_root apt-get update -qq </dev/null \
    && $$as_root DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes \
      apt-get install -y -qq --no-install-recommends $$missing </dev/null >/dev/null \
    || refuse; \
elif command -v brew >/dev/null 2>&1; then \
  missing=; \
  for formula in $(2); do \
    brew list --versions $$formula >/dev/null 2>&1 || missing="$$missing $$formula"; \
  done; \
  test -z "$$missing" || brew install --quiet $$missing; \
else \
  pkg-config --exists ncursesw sqlite3 2>/dev/null \
    || echo "squad needs the development files for ncurses (wide) and SQLite" >&2; \
fi
endef

# A swift that can't find one of its own libraries is there, but doesn't run.
define toolchain
swift build --version >/dev/null 2>&1 || { \
  command -v swift >/dev/null 2>&1 \
    && echo "swift doesn't run: $$(swift build --version 2>&1 | head -n 1)" >&2 \
    || echo 'squad needs the Swift 6.3 toolchain: https://www.swift.org/install' >&2; \
  exit 1; \
}
endef

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' Makefile | expand -t 13

setup: ## install the packages that the build needs
	@$(call install,$(PACKAGES),$(FORMULAE))
	@$(toolchain)

setup-tests:
	@$(call install,$(TEST_PACKAGES),$(TEST_FORMULAE))
	@$(toolchain)

build: setup ## build .build/release/squad
	@mkdir -p $(STATIC) && for name in $(LINKED_IN); do \
	  library=$$(clang -print-file-name=lib$$name.a 2>/dev/null); \
	  test ! -e "$$library" || ln -sf "$$library" $(STATIC)/; \
	done
	@swift build $(RELEASE)

run: build ## build and run squad (ARGS="marvel/1009220" passes arguments)
	@$(BINARY) $(ARGS)

demo: setup-tests build ## try squad against stand-in services (FAULT=slow:2 makes them slow)
	@sh Tests/StandIn/demo.sh $(BINARY) $(FAULT)

kiosk: build ## serve squad over SSH on loopback, for strangers to try (PORT=2222)
	@$(call install,$(KIOSK_PACKAGES),)
	@sh Packaging/try.sh $(BINARY) $(PORT)

# Thousands of lines say that a test began or passed. What is printed is each failure with what
# belongs to it, and the runner's summary; where there is none, how the run ended.
TEST_LOG := .build/test.log
define summary
awk '/^(✔|◇|━)/ { failing = 0 } /^✘/ { failing = 1 } failing && !/^✘ (Suite|Test run)/' $(TEST_LOG); \
test $$status = 0 || echo "The full log is in $(TEST_LOG)."; \
grep 'Test run with' $(TEST_LOG) | tail -n 1 | grep . || tail -n 20 $(TEST_LOG); \
exit $$status
endef

test: setup-tests build ## run all the tests, including end-to-end ones on the built program
	@swift build --build-tests $(CHECKS)
	@python3 -m unittest discover -q Tests/StandIn
	@python3 -m unittest discover -q Tests/Lint
	@test "$$(uname -s)" != Linux || python3 -B -m unittest discover -q Tests/Host
	@$(PYTHON_WITH_PILLOW); $$python -B -m unittest discover -q Tests/Screenshots
	@python3 -B -m unittest discover -q Tests/Proof
	@swift test --skip-build --disable-xctest $(CHECKS) >$(TEST_LOG) 2>&1; status=$$?; $(summary)

lint: setup-tests ## check the formatting and a few rules the compiler doesn't know
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests
	@! grep -rnE '\b(fatalError|preconditionFailure)\(|\btry!' --include='*.swift' Sources
	@! grep -rnE '\bTask(\.detached)?( *\{|\()|\bTask\.sleep|\bDispatch' --include='*.swift' Sources \
	  | grep -v '^Sources/SystemKit/TaskThread.swift:'
	@swift package dump-package | python3 Tests/Lint/imports.py

format: setup ## format the sources
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

record: setup-tests build ## regenerate derived files and golden frames, then show what changed
	@swift build --build-tests $(CHECKS)
	-@SQUAD_RECORD=1 swift test --skip-build --disable-xctest $(CHECKS) \
	  --filter 'MarvelIndexTests|SuperheroesRowsTests|SquadUITests|EndToEndTests.ReplayTests/.*Every'
	@git status --short Fixtures README.md

tables: setup-tests ## regenerate the tables of Unicode and HTML, then show what changed
	@python3 Tests/PlainTextTests/Generate/tables.py
	@git diff --stat -- Sources/PlainText

# Of a program with its symbols, which are what the list holds.
order: setup ## write anew which functions a start and a key run, for the linker
	@$(call install,$(ORDER_PACKAGES),)
	@swift build $(subst $(STRIPPED),-Xlinker --strip-debug,$(RELEASE))
	@python3 -B Tests/Bench/order.py $(BINARY) $(ORDER)
	@rm $(BINARY) && swift build $(RELEASE)

screenshots: build ## draw the program's screens to .build/screenshots, and Fixtures/tour.gif (ONLY='grid* help*' draws few)
	@$(call install,$(SCREENSHOT_PACKAGES),$(SCREENSHOT_FORMULAE))
	@$(PYTHON_WITH_PILLOW); \
	set -f; $$python -B Tests/Screenshots/screenshots.py $(BINARY) .build/screenshots $(ONLY) && \
	if test -z "$(ONLY)"; then \
	  LC_ALL=C.UTF-8 TZ=UTC $(BINARY) replay tour --cast .build/screenshots/tour.cast \
	    && $$python -B Tests/Screenshots/movie.py .build/screenshots/tour.cast Fixtures/tour.gif; \
	fi

bench: build ## compare startup, keys, bytes, memory and idling with nnn and fzf
	@$(call install,$(BENCH_PACKAGES),$(BENCH_FORMULAE))
	@python3 Tests/Bench/bench.py $(BINARY)
	@swift build $(subst --product squad,--product list-bench,$(RELEASE)) >/dev/null
	@.build/release/list-bench

crash: setup-tests build ## kill it 1,000 times, fail each of its writes, overwrite each page
	@SQUAD_PROOF=long python3 -B -m unittest discover -v Tests/Proof

# Each has so many seconds, the last of the program's CPU time. What a reader fell over comes again
# with the number that it leaves: .build/release/fuzz-readers marvel 0 .build/fuzz/answers NUMBER.
FUZZ := .build/fuzz
READERS := config keymap recording marvel superheroes starwars bitcoin
fuzz: setup-tests build ## throw broken pictures, files, answers and keys at it, a minute each (FUZZ_SECONDS=600: ten)
	@mkdir -p $(FUZZ)/corpus && python3 Tests/Fuzz/seeds.py $(FUZZ)/seeds
	@clang -g -O1 -Wall -Wextra -Werror -fsanitize=fuzzer,address,undefined \
	  -fno-sanitize-recover=undefined -fuse-ld=lld \
	  -ISources/CPictures/include Sources/CPictures/*.c Tests/Fuzz/pictures.c -ldl -o $(FUZZ)/pictures
	@$(FUZZ)/pictures -max_total_time=$(or $(FUZZ_SECONDS),60) -max_len=4096 -timeout=10 \
	  -rss_limit_mb=1024 -artifact_prefix=$(FUZZ)/ $(FUZZ)/corpus $(FUZZ)/seeds \
	  >$(FUZZ)/log 2>&1 || { tail -n 40 $(FUZZ)/log >&2; exit 1; }
	@tail -n 1 $(FUZZ)/log
	@swift build $(subst --product squad,--product fuzz-readers,$(RELEASE)) >/dev/null
	@python3 -B Tests/Fuzz/answers.py $(FUZZ)/answers $(BINARY)
	@for name in $(READERS); do \
	  .build/release/fuzz-readers $$name $(or $(FUZZ_SECONDS),60) $(FUZZ)/answers \
	    || { echo "$$name fell over input $$(cat $(FUZZ)/answers/$$name.last)" >&2; exit 1; }; \
	done
	@SQUAD_FUZZ_SECONDS=$(or $(FUZZ_SECONDS),60) \
	  python3 -B -m unittest discover -v -p test_input.py Tests/Proof

# A build each in a folder of its own. What stays allocated when a test ends is no leak of the program,
# and tests that measure time or memory would measure the sanitizer. Undefined behaviour is looked for
# in what is written in C, headers included: Swift's own compiler doesn't take the option on Linux.
# There the thread sanitizer is told what it can't see of Swift's Mutex, too.
SANITIZERS ?= address thread undefined
UNDEFINED := -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
  -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined
sanitize: setup-tests ## run the modules' tests under each sanitizer (SANITIZERS=address ONLY=SquadStorage)
	@for kind in $(SANITIZERS); do \
	  folder=.build/sanitize-$$kind; mkdir -p $$folder; \
	  case $$kind in undefined) flags='$(UNDEFINED)' ;; *) flags="--sanitize=$$kind" ;; esac; \
	  options="$$flags --scratch-path $$folder $(CHECKS)"; mutex=; \
	  if test "$$kind $$(uname -s)" = 'thread Linux'; then \
	    mutex=$(CURDIR)/$$folder-mutex.so; \
	    clang -O1 -Wall -Wextra -Werror -shared -fPIC Tests/Sanitize/mutex.c -ldl -o $$mutex || exit 1; \
	  fi; \
	  swift build --build-tests $$options >$$folder.log 2>&1 \
	    && LD_PRELOAD=$$mutex ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
	      swift test --skip-build --disable-xctest $$options --skip EndToEndTests --skip MemoryTests \
	      --skip 'Long texts take no longer' \
	      $(patsubst %,--filter '%',$(ONLY)) >>$$folder.log 2>&1 \
	    || { grep -A 20 -E 'error:|Sanitizer|runtime error|^✘' $$folder.log | head -n 80 >&2; \
	      echo "The full log is in $$folder.log." >&2; exit 1; }; \
	  echo "$$kind: $$(grep 'Test run with' $$folder.log | tail -n 1)"; \
	done

soak: setup-tests build ## hold squad over SSH against its bounds, 10 minutes (SOAK='--sessions 20')
	@python3 -B Tests/Host/soak.py $(SOAK)

clean: ## remove build output
	@rm -rf .build
