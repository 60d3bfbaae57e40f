import SystemKit

extension Runtime {
  /// Whoever reads the terminal next must not find replies in it: drops what comes until the last
  /// one that is due, for so long at most.
  func dropReplies(for milliseconds: Int = 300) {
    let end = MonotonicClock.microseconds + milliseconds * 1_000
    while decoder.awaitsReply {
      let left = (end - MonotonicClock.microseconds + 999) / 1_000
      guard left > 0 else { return }
      let ready = PollResult.wait(
        input: terminal.inputDescriptor, signals: -1, queue: -1, output: nil, milliseconds: left)
      guard ready.input, let bytes = terminal.read() else { return }
      decoder.feed(bytes)
      while decoder.next() != nil {}
    }
  }
}
