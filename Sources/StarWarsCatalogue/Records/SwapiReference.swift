import JSONReader
import SquadCore

/// The kinds of SWAPI's records that squad shows. The raw value is the name in addresses.
enum SwapiKind: String, CaseIterable, Sendable {
  case films, people, planets, species

  init?(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let kind = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
      return nil
    }
    self = kind
  }
}

/// The kind and id of a record.
struct SwapiReference: Hashable, Sendable {
  let kind: SwapiKind
  /// Positive.
  let id: Int

  init(_ kind: SwapiKind, _ id: Int) {
    self.kind = kind
    self.id = id
  }

  /// Parses the last two parts of an address, with or without a slash at its end:
  /// `https://any.host/api/people/13/`, `people/13`.
  init?(address: String) {
    var address = address
    guard let reference = address.withUTF8({ Self(address: $0) }) else { return nil }
    self = reference
  }

  /// Parses an address in place, since a list's records have hundreds of them.
  init?(address: UnsafeBufferPointer<UInt8>) {
    var path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let digits = Self.lastPart(of: &path)
    guard let id = address.number(in: digits.startIndex..<digits.endIndex),
      digits.first != UInt8(ascii: "0"), let kind = SwapiKind(Self.lastPart(of: &path))
    else { return nil }
    self.init(kind, id)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Removes the last part of a path, and the slashes around it.
  private static func lastPart(of path: inout Bytes) -> Bytes {
    let slash = UInt8(ascii: "/")
    while path.last == slash { path.removeLast() }
    let start = path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex
    let part = path[start...]
    path = path[..<start]
    return part
  }

  /// Parses an entry's id; nil unless it is that of a film or a person.
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

extension JSONReader {
  /// The record of an address; nil for any other value.
  mutating func reference() throws -> SwapiReference? {
    try withText { SwapiReference(address: $0) }
  }

  /// The ids of a kind's records from an array of addresses, or from one address; each once, in
  /// order.
  mutating func ids(of kind: SwapiKind) throws -> [Int] {
    var ids: [Int] = []
    var seen: Set<Int> = []
    func add(_ reference: SwapiReference?) {
      if let reference, reference.kind == kind, seen.insert(reference.id).inserted {
        ids.append(reference.id)
      }
    }
    if isAtArray() { try elements { add(try $0.reference()) } } else { add(try reference()) }
    return ids
  }
}
