# Prints a test runner's result in one line, with the skipped tests and the reasons.
/^Ran [0-9]+ test/ { result = $2 " tests" }
/Test run with/ { result = $0; sub(/^.*Test run with /, "", result) }
/^Done [0-9]+ runs/ { result = $0 }
/ \.\.\. skipped / {
  reason = $0
  sub(/^.* \.\.\. skipped ['"]/, "", reason)
  sub(/['"]$/, "", reason)
  skipped[reason]++
}
END {
  for (reason in skipped) result = result ", " skipped[reason] " skipped: " reason
  print result
}
