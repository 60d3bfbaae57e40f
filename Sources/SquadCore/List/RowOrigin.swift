/// A place among the rows of one maker, whose ids all differ.
struct RowOrigin: Sendable {
  /// Tells one maker of rows from another.
  final class Maker: Sendable {}

  private let maker: Maker
  private let number: Int

  init(_ maker: Maker, _ number: Int = 0) {
    self.maker = maker
    self.number = number
  }

  func advanced(by count: Int) -> RowOrigin { RowOrigin(maker, number + count) }

  /// Whether rows from here on are none of those before another place of the same maker.
  func follows(_ other: RowOrigin?) -> Bool {
    other.map { maker === $0.maker && number >= $0.number } ?? false
  }
}
