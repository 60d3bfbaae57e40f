import CatalogueKit
import SquadCore

/// Parses the body of a response, live or saved, into rows and details. It parses each of a page's
/// details from the body when it is needed: in memory they take five times as much, and most are
/// never shown.
struct MarvelResponseParser {
  private let body: [UInt8]
  private let freshness: Freshness
  private let skipped: SkippedRecordLog?

  init(_ body: [UInt8], _ freshness: Freshness, skipped: SkippedRecordLog? = nil) {
    self.body = body
    self.freshness = freshness
    self.skipped = skipped
  }

  /// `order` is that of the list, for the text of its right column.
  func page(of kind: MarvelKind, in order: SortOrder? = nil) throws(Failure) -> Page {
    let response = try response(of: kind)
    guard let page = response.page else {
      // A refusal has a reason; in a response with status 200 the data is missing.
      let isFine = response.reason == nil || response.code == "200"
      throw .service(.unreadable(isFine ? "no data" : response.reason ?? "no data"))
    }
    guard page.isList, !page.records.isEmpty || page.unreadable == 0 else {
      throw .service(.unreadable("no \(kind.rawValue)"))
    }
    let read = page.records.count + page.unreadable
    let isShort = read < page.limit ?? OpenList.standardPageSize
    let isLast = read == 0 || page.total.map { $0 - page.offset <= read } ?? isShort
    return Page(
      offset: page.offset,
      entries: page.records.map { record in
        let day = order?.key == SortOrder.modified.key ? record.modified?.day.text : nil
        return record.entry.with(sortText: day)
      }, total: page.total, isLast: isLast, freshness: freshness,
      deferredDetails: details(page.results, of: kind, response.attribution),
      unreadable: page.unreadable)
  }

  private func details(
    _ records: RecordArray<any MarvelRecord>, of kind: MarvelKind, _ attribution: String?
  ) -> DeferredDetails {
    let ranges = RecordRanges(records) { $0.id }
    return DeferredDetails { [body, freshness] id in
      guard let reference = MarvelReference(id), reference.kind == kind,
        let range = ranges[reference.id],
        let record = kind.record(at: range, of: body), record.id == reference.id
      else { return nil }
      var detail = record.detail(in: Self.context(attribution, freshness))
      // The two latest comics are another request.
      detail.isPartial = kind == .characters
      return detail
    }
  }

  func detail(of reference: MarvelReference) throws(Failure) -> Detail {
    let response = try response(of: reference.kind)
    guard let record = response.page?.records.first else {
      let isThere = (response.page?.unreadable ?? 0) > 0
      throw .service(isThere ? .unreadable("no \(reference.kind.rawValue)") : .notFound)
    }
    return record.detail(in: Self.context(response.attribution, freshness))
  }

  private func response(of kind: MarvelKind) throws(Failure) -> MarvelResponse<any MarvelRecord> {
    let response = try body.reading { reader in
      try MarvelResponse(from: &reader) { try kind.record(from: &$0) }
    }
    if let page = response.page, let moment = freshness.moment {
      skipped?.record(page.skippedRecords, offset: page.offset, at: moment)
    }
    return response
  }

  private static func context(_ attribution: String?, _ freshness: Freshness) -> MarvelContext {
    MarvelContext(
      freshness: freshness, attribution: attribution, bundledCount: { _, _ in nil },
      countsBundledOnly: false, latestComics: nil)
  }

  /// The server's error message in a refusal; nil without one.
  @Sendable static func errorMessage(_ body: [UInt8]) -> String? {
    let response = try? body.reading { reader in
      try MarvelResponse<Never>(from: &reader) { _ in nil }
    }
    return response?.reason
  }
}
