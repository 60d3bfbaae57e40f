import SquadInspector
import SystemKit
import TerminalKit

extension EventLoop {
  /// Queries the terminal's properties.
  func query() {
    terminal.query()
    decoder.expectReply()
    sequenceTimer.ask(at: MonotonicClock.microseconds)
  }

  /// Passes a reply to the terminal, and its round-trip time to the store if pictures need that.
  func take(_ reply: TerminalReply) {
    terminal.replied(reply)
    guard let milliseconds = sequenceTimer.replied(at: MonotonicClock.microseconds),
      store.state.pictures.line.matters(milliseconds)
    else { return }
    receive([.picture(.terminalReplied(milliseconds: milliseconds))], at: clock())
  }

  /// Reports to the store whether the last frame is still unsent, if there are pictures that could
  /// wait for that.
  func noteLine() {
    guard inspector?.isPast != true, store.state.details.hasPictures else { return }
    let isBusy = terminal.hasUnsentOutput()
    guard isBusy != store.state.pictures.line.isBusy else { return }
    receive([.picture(.lineChanged(isBusy: isBusy))], at: nil)
  }

  /// Milliseconds until the next look at the line: once the program has written everything, no
  /// event tells when the line is free.
  var lineTimeout: Int? {
    store.state.pictures.line.isBusy && !terminal.hasPendingOutput() ? 50 : nil
  }

  /// Whether the terminal has input to read.
  var isReadable: Bool {
    PollResult.wait(
      input: terminal.inputDescriptor, signals: -1, queue: -1, output: nil, milliseconds: 0
    ).input
  }

  /// Discards input up to the last expected reply, so that it isn't left for the shell. Waits at
  /// most `milliseconds`, and not for replies that are overdue.
  func dropReplies(for milliseconds: Int = 300) {
    let now = MonotonicClock.microseconds
    let end = now + min(milliseconds * 1_000, sequenceTimer.replyTime(left: now))
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
