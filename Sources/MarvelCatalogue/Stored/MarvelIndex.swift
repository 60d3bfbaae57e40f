import CLibrary
import CatalogueKit
import SquadCore

/// The bundled lists longer than a record's 20 items, and each character's comics by date. They
/// have a file of their own because parsing all records takes longer than a start may; a test
/// compares it with the records.
///
/// A line is `characters/1009220/comics, count, ids, titles`, separated by tabs: a number of ids,
/// the oldest first for a character's comics, and the titles of the last ones where the record's
/// items lack them. Lists that a record holds whole have no line. A line `comics/63869/date, text`
/// has the release of a comic that is among the last ones of a character. The lines are sorted by
/// their bytes for a binary search.
struct MarvelIndex {
  struct Line: Equatable {
    var ids: [Int] = []
    var latest: [String] = []
  }

  /// Number of a character's last comics with titles and dates.
  static let latestCount = 6

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The index among the bundle's files.
  init(in files: [BundledFile]) {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    self.init((try? files.named("marvel-index.tsv"))?.bytes ?? none)
  }

  /// The lines of one record.
  func part(of owner: MarvelReference) -> MarvelIndex {
    var route = owner.kind.rawValue + "/" + String(owner.id) + "/"
    return MarvelIndex(UnsafeBufferPointer(rebasing: bytes[route.withUTF8(lines)]))
  }

  /// The records of a kind that belong to another record; nil where its items are all of them.
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

  /// Release of a comic; nil where that is unknown, and for a comic without a line.
  func date(ofComic id: Int) -> String? {
    var route = MarvelKind.comics.rawValue + "/" + String(id) + "/date\t"
    let lines = route.withUTF8(lines)
    guard !lines.isEmpty else { return nil }
    var reader = TableReader(bytes, at: lines.lowerBound + route.utf8.count)
    return reader.text()
  }

  /// Number of ids in a line.
  func count(of kind: MarvelKind, relatedTo owner: MarvelReference) -> Int? {
    guard var reader = reader(of: kind, relatedTo: owner) else { return nil }
    return reader.number()
  }

  /// Number of bundled records in a record's list.
  func bundledCount(_ kind: MarvelKind, _ list: MarvelList, of owner: MarvelReference) -> Int {
    count(of: kind, relatedTo: owner) ?? list.items.count
  }

  /// Whether a record's counts are those of the bundle only: no list has more than are bundled.
  func countsBundledOnly(_ record: some MarvelRecord, _ kind: MarvelKind) -> Bool {
    let owner = MarvelReference(kind: kind, id: record.id)
    return MarvelKind.allCases.allSatisfy { kind in
      record.list(of: kind).map { $0.available <= bundledCount(kind, $0, of: owner) } ?? true
    }
  }

  /// A reader after the route of a line.
  private func reader(of kind: MarvelKind, relatedTo owner: MarvelReference) -> TableReader? {
    guard !bytes.isEmpty else { return nil }
    var route = owner.kind.rawValue + "/" + String(owner.id) + "/" + kind.rawValue + "\t"
    let lines = route.withUTF8(lines)
    return lines.isEmpty ? nil : TableReader(bytes, at: lines.lowerBound + route.utf8.count)
  }

  /// Range of the lines with a prefix.
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

  /// Compares a line with a prefix: negative, 0 where the line has it, or positive.
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
