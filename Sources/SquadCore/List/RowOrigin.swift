/// Position among the rows of one producer, which never repeats an id.
struct RowOrigin: Sendable {
  /// Tells one producer of rows from another.
  final class Producer: Sendable {}

  private let producer: Producer
  private let number: Int

  init(_ producer: Producer, _ number: Int = 0) {
    self.producer = producer
    self.number = number
  }

  func advanced(by count: Int) -> RowOrigin { RowOrigin(producer, number + count) }

  /// Whether these rows come after all rows before `other`, so that no id can repeat.
  func follows(_ other: RowOrigin?) -> Bool {
    other.map { producer === $0.producer && number >= $0.number } ?? false
  }
}
