/// Keys wait for the rows that they are about, but only so long.
struct TypeAhead {
  /// In microseconds.
  static let longest = 500_000

  /// When keys go on without what they wait for; nil while nothing is missing.
  private var due: Int?

  /// Whether keys wait. The clock is read only where something is missing.
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

  /// Milliseconds until keys go on; nil where they don't wait.
  func timeout(at now: @autoclosure () -> Int) -> Int? {
    guard let due else { return nil }
    let left = due - now()
    return left > 0 ? (left + 999) / 1_000 : nil
  }
}
