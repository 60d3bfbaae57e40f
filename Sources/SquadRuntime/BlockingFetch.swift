import Basics
import SquadCore
import Synchronization
import SystemKit

/// Synchronous access to live services, for commands without an event loop. The timeout restarts
/// with each response, since a detail may take several.
package struct BlockingFetch: Sendable {
  private static let standardPageSize = 100

  private let milliseconds: Int
  /// Rows per request.
  private let pageSize: Int
  private let lastResponse: LastResponse
  private let observer: FetchObserver?

  /// The client updates `lastResponse`; each response restarts the timeout.
  package init(
    milliseconds: Int, pageSize: Int? = nil, lastResponse: LastResponse = LastResponse(),
    observer: FetchObserver? = nil
  ) {
    self.milliseconds = milliseconds
    self.pageSize = pageSize ?? Self.standardPageSize
    self.lastResponse = lastResponse
    self.observer = observer
  }

  /// Fetches one entry.
  package func detail(_ id: EntryID, from live: LiveService) throws(Failure) -> Detail {
    try wait(.unknown) { (_) async throws(Failure) in try await live.detail(id) }
  }

  /// Fetches a list from its service; where that isn't complete or at least `request.limit` rows,
  /// reads the last complete one, then the bundled one. Without any of these, returns the service's
  /// incomplete list with its shortfall. Throws where there is no row at all.
  package func list(
    _ request: PageRequest, of catalogue: Catalogue
  ) throws(Failure) -> FetchedList {
    guard let live = catalogue.live else {
      return FetchedList(page: try catalogue.list(request), isStored: true)
    }
    let partial: FetchedList?
    let shortfall: IncompleteList
    do throws(Failure) {
      let reading = try list(request, from: live)
      guard let reason = reading.shortfall else { return reading }
      partial = reading
      shortfall = reason
    } catch {
      partial = nil
      shortfall = IncompleteList(reason: .failed(error), received: 0, total: nil)
    }
    if let stored = try? catalogue.list(request), !stored.entries.isEmpty {
      return FetchedList(page: stored, shortfall: shortfall, isStored: true)
    }
    guard let partial, !partial.page.entries.isEmpty else { throw shortfall.failure }
    return partial
  }

  /// Fetches a list page by page, up to its end or `request.limit` rows. Throws the first page's
  /// failure; a later page's is a shortfall.
  package func list(_ request: PageRequest, from live: LiveService) throws(Failure) -> FetchedList {
    var list = PartialList(request)
    while true {
      let page: Page
      do throws(Failure) { page = try self.page(request, after: list, from: live) } catch {
        guard let reading = list.reading(failed: error) else { throw error }
        return reading
      }
      if let reading = list.take(page) { return reading }
    }
  }

  private func page(
    _ request: PageRequest, after list: PartialList, from live: LiveService
  ) throws(Failure) -> Page {
    let offset = list.nextOffset
    let next = PageRequest(
      source: request.source, offset: offset, limit: pageSize, sort: request.sort)
    let status = FetchStatus(offset: offset, limit: pageSize, total: list.total)
    return try wait(status) { (receive) async throws(Failure) in
      try await live.page(next) { receive($0) }
    }
  }

  /// Blocks this thread until a task has fetched a value; cancels the task on a timeout.
  ///
  /// - Parameters:
  ///   - status: reported before any response.
  ///   - fetch: calls its argument when a part has arrived, which restarts the timeout.
  private func wait<Value: Sendable>(
    _ status: FetchStatus,
    for fetch:
      @escaping @Sendable (
        _ receive: @escaping @Sendable (Page) -> Void
      ) async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let box = ResponseBox<Value>(status)
    let task = TaskThread.start {
      do throws(Failure) {
        box.put(.success(try await fetch { box.put(part: $0) }))
      } catch {
        box.put(.failure(error))
      }
    }
    observer?.report(status)
    while wait(for: box) {
      if let response = box.take() { return try response.get() }
      observer?.report(box.status)
    }
    task.cancel()
    throw .service(.timeout)
  }

  /// Waits for a response or a part; false on a timeout.
  private func wait<Value>(for box: ResponseBox<Value>) -> Bool {
    let start = MonotonicClock.milliseconds
    if let silent = observer?.remaining, silent < milliseconds {
      if box.arrivals.wait(milliseconds: silent) { return true }
      observer?.report(box.status)
    }
    while true {
      let due = max(start, lastResponse.moment) + Int64(milliseconds)
      let remaining = Int(due - MonotonicClock.milliseconds)
      guard remaining > 0 else { return false }
      if box.arrivals.wait(milliseconds: remaining) { return true }
    }
  }
}

/// Response for a blocked thread.
private final class ResponseBox<Value: Sendable>: Sendable {
  /// Signalled for each part and for the response.
  let arrivals = Semaphore()
  private let contents: Mutex<Contents>

  private struct Contents {
    var response: Result<Value, Failure>?
    var status: FetchStatus
  }

  init(_ status: FetchStatus) { contents = Mutex(Contents(status: status)) }

  var status: FetchStatus { contents.withLock { $0.status } }

  func put(_ response: Result<Value, Failure>) {
    contents.withLock { $0.response = response }
    arrivals.signal()
  }

  func put(part: Page) {
    if case .partial(let done, let total) = part.coverage {
      contents.withLock { $0.status = .parts(Progress(done: done, total: total)) }
    }
    arrivals.signal()
  }

  func take() -> Result<Value, Failure>? { contents.withLock { $0.response } }
}

/// Time of a service's last response to any request.
package final class LastResponse: Sendable {
  private let latest = Atomic<Int64>(.min)

  /// Begins without a response.
  package init() {}

  /// Records a response now.
  package func record() { latest.store(MonotonicClock.milliseconds, ordering: .relaxed) }

  /// Monotonic milliseconds; long ago before any response.
  var moment: Int64 { latest.load(ordering: .relaxed) }
}

/// Observer of a blocking fetch that takes longer than some time.
package struct FetchObserver: Sendable {
  /// Monotonic milliseconds.
  private let due: Int64
  /// Called on the waiting thread.
  private let send: @Sendable (FetchStatus) -> Void

  /// `milliseconds` is the time before the first report.
  package init(after milliseconds: Int, report: @escaping @Sendable (FetchStatus) -> Void) {
    due = MonotonicClock.milliseconds + Int64(milliseconds)
    send = report
  }

  /// Milliseconds until the first report; nil afterwards.
  var remaining: Int? {
    let remaining = Int(due - MonotonicClock.milliseconds)
    return remaining > 0 ? remaining : nil
  }

  /// Reports a status once it is due.
  func report(_ status: FetchStatus) { if remaining == nil { send(status) } }
}
