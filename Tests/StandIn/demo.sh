#!/bin/sh
# Runs squad against stand-ins for its services, with a temporary squad.
#
#     demo.sh BINARY [FAULT]     for example: demo.sh .build/release/squad slow:2
set -eu
binary=$1
here=$(dirname "$0")
fault=${2:+--fault=$2}
folder=$(mktemp -d)
servers=

leave() {
  # Ends only the servers that this script started.
  for server in $servers; do kill "$server" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap leave EXIT
trap 'exit 129' HUP
trap 'exit 143' TERM
trap 'exit 130' INT

# serve NAME SCRIPT…: starts a stand-in, and writes its address to the file NAME.
serve() {
  name=$1
  shift
  python3 -B "$here/$@" --stay ${fault:+"$fault"} >"$folder/$name" 2>"$folder/$name.err" \
    </dev/null &
  servers="$servers $!"
}
serve marvel demo.py marvel
serve superheroes demo.py superheroes
serve starwars starwars.py
serve bitcoin bitcoin.py
for name in marvel superheroes starwars bitcoin; do
  # A stand-in prints its address first.
  until test -s "$folder/$name"; do
    test ! -s "$folder/$name.err" || { cat "$folder/$name.err" >&2; exit 2; }
    sleep 0.05
  done
done

echo "make demo FAULT=slow:2 is slow; status:500, rate-limit:60, html, reset, stall and half fail"
printf 'Press Enter to start squad '
read -r answer || true
# From now on squad handles Ctrl-C.
trap : INT
# SQUAD_STORE would keep the squad on a server, whatever --data says.
unset SQUAD_STORE
SQUAD_MARVEL_URL=$(cat "$folder/marvel") SQUAD_SUPERHEROES_URL=$(cat "$folder/superheroes") \
  SQUAD_STARWARS_URL=$(cat "$folder/starwars") \
  SQUAD_BITCOIN_URL=$(cat "$folder/bitcoin")/rates \
  SQUAD_BITCOIN_HISTORY_URL=$(cat "$folder/bitcoin")'/history/{currency}' \
  "$binary" --data "$folder"
