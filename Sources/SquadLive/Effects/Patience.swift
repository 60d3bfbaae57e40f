import SquadCore
import Synchronization

/// Waits for live services, for commands: they answer and end, and have no loop to come back to.
/// All its questions together take at most so long.
package struct Patience: Sendable {
  /// How many rows a service gives at most at once.
  private static let pageSize = 100

  private let end: Int64

  /// - Parameter milliseconds: from now on.
  package init(milliseconds: Int) {
    end = SystemTime.milliseconds() + Int64(milliseconds)
  }

  /// One entry, as its service tells it.
  package func detail(_ id: EntryID, from live: LiveService) throws(Failure) -> Detail {
    try wait { live.detail(id, $0) }
  }

  /// A list from its start, page after page, through its end or at least so many rows. There is no
  /// half of it: what could not be had in time is the failure of all. Of a service that gathers its
  /// rows from many answers those are taken that it could get.
  package func list(
    _ request: PageRequest, atLeast rows: Int, from live: LiveService
  ) throws(Failure) -> Page {
    var entries = EntryList()
    var offset = 0
    while true {
      let next = PageRequest(
        source: request.source, offset: offset, limit: Self.pageSize, sort: request.sort)
      let page: Page = try wait { done in
        live.page(next) { if !$0.isPartial { done($0) } }
      }
      entries.append(page.entries)
      let read = page.entries.count + page.unreadable
      offset += read
      guard page.isLast || read == 0 || entries.count >= rows else { continue }
      return Page(
        offset: 0, entries: (0..<entries.count).compactMap { entries[$0] }, total: page.total,
        isLast: page.isLast, freshness: page.freshness, coverage: page.coverage)
    }
  }

  /// Asks, and waits for the answer; withdraws the question when it does not come in time.
  private func wait<Value: Sendable>(
    for ask: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Ticket
  ) throws(Failure) -> Value {
    let box = Box<Value>()
    let ticket = ask { answer in box.put(answer) }
    guard box.isFull.wait(milliseconds: Int(max(end - SystemTime.milliseconds(), 0))),
      let answer = box.take()
    else {
      ticket.cancel()
      throw .service(.timeout)
    }
    return try answer.get()
  }
}

/// Where an answer is left for the thread that waits for it.
private final class Box<Value: Sendable>: Sendable {
  let isFull = Semaphore()
  private let answer = Mutex<Result<Value, Failure>?>(nil)

  func put(_ answer: Result<Value, Failure>) {
    self.answer.withLock { $0 = answer }
    isFull.signal()
  }

  func take() -> Result<Value, Failure>? { answer.withLock { $0 } }
}
