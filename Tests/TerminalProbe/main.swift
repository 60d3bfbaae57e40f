// A program with nothing but a terminal, for tests of taking it over and releasing it: `t` traps,
// `q` quits, everything else is shown.
import CLibrary
import NcursesTerminal
import TerminalKit

let settings = TerminalSettings { name in getenv(name).map { String(cString: $0) } }
do {
  let terminal = try NcursesTerminal.open(settings)
  var probe = Probe(terminal: terminal)
  let status = probe.run()
  terminal.close()
  exit(status)
} catch {
  let line = Array(("\(error)\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}
