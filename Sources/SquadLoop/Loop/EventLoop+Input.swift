import Basics
import SquadCore
import SquadInspector
import SquadRecording
import SystemKit
import TerminalKit

/// Input from the terminal: keys, pastes, clicks, and replies to queries.
extension EventLoop {
  /// Handles input within the turn's budget.
  func handleInput() {
    var budget = KeyBudget(keyClock)
    var hasInput: Bool?
    if decoder.hasMore {
      while !loopEffects.isQuitting, !holdsKeys(), let event = decoder.next() {
        handle(event, after: &hasInput)
        guard decoder.hasMore, budget.allowsMore() else { break }
        awaitNext()
      }
      sequenceTimer.restart(
        &decoder, escapeDelay: terminal.escapeDelay, at: MonotonicClock.microseconds)
    } else if sequenceTimer.due != nil,
      sequenceTimer.hasExpired(at: MonotonicClock.microseconds, isReadable: { isReadable })
    {
      for event in decoder.timeout() where !loopEffects.isQuitting {
        handle(event, after: &hasInput)
      }
    }
  }

  func handle(_ event: InputEvent, after hasInput: inout Bool?) {
    recorder?.take(.input(event))
    if case .reply(let reply) = event { handle(reply) }
    // Input to the inspector is no turn of the store.
    if inspector != nil { return inspect(event) }
    guard let action = frontend.action(event, store.state) else { return }
    let isInput = if case .reply = event { false } else { true }
    begin(isInput: isInput, after: &hasInput)
    send(action)
    lastMove = if case .moved(let motion) = action { motion } else { nil }
    if loopEffects.mustSuspend.take() { suspend() }
  }

  /// Begins the turn at its first event, and at its first input; a reply isn't input. `hasInput` is
  /// nil before the turn's first event, false after replies only, true after a key, paste or click.
  private func begin(isInput: Bool, after hasInput: inout Bool?) {
    guard hasInput != true, isInput || hasInput == nil else { return }
    store.begin(at: clock(), hasInput: isInput)
    hasInput = isInput
  }

  /// Queries the terminal's properties.
  func query() {
    terminal.query()
    decoder.expectReply()
    sequenceTimer.ask(at: MonotonicClock.microseconds)
  }

  /// Passes a reply to the terminal, and its round-trip time to the store if pictures need that.
  func handle(_ reply: TerminalReply) {
    terminal.replied(reply)
    if let milliseconds = sequenceTimer.replied(at: MonotonicClock.microseconds) {
      let isLate = store.state.pictures.line.matters(milliseconds)
      if isLate, wasReplyLate {
        receive([.picture(.terminalReplied(milliseconds: milliseconds))], at: clock())
      }
      shouldQueryAgain = isLate && !wasReplyLate
      wasReplyLate = isLate
    }
    // A busy machine delays a reply, a slow line each of them.
    if shouldQueryAgain, reply == .deviceAttributes {
      shouldQueryAgain = false
      query()
    }
  }

  /// Whether the terminal has input to read.
  var isReadable: Bool {
    PollResult.wait(input: terminal.inputDescriptor, milliseconds: 0).input
  }

  /// Takes input up to the last expected reply, so that it isn't left for the shell. Passes replies
  /// to `take`, and discards the rest. Waits at most 300 ms, and not for replies that are overdue.
  func dropReplies(_ take: (InputEvent) -> Void = { _ in }) {
    let now = MonotonicClock.microseconds
    let end = now + min(300_000, sequenceTimer.replyTime(left: now))
    while decoder.awaitsReply {
      let left = (end - MonotonicClock.microseconds + 999) / 1_000
      guard left > 0 else { return }
      // Waits for the rest of the time if a signal ended the wait.
      let ready = PollResult.wait(input: terminal.inputDescriptor, milliseconds: left)
      guard ready.input else { continue }
      guard let bytes = terminal.read() else { return }
      decoder.feed(bytes)
      while let event = decoder.next() { if case .reply = event { take(event) } }
    }
  }
}

/// Limit of keys per turn of the loop, so that a flood of them can't delay signals, responses and
/// the screen.
struct KeyBudget {
  /// Keys per turn; a paste is one.
  static let keys = 256
  /// Time per turn, in microseconds.
  static let microseconds = 8_000

  private let clock: () -> Int
  private var taken = 0
  private var began: Int?

  init(_ clock: @escaping () -> Int) { self.clock = clock }

  /// Whether another key may be handled after this one. Reads the clock only here, so never for a
  /// single key.
  mutating func allowsMore() -> Bool {
    taken += 1
    guard taken < Self.keys else { return false }
    let now = clock()
    guard let began else {
      self.began = now
      return true
    }
    return now - began < Self.microseconds
  }
}
