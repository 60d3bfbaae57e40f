import CLibrary
import CatalogueKit
import SquadCore

/// The bundle's lists longer than the 20 items that a record names, and each character's comics by
/// date. A file of its own, since parsing all records for it would take longer than the whole start
/// may; a test compares it with them.
///
/// A line is `characters/1009220/comics, count, ids, titles`, separated by tabs: so many ids, of a
/// character's comics the oldest first, and the titles of the last two where the record's own items
/// don't name them. Lists that the record itself has are left out. A line `comics/63869/date, text`
/// says when a comic came out that is one of somebody's last two. The lines are sorted by their
/// bytes, for a binary search.
struct MarvelIndex {
  struct Line: Equatable {
    var ids: [Int] = []
    var latest: [String] = []
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Reads nothing yet.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The bundle's own, among its files.
  init(in files: [BundledFile]) {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    self.init(files.first { $0.name == "marvel-index.tsv" }?.bytes ?? none)
  }

  /// The lines of one record.
  func part(of owner: MarvelReference) -> MarvelIndex {
    var route = owner.kind.rawValue + "/" + String(owner.id) + "/"
    return MarvelIndex(UnsafeBufferPointer(rebasing: bytes[route.withUTF8(lines)]))
  }

  /// The records of that kind that belong to another one; nil where its own items are all.
  func line(of kind: MarvelKind, relatedTo owner: MarvelReference) -> Line? {
    guard var reader = reader(of: kind, relatedTo: owner), let count = reader.number() else {
      return nil
    }
    var line = Line()
    line.ids.reserveCapacity(min(count, bytes.count))
    while line.ids.count < count, let id = reader.number() { line.ids.append(id) }
    while let title = reader.text() { line.latest.append(title) }
    return line
  }

  /// When a comic came out; nil where that is unknown, and for one that is nobody's last.
  func date(ofComic id: Int) -> String? {
    var route = MarvelKind.comics.rawValue + "/" + String(id) + "/date\t"
    let lines = route.withUTF8(lines)
    guard !lines.isEmpty else { return nil }
    var reader = TableReader(bytes, at: lines.lowerBound + route.utf8.count)
    return reader.text()
  }

  /// How many ids a line has.
  func count(of kind: MarvelKind, relatedTo owner: MarvelReference) -> Int? {
    guard var reader = reader(of: kind, relatedTo: owner) else { return nil }
    return reader.number()
  }

  /// How many of a record's list are bundled.
  func bundledCount(_ kind: MarvelKind, _ list: MarvelList, of owner: MarvelReference) -> Int {
    count(of: kind, relatedTo: owner) ?? list.items.count
  }

  /// Whether a bundled record's counts are only those of the bundle: no list counts more.
  func countsBundledOnly(_ record: some MarvelRecord, _ kind: MarvelKind) -> Bool {
    let owner = MarvelReference(kind: kind, id: record.id)
    return MarvelKind.allCases.allSatisfy { kind in
      record.list(of: kind).map { $0.available <= bundledCount(kind, $0, of: owner) } ?? true
    }
  }

  /// A reader positioned after a line's route.
  private func reader(of kind: MarvelKind, relatedTo owner: MarvelReference) -> TableReader? {
    guard !bytes.isEmpty else { return nil }
    var route = owner.kind.rawValue + "/" + String(owner.id) + "/" + kind.rawValue + "\t"
    let lines = route.withUTF8(lines)
    return lines.isEmpty ? nil : TableReader(bytes, at: lines.lowerBound + route.utf8.count)
  }

  /// Range of the lines that begin with `start`.
  private func lines(beginningWith start: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var low = 0
    var high = bytes.count
    while low < high {
      var middle = low + (high - low) / 2
      while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      if order(of: middle, start) < 0 { low = nextLine(middle) } else { high = middle }
    }
    while high < bytes.count, order(of: high, start) == 0 { high = nextLine(high) }
    return low..<max(low, high)
  }

  /// How a line compares with what lines may begin with: less than 0, 0 where it does, more.
  private func order(of line: Int, _ start: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let base = bytes.baseAddress, let wanted = start.baseAddress else { return 1 }
    let order = memcmp(base + line, wanted, min(start.count, bytes.count - line))
    return order == 0 && bytes.count - line < start.count ? -1 : order
  }

  private func nextLine(_ line: Int) -> Int {
    var end = line
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, bytes.count)
  }
}
