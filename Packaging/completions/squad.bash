# Completes squad's command line in bash. squad itself knows what can stand there; where it prints
# nothing, bash completes files.
_squad() {
  local line word words=("${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  # bash leaves quotes in the words.
  while IFS= read -r line; do
    printf -v word %q "${line%%$'\t'*}"
    COMPREPLY+=("$word")
  done < <(squad complete "${words[@]//[\\\'\"]/}" 2>/dev/null)
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then
    compopt -o nospace
  fi
}
complete -o default -F _squad squad
