import Basics
import SquadCore
import Synchronization
import SystemKit

/// Waits for live services, for commands: they print and end, and have no loop to come back to.
/// A response may take so long, and then each further one.
package struct BlockingFetch: Sendable {
  /// How many rows a service gives at most at once.
  private static let pageSize = 100

  private let milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// One entry, as its service tells it.
  package func detail(_ id: EntryID, from live: LiveService) throws(Failure) -> Detail {
    try wait { (_) async throws(Failure) in try await live.detail(id) }
  }

  /// A list: from its service where that tells all of it, or at least `request.limit` rows; else
  /// what was last saved as a whole; else what is bundled. Only where nothing of it is on this
  /// machine what the service told of it, with what is missing. Throws why there is no row at all.
  package func list(
    _ request: PageRequest, of catalogue: Catalogue
  ) throws(Failure) -> FetchedList {
    guard let live = catalogue.live else {
      return FetchedList(try catalogue.list(request), isStored: true)
    }
    let told: FetchedList?
    let shortfall: IncompleteList
    do throws(Failure) {
      let reading = try list(request, from: live)
      guard let reason = reading.shortfall else { return reading }
      told = reading
      shortfall = reason
    } catch {
      told = nil
      shortfall = IncompleteList(reason: .failed(error), told: 0, total: nil)
    }
    if let stored = try? catalogue.list(request), !stored.entries.isEmpty {
      return FetchedList(stored, shortfall: shortfall, isStored: true)
    }
    guard let told, !told.page.entries.isEmpty else { throw shortfall.failure }
    return told
  }

  /// A list from its start, page after page, through its end or at least `request.limit` rows.
  /// Throws the failure of the first page; one of a later page is a shortfall.
  package func list(
    _ request: PageRequest, from live: LiveService
  ) throws(Failure) -> FetchedList {
    var sofar = PartialList(request)
    while true {
      let page: Page
      do throws(Failure) { page = try self.page(request, at: sofar.nextOffset, from: live) } catch {
        guard let reading = sofar.reading(failed: error) else { throw error }
        return reading
      }
      if let reading = sofar.take(page) { return reading }
    }
  }

  private func page(
    _ request: PageRequest, at offset: Int, from live: LiveService
  ) throws(Failure) -> Page {
    let next = PageRequest(
      source: request.source, offset: offset, limit: Self.pageSize, sort: request.sort)
    return try wait { (extend) async throws(Failure) in
      try await live.page(next) { _ in extend() }
    }
  }

  /// Blocks this thread until a task has fetched something, and cancels it when nothing comes in
  /// time.
  ///
  /// - Parameter fetch: begins the time anew with what it is given, when a part has come.
  private func wait<Value: Sendable>(
    for fetch:
      @escaping @Sendable (
        _ extend: @escaping @Sendable () -> Void
      ) async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let box = Box<Value>()
    let task = TaskThread.start {
      do throws(Failure) {
        box.put(.success(try await fetch { box.arrivals.signal() }))
      } catch {
        box.put(.failure(error))
      }
    }
    while box.arrivals.wait(milliseconds: milliseconds) {
      if let response = box.take() { return try response.get() }
    }
    task.cancel()
    throw .service(.timeout)
  }
}

/// What has come of a list that is read page after page.
private struct PartialList {
  /// So many pages are the most that a list may have.
  private static let pageLimit = 1_000
  /// So often its total may grow while it is read.
  private static let growthLimit = 20

  private let request: PageRequest
  private var rows = EntryList()
  private var prefix = LivePrefix(at: Moment(seconds: 0))
  /// That of the oldest page; nil before the first.
  private var freshness: Freshness?
  private var pages = 0
  private var growths = 0
  /// The highest total so far.
  private var highest: Int?

  init(_ request: PageRequest) { self.request = request }

  var nextOffset: Int { prefix.nextOffset }

  /// Takes the next page; the list, where it needs no other.
  mutating func take(_ page: Page) -> FetchedList? {
    rows.append(page.entries)
    prefix.take(page, told: rows.count)
    prefix.unreadable += page.unreadable
    count(page)
    freshness = freshness?.older(page.freshness) ?? page.freshness
    if case .short(let failure) = page.coverage { return reading(failed: failure) }
    if prefix.isComplete || rows.count >= request.limit { return reading(nil) }
    let end = prefix.end ?? (isEndless ? .endless : nil)
    return end.flatMap { reading(.ended($0)) }
  }

  /// Whether the service has gone on for so long that it may never come to an end: nobody is there
  /// to stop scrolling.
  private var isEndless: Bool { pages >= Self.pageLimit || growths > Self.growthLimit }

  private mutating func count(_ page: Page) {
    pages += 1
    guard let total = page.total else { return }
    if let highest, total > highest { growths += 1 }
    highest = max(highest ?? total, total)
  }

  /// What there is after a failure; nil where nothing came before.
  func reading(failed failure: Failure) -> FetchedList? { reading(.failed(failure)) }

  private func reading(_ reason: IncompleteList.Reason?) -> FetchedList? {
    guard let freshness else { return nil }
    let page = Page(
      offset: 0, entries: rows.entries, total: prefix.total,
      isLast: prefix.isComplete, freshness: freshness, unreadable: prefix.unreadable)
    return FetchedList(
      page,
      shortfall: reason.map {
        IncompleteList(reason: $0, told: rows.count, total: prefix.total)
      })
  }
}

extension IncompleteList {
  /// What it comes to where there is no row to show instead.
  fileprivate var failure: Failure {
    switch reason {
    case .failed(let failure): failure
    case .ended: .service(.unreadable("no rows"))
    }
  }
}

/// Where a response is left for the thread that waits for it.
private final class Box<Value: Sendable>: Sendable {
  /// Counts responses and their parts.
  let arrivals = Semaphore()
  private let response = Mutex<Result<Value, Failure>?>(nil)

  func put(_ response: Result<Value, Failure>) {
    self.response.withLock { $0 = response }
    arrivals.signal()
  }

  func take() -> Result<Value, Failure>? { response.withLock { $0 } }
}
