import SquadCore

/// The kind and id of a record.
struct SwapiReference: Hashable, Sendable {
  let kind: SwapiKind
  /// Above 0.
  let id: Int

  init(_ kind: SwapiKind, _ id: Int) {
    self.kind = kind
    self.id = id
  }

  /// Reads the last two parts of an address, with or without a slash at its end:
  /// `https://any.host/api/people/13/`, `people/13`.
  init?(address: String) {
    var address = address
    guard let reference = address.withUTF8({ Self(address: $0) }) else { return nil }
    self = reference
  }

  /// The same of an address where it lies: a list's records have hundreds of them.
  init?(address: UnsafeBufferPointer<UInt8>) {
    var path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let id = Self.id(Self.lastPart(of: &path)),
      let kind = SwapiKind(Self.lastPart(of: &path))
    else { return nil }
    self.init(kind, id)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Takes the last part off a path, and the slashes behind it.
  private static func lastPart(of path: inout Bytes) -> Bytes {
    let slash = UInt8(ascii: "/")
    while path.last == slash { path.removeLast() }
    let start = path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex
    let part = path[start...]
    path = path[..<start]
    return part
  }

  /// A number above 0 in the one way that it is written; nil for what is none.
  private static func id(_ digits: Bytes) -> Int? {
    guard (1...18).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
    var id = 0
    for digit in digits {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = digit else { return nil }
      id = id * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return id
  }

  /// Reads an id of the catalogue; nil for what is neither a film nor a person.
  init?(_ entry: EntryID) {
    guard entry.catalogue == .starwars, let reference = SwapiReference(address: entry.path),
      reference.kind == .films || reference.kind == .people, reference.entryID == entry
    else { return nil }
    self = reference
  }

  /// Path of its own response.
  var path: String { "/\(kind.rawValue)/\(id)" }

  var entryID: EntryID { EntryID(.starwars, "\(kind.rawValue)/\(id)") }
}
