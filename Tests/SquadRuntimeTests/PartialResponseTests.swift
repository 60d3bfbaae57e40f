import Basics
import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// Partial responses.
@Suite(.timeLimit(.minutes(1))) struct PartialResponseTests {
  private let request = PageRequest(source: .list(ListID(CatalogueID(rawValue: "c"))), limit: 50)

  private func page(_ count: Int, _ coverage: Coverage) -> Page {
    let catalogue = CatalogueID(rawValue: "c")
    let entries = (0..<count).map { Entry(id: EntryID(catalogue, "\($0)"), title: "\($0)") }
    return Page(
      offset: 0, entries: entries, total: 3, isLast: true, freshness: .live(Moment(seconds: 1)),
      coverage: coverage)
  }

  /// Service with partial pages and a result; nil never arrives.
  private func service(_ partial: [Page], _ result: Page?) -> LiveService {
    LiveService(
      page: { (_, onPartial) async throws(Failure) in
        for page in partial { onPartial(page) }
        if let result { return result }
        let never = Promise<Result<Page, Failure>>()
        return try await never.value { never.fulfill(.failure(.service(.cancelled))) }.get()
      },
      detail: { (id, _) async throws(Failure) in throw .unknownEntry(id) })
  }

  @Test func `commands wait for the whole list`() throws {
    let live = service([page(1, .partial(done: 1, of: 3))], page(3, .whole))
    let list = try BlockingFetch(milliseconds: 30_000).list(request, from: live)
    #expect(list.page.entries.count == 3)
    #expect(list.shortfall == nil)
  }

  @Test func `missing rows are a shortfall`() throws {
    let failure = Failure.service(.timeout)
    let live = service([page(1, .partial(done: 1, of: 3))], page(2, .short(failure)))
    let list = try BlockingFetch(milliseconds: 30_000).list(request, from: live)
    #expect(list.page.entries.count == 2)
    #expect(list.shortfall == IncompleteList(reason: .failed(failure), received: 2, total: 3))
  }

  @Test func `commands don't use an incomplete list`() throws {
    let live = service([page(1, .partial(done: 1, of: 3))], nil)
    #expect(throws: Failure.service(.timeout)) {
      try BlockingFetch(milliseconds: 1).list(request, from: live)
    }
  }

  @Test func `a detail made of several responses may take as long for each`() throws {
    let last = LastResponse()
    let id = EntryID(CatalogueID(rawValue: "c"), "1")
    let worker = Worker()
    let live = LiveService(
      page: { (_, _) async throws(Failure) in throw .service(.gone) },
      detail: { (id, _) async throws(Failure) in
        for _ in 0..<8 {
          _ = await worker.run {
            _ = Semaphore().wait(milliseconds: 100)
            last.record()
          }
        }
        return Detail(id: id, title: "whole", freshness: .live(Moment(seconds: 1)))
      })
    let fetch = BlockingFetch(milliseconds: 500, lastResponse: last)
    #expect(try fetch.detail(id, from: live).title == "whole")
    #expect(throws: Failure.service(.timeout)) {
      try BlockingFetch(milliseconds: 500).detail(id, from: live)
    }
  }

  @Test func `a request with a partial response can be cancelled`() async throws {
    let stage = try stage()
    #expect(await stage.next() == .list(.pageFetched(stage.id, .success(stage.part))))
    stage.runner.run(.cancel(stage.id))
    #expect(await stage.next() == .list(.pageFetched(stage.id, .failure(.service(.cancelled)))))
    #expect(stage.cancellations.count == 1)
  }

  @Test(arguments: [Coverage.whole, .short(.service(.timeout))])
  func `a request with a whole response can't be cancelled`(coverage: Coverage) async throws {
    let stage = try stage()
    #expect(await stage.next() == .list(.pageFetched(stage.id, .success(stage.part))))
    let whole = page(3, coverage)
    stage.whole.fulfill(.success(whole))
    #expect(await stage.next() == .list(.pageFetched(stage.id, .success(whole))))
    stage.runner.run(.cancel(stage.id))
    #expect(stage.cancellations.count == 0)
  }

  @Test func `memory is trimmed once after the response was posted, and not before`() async throws {
    let (queue, calls) = (try ActionQueue<Action>(), Counter())
    let live = LiveService(
      page: { (_, _) async throws(Failure) in
        #expect(calls.count == 0)
        return page(3, .whole)
      }, detail: { (id, _) async throws(Failure) in throw .unknownEntry(id) })
    let runner = EffectRunner(
      catalogues: [catalogue(live)], store: .nothing, queue: queue,
      didLoad: { calls.increment() })
    runner.run(.fetchPage(RequestID(1), request))
    while calls.count == 0 { await Task.yield() }
    #expect(queue.take() == [.list(.pageFetched(RequestID(1), .success(page(3, .whole))))])
    #expect(calls.count == 1)
  }

  /// A page being fetched, of which a part has arrived.
  private struct Stage {
    let id = RequestID(1)
    let part: Page
    let whole: Promise<Result<Page, Failure>>
    let cancellations: Counter
    let queue: ActionQueue<Action>
    let runner: EffectRunner

    func next() async -> Action? {
      while true {
        if let action = queue.take().first { return action }
        await Task.yield()
      }
    }
  }

  private func stage() throws -> Stage {
    let part = page(1, .partial(done: 1, of: 3))
    let (whole, cancellations) = (Promise<Result<Page, Failure>>(), Counter())
    let live = LiveService(
      page: { (_, onPartial) async throws(Failure) in
        onPartial(part)
        return try await whole.value {
          cancellations.increment()
          whole.fulfill(.failure(.service(.cancelled)))
        }.get()
      }, detail: { (id, _) async throws(Failure) in throw .unknownEntry(id) })
    let queue = try ActionQueue<Action>()
    let runner = EffectRunner(catalogues: [catalogue(live)], store: .nothing, queue: queue)
    runner.run(.fetchPage(RequestID(1), request))
    return Stage(
      part: part, whole: whole, cancellations: cancellations, queue: queue, runner: runner)
  }

  private func catalogue(_ live: LiveService) -> Catalogue {
    Catalogue(
      info: CatalogueInfo(
        id: CatalogueID(rawValue: "c"), title: "C",
        lists: [
          ListInfo(
            id: ListID(CatalogueID(rawValue: "c")), title: "L", sorts: [SortOrder(key: "name")])
        ]),
      storedPage: { _ in throw Failure.unknownList("c") },
      storedPageThrough: { _, _ in throw Failure.unknownList("c") },
      storedDetail: { throw Failure.unknownEntry($0) }, live: live)
  }
}

/// Counts events.
private final class Counter: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock { $0 } }

  func increment() { state.withLock { $0 += 1 } }
}

extension SquadStore {
  /// A store that stores nothing.
  fileprivate static let nothing = SquadStore(
    load: { StoredSquad() }, performAll: { _ in throw StorageError.readOnly })
}
