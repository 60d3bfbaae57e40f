#!/bin/sh
# Finds Swift and installs the other needs of a target. Prints nothing where all is installed.
#
#     needs.sh TARGET "DEBIAN PACKAGES" "HOMEBREW FORMULAE"
#
# The packages `sshd`, `postgres` and `pgbouncer` stand for servers that are installed or else
# unpacked into .build: installing their packages would start servers on this machine.
set -u
target=$1
packages=$2
formulae=$3
least=6.3
servers='sshd postgres pgbouncer'

fail() {
  echo "$*" >&2
  exit 1
}

# While a library that Swift needs is missing, swift can't print its version.
check_swift() {
  command -v swift >/dev/null 2>&1 \
    || fail "squad needs the Swift $least toolchain: https://www.swift.org/install"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  test -z "$version" \
    || test "$(printf '%s\n' $least "$version" | sort -t . -k 1,1n -k 2,2n | head -n 1)" = $least \
    || fail "squad needs Swift $least, this is $version: https://www.swift.org/install"
}

# absent PACKAGE…: prints the packages that are neither installed nor provided by another one.
absent() {
  for package; do
    echo "$present" | grep -qxF "$package" || printf ' %s' "$package"
  done
}

# Runs the server: one that was unpacked on another system may lack a library. Older versions of
# sshd don't know -V, but print their version with the usage.
has_server() (
  for root in '' ".build/$1"; do
    for folder in "$root"/usr/sbin "$root"/usr/local/sbin "$root"/usr/lib/postgresql/*/bin; do
      PATH=$PATH:$folder
    done
  done
  "$1" -V 2>&1 | grep -qE 'OpenSSH|PostgreSQL|PgBouncer'
)

depends() {
  apt-cache show "$1" 2>/dev/null | sed -n 's/^Depends: //p' | head -n 1 | tr , '\n' | sed 's/^ *//'
}

# The name of PostgreSQL's package includes its version.
package_of() {
  case $1 in
    sshd) echo openssh-server ;;
    postgres) depends postgresql | sed -n 's/^\(postgresql-[0-9]*\).*/\1/p' ;;
    *) echo "$1" ;;
  esac
}

# The libraries of a package, by the package lists. Leaves out LLVM, which is large: PostgreSQL
# compiles queries with it, but works without.
libraries() {
  depends "$1" | sed -n '/^libllvm/d; s/^\(lib[^ |]*\).*/\1/p'
}

look() {
  present=$(dpkg-query -W -f '${db:Status-Status} ${Package},${Provides}\n' 2>/dev/null \
    | sed -n 's/^installed //p' | tr , '\n' | sed 's/^ *//; s/[ :].*//')
  missing=
  wanted=
  for name in $packages; do
    case " $servers " in
      *" $name "*)
        has_server "$name" && continue
        wanted="$wanted $name"
        missing="$missing$(absent $(libraries "$(package_of "$name")"))"
        ;;
      *) missing="$missing$(absent "$name")" ;;
    esac
  done
}

ask_root() {
  fail "make $target needs more packages; as root:" \
    "apt-get update && apt-get install -y --no-install-recommends$missing"
}

install_packages() {
  if test "$(id -u)" = 0; then as_root=env
  elif sudo -n true 2>/dev/null; then as_root='sudo -n env'
  elif command -v sudo >/dev/null 2>&1 && test -t 0 && sudo -v; then as_root='sudo -n env'
  else ask_root
  fi
  stage package-lists $as_root apt-get update -q </dev/null || ask_root
  look
  test -n "$missing" || return 0
  echo "Installing$missing" >&2
  stage packages $as_root DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes \
    apt-get install -y -q --no-install-recommends $missing </dev/null || ask_root
}

# unpack SERVER PACKAGE
unpack() (
  rm -rf ".build/$1" && mkdir -p ".build/$1" && cd ".build/$1" \
    && apt-get download -q "$2" && dpkg-deb -x "$2"_*.deb .
)

check_swift
if command -v dpkg-query >/dev/null 2>&1; then
  look
  test -z "$missing$wanted" || . Tests/Make/stages.sh
  test -z "$missing" || install_packages
  for server in $wanted; do
    stage "$server" unpack "$server" "$(package_of "$server")" \
      || fail "make $target needs $server, which could not be fetched; as root: apt-get update"
  done
elif command -v brew >/dev/null 2>&1; then
  missing=
  for formula in $formulae; do
    brew list --versions "$formula" >/dev/null 2>&1 || missing="$missing $formula"
  done
  test -z "$missing" || brew install --quiet $missing || exit 1
else
  pkg-config --exists ncursesw sqlite3 2>/dev/null \
    || echo "squad needs the development files for ncurses (wide) and SQLite" >&2
fi
test -n "$version" || check_swift
swift build --version >/dev/null 2>&1 \
  || fail "swift doesn't run: $(swift build --version 2>&1 | head -n 1)"
