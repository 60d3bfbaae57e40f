import Basics
import SquadCore
import Synchronization
import SystemKit

/// Synchronous access to live services for commands, which have no event loop. The timeout is for
/// the first response, and then for each further one: a detail may be made of several.
package struct BlockingFetch: Sendable {
  private static let standardPageSize = 100

  private let milliseconds: Int
  /// Rows of a request.
  private let pageSize: Int
  private let lastResponse: LastResponse
  private let observer: FetchObserver?

  /// - Parameter lastResponse: noted by the client whose responses begin the timeout anew.
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

  /// A list: from its service where that has all of it, or at least `request.limit` rows; else the
  /// last one that was saved whole; else the bundled one. Only where none is on this machine, the
  /// incomplete list of the service, with its shortfall. Throws why there is no row at all.
  package func list(
    _ request: PageRequest, of catalogue: Catalogue
  ) throws(Failure) -> FetchedList {
    guard let live = catalogue.live else {
      return FetchedList(try catalogue.list(request), isStored: true)
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
      return FetchedList(stored, shortfall: shortfall, isStored: true)
    }
    guard let partial, !partial.page.entries.isEmpty else { throw shortfall.failure }
    return partial
  }

  /// Fetches a list page by page, to its end or at least `request.limit` rows. Throws the failure of
  /// the first page; one of a later page is a shortfall.
  package func list(
    _ request: PageRequest, from live: LiveService
  ) throws(Failure) -> FetchedList {
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

  /// Blocks this thread until a task has fetched a value; cancels it on a timeout.
  ///
  /// - Parameters:
  ///   - status: what is known of it beforehand.
  ///   - fetch: restarts the timeout with its argument when a part has come.
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
    observer?.note(status)
    while wait(for: box) {
      if let response = box.take() { return try response.get() }
      observer?.note(box.status)
    }
    task.cancel()
    throw .service(.timeout)
  }

  /// Waits for a response or a part of it; false on a timeout.
  private func wait<Value>(for box: ResponseBox<Value>) -> Bool {
    let start = MonotonicClock.milliseconds
    if let silent = observer?.remaining, silent < milliseconds {
      if box.arrivals.wait(milliseconds: silent) { return true }
      observer?.note(box.status)
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
  /// Signalled for the response and each part of it.
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
