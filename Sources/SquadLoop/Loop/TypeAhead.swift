/// Holds keys back until the rows that they refer to are there, for a limited time.
struct TypeAhead {
  /// Longest hold, in microseconds.
  static let longest = 500_000

  /// End of the hold in microseconds; nil while nothing is missing.
  private var due: Int?

  /// Whether keys are held. Reads the clock only if something is missing.
  mutating func holds(_ isMissing: Bool, at now: @autoclosure () -> Int) -> Bool {
    guard isMissing else {
      due = nil
      return false
    }
    let now = now()
    let due = due ?? now + Self.longest
    self.due = due
    return now < due
  }

  /// Milliseconds until held keys are released; nil if none are held.
  func timeout(at now: @autoclosure () -> Int) -> Int? {
    guard let due else { return nil }
    let left = due - now()
    return left > 0 ? (left + 999) / 1_000 : nil
  }
}
