/// The rows of a list in chunks that copies share, found by their number. A table of tables, so
/// that adding a chunk to a copy rewrites one of each and not the whole of a long list's.
struct ChunkTable: Sendable {
  /// Rows that came together.
  final class Chunk: Sendable {
    let entries: [Entry]
    init(_ entries: [Entry]) { self.entries = entries }
  }

  private struct Place: Sendable {
    /// The number of the chunk's first row.
    let start: Int
    let chunk: Chunk
  }

  private static let groupLimit = 64

  /// Never an empty group; full but for the last one.
  private var groups: [[Place]] = []
  private(set) var count = 0

  /// The row at an index; nil outside `0..<count`.
  subscript(index: Int) -> Entry? {
    guard index >= 0, index < count else { return nil }
    let group = groups[Self.last(in: groups) { $0[0].start <= index }]
    let place = group[Self.last(in: group) { $0.start <= index }]
    return place.chunk.entries[index - place.start]
  }

  mutating func append(_ chunk: Chunk) {
    guard !chunk.entries.isEmpty else { return }
    let place = Place(start: count, chunk: chunk)
    if let last = groups.indices.last, groups[last].count < Self.groupLimit {
      groups[last].append(place)
    } else {
      groups.append([place])
    }
    count += chunk.entries.count
  }

  /// Each chunk with the number of its first row.
  func forEachChunk(_ body: (Int, Chunk) -> Void) {
    for group in groups {
      for place in group { body(place.start, place.chunk) }
    }
  }

  /// Whether both share all their chunks.
  func isIdentical(to other: ChunkTable) -> Bool {
    count == other.count && groups.count == other.groups.count
      && zip(groups, other.groups).allSatisfy { mine, theirs in
        mine.elementsEqual(theirs) { $0.chunk === $1.chunk }
      }
  }

  /// The index of the last element for which `isBefore` is true; elements for which it is come
  /// first, and the first element always counts as one.
  private static func last<Element>(
    in elements: [Element], where isBefore: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = elements.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(elements[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
