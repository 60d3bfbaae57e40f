extension Terminal {
  /// The terminal for a program that never stops, neither by key nor by SIGTSTP.
  package var unstoppable: Terminal {
    var terminal = self
    let signals = signals
    terminal.canSuspend = { false }
    terminal.signals = { signals().filter { $0 != .stop } }
    return terminal
  }
}
