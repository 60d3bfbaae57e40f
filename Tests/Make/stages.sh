# The stages of a target, for its recipe:
#
#   . Tests/Make/stages.sh
#   stage build swift build && stage -s rates .build/release/rates; finish
#
# A stage's output goes to a log, whose last line is shown meanwhile: on a terminal every second, in
# a line that is rewritten, elsewhere every minute. A failed stage's errors are printed, and later
# stages still run. Ctrl-C ends them all. Output on descriptor 3 is shown at once. A stage that
# mostly waits runs in the background; its result is printed at the end.
logs=.build/logs
worst=0
passed=0
failed=
skipped=
background=
is_interrupted=
trap 'is_interrupted=yes' INT
mkdir -p "$logs" || exit 1

# on_line TEXT: replaces the last line of the terminal; without a text, clears it.
on_line() {
  test ! -t 2 || printf '\r%s\033[K' "$1" >&2
}

clock() {
  printf '%d:%02d' $(($1 / 60)) $(($1 % 60))
}

# last_line LOG: prints its last whole line, or the name of a running Python test.
last_line() {
  tail -c 2000 "$1" | tr '\r' '\n' | {
    last=
    while IFS= read -r line; do test -z "$line" || last=$line; done
    case $line in *' ... ') last=$line ;; esac
    printf '%s' "$last"
  } | tr -cd ' -~'
}

# watch NAME LOG START: shows the log's last line until it is killed.
watch() {
  begun=$3
  told=0
  while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    seconds=$(($(date +%s) - begun))
    columns=$(stty size 2>/dev/null <&2 | cut -d ' ' -f 2)
    test "${columns:-0}" -gt 1 || columns=100
    test -t 2 || test $seconds -ge $((told + 60)) || continue
    text=$(printf '%s  %s' "$1 $(clock $seconds)" "$(last_line "$2")" | cut -c "1-$((columns - 1))")
    if test -t 2; then
      on_line "$text"
    else
      told=$seconds
      printf '%s\n' "$text" >&2
    fi
  done
}

end_if_interrupted() {
  test -n "$is_interrupted" || return 0
  wait
  echo "$name: interrupted" >&2
  exit 130
}

# A shell starts commands in the background with SIGINT ignored.
interruptible() {
  python3 -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])' "$@"
}

# stage [-b] [-s] [-n STAGE]… NAME COMMAND…: with -b runs in the background until `finish`; with -s
# shows its output when it ends; with -n runs only if that other stage, which must not be in the
# background, did not fail.
stage() {
  is_background=
  is_shown=
  needed=
  while :; do
    case $1 in
      -b) is_background=yes ;;
      -s) is_shown=yes ;;
      -n)
        needed="$needed $2"
        shift
        ;;
      *) break ;;
    esac
    shift
  done
  name=$1
  log=$logs/$1.log
  shift
  for one in $needed; do
    case "$failed$skipped " in
      *" $one "*)
        skipped="$skipped $name"
        return 1
        ;;
    esac
  done
  end_if_interrupted
  : >"$log"
  # The log's time: the clock of files may be some milliseconds behind.
  start=$(date -r "$log" +%s)
  if test -n "$is_background"; then
    interruptible "$@" 3>&2 >"$log" 2>&1 &
    background="$background $name:$!:$start:$is_shown"
    return 0
  fi
  begin_watching
  status=0
  "$@" 3>&2 >"$log" 2>&1 || status=$?
  report $(($(date +%s) - start))
  return $status
}

begin_watching() {
  watch "$name" "$log" "$start" &
  watcher=$!
}

# report SECONDS: ends the watching, and prints the result of the stage $name with $status.
report() {
  kill $watcher 2>/dev/null
  wait $watcher 2>/dev/null
  on_line ''
  end_if_interrupted
  if test $status = 0; then
    passed=$((passed + 1))
    # Like a terminal, drops what a carriage return overwrites.
    test -z "$is_shown" || sed "s/.*$(printf '\r')//" "$log"
  else
    failed="$failed $name"
    test $status -le $worst || worst=$status
    awk -f Tests/Make/failures.awk "$log" | head -n 300 | grep . >&2 || tail -n 20 "$log" >&2
    echo "The full log is in $log." >&2
  fi
  result=$(awk -f Tests/Make/result.awk "$log")
  # The log may be on a server whose clock is ahead.
  echo "$name $(clock $(($1 > 0 ? $1 : 0)))$(test $status = 0 || echo ' failed')${result:+  $result}" >&2
}

# Waits for the background stages, and prints their results.
wait_for_background() {
  for one in $background; do
    IFS=: read -r name process start is_shown <<EOF
$one
EOF
    log=$logs/$name.log
    begin_watching
    status=0
    wait "$process" || status=$?
    # The time of its last output is its end.
    report $(($(date -r "$log" +%s) - start))
  done
}

# first FILE STAGE: where FILE is missing, tells how long the stage will take.
first() {
  processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
  test -e "$1" || echo "$2: the first time takes some $(((11 + processors) / processors)) minutes here" >&2
}

# finish [STAGE]: prints the failed stages, then the summary of that stage's test runner, and exits
# with the worst status.
finish() {
  wait_for_background
  if test -n "$failed"; then
    echo "failed:$failed${skipped:+; not run:$skipped}" >&2
  elif test $passed -gt 1; then
    echo "all $passed stages passed" >&2
  fi
  test $# = 0 || grep 'Test run with' "$logs/$1.log" 2>/dev/null | tail -n 1
  exit $worst
}
