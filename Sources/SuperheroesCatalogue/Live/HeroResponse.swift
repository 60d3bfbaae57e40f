import CatalogueKit
import JSONReader
import SquadCore

/// superhero-api's one file, and how fresh it is.
struct HeroResponse: Restampable {
  let list: HeroList
  /// Where its heroes stand in the answer.
  let index: HeroIndex
  let freshness: Freshness
  /// The answer itself, where it has so many heroes that their records are not to live as long as
  /// a page.
  private let body: [UInt8]?

  private init(list: HeroList, index: HeroIndex, freshness: Freshness, body: [UInt8]?) {
    self.list = list
    self.index = index
    self.freshness = freshness
    self.body = body
  }

  /// So many heroes are cached as records.
  private static let limit = 2_048

  /// Whether it has more heroes than are cached as records.
  var isLong: Bool { index.count > Self.limit }

  var isCacheable: Bool { !isLong }

  /// Reads an answer's bytes. Throws `Failure`.
  init(
    reading body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog?
  ) throws(Failure) {
    let file = try body.reading { reader in try HeroFile(from: &reader) }
    if let moment = freshness.moment { skipped?.note(file.skippedRecords, at: moment) }
    guard !file.records.isEmpty else { throw .service(.unreadable("no heroes")) }
    let index = HeroIndex(file)
    self.init(
      list: HeroList(file.records, unreadable: file.unreadable), index: index,
      freshness: freshness, body: index.count > Self.limit ? body : nil)
  }

  /// A stretch of the list, with what its rows open to. Throws `Failure`.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    var page = try list.page(request, freshness)
    if let body, page.deferredDetails != nil {
      page.deferredDetails = DeferredDetails { [index, freshness] id in
        index.place(of: id).flatMap { HeroRecord(id, at: $0, of: body) }?.detail(freshness)
      }
    }
    return page
  }

  func with(freshness: Freshness) -> HeroResponse {
    HeroResponse(list: list, index: index, freshness: freshness, body: body)
  }
}

extension HeroRecord {
  /// Reads the one hero at a place in an answer; nil where another one stands there, or none.
  init?(_ id: EntryID, at place: Range<Int>, of body: [UInt8]) {
    guard body.indices.contains(place.lowerBound) else { return nil }
    let record = body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, at: place.lowerBound)
      return (try? HeroRecord(from: &reader)) ?? nil
    }
    guard let record, record.id == HeroRecord.number(id) else { return nil }
    self = record
  }
}
