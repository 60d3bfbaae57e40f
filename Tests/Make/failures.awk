# Prints the failures in a log with all that belongs to each: a compiler's and a sanitizer's, those of
# Python's unittest and of Swift Testing.
/^=====================/ { in_python = 1 }
/^Ran [0-9]+ test/ { in_python = 0 }
/^(✔|◇|━)/ { in_swift = 0 }
/^✘/ { in_swift = !/^✘ (Suite|Test run)/ }
/(^|[ :])error: / { rest = 8 }
/Sanitizer|runtime error/ { rest = 20 }
in_python || rest > 0 || in_swift { print }
{ rest-- }
