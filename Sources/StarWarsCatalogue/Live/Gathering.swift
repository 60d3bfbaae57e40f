import Basics
import CatalogueKit
import SquadCore
import Synchronization

/// Fetches the records that another one names, all together, and tells of each as it comes.
///
/// The network itself has at most six requests to a host under way, and what was fetched lately, for
/// another film for one, isn't fetched again.
final class Gathering<Member: SwapiEntryRecord>: Sendable {
  private struct Progress {
    var partial = Gathered(order: [], freshness: .live(Moment(seconds: 0)))
    var older: [Int: SwapiRow] = [:]
    var waiting = 0
    /// Why the first of those that failed did.
    var failure: Failure?
  }

  /// So many partial answers at most: one each for the largest cast of any film.
  private static var mostTellings: Int { 100 }

  private let service: SwapiService
  private let query: SwapiQuery
  private let isAnew: Bool
  private let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Member>
  private let done: @Sendable (Result<Page, Failure>) -> Void
  private let tickets = Tickets()
  private let progress = Mutex(Progress())

  /// - Parameters:
  ///   - isAnew: what was fetched before doesn't do.
  ///   - rack: where this machine keeps such records.
  init(
    _ service: SwapiService, _ query: SwapiQuery, isAnew: Bool,
    lookup: @escaping @Sendable (SwapiSnapshot) -> RecordLookup<Member>,
    _ done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) {
    self.service = service
    self.query = query
    self.isAnew = isAnew
    self.lookup = lookup
    self.done = done
  }

  /// Begins where the last time ended, if that was before the end.
  ///
  /// - Parameter owner: asks which records are named.
  func begin(
    _ owner: (@escaping @Sendable (Result<Timestamped<[Int]>, Failure>) -> Void) -> Ticket
  ) -> Ticket {
    let kept = service.partial.take(query)
    if let kept, !isAnew {
      service.client.perform { self.fetch(kept) }
    } else {
      tickets.add(
        owner { [self] response in
          switch response {
          case .success(let members):
            fetch(Gathered(order: members.record, freshness: members.freshness))
          case .failure(let failure): done(.failure(failure))
          }
        })
    }
    return Ticket { [tickets] in tickets.cancel() }
  }

  /// Asks for what is missing.
  private func fetch(_ partial: Gathered) {
    let missing = partial.missing
    let snapshot = service.snapshot()
    let lookup = lookup(snapshot)
    let older = missing.compactMap { id in lookup[id].map { (id, SwapiRow($0, on: snapshot)) } }
    progress.withLock { progress in
      progress.partial = partial
      progress.older = Dictionary(older) { first, _ in first }
      progress.waiting = missing.count
    }
    guard !missing.isEmpty else { return done(.success(partial.page(beside: [:], .whole))) }
    tell()
    for id in missing {
      tickets.add(
        service.ask(SwapiReference(Member.kind, id), as: Member.self, isAnew: isAnew) {
          [self] response in
          take(response, of: id)
        })
    }
  }

  private func take(_ response: Result<Timestamped<Member>, Failure>, of id: Int) {
    let row = (try? response.get()).map { SwapiRow($0, on: service.snapshot()) }
    let (isLast, isWorthTelling) = progress.withLock { progress in
      progress.partial.rows[id] = row
      if case .failure(let failure) = response { progress.failure = progress.failure ?? failure }
      progress.waiting -= 1
      // Each telling holds all rows: of thousands not every one is told of by itself.
      let step = max(progress.partial.order.count / Self.mostTellings, 1)
      return (progress.waiting == 0, row != nil && progress.waiting % step == 0)
    }
    if isLast { finish() } else if isWorthTelling { tell() }
  }

  private func tell() {
    let page = progress.withLock { progress in
      let partial = progress.partial
      return partial.page(
        beside: progress.older, .partial(done: partial.rows.count, of: partial.order.count))
    }
    done(.success(page))
  }

  /// What is missing is remembered before anybody can ask again.
  private func finish() {
    let (partial, older, failure) = progress.withLock {
      ($0.partial, $0.older, $0.failure)
    }
    guard let failure else { return done(.success(partial.page(beside: [:], .whole))) }
    service.partial.keep(partial, of: query)
    if failure == .service(.cancelled) || partial.rows.isEmpty { return done(.failure(failure)) }
    done(.success(partial.page(beside: older, .short(failure))))
  }
}
