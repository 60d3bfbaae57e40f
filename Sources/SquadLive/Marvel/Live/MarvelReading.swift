import SquadCore

/// Makes rows and details of an answer's bytes, wherever they come from.
struct MarvelReading {
  private let body: [UInt8]
  private let freshness: Freshness
  private let losses: LossReport?

  init(_ body: [UInt8], _ freshness: Freshness, losses: LossReport? = nil) {
    self.body = body
    self.freshness = freshness
    self.losses = losses
  }

  func page(of kind: MarvelKind) throws(Failure) -> Page {
    let answer = try answer(of: kind)
    guard let page = answer.page else {
      // A refusal says why; an answer that calls itself fine has lost its data.
      let isFine = answer.reason == nil || answer.code == "200"
      throw .service(.unreadable(isFine ? "no data" : answer.reason ?? "no data"))
    }
    guard page.isList, !page.records.isEmpty || page.unreadable == 0 else {
      throw .service(.unreadable("no \(kind.rawValue)"))
    }
    let context = context(answer.attribution)
    let read = page.records.count + page.unreadable
    let isLast = read == 0 || page.total.map { page.offset + read >= $0 } ?? (read < Level.pageSize)
    return Page(
      offset: page.offset, entries: page.records.map(\.entry), total: page.total, isLast: isLast,
      freshness: freshness,
      details: page.records.map { record in
        var detail = record.detail(in: context)
        // Its two latest comics are worth a question of their own.
        detail.isPartial = kind == .characters
        return detail
      }, unreadable: page.unreadable)
  }

  func detail(of reference: MarvelReference) throws(Failure) -> Detail {
    let answer = try answer(of: reference.kind)
    guard let record = answer.page?.records.first else {
      let isThere = (answer.page?.unreadable ?? 0) > 0
      throw .service(isThere ? .unreadable("no \(reference.kind.rawValue)") : .notFound)
    }
    return record.detail(in: context(answer.attribution))
  }

  private func answer(of kind: MarvelKind) throws(Failure) -> MarvelAnswer<any MarvelRecord> {
    let answer = try body.reading { reader in
      try MarvelAnswer(from: &reader) { try kind.record(from: &$0, reading: .whole) }
    }
    if let page = answer.page, let moment = freshness.moment {
      losses?.note(page.lost, offset: page.offset, at: moment)
    }
    return answer
  }

  private func context(_ attribution: String?) -> MarvelContext {
    MarvelContext(
      freshness: freshness, attribution: attribution, held: { _, _ in nil },
      countsHeldOnly: false, latestComics: nil, openable: nil)
  }

  /// A refusal's reason in the server's words.
  @Sendable static func words(_ body: [UInt8]) -> String? {
    let answer = try? body.reading { reader in
      try MarvelAnswer<Never>(from: &reader) { _ in nil }
    }
    return answer?.reason
  }
}
