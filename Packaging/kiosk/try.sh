#!/bin/sh
# Serves squad on loopback as the calling user, until Ctrl-C: without another user or a file under
# /etc, and with everything in a temporary folder.
#
#     try.sh SQUAD [PORT [CONFIG]]     for example: try.sh .build/release/squad 2222
set -eu
here=$(cd "$(dirname "$0")" && pwd)
test -x "${1:-}" || { echo "usage: try.sh SQUAD [PORT [CONFIG]]" >&2; exit 2; }
squad=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
port=${2:-2222}
config=${3:-$here/kiosk.json}
command -v ssh-keyscan >/dev/null || { echo 'install openssh-client' >&2; exit 1; }
# Where openssh-server isn't installed, `make` has unpacked it.
PATH=$PATH:$(dirname "$(dirname "$here")")/.build/sshd/usr/sbin
folder=$(mktemp -d)
server=

# Each visitor's sshd has a session of its own, and outlives the listening one.
descendants() {
  for child in $(pgrep -P "$1"); do
    descendants "$child"
    echo "$child"
  done
}

leave() {
  trap '' INT TERM HUP
  if test -n "$server"; then
    rest="$(descendants "$server") $server"
    # First squad, so that it can say goodbye, then the sshds.
    for process in $(pgrep -x "$(basename "$squad" | cut -c1-15)"); do
      case " $(echo $rest) " in *" $process "*) kill "$process" 2>/dev/null || true ;; esac
    done
    test "$rest" = " $server" || sleep 0.5
    for process in $rest; do kill "$process" 2>/dev/null || true; done
    wait "$server" 2>/dev/null || true
  fi
  rm -rf "$folder"
}
trap leave EXIT
trap 'exit 129' HUP
trap 'exit 143' TERM
trap 'exit 130' INT

# root's sshd needs /run/sshd, a user and a PAM service, and writes login records. It gets them in
# its own mount namespace. There root also gets another home and the service's shell, since bash
# would read root's .bashrc at each login.
cat >"$folder/private.sh" <<'END'
set -eu
folder=$1
shift
if ! test -d /run/sshd; then
  mkdir "$folder/run"
  mount --rbind /run "$folder/run"
  mount -t tmpfs -o mode=755 tmpfs /run
  for entry in "$folder"/run/*; do ln -s "$entry" /run/; done
  mkdir /run/sshd
fi
mkdir "$folder/pam.d" "$folder/home"
cp "$1/pam" "$folder/pam.d/squad-demo"
shift
mount --bind "$folder/pam.d" /etc/pam.d
sed "s|^\(root:.*:\)[^:]*:[^:]*$|\\1$folder/home:/bin/sh|" /etc/passwd >"$folder/passwd"
grep -q '^sshd:' "$folder/passwd" || echo 'sshd:x:65534:65534::/run/sshd:/bin/false' >>"$folder/passwd"
chmod 644 "$folder/passwd"
mount --bind "$folder/passwd" /etc/passwd
mount -t tmpfs tmpfs /var/log
exec "$@"
END

set -- "$here/squad-demo" --address 127.0.0.1 --port "$port" --squad "$squad" \
  --config "$config" --state "$folder/state" --data "$folder/data"
if test "$(id -u)" = 0; then
  unshare --mount true 2>/dev/null \
    || { echo 'root may not make a mount namespace here: run this as a plain user' >&2; exit 1; }
  set -- unshare --mount sh "$folder/private.sh" "$folder" "$here" "$@"
fi
# In the background sshd ignores Ctrl-C, which this script handles.
"$@" </dev/null &
server=$!

# Checks the host key: another host's server may answer at this port.
answers() {
  key=$(cut -d ' ' -f 2 "$folder/state/ssh_host_ed25519_key.pub" 2>/dev/null) && test -n "$key" \
    && ssh-keyscan -T 2 -t ed25519 -p "$port" 127.0.0.1 2>/dev/null | grep -qF "$key"
}

tries=0
until answers; do
  # sshd or squad-demo has printed the reason.
  kill -0 "$server" 2>/dev/null || { wait "$server" || exit 1; exit 1; }
  tries=$((tries + 1))
  test $tries -lt 100 || { echo "no answer from sshd at port $port" >&2; exit 1; }
  sleep 0.1
done
echo "ssh -p $port -o NoHostAuthenticationForLocalhost=yes $(id -un)@localhost"
echo 'Ctrl-C ends it.'
wait "$server"
