import Basics
import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// Answers that come in parts, where somebody waits for the last of them.
@Suite(.timeLimit(.minutes(1))) struct PartialResponseTests {
  private let request = PageRequest(source: .list(ListID(CatalogueID(rawValue: "c"))), limit: 50)

  private func page(_ count: Int, _ coverage: Coverage) -> Page {
    let catalogue = CatalogueID(rawValue: "c")
    let entries = (0..<count).map { Entry(id: EntryID(catalogue, "\($0)"), title: "\($0)") }
    return Page(
      offset: 0, entries: entries, total: 3, isLast: true, freshness: .live(Moment(seconds: 1)),
      coverage: coverage)
  }

  private func service(_ pages: [Page], withdrawn: Withdrawn = Withdrawn()) -> LiveService {
    LiveService(
      page: { _, done in
        for page in pages { done(.success(page)) }
        return Ticket { withdrawn.note() }
      },
      detail: { id, done in
        done(.failure(.unknownEntry(id)))
        return Ticket {}
      })
  }

  @Test func `commands wait for the whole`() throws {
    let live = service([page(1, .partial(done: 1, of: 3)), page(3, .whole)])
    let list = try BlockingFetch(milliseconds: 5_000).list(request, from: live)
    #expect(list.page.entries.count == 3)
    #expect(list.shortfall == nil)
  }

  @Test func `what could not be had is a shortfall`() throws {
    let failure = Failure.service(.timeout)
    let live = service([page(1, .partial(done: 1, of: 3)), page(2, .short(failure))])
    let list = try BlockingFetch(milliseconds: 5_000).list(request, from: live)
    #expect(list.page.entries.count == 2)
    #expect(list.shortfall == IncompleteList(reason: .failed(failure), told: 2, total: 3))
  }

  @Test func `commands don't take a part for the whole`() throws {
    let live = service([page(1, .partial(done: 1, of: 3))])
    #expect(throws: Failure.service(.timeout)) {
      try BlockingFetch(milliseconds: 1).list(request, from: live)
    }
  }

  @Test(arguments: [Coverage.partial(done: 1, of: 3), .whole, .short(.service(.timeout))])
  func `what came in part can still be withdrawn`(coverage: Coverage) throws {
    let withdrawn = Withdrawn()
    let held = Held()
    let live = LiveService(
      page: { _, done in
        held.keep(done)
        return Ticket { withdrawn.note() }
      }, detail: { _, _ in Ticket {} })
    let catalogue = Catalogue(
      info: CatalogueInfo(
        id: CatalogueID(rawValue: "c"), title: "C",
        lists: [
          ListInfo(
            id: ListID(CatalogueID(rawValue: "c")), title: "L", sorts: [SortOrder(key: "name")])
        ]),
      storedPage: { _ in throw Failure.unknownList("c") },
      storedPageThrough: { _, _ in throw Failure.unknownList("c") },
      storedDetail: { throw Failure.unknownEntry($0) }, live: live)
    let runner = EffectRunner(
      catalogues: [catalogue], repository: .nothing, queue: try ActionQueue())
    let id = RequestID(1)
    runner.run(.fetchPage(id, request))
    held.response(.success(page(1, coverage)))
    runner.run(.cancel(id))
    #expect(withdrawn.count == (coverage == .partial(done: 1, of: 3) ? 1 : 0))
  }
}

/// Counts how often something was withdrawn.
private final class Withdrawn: Sendable {
  private let held = Mutex(0)

  var count: Int { held.withLock { $0 } }

  func note() { held.withLock { $0 += 1 } }
}

/// A question that the test answers.
private final class Held: Sendable {
  private let done = Mutex<(@Sendable (Result<Page, Failure>) -> Void)?>(nil)

  func keep(_ done: @escaping @Sendable (Result<Page, Failure>) -> Void) {
    self.done.withLock { $0 = done }
  }

  func response(_ response: Result<Page, Failure>) { done.withLock { $0 }?(response) }
}

extension SquadRepository {
  /// Keeps nothing.
  fileprivate static let nothing = SquadRepository(
    load: { StoredSquad() }, performAll: { _ in throw StorageProblem.readOnly },
    changedElsewhere: { nil }, savePlace: { _ in })
}
