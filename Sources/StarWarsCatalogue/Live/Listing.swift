import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

/// Fetches a whole list: one answer of most hosts, page after page of the others.
final class Listing<Record: SwapiEntryRecord>: Sendable {
  private let service: SwapiService
  private let query: SwapiQuery
  private let isAnew: Bool
  private let unfinished: ResumableProgress<Listed<Record>>
  private let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Record>
  private let order: @Sendable ([Timestamped<Record>]) -> [Timestamped<Record>]
  private let done: @Sendable (Result<Page, Failure>) -> Void
  private let tickets = Tickets()
  private let listed: Mutex<Listed<Record>>

  /// - Parameters:
  ///   - isAnew: what was fetched before doesn't do.
  ///   - rack: where this machine keeps such records.
  ///   - order: puts them into the order that was asked for.
  init(
    _ service: SwapiService, _ query: SwapiQuery, _ unfinished: ResumableProgress<Listed<Record>>,
    isAnew: Bool,
    lookup: @escaping @Sendable (SwapiSnapshot) -> RecordLookup<Record>,
    order: @escaping @Sendable ([Timestamped<Record>]) -> [Timestamped<Record>],
    _ done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) {
    self.service = service
    self.query = query
    self.isAnew = isAnew
    self.unfinished = unfinished
    self.lookup = lookup
    self.order = order
    self.done = done
    let kept = unfinished.take(query)
    listed = Mutex(isAnew ? Listed() : kept ?? Listed())
  }

  func begin() -> Ticket {
    ask(listed.withLock { $0.next } ?? "")
    return Ticket { [tickets] in tickets.cancel() }
  }

  /// Asks for a page at the host that squad knows, whichever the one before named.
  private func ask(_ page: String) {
    let kind = Record.kind
    tickets.add(
      service.client.ask(
        "/\(kind.rawValue)", CacheKey.parameters(of: page), isAnew: isAnew,
        read: { [client = service.client] (body, freshness) throws(Failure) in
          let response = try SwapiResponse<Record>(body, of: kind, freshness)
          if let moment = freshness.moment {
            client.skipped("/\(kind.rawValue)")?.note(response.skippedRecords, at: moment)
          }
          return response
        }, done: take))
  }

  private func take(_ response: Result<SwapiResponse<Record>, Failure>) {
    switch response {
    case .success(let page):
      let listed = listed.withLock { listed in
        listed.take(page)
        return listed
      }
      guard let next = listed.next else { return done(.success(self.page(listed, .whole))) }
      done(.success(self.page(listed, listed.coverage)))
      ask(next)
    case .failure(let failure):
      let listed = listed.withLock { $0 }
      guard !listed.records.isEmpty else { return done(.failure(failure)) }
      unfinished.keep(listed, of: query)
      let isOver = failure == .service(.cancelled)
      done(isOver ? .failure(failure) : .success(page(listed, .short(failure))))
    }
  }

  /// What has come; before its end also what was here before.
  private func page(_ listed: Listed<Record>, _ coverage: Coverage) -> Page {
    let snapshot = service.snapshot()
    let lookup = lookup(snapshot)
    var records = listed.records.map { completed($0, from: lookup) }
    if coverage != .whole {
      records += ((try? lookup.all()) ?? []).filter { !listed.has($0.record.id) }
    }
    let rows = order(records).map { SwapiRow($0, on: snapshot) }
    let freshness = listed.records.map(\.freshness).oldest
    return Page(
      offset: 0, entries: rows.map(\.entry), total: listed.total ?? rows.count, isLast: true,
      freshness: freshness ?? .live(service.client.now()), details: rows.map(\.detail),
      unreadable: listed.unreadable, coverage: coverage)
  }

  /// A name alone with what this machine knows of who it is.
  private func completed(_ row: Timestamped<Record>, from lookup: RecordLookup<Record>)
    -> Timestamped<Record>
  {
    guard !row.record.isWhole, let known = lookup[row.record.id], known.record.isWhole,
      known.record.name == row.record.name
    else { return row }
    return known
  }
}
