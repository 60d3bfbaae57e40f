extension Terminal {
  /// The same terminal for a program that never stops: neither for a key nor for SIGTSTP.
  package var unstoppable: Terminal {
    var terminal = self
    let signals = signals
    terminal.canSuspend = { false }
    terminal.signals = { signals().filter { $0 != .stop } }
    return terminal
  }
}
