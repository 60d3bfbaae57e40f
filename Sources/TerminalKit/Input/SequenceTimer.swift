/// When input that waits for more stands for itself. Times are microseconds of one clock, which only
/// goes forward.
package struct SequenceTimer: Sendable {
  /// When that is; nil while nothing waits.
  package private(set) var due: Int?
  /// When the terminal was asked; nil once it has replied, or has taken too long.
  private var asked: Int?
  /// The same until the first reply.
  private var awaited: Int?

  /// How long a terminal may take to reply before it is one that doesn't, in microseconds.
  package static let longestReply = 3_000_000

  package init() {}

  /// The terminal was asked for something.
  package mutating func ask(at now: Int) {
    asked = now
    awaited = now
  }

  /// Takes in that the terminal replied; how long the first reply took, in milliseconds, nil for the
  /// others.
  package mutating func replied(at now: Int) -> Int? {
    defer { awaited = nil }
    return awaited.map { (now - $0) / 1_000 }
  }

  /// How long the terminal may still take to reply, in microseconds.
  package func replyTime(left now: Int) -> Int {
    asked.map { max($0 + Self.longestReply - now, 0) } ?? 0
  }

  /// Begins to wait anew where the decoder has taken in all there was: each byte that comes keeps a
  /// sequence open.
  ///
  /// - Parameter escapeDelay: for an Escape alone, in milliseconds.
  package mutating func restart(_ decoder: inout KeyDecoder, escapeDelay: Int, at now: Int) {
    if asked != nil, !decoder.awaitsReply || replyTime(left: now) == 0 {
      asked = nil
      decoder.stopWaiting()
    }
    let waits = !decoder.hasMore && decoder.needsTimeout
    due = waits ? now + decoder.delay(escapeDelay) * 1_000 : nil
  }

  /// Whether the time is over; then it no longer waits.
  ///
  /// - Parameter isReadable: whether more has come meanwhile, as it does where something else kept
  ///   the program busy; asked only when the time is over.
  package mutating func isOver(at now: Int, isReadable: () -> Bool) -> Bool {
    guard let due, due <= now, !isReadable() else { return false }
    self.due = nil
    return true
  }
}
