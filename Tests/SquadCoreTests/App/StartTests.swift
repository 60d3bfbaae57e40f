import TestSupport
import Testing

@testable import SquadCore

@Suite struct StartTests {
  private func fresh() throws -> AppState {
    var state = try #require(AppState(catalogues: .samples))
    state.viewport.listRows = 10
    return state
  }

  private func start(
    _ list: ListID = .characters, _ page: Result<Page, Failure>? = nil,
    squad: StoredSquad = .init(),
    at entry: EntryID? = nil, isFromCommandLine: Bool = false
  ) -> Action {
    let page = page ?? .success(.sample(Entry.heroes))
    return .started(
      Start(
        list: list, page: page, stored: squad, entry: entry, isFromCommandLine: isFromCommandLine))
  }

  @Test func `without a list there is no state`() {
    #expect(AppState(catalogues: []) == nil)
    #expect(AppState(catalogues: [CatalogueInfo(id: .marvel, title: "", lists: [])]) == nil)
  }

  @Test func `the first paint has rows, details, the squad and the last entry`() throws {
    let store = TestStore(try fresh())
    let stored = StoredSquad(squad: .sample(.luke), place: Entry.thor.id)
    let whole = PageRequest(source: .list(.characters), limit: .max, sort: .name)
    let request = RequestID(2)
    store.send(start(squad: stored, at: Entry.thor.id), then: [.world(.loadPage(request, whole))]) {
      $0.hasStarted = true
      $0.openList.fill(.sample(Entry.heroes))
      $0.openList.phase = .loading(request)
      for entry in Entry.heroes { $0.details[entry.id] = .loaded(.sample(entry)) }
      $0.squad.saved = .sample(.luke)
      $0.select(4)
    }
    store.receive(.list(.pageLoaded(request, .success(.sample(Entry.heroes))))) {
      $0.openList.phase = .loaded
    }
  }

  @Test func `the detail of a file that is one record is open at once`() throws {
    var facts = FileFacts()
    facts.isOneRecord = true
    for (rows, focus) in [(1, Focus.detail(from: .list)), (2, .list)] {
      var page = Page.sample(Entry.many(rows))
      page.file = facts
      let store = TestStore(try fresh())
      store.skip(start(.characters, .success(page)))
      #expect(store.state.focus == focus)
      store.skip(.list(.pageLoaded(store.latest, .success(.sample(Entry.many(rows))))))
    }
  }

  @Test func `nothing is requested before the start names the list to open`() throws {
    let store = TestStore(try #require(AppState(catalogues: .samples)))
    var viewport = Viewport()
    viewport.listRows = 7
    store.measure(viewport) { $0.viewport = viewport }
  }

  @Test func `the rest of the list follows, and the selection stays`() throws {
    let store = TestStore(try fresh())
    store.skip(
      start(.characters, .success(.sample(Entry.many(6), isLast: false)), at: "marvel/5"))
    let request = store.latest
    #expect(store.state.openList.phase == .loading(request))
    store.receive(.list(.pageLoaded(request, .success(.sample(Entry.many(15)))))) {
      $0.openList.fill(.sample(Entry.many(15)))
      for entry in Entry.many(9, from: 6) { $0.details[entry.id] = .loaded(.sample(entry)) }
    }
    #expect(store.state.openList.selected?.id == "marvel/5")
  }

  @Test func `a start entry that loads later is selected, unless a key moved`() throws {
    for moves in [false, true] {
      let store = TestStore(try fresh())
      store.skip(
        start(.characters, .success(.sample(Entry.many(6), isLast: false)), at: "marvel/8"))
      if moves { store.skip(.moved(.next)) }
      store.receive(stored: .sample(Entry.many(15)), changing: [.openList, .details])
      #expect(store.state.openList.selected?.id == (moves ? "marvel/1" : "marvel/8"))
    }
  }

  @Test func `the start can open any list`() throws {
    let store = TestStore(try fresh())
    store.skip(start(.people, .success(.sample([.luke, .leia])), at: Entry.leia.id))
    #expect(store.state.listStack.current == .people)
    #expect(store.state.openList.selected == .leia)
    store.giveUp(store.latest)
  }

  @Test func `a command-line entry without a row opens in the detail pane`() throws {
    let store = TestStore(try fresh())
    store.skip(start(at: "marvel/comics/7", isFromCommandLine: true))
    #expect(store.state.shownDetail?.id == "marvel/comics/7")
    #expect(store.state.focus == .detail(from: .list))
    let requests = store.state.requests
    store.giveUp(RequestID(requests))
    store.giveUp(RequestID(requests - 1))
    let row = TestStore(try fresh())
    row.skip(start(at: Entry.thor.id, isFromCommandLine: true))
    #expect(row.state.focus == .list && row.state.openList.selected == .thor)
    row.giveUp(row.latest)
  }

  @Test func `a first page that cannot be read is an error, not an end`() throws {
    let store = TestStore(try fresh())
    store.send(start(.characters, .failure(.unreadable("byte 0")))) {
      $0.hasStarted = true
      $0.openList.phase = .failed(.unreadable("byte 0"))
    }
  }

  @Test func `a problem with the squad's file is reported`() throws {
    let notice = StorageNotice.notSaving(.readOnly)
    let store = TestStore(try fresh())
    store.skip(start(squad: StoredSquad(notice: notice)))
    store.giveUp(store.latest)
    #expect(store.state.message == .storage(notice))
    #expect(store.state.squad.problem == .readOnly)
  }

  @Test func `a squad that couldn't be read keeps its stored place and settings`() throws {
    var state = try fresh()
    var stored = StoredSquad(notice: .notSaving(.busy))
    stored.isUnread = true
    _ = reduce(&state, start(squad: stored))
    #expect(reduce(&state, .quitRequested) == [.loop(.quit)])
  }

  @Test func `an unknown list leaves the first one open, without rows`() throws {
    let store = TestStore(try fresh())
    store.skip(start(ListID(.marvel, "villains")))
    #expect(store.state.listStack.current == .characters && store.state.openList.count == 0)
    store.giveUp(store.latest)
  }
}
