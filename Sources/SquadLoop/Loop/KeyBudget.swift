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
