# Completes squad's command line in fish. squad itself knows what can stand there; where it prints
# nothing, fish completes files.
function __squad_complete
    set -l words (commandline -opc) (commandline -ct)
    squad complete $words[2..] 2>/dev/null
end
complete -c squad -f -a '(__squad_complete)'
complete -c squad -n 'not count (__squad_complete) >/dev/null' -F
