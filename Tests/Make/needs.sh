#!/bin/sh
# Finds Swift and installs what else a target needs; without a word where all of it is there.
#
#     needs.sh TARGET "DEBIAN PACKAGES" "HOMEBREW FORMULAE"
#
# The package `sshd` stands for an sshd that is installed, or is unpacked into .build: to install
# openssh-server would leave an SSH server running on this machine.
set -u
target=$1
packages=$2
formulae=$3
least=6.3
unpacked=.build/sshd

fail() {
  echo "$*" >&2
  exit 1
}

# Where a library is missing that Swift itself needs, it can't tell its version yet.
check_swift() {
  command -v swift >/dev/null 2>&1 \
    || fail "squad needs the Swift $least toolchain: https://www.swift.org/install"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  test -z "$version" \
    || test "$(printf '%s\n' $least "$version" | sort -t . -k 1,1n -k 2,2n | head -n 1)" = $least \
    || fail "squad needs Swift $least, this is $version: https://www.swift.org/install"
}

# absent PACKAGE…: those that are neither installed nor provided by another one.
absent() {
  for package; do
    echo "$present" | grep -qxF "$package" || printf ' %s' "$package"
  done
}

# One that was unpacked on another system may lack a library. Older ones don't know -V, but answer.
has_sshd() {
  PATH=$PATH:/usr/sbin:/usr/local/sbin:$unpacked/usr/sbin sshd -V 2>&1 | grep -q OpenSSH
}

# The libraries of openssh-server, as far as the lists of packages tell.
sshd_libraries() {
  apt-cache show openssh-server 2>/dev/null | sed -n 's/^Depends: //p' | head -n 1 \
    | tr , '\n' | sed -n 's/^ *\(lib[^ |]*\).*/\1/p'
}

look() {
  present=$(dpkg-query -W -f '${db:Status-Status} ${Package},${Provides}\n' 2>/dev/null \
    | sed -n 's/^installed //p' | tr , '\n' | sed 's/^ *//; s/[ :].*//')
  missing=$(absent $(echo " $packages " | sed 's/ sshd / /'))
  case " $packages " in
    *' sshd '*)
      has_sshd || { wants_sshd=yes; missing="$missing$(absent $(sshd_libraries))"; }
      ;;
  esac
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

unpack_sshd() (
  rm -rf $unpacked && mkdir -p $unpacked && cd $unpacked \
    && apt-get download -q openssh-server && dpkg-deb -x openssh-server_*.deb .
)

check_swift
if command -v dpkg-query >/dev/null 2>&1; then
  wants_sshd=
  look
  test -z "$missing$wants_sshd" || . Tests/Make/stages.sh
  test -z "$missing" || install_packages
  test -z "$wants_sshd" || stage sshd unpack_sshd \
    || fail "make $target needs an sshd, which could not be fetched; as root: apt-get update"
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
