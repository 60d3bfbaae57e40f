# Prints the failures in a log, each with all of its lines: those of compilers, sanitizers, Python's
# unittest and Swift Testing.
/^=====================/ { in_python = 1 }
/^Ran [0-9]+ test/ { in_python = 0 }
/^(✔|◇|━)/ { in_swift = 0 }
/^✘/ { in_swift = !/^✘ (Suite|Test run)/ }
/(^|[ :])error: / { rest = 8 }
/Sanitizer|runtime error/ { rest = 20 }
in_python || rest > 0 || in_swift { print }
{ rest-- }
