import JSONReader

extension JSONReader {
  /// The record of the address at the reader; nil for anything else.
  mutating func reference() throws -> SwapiReference? {
    try withText { SwapiReference(address: $0) }
  }

  /// The ids of the records of a kind that an array, or a text in its place, has the addresses of;
  /// each once, in order.
  mutating func ids(of kind: SwapiKind) throws -> [Int] {
    var ids: [Int] = []
    var seen: Set<Int> = []
    func add(_ reference: SwapiReference?) {
      if let reference, reference.kind == kind, seen.insert(reference.id).inserted {
        ids.append(reference.id)
      }
    }
    skipSpace()
    guard current == UInt8(ascii: "[") else {
      add(try reference())
      return ids
    }
    try elements { add(try $0.reference()) }
    return ids
  }
}
