import JSONReader

/// A record's reference to another one.
struct MarvelSummary: Equatable, Sendable {
  /// The last two parts of its address, `comics/123`; nil where it has none or of another kind.
  let reference: MarvelReference?
  /// May be empty, and is not clean.
  let name: String
  /// A creator's role, a story's type.
  let role: String?

  /// Nil where the value has neither an address nor a name.
  init?(from reader: inout JSONReader) throws {
    var reference: MarvelReference?
    var name: String?
    var role: String?
    try reader.members { key, reader in
      switch key {
      case "resourceURI": reference = try reader.withText { MarvelReference(address: $0) }
      case "name": name = try reader.text()
      case "role", "type": role = try reader.text()
      default: break
      }
    }
    guard reference != nil || name != nil else { return nil }
    self.reference = reference
    self.name = name ?? ""
    self.role = role
  }
}

/// Names a record of any kind.
struct MarvelReference: Hashable, Sendable {
  let kind: MarvelKind
  let id: Int

  init(kind: MarvelKind, id: Int) {
    self.kind = kind
    self.id = id
  }

  /// Reads `http://…/comics/123`.
  init?(address: UnsafeBufferPointer<UInt8>) {
    guard let slash = address.lastIndex(of: UInt8(ascii: "/")),
      let id = address.number(in: slash + 1..<address.count), id > 0
    else { return nil }
    let path = address[..<slash]
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    guard let kind = MarvelKind(JSONWord(UnsafeBufferPointer(rebasing: path[start...]))) else {
      return nil
    }
    self.init(kind: kind, id: id)
  }
}
