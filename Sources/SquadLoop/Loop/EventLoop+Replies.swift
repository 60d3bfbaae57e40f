import SquadInspector
import SystemKit
import TerminalKit

extension EventLoop {
  /// Asks the terminal what it is.
  func query() {
    terminal.query()
    decoder.expectReply()
    sequenceTimer.ask(at: MonotonicClock.microseconds)
  }

  /// Takes in a reply as far as it is the terminal's own affair.
  func take(_ reply: TerminalReply) {
    terminal.replied(reply)
    guard let milliseconds = sequenceTimer.replied(at: MonotonicClock.microseconds),
      store.state.pictures.line.matters(milliseconds)
    else { return }
    receive([.picture(.terminalReplied(milliseconds: milliseconds))], at: clock())
  }

  /// Tells the store whether the last frame is still unsent, where there are pictures that could wait
  /// for that.
  func noteLine() {
    guard inspector?.isPast != true, store.state.details.hasPictures else { return }
    let isBusy = terminal.hasUnsentOutput()
    guard isBusy != store.state.pictures.line.isBusy else { return }
    receive([.picture(.lineChanged(isBusy: isBusy))], at: nil)
  }

  /// Milliseconds until the line is looked at again: while the program itself has nothing left to
  /// write, nobody says when it is free.
  var lineTimeout: Int? {
    store.state.pictures.line.isBusy && !terminal.hasPendingOutput() ? 50 : nil
  }

  /// Whether there is something to read.
  var isReadable: Bool {
    PollResult.wait(
      input: terminal.inputDescriptor, signals: -1, queue: -1, output: nil, milliseconds: 0
    ).input
  }

  /// Whoever reads the terminal next must not find replies in it: drops what comes until the last
  /// one that is due, for so long at most, and not where it has long been due.
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
