import Basics
import SquadCore
import TestSupport
import Testing

/// Responses that come in parts.
@Suite struct PartialPageTests {
  private let all = Entry.heroes

  private func fetch(_ request: RequestID) -> Effect {
    .world(
      .fetchPage(
        request,
        PageRequest(source: .list(.characters), limit: OpenList.standardPageSize, sort: .name)
      ))
  }

  /// A list being fetched from its service, with no rows on this machine.
  private func fetching(at moment: Moment? = nil) throws -> TestStore {
    var state = try AppState.live([])
    state.now = moment
    let store = TestStore(state)
    let request = store.next
    store.send(.keyIgnored, then: [fetch(request)]) { $0.openList.phase = .loading(request) }
    return store
  }

  private func page(_ entries: [Entry], _ coverage: Coverage) -> Page {
    Page(
      offset: 0, entries: entries, total: 5, isLast: true, freshness: .live(.sample),
      details: entries.map { .live($0) }, coverage: coverage)
  }

  @Test func `partial pages show as they arrive, with the progress`() throws {
    let store = try fetching()
    let request = store.latest
    store.receive(
      live: page([all[1]], .partial(done: 1, of: 5)), changing: [.openList, .details])
    #expect(store.state.openList.phase == .loadingMore(request))
    #expect(store.state.openList.progress == Progress(done: 1, total: 5))
    store.send(.moved(.next))
    store.receive(
      live: page([all[0], all[1]], .partial(done: 2, of: 5)), changing: [.openList, .details])
    #expect(store.state.openList.selected == all[1], "the selected person stays selected")
    store.receive(live: page(all, .whole), changing: [.openList, .details])
    #expect(store.state.openList.phase == .loaded)
    #expect(store.state.openList.progress == nil)
    #expect(store.state.openList.live?.isComplete == true)
    #expect(store.state.openList.entries.count == 5)
    #expect(store.state.openList.selected == all[1])
  }

  @Test func `rows stay when a part fails, and R requests it again`() throws {
    let store = try fetching()
    let failure = Failure.service(.broken(status: 500))
    store.receive(live: page([all[0], all[2]], .short(failure)), changing: [.openList, .details])
    #expect(store.state.openList.phase == .failed(failure))
    #expect(store.state.openList.entries.count == 2)
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request)]) {
      $0.openList.phase = .loadingMore(request)
    }
    store.receive(live: page(all, .whole), changing: [.openList, .details])
    #expect(store.state.openList.entries.count == 5)
  }

  @Test func `stored rows in place of missing ones keep their own freshness`() throws {
    var state = try AppState.live([])
    let page = Page(
      offset: 0, entries: [all[0], all[1]], total: 5, isLast: true, freshness: .live(.sample),
      older: OlderRows([(all[1].id, .sample)]), coverage: .short(.service(.timeout)))
    state.openList.receiveLive(page, rows: 10)
    #expect(state.openList.shownFreshness == .live(.sample))
    state.select(1)
    #expect(state.openList.shownFreshness == .sample)
  }

  @Test func `a part that fails without a network is retried by a later key`() throws {
    let store = try fetching(at: Moment(seconds: 10))
    store.receive(
      live: page([all[0]], .short(.service(.noNetwork))), changing: [.openList, .details]
    ) { $0.networkLostAt = Moment(seconds: 10) }
    store.pressNothing(when: Moment(seconds: 39))
    let request = store.next
    store.pressNothing(when: Moment(seconds: 40), then: [fetch(request)]) {
      $0.openList.phase = .loadingMore(request)
      $0.networkLostAt = nil
    }
    store.giveUp(request)
  }
}
