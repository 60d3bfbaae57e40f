/// Decides when unfinished input times out. Times are microseconds of one monotonic clock.
package struct SequenceTimer: Sendable {
  /// The deadline; nil while nothing waits.
  package private(set) var due: Int?
  /// Time of the query; nil once the terminal replied or took too long.
  private var asked: Int?
  /// Time of the query, until the first reply.
  private var awaited: Int?

  /// Longest wait for a reply, in microseconds; then the terminal counts as silent.
  package static let longestReply = 3_000_000

  /// Begins without a deadline or a query.
  package init() {}

  /// Records that the terminal was queried.
  package mutating func ask(at now: Int) {
    asked = now
    awaited = now
  }

  /// Records a reply; returns the milliseconds to the first one, nil for the others.
  package mutating func replied(at now: Int) -> Int? {
    defer { awaited = nil }
    return awaited.map { (now - $0) / 1_000 }
  }

  /// Microseconds that the terminal may still take to reply.
  package func replyTime(left now: Int) -> Int {
    asked.map { max($0 + Self.longestReply - now, 0) } ?? 0
  }

  /// Restarts the wait when the decoder has used all input: each byte keeps a sequence open.
  /// `escapeDelay` is the timeout of a lone Escape, in milliseconds.
  package mutating func restart(_ decoder: inout KeyDecoder, escapeDelay: Int, at now: Int) {
    if asked != nil, !decoder.awaitsReply || replyTime(left: now) == 0 {
      asked = nil
      decoder.stopWaiting()
    }
    let waits = !decoder.hasMore && decoder.needsTimeout
    due = waits ? now + decoder.delay(escapeDelay) * 1_000 : nil
  }

  /// Whether the deadline has passed; it is then removed. `isReadable` tells whether more input
  /// came while the program was busy; it is called only at the deadline.
  package mutating func hasExpired(at now: Int, isReadable: () -> Bool) -> Bool {
    guard let due, due <= now, !isReadable() else { return false }
    self.due = nil
    return true
  }
}
