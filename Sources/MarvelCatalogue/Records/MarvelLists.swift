import JSONReader

/// The lists of a record, each under the name of its kind.
struct MarvelLists: Sendable {
  private var lists: [(kind: MarvelKind, list: MarvelList)] = []

  subscript(kind: MarvelKind) -> MarvelList? { lists.first { $0.kind == kind }?.list }

  /// Reads the member if it is one of the lists; else leaves it unread.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    guard let kind = MarvelKind(key) else { return }
    if let list = try MarvelList(from: &reader) { lists.append((kind, list)) }
  }
}
