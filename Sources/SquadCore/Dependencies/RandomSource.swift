/// Source of random numbers.
package struct RandomSource: Sendable {
  /// Returns 64 random bits; called on any thread.
  package let next: @Sendable () -> UInt64

  /// - Parameter next: returns 64 random bits; called on any thread.
  package init(next: @escaping @Sendable () -> UInt64) { self.next = next }

  /// The system's random numbers.
  package static let system = RandomSource {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
