# `make run` builds and runs squad and `make test` tests it, both on a fresh machine too. `make dev`
# and `make unit` take seconds after a change. `make` lists all targets.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup prepare build run dev install uninstall package package-test dist demo kiosk test \
  unit properties coverage docs lint format record tables order screenshots bench crash fuzz sanitize \
  soak clean

BINARY := .build/release/squad

# A module must be declared as a dependency before it is imported, and a warning is an error. Colour
# is off because the option is part of each compile command: builds at a terminal and in a pipe
# would otherwise recompile everything after each other.
CHECKS := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors \
  --no-color-diagnostics
# On Linux the program is linked at fixed addresses, without exported symbols, and with every
# library but the C library linked in where its archive is installed. Otherwise each start spends 2
# ms on finding and relocating libraries. `make build LINKED_IN=` shares all libraries. `make build
# SHARED=1` is for distributions: shared libraries, address space randomisation, and all symbols
# bound and read-only before main. It takes 1.4 ms of processor time and 210 page faults more a
# start. Switching between these links again, and compiles nothing.
STATIC := .build/static
LINKED_IN = $(if $(SHARED),,stdc++ ncursesw tinfo sqlite3)
# The linker puts the functions that run at a start and for a key next to each other, by a list that
# `make order` writes. Scattered over the binary they brought 9.4 MB of it into memory, now 4.9 MB.
# Each function needs a section of its own for that, even one identical to another. The linker is
# the toolchain's.
ORDER := Packaging/functions.order
ifeq ($(shell uname -s),Linux)
  LINKING = --static-swift-stdlib --disable-local-rpath -Xlinker --no-export-dynamic \
    -Xlinker -L$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
    $(if $(SHARED),-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now,-Xlinker -no-pie)
  STRIPPED := -Xlinker -s
  ORDERED := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-llvm-merge-functions-pass -Xswiftc -use-ld=lld \
    -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering
endif
# Gets generic types by calling functions that the compiler knows, instead of looking up mangled
# names, which took an eighth of a start's instructions. The program grows by half a per cent. The
# option is internal to the compiler: if it ever disappears, only time is lost.
DIRECT := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE = --configuration release --product squad $(LINKING) $(STRIPPED) $(ORDERED) $(DIRECT) \
  $(CHECKS)

# Packages that a target needs, named as on Debian 12 and 13 and Ubuntu 24.04, where some are
# provided by packages with another name. The toolchain runs and links with the first five. squad is
# linked against two, opens curl's library at its first request and three more at its first picture.
# A kiosk filters system calls with seccomp's.
TOOLCHAIN := g++ libxml2 libncurses6 libsqlite3-0 curl
PACKAGES := $(TOOLCHAIN) libncurses-dev libsqlite3-dev ca-certificates \
  libchafa0 libturbojpeg0-dev libpng16-16
KIOSK_PACKAGES := sshd openssh-client libpam-modules procps libseccomp2
STORE_PACKAGES := postgres pgbouncer
PICTURE_PACKAGES := python3 python3-pil fonts-dejavu-core
FORMULAE := ncurses sqlite chafa jpeg-turbo libpng
NEEDS = $(PACKAGES)
lint format: NEEDS = $(TOOLCHAIN)
lint demo unit coverage tables record order crash fuzz sanitize soak bench: NEEDS += python3
kiosk soak: NEEDS += $(KIOSK_PACKAGES)
test: NEEDS += $(KIOSK_PACKAGES) $(PICTURE_PACKAGES) tmux strace faketime zsh fish groff-base
test: FORMULAE += openssl tmux python3 pillow fish
record soak: NEEDS += tmux
package: NEEDS += dpkg-dev debhelper lintian
package-test: NEEDS += debootstrap python3
order: NEEDS += binutils valgrind
screenshots: NEEDS += $(PICTURE_PACKAGES) ncurses-term
screenshots: FORMULAE += python3 pillow
bench: NEEDS += nnn fzf strace jq miller visidata python3-pip postgres
bench: FORMULAE += nnn fzf jq miller visidata python3
crash: NEEDS += strace
test coverage sanitize soak: NEEDS += openssl $(STORE_PACKAGES)
unit: NEEDS += postgres
# The packages are for the system's Python, which may not be the first in PATH.
PYTHON_WITH_PILLOW = python=python3; $$python -c 'import PIL' 2>/dev/null || python=/usr/bin/python3

# Prerequisites inherit a target's variables, so the first one installs all that the target needs.
needs = sh Tests/Make/needs.sh '$(MAKECMDGOALS)' '$(NEEDS)' '$(FORMULAE)'
stages = . Tests/Make/stages.sh
unittest = python3 -B -m unittest discover -v

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' Makefile | expand -t 13

setup: ## install the packages that the build needs
	@$(needs)

# SwiftPM stores absolute paths, so a build must start over in a moved tree. It doesn't track the
# archives in $(STATIC) either: when their names change, removes the program to link it again.
prepare: setup
	@for plan in .build/debug.yaml .build/release.yaml; do \
	  test ! -e $$plan || grep -qF "\"$$(pwd -P)/Sources/" $$plan || { \
	    echo 'This tree was built in another folder: make clean, then build it here.' >&2; exit 1; }; \
	done
	@rm -rf $(STATIC).new && mkdir -p $(STATIC).new && for name in $(LINKED_IN); do \
	  library=$$(clang -print-file-name=lib$$name.a 2>/dev/null); \
	  test ! -e "$$library" || ln -s "$$library" $(STATIC).new/; \
	done; \
	test "$$(ls $(STATIC) 2>/dev/null)" = "$$(ls $(STATIC).new)" || rm -f $(BINARY); \
	rm -rf $(STATIC) && mv $(STATIC).new $(STATIC)

# Exists once the program was compiled, even if the program was removed to link it again.
BUILT := .build/release/squad.build/main.swift.o
build_program = first $(BUILT) build; stage build swift build $(RELEASE)
build_tests = first .build/debug/squadPackageTests.xctest test-build; \
  stage test-build swift build --build-tests $(CHECKS)

# In a read-only tree, runs the program that was built there.
ifeq ($(shell test ! -x $(BINARY) || test -w .build || echo kept),kept)
build:
	@echo 'This tree is read-only: $(BINARY) stays as it was built.' >&2
else
build: prepare ## build .build/release/squad
	@$(stages); $(build_program); finish
endif

run: build ## build and run squad (ARGS="marvel/1009220" passes arguments)
	@$(BINARY) $(ARGS)

# Builds with the options of the tests, so that both share what they compile.
dev: prepare ## build squad without optimization and run it: seconds after a change (ARGS=…)
	@$(stages); first .build/debug/squad.build/main.swift.o dev-build; \
	stage dev-build swift build --product squad $(CHECKS); finish
	@.build/debug/squad $(ARGS)

# Installs an existing program without building it, so that root needs no Swift. A row is
# MODE:FILE:TARGET.
PREFIX ?= /usr/local
INSTALLED := 755:$(BINARY):bin/squad 644:Packaging/man/squad.1:share/man/man1/squad.1 \
  644:Packaging/completions/squad.bash:share/bash-completion/completions/squad \
  644:Packaging/completions/_squad:share/zsh/site-functions/_squad \
  644:Packaging/completions/squad.fish:share/fish/vendor_completions.d/squad.fish \
  644:LICENSE:share/doc/squad/LICENSE 644:Packaging/NOTICES:share/doc/squad/NOTICES
each_installed = prefix='$(DESTDIR)$(PREFIX)'; \
  printf '%s\n' $(INSTALLED) | while IFS=: read -r mode file target

$(BINARY):
	@$(MAKE) build

install: $(BINARY) ## install squad below PREFIX=/usr/local (DESTDIR goes before it)
	@$(each_installed); do install -d "$$prefix/$${target%/*}" \
	  && install -m $$mode $$file "$$prefix/$$target" || exit 1; done

uninstall: ## remove the files that make install has copied
	@$(each_installed); do rm -f "$$prefix/$$target" || exit 1; done
	@rmdir '$(DESTDIR)$(PREFIX)/share/doc/squad' 2>/dev/null || :

demo: build ## try squad against stand-in services (FAULT=slow:2 makes them slow)
	@$(needs)
	@sh Tests/StandIn/demo.sh $(BINARY) '$(FAULT)'

kiosk: build ## serve squad over SSH on loopback, for strangers to try (PORT=2222)
	@$(needs)
	@sh Packaging/kiosk/try.sh $(BINARY) $(PORT)

# Runs each test bundle itself: SwiftPM would start all tests at once in one process. On macOS a
# bundle isn't a program, so SwiftPM runs it.
ifeq ($(shell uname -s),Linux)
  run_tests = python3 -B Tests/Make/runner.py $(1) \
    -- .build/debug/squadPackageTests.xctest --testing-library swift-testing
else
  run_tests = swift test --skip-build --disable-xctest $(CHECKS) $(1)
endif

# Runs every stage even after a failure. The last line is the summary of the Swift tests.
test: prepare ## run all the tests, including end-to-end ones on the built program
	@$(needs)
	@$(stages); $(build_program); $(build_tests); \
	stage make $(unittest) Tests/Make; \
	stage lint-rules $(unittest) Tests/Lint; \
	stage stand-ins $(unittest) Tests/StandIn; \
	$(PYTHON_WITH_PILLOW); stage -n build screenshots $(subst python3,$$python,$(unittest)) Tests/Screenshots; \
	test "$$(uname -s)" != Linux || stage -b -n build ssh $(unittest) Tests/Host; \
	stage -b -n build proof $(unittest) Tests/Proof; \
	stage -n build install $(unittest) Tests/Install; \
	stage -n build -n test-build tests $(call run_tests); \
	finish tests

# Leaves out the program's own tests, databases, stand-ins in Python, and thousands of random steps.
UNIT := ^(EndToEnd|PostgresKit)Tests\.|(Property|PostgresSquad|StandIn)Tests/
unit: prepare ## run the tests that run in one process, without the program and the slow ones
	@$(needs)
	@$(stages); $(build_tests); \
	stage -n test-build tests $(call run_tests,--skip '$(UNIT)'); finish tests

# In release, thousands of random steps take a tenth of the time. These modules are built for tests
# that see their internals, so the program isn't linked from them.
PROPERTIES := --configuration release --scratch-path .build/properties -Xswiftc -enable-testing $(CHECKS)
properties: prepare ## run the property tests in release
	@$(needs)
	@$(stages); export SQUAD_TESTS=properties; \
	stage properties-build swift build --build-tests $(PROPERTIES); \
	stage -n properties-build tests swift test --skip-build --disable-xctest $(PROPERTIES) \
	  --filter PropertyTests/; finish tests

# The toolchain's own folder: a system's LLVM may not read what this compiler writes.
TOOLS = $(shell swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p')/bin
# Covers tests in the process only: the program that end-to-end tests drive isn't built for
# counting.
COVERAGE := --enable-code-coverage --scratch-path .build/coverage $(CHECKS)
coverage: prepare ## count the lines that tests run: SquadCore 95 %, SquadScreen and CatalogueKit 90 %
	@$(needs)
	@$(stages); stage coverage-build swift build --build-tests $(COVERAGE); \
	bundle=.build/coverage/debug/squadPackageTests.xctest; rm -rf .build/coverage/counts; \
	stage -n coverage-build tests env LLVM_PROFILE_FILE=.build/coverage/counts/%p.profraw \
	  python3 -B Tests/Make/runner.py --skip '^EndToEndTests\.' \
	  -- $$bundle --testing-library swift-testing; \
	stage -n coverage-build -s coverage python3 -B Tests/Make/coverage.py $(TOOLS) $$bundle \
	  .build/coverage/counts; finish

docs: prepare ## build the documentation of all modules in .build/docs
	@$(needs)
	@$(stages); stage docs-build swift build --product squad $(CHECKS); \
	stage -n docs-build docs sh Tests/Make/docs.sh; finish

lint: ## check the formatting and a few rules the compiler doesn't know
	@$(needs)
	@$(stages); rules() { \
	  ! grep -rnE '\b(fatalError|preconditionFailure)\(|\btry!' --include='*.swift' Sources && \
	  ! grep -rnE '\bTask(\.detached)?( *\{|\()|\bTask\.sleep|\bDispatch' --include='*.swift' Sources \
	    | grep -v '^Sources/SystemKit/TaskThread.swift:'; \
	}; \
	stage rules rules; \
	stage format swift format lint --strict --parallel --recursive Package.swift Sources Tests; \
	stage imports sh -c 'swift package dump-package | python3 -B Tests/Lint/imports.py'; \
	stage documented python3 -B Tests/Lint/documented.py Sources; finish

format: ## format the sources
	@$(needs)
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

# A test that records something fails, so the status of the tests is ignored.
record: build ## regenerate derived files and golden frames, then show what changed
	@$(needs)
	@$(stages); $(build_tests) && { stage record \
	  env SQUAD_RECORD=1 swift test --skip-build --disable-xctest $(CHECKS) \
	  --filter 'ManualTests|RealNamesTests|MarvelIndexTests|SuperheroesRowsTests|SuperheroesBundledCatalogueTests/.*rank|EndToEndTests.ReplayTests/.*Every' \
	  --filter 'SquadWordsTests|SquadScreenTests|SquadInspectorTests|SquadLoopTests'; :; }
	@git status --short Fixtures Packaging/man

tables: ## regenerate the tables of Unicode and HTML, then show what changed
	@$(needs)
	@python3 Tests/PlainTextTests/Generate/tables.py
	@git diff --stat -- Sources/PlainText

# Measures a program with symbols, which the list consists of.
order: prepare ## list the functions that a start and a key run, for the linker to put together
	@$(needs)
	@$(stages); \
	stage symbols swift build $(subst $(STRIPPED),-Xlinker --strip-debug,$(RELEASE)) && \
	stage order python3 -B Tests/Bench/order.py $(BINARY) $(ORDER) && \
	rm $(BINARY) && $(build_program); finish

screenshots: build ## draw the screens to .build/screenshots, and README's pictures (ONLY='grid* help*' draws few)
	@$(needs)
	@$(PYTHON_WITH_PILLOW); $(stages); set -f; \
	stage -s screenshots $$python -B Tests/Screenshots/screenshots.py $(BINARY) .build/screenshots $(ONLY) && \
	if test -z "$(ONLY)"; then \
	  cp .build/screenshots/own-dark-120x40.png Fixtures/own.png; \
	  stage cast env -i HOME=/nonexistent LC_ALL=C.UTF-8 TZ=UTC \
	    $(BINARY) replay tour --cast .build/screenshots/tour.cast && \
	  stage movie $$python -B Tests/Screenshots/movie.py .build/screenshots/tour.cast Fixtures/tour.gif; \
	fi; finish

bench: build ## compare startup, keys, bytes, memory and idling with nnn, fzf and readers of files
	@$(needs)
	@$(stages); stage -s bench python3 Tests/Bench/bench.py $(BINARY); \
	stage -s own python3 Tests/Bench/own.py $(BINARY); \
	stage store-build swift build $(subst --product squad,--product store-bench,$(RELEASE)); \
	stage -n store-build -s store python3 Tests/Bench/store.py $(BINARY); \
	stage list-build swift build $(subst --product squad,--product list-bench,$(RELEASE)); \
	stage -n list-build -s lists .build/release/list-bench; finish

crash: build ## kill squad 1,000 times, fail each of its writes, overwrite each page of its file
	@$(needs)
	@$(stages); stage crash env SQUAD_PROOF=long $(unittest) Tests/Proof; finish

# Each fuzzer runs for so many seconds, the last one for seconds of the program's CPU time. A
# reader's failure can be repeated with the number in its message: .build/release/fuzz-readers
# marvel 0 .build/fuzz/answers NUMBER.
FUZZ := .build/fuzz
READERS := config keymap recording marvel superheroes starwars bitcoin own
fuzz: build ## feed squad broken pictures, files, responses and keys, a minute each (FUZZ_SECONDS=600: ten)
	@test '$(or $(FUZZ_SECONDS),60)' -gt 0 2>/dev/null \
	  || { echo 'FUZZ_SECONDS needs a whole number from 1 on' >&2; exit 2; }
	@$(needs)
	@mkdir -p $(FUZZ)/corpus
	@$(stages); stage seeds python3 -B Tests/Fuzz/seeds.py $(FUZZ)/seeds; seconds=$(or $(FUZZ_SECONDS),60); \
	stage pictures-build clang -g -O1 -Wall -Wextra -Werror -fsanitize=fuzzer,address,undefined \
	  -fno-sanitize-recover=undefined -fuse-ld=lld \
	  -ISources/CPictures/include Sources/CPictures/*.c Tests/Fuzz/pictures.c -ldl -o $(FUZZ)/pictures; \
	stage -n pictures-build pictures $(FUZZ)/pictures -max_total_time=$$seconds -max_len=4096 -timeout=10 \
	  -rss_limit_mb=1024 -artifact_prefix=$(FUZZ)/ $(FUZZ)/corpus $(FUZZ)/seeds; \
	stage readers-build swift build $(subst --product squad,--product fuzz-readers,$(RELEASE)); \
	stage answers python3 -B Tests/Fuzz/answers.py $(FUZZ)/answers $(BINARY); \
	for name in $(READERS); do \
	  stage -n readers-build -n answers -s $$name \
	    .build/release/fuzz-readers $$name $$seconds $(FUZZ)/answers || test ! -e $(FUZZ)/answers/$$name.last \
	    || echo "$$name fell over input $$(cat $(FUZZ)/answers/$$name.last)" >&2; \
	done; \
	stage input env SQUAD_FUZZ_SECONDS=$$seconds $(unittest) -p test_input.py Tests/Proof; finish

# Each sanitizer builds in a folder of its own. Leaks aren't reported, since memory that a test
# still holds at its end is no leak of the program. Tests that measure time are skipped.
# Undefined behaviour is sought in C and its headers only: Swift's compiler on Linux lacks the
# option. There the thread sanitizer also needs to be told about Swift's Mutex.
SANITIZERS ?= address thread undefined
UNDEFINED := -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
  -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined
sanitize: ## run the modules' tests under each sanitizer (SANITIZERS=address ONLY=SquadStorage)
	@$(needs)
	@$(stages); for kind in $(SANITIZERS); do \
	  folder=.build/sanitize-$$kind; mkdir -p $$folder; \
	  case $$kind in undefined) flags='$(UNDEFINED)' ;; *) flags="--sanitize=$$kind" ;; esac; \
	  options="$$flags --scratch-path $$folder $(CHECKS)"; mutex=; \
	  if test "$$kind $$(uname -s)" = 'thread Linux'; then \
	    mutex=$(CURDIR)/$$folder-mutex.so; \
	    clang -O1 -Wall -Wextra -Werror -shared -fPIC Tests/Sanitize/mutex.c -ldl -o $$mutex || exit 1; \
	  fi; \
	  first $$folder/debug/squadPackageTests.xctest $$kind-build; \
	  stage $$kind-build swift build --build-tests $$options; \
	  stage -n $$kind-build $$kind env LD_PRELOAD=$$mutex ASAN_OPTIONS=detect_leaks=0 \
	    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 swift test --skip-build --disable-xctest $$options \
	    --skip EndToEndTests --skip 'Redacting takes linear time' \
	    $(patsubst %,--filter '%',$(ONLY)); \
	done; finish

# Leaves out all Swift tests but those of the store, in a file and on a server.
STORE := ^(?!(SquadStorage|PostgresKit)Tests\.|EndToEndTests\.StoreTests)
soak: build ## check squad over SSH and on a server against its limits, 14 minutes (SOAK='--sessions 20')
	@$(needs)
	@$(stages); stage -s soak python3 -B Tests/Host/soak.py $(SOAK); \
	stage store env SQUAD_PROOF=long $(unittest) -p test_store.py Tests/Proof; \
	$(build_tests); stage -n test-build store-tests $(call run_tests,--skip '$(STORE)'); finish store-tests

# Packages have the program's version, and the date of the last commit unless SOURCE_DATE_EPOCH is
# set.
VERSION = $(shell sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/SquadWords/Usage/ProgramVersion.swift)
package dist: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct)
dated = test -n "$$SOURCE_DATE_EPOCH" || { \
  echo 'There is no commit to take the date from: run this in a clone, or set SOURCE_DATE_EPOCH.' >&2; exit 1; }
PACKAGE = .build/package/squad-$(VERSION)
package: setup ## build Debian packages of squad and of the kiosk in .build/package
	@$(dated)
	@$(MAKE) build SHARED=1
	@rm -rf .build/package && mkdir -p $(PACKAGE) && cp -R Packaging/debian $(PACKAGE)/
	@printf 'squad (%s-1) unstable; urgency=medium\n\n  * Release %s.\n\n -- %s  %s\n' \
	  $(VERSION) $(VERSION) "$$(sed -n 's/^Maintainer: //p' Packaging/debian/control)" \
	  "$$(date -u -R -d @$$SOURCE_DATE_EPOCH)" >$(PACKAGE)/debian/changelog
	@$(stages); stage package sh -c 'cd $(PACKAGE) && dpkg-buildpackage -b -us -uc' \
	  && stage -s lintian sh -c 'lintian --fail-on error,warning .build/package/*.changes'; finish

# Leaves out the linker's build hash and Swift's module hashes, which differ from folder to folder.
DIST = squad-$(VERSION)-linux-$(shell uname -m)
dist: setup ## build a tarball of the static program in .build/dist, the same bytes in any folder
	@$(dated)
	@$(MAKE) build SHARED=
	@rm -rf .build/dist && $(MAKE) install DESTDIR=.build/dist/$(DIST) PREFIX=
	@cd .build/dist && $(TOOLS)/llvm-objcopy --remove-section .swift_modhash \
	  --remove-section .note.gnu.build-id $(DIST)/bin/squad \
	  && tar --sort=name --format=ustar --mtime=@$$SOURCE_DATE_EPOCH --owner=0 --group=0 --numeric-owner \
	  -cf $(DIST).tar $(DIST) && gzip -n -9 $(DIST).tar && sha256sum $(DIST).tar.gz >$(DIST).tar.gz.sha256
	@cat .build/dist/*.sha256

package-test: package ## install the packages in clean roots of Debian 12 and 13, as root
	@$(needs)
	@$(stages); stage package-test $(unittest) Tests/Package; finish

clean: ## remove build output
	@rm -rf .build
