import SquadCore

/// What the bundled records tell only together: the lists longer than the 20 items that a record
/// names, and each character's comics by date. It lies beside them as a file, since reading all
/// records for it would take longer than the whole start may; a test holds it true.
///
/// A line is `characters/1009220/comics 24 9100160 …`: a route, then the ids, the oldest comic
/// first.
struct MarvelIndex {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ file: BundledFile?) { bytes = file?.bytes ?? UnsafeBufferPointer(start: nil, count: 0) }

  /// The ids of that kind that belong to a record; nil where its own items are all.
  func ids(of kind: MarvelKind, relatedTo owner: MarvelReference) -> [Int]? {
    let start = Array("\(owner.kind.rawValue)/\(owner.id)/\(kind.rawValue) ".utf8)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = bytes[position..<end]
      if line.starts(with: start) { return Self.numbers(in: line.dropFirst(start.count)) }
      position = end + 1
    }
    return nil
  }

  private static func numbers(in text: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    text.split(separator: UInt8(ascii: " ")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
