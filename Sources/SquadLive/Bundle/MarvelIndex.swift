import SquadCore

/// What the bundled records tell only together: the lists longer than the 20 items that a record
/// names, and each character's comics by date. It lies beside them as a file, since reading all
/// records for it would take longer than the whole start may; a test holds it true.
///
/// A member is `"characters/1009220/comics": {"ids": […], "latest": ["Title", …]}`: the ids, of a
/// character's comics the oldest first, and the titles of the last two where the record's own items
/// don't name them. Lists that the record itself tells are left out.
struct MarvelIndex {
  struct Line {
    var ids: [Int] = []
    var latest: [String] = []
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where each route's line stands.
  private var positions: [String: Int] = [:]

  init(_ file: BundledFile?) throws(Failure) {
    bytes = file?.bytes ?? UnsafeBufferPointer(start: nil, count: 0)
    guard let file else { return }
    var reader = JSONReader(bytes)
    do {
      try reader.members { route, reader in positions[route] = reader.position }
      try reader.finish()
    } catch {
      throw Failure(file.name, error)
    }
  }

  /// The records of that kind that belong to another one; nil where its own items are all.
  func line(of kind: MarvelKind, relatedTo owner: MarvelReference) -> Line? {
    guard let position = positions["\(owner.kind.rawValue)/\(owner.id)/\(kind.rawValue)"] else {
      return nil
    }
    var reader = JSONReader(bytes, at: position)
    return try? Line(from: &reader)
  }
}

extension MarvelIndex.Line {
  fileprivate init(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "ids": try reader.elements { if let id = try $0.integer() { ids.append(id) } }
      case "latest": try reader.elements { if let name = try $0.text() { latest.append(name) } }
      default: break
      }
    }
  }
}
