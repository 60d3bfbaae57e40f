/// A terminal for tests: it shows nothing, keeps what was drawn, and types what it is told to.
package final class RecordingTerminal {
  /// Every frame drawn, oldest first.
  package private(set) var frames: [Frame] = []
  /// What `read` returns next, one element a call.
  package var input: [[UInt8]] = []
  /// What `signals` returns next.
  package var signals: [TerminalSignal] = []
  /// True makes `read` report a hang-up once the input is used up.
  package var isHungUp = false
  package var size: Size
  package var canSuspend = true
  package private(set) var redraws = 0
  package private(set) var suspensions = 0
  package private(set) var isClosed = false

  package init(size: Size) {
    self.size = size
  }

  /// The newest frame.
  package var frame: Frame? { frames.last }

  /// The witness that drives this recorder; its descriptors are −1, which `poll` ignores.
  package func terminal(
    capabilities: TerminalCapabilities = .init(colors: .indexed256, isUTF8: true, name: "test")
  ) -> Terminal {
    Terminal(
      capabilities: capabilities, keyStrings: [:], escapeDelay: 25, inputDescriptor: -1,
      outputDescriptor: -1, signalDescriptor: -1, size: { self.size },
      draw: { frame in
        self.frames.append(frame)
        return .nothing
      },
      hasPendingOutput: { false }, flush: { .nothing }, read: { self.nextInput() },
      signals: { self.takeSignals() }, redraw: { self.redraws += 1 }, resized: { self.size },
      canSuspend: { self.canSuspend }, suspend: { self.suspensions += 1 },
      resume: { self.redraws += 1 }, close: { self.isClosed = true })
  }

  private func nextInput() -> [UInt8]? {
    if input.isEmpty { return isHungUp ? nil : [] }
    return input.removeFirst()
  }

  private func takeSignals() -> [TerminalSignal] {
    defer { signals = [] }
    return signals
  }
}
