import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// Where the heroes of a file stand in its bytes: 16 bytes for each, in the place of a record.
struct HeroIndex: Sendable {
  /// Ascending.
  private let ids: [Int]
  private let places: [(start: UInt32, count: UInt32)]

  /// Of records with the same id the first one counts.
  init(_ file: HeroFile) {
    var known: [Int: Range<Int>] = [:]
    known.reserveCapacity(file.records.count)
    for (record, place) in zip(file.records, file.places) where known[record.id] == nil {
      known[record.id] = place
    }
    ids = known.keys.sorted()
    places = ids.compactMap { id in
      known[id].map { (UInt32(clamping: $0.lowerBound), UInt32(clamping: $0.count)) }
    }
  }

  var count: Int { ids.count }

  /// The bytes of a hero's record; nil where the file has none.
  func place(of entry: EntryID) -> Range<Int>? {
    guard let id = HeroRecord.number(entry) else { return nil }
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { return nil }
    let start = Int(places[low].start)
    return start..<start + Int(places[low].count)
  }
}
