import Basics
import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// Reads from this machine for the screen.
@Suite(.timeLimit(.minutes(1))) struct ReadingTests {
  private let id = CatalogueID(rawValue: "c")
  private let gate = Semaphore()
  private let seen = Seen()

  @Test func `a read that is cancelled in the queue is skipped`() throws {
    let (runner, queue) = try stage()
    runner.run(.loadDetail(RequestID(1), EntryID(id, "held")))
    for number in 2...100 { runner.run(.loadDetail(RequestID(number), EntryID(id, "\(number)"))) }
    let page = PageRequest(source: .list(ListID(id)), limit: 50)
    runner.run(.loadPage(RequestID(101), page))
    for number in 2...99 { runner.run(.cancel(RequestID(number))) }
    runner.run(.cancel(RequestID(101)))
    runner.run(.loadPage(RequestID(102), page))
    gate.signal()
    let responded = responses(of: queue, until: 102)
    #expect(responded == [1, 100, 102])
    #expect(seen.all == ["held", "100", "page"])
  }

  @Test func `a file's entry doesn't wait for its next rows`() throws {
    let (runner, queue) = try stage(isFile: true)
    runner.run(
      .loadPage(RequestID(1), PageRequest(source: .list(ListID(id)), limit: 50)))
    runner.run(.loadDetail(RequestID(2), EntryID(id, "here")))
    #expect(responses(of: queue, until: 2) == [2])
    gate.signal()
    #expect(responses(of: queue, until: 1) == [1])
  }

  @Test func `reading ahead posts only details of this machine`() throws {
    let (runner, queue) = try stage()
    runner.run(.readDetails(RequestID(7), ["here", "gone", "there"].map { EntryID(id, $0) }))
    var found: [Detail] = []
    while found.isEmpty {
      for case .detail(.readAhead(RequestID(7), let details)) in queue.take() { found = details }
    }
    #expect(found.map(\.title) == ["here", "there"])
    #expect(seen.all == ["here", "gone", "there"])
  }

  @Test func `a member's kept record stands in for a missing row, not for a changed one`() throws {
    let freshness = Freshness.saved(Moment(seconds: 1))
    let changed = Failure.file(.changed, name: "crew.csv")
    let catalogue = Catalogue(
      info: CatalogueInfo(id: id, title: "C", lists: [], service: .file),
      storedPage: { _ in throw Failure.unreadable("") },
      storedPageThrough: { _, _ in throw Failure.unreadable("") },
      storedDetail: { id in throw id.path == "changed" ? changed : Failure.unknownEntry(id) })
    let store = SquadStore(
      load: { StoredSquad() }, performAll: { _ in throw StorageError.readOnly })
    let queue = try ActionQueue<Action>()
    let runner = EffectRunner(
      catalogues: [catalogue], store: store, queue: queue,
      memberDetail: { Detail(id: $0, title: "kept", freshness: freshness) })
    let paths = ["changed", "missing"]
    for (number, path) in paths.enumerated() {
      runner.run(.loadDetail(RequestID(number), EntryID(id, path)))
    }
    var results: [Result<Detail, Failure>] = []
    while results.count < paths.count {
      for case .detail(.loaded(_, _, let result)) in queue.take() { results.append(result) }
    }
    let kept = Detail(id: EntryID(id, "missing"), title: "kept", freshness: freshness)
    #expect(results == [.failure(changed), .success(kept)])
  }

  /// Numbers of the requests with a response, up to the last.
  private func responses(of queue: ActionQueue<Action>, until last: Int) -> [Int] {
    var numbers: [Int] = []
    while numbers.last != last {
      for action in queue.take() {
        switch action {
        case .detail(.loaded(let id, _, _)), .list(.pageLoaded(let id, _)):
          numbers.append(id.number)
        default: numbers.append(-1)
        }
      }
    }
    return numbers
  }

  /// - Parameter isFile: whether the rows are a file's, which wait for the gate.
  private func stage(isFile: Bool = false) throws -> (EffectRunner, ActionQueue<Action>) {
    let (seen, gate) = (seen, gate)
    let freshness = Freshness.saved(Moment(seconds: 1))
    let live = LiveService(
      page: { (_, _) async throws(Failure) in throw .service(.gone) },
      detail: { (_, _) async throws(Failure) in
        seen.record("asked")
        throw .service(.gone)
      })
    let catalogue = Catalogue(
      info: CatalogueInfo(
        id: id, title: "C", lists: [ListInfo(id: ListID(id), title: "C", sorts: [])],
        service: isFile ? .file : .live(searches: false)),
      storedPage: { _ in
        if isFile { gate.wait() }
        seen.record("page")
        return Page(offset: 0, entries: [], total: 0, isLast: true, freshness: freshness)
      },
      storedPageThrough: { _, _ in throw Failure.unreadable("") },
      storedDetail: { id in
        seen.record(id.path)
        if id.path == "held" { gate.wait() }
        if id.path == "gone" { throw Failure.unknownEntry(id) }
        return Detail(id: id, title: id.path, freshness: freshness)
      }, live: live)
    let queue = try ActionQueue<Action>()
    let store = SquadStore(
      load: { StoredSquad() }, performAll: { _ in throw StorageError.readOnly })
    return (
      EffectRunner(catalogues: [catalogue], store: store, queue: queue), queue
    )
  }
}

private final class Seen: Sendable {
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock { $0 } }

  func record(_ name: String) { names.withLock { $0.append(name) } }
}
