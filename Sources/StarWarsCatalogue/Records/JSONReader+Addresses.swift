import JSONReader

extension JSONReader {
  /// The ids of the records of a kind that an array, or a text in its place, has the addresses of;
  /// each once, in order.
  mutating func ids(of kind: SwapiKind) throws -> [Int] {
    var seen: Set<Int> = []
    return try texts().compactMap { text in
      guard let reference = SwapiReference(address: text), reference.kind == kind else {
        return nil
      }
      return seen.insert(reference.id).inserted ? reference.id : nil
    }
  }
}
