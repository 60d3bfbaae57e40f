/// Budget of keys for a turn of the loop, so that a flood of them can't delay signals, responses and
/// the screen.
struct KeyBudget {
  /// Keys a turn; a paste is one.
  static let keys = 256
  /// Time a turn, in microseconds.
  static let microseconds = 8_000

  private let clock: () -> Int
  private var taken = 0
  private var began: Int?

  init(_ clock: @escaping () -> Int) { self.clock = clock }

  /// Whether another key may be taken after this one. The clock is read only here: a single key
  /// never reads it.
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
