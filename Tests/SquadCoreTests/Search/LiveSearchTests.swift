import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveSearchTests {
  private let fist = Entry.sample("Iron Fist", 9_001)
  private let lad = Entry.sample("Iron Lad", 9_002)

  private func debounce(_ text: String) -> Effect {
    .loop(.startTimer(.search, milliseconds: 250, .search(.debounced(text))))
  }

  private func fetch(_ request: RequestID, _ text: String) -> Effect {
    .world(
      .fetchPage(
        request,
        PageRequest(source: .list(.characters), limit: 50, sort: .name, titlePrefix: text)))
  }

  private func titles(_ store: TestStore) -> [String] {
    (0..<store.state.openList.count).compactMap { store.state.openList.entry(at: $0)?.title }
  }

  /// A list with the search field open.
  private func searching(_ state: AppState) -> TestStore {
    let store = TestStore(state)
    store.send(.search(.opened), changing: [.openList]) { $0.focus = .search }
    return store
  }

  /// A long list with the field open, something typed, and a search of the service as request 1.
  private func fetching(_ text: String = "iron") throws -> TestStore {
    let store = searching(try .live(Entry.heroes + Entry.many(40), fetched: 45))
    store.send(
      .search(.textChanged(TextField(text))), then: [debounce(text)], changing: [.openList])
    let request = store.next
    store.advance(.search, then: [fetch(request, text)]) { $0.openList.filter?.request = request }
    return store
  }

  private func matches(_ entries: [Entry]) -> Page { .live(entries, isLast: true) }

  @Test func `the service's matches follow the local ones, without duplicates`() throws {
    let store = try fetching()
    #expect(titles(store) == ["Iron Man"])
    store.receive(live: matches([fist, .ironMan, lad]), changing: [.openList, .details])
    #expect(titles(store) == ["Iron Man", "Iron Fist", "Iron Lad"])
    #expect(store.state.openList.selected == .ironMan)
    #expect(store.state.openList.entries.count == 45, "the list itself is as it was")
    #expect(store.state.details[fist.id] == .loaded(.live(fist)))
  }

  @Test func `matches that no longer match are not shown`() throws {
    let store = try fetching()
    store.send(.search(.textChanged("iron f")), then: [debounce("iron f")], changing: [.openList])
    store.receive(live: matches([fist, lad]), changing: [.openList, .details])
    #expect(titles(store) == ["Iron Fist"])
    store.leave(.search)
  }

  @Test func `the older request is cancelled, and its response is dropped`() throws {
    let store = try fetching()
    let (old, new) = (store.latest, store.next)
    store.send(.search(.textChanged("iron f")), then: [debounce("iron f")], changing: [.openList])
    store.send(.search(.debounced("iron")))
    store.advance(.search, then: [.world(.cancel(old)), fetch(new, "iron f")]) {
      $0.openList.filter?.request = new
    }
    store.send(.list(.pageFetched(old, .success(matches([fist])))))
    #expect(titles(store) == [])
    store.receive(live: matches([fist]), changing: [.openList, .details])
    #expect(titles(store) == ["Iron Fist"])
  }

  @Test func `a count that moves a row among its namesakes leaves the selection on its entry`()
    throws
  {
    let peter = Entry(id: "marvel/1", title: "Spider-Man (Peter Parker)", subtitle: "10 comics")
    let miles = Entry(id: "marvel/2", title: "Spider-Man (Miles Morales)", subtitle: "20 comics")
    var state = try AppState.live([peter, miles], fetched: 2, of: 2)
    for action in [Action.search(.opened), .search(.textChanged("spider")), .search(.kept)] {
      _ = turn(&state, action)
    }
    _ = turn(&state, .moved(.last))
    #expect(state.openList.selected == peter)
    state.details[peter.id] = .loading(RequestID(99))
    var detail = Detail.live(peter)
    detail.rowSubtitle = "30 comics"
    _ = turn(&state, .detail(.loaded(RequestID(99), peter.id, .success(detail))))
    #expect(state.openList.entry(at: 0)?.id == peter.id)
    #expect(state.openList.selected?.id == peter.id)
  }

  @Test func `Esc restores the list without a request`() throws {
    let store = try fetching()
    let request = store.latest
    store.send(.wentBack, then: [.world(.cancel(request))], changing: [.openList]) {
      $0.focus = .list
    }
    #expect(store.state.openList.filter == nil)
    store.send(.list(.pageFetched(request, .failure(.service(.cancelled)))))
    #expect(store.state.openList.count == 45)
    let responded = try fetching()
    responded.receive(live: matches([fist]), changing: [.openList, .details])
    responded.send(.wentBack, changing: [.openList]) { $0.focus = .list }
    #expect(responded.state.openList.selected == .ironMan)
  }

  @Test func `a closed field's filter keeps its matches and its request`() throws {
    let store = try fetching()
    store.send(.search(.kept)) { $0.focus = .list }
    store.receive(live: matches([fist]), changing: [.openList, .details])
    #expect(titles(store) == ["Iron Man", "Iron Fist"])
    store.send(.moved(.last)) {
      $0.select(1)
      $0.openList.filter?.isChosen = true
    }
    #expect(store.state.openList.selected == fist)
  }

  @Test func `a hit that the list loads later is still one row`() throws {
    let store = TestStore(try .live(fetched: 5))
    store.skip(.moved(.previous))
    let page = store.latest
    store.skip(.search(.opened), .search(.textChanged("iron")))
    store.advance(.search, then: [fetch(store.next, "iron")], changing: [.openList])
    store.receive(live: matches([fist, lad]), changing: [.openList, .details])
    store.receive(live: .live([fist], from: 5), to: page, changing: [.openList])
    #expect(titles(store) == ["Iron Man", "Iron Fist", "Iron Lad"])
    #expect(store.state.violations == [])
  }

  @Test func `a failed search keeps the rows, and R repeats it`() throws {
    let store = try fetching()
    let failure = Failure.service(.timeout)
    store.receive(failure: failure) { $0.openList.filter?.search = .failed(failure) }
    #expect(titles(store) == ["Iron Man"])
    #expect(store.state.openList.phase == .loaded && store.state.openList.failure == failure)
    store.send(.search(.kept)) { $0.focus = .list }
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request, "iron")]) {
      $0.openList.filter?.request = request
    }
    #expect(store.state.openList.failure == nil)
    store.send(.list(.refreshRequested))
    store.receive(live: matches([fist]), changing: [.openList, .details])
    #expect(titles(store) == ["Iron Man", "Iron Fist"])
  }

  @Test func `a search without a network is repeated by the first key after 30 s`() throws {
    let store = try fetching()
    let missing = Failure.service(.noNetwork)
    store.receive(failure: missing) {
      $0.openList.filter?.search = .failed(missing)
      $0.networkLostAt = Moment(seconds: 0)
    }
    store.pressNothing(when: Moment(seconds: 29))
    let request = store.next
    store.pressNothing(when: Moment(seconds: 30), then: [fetch(request, "iron")]) {
      $0.openList.filter?.request = request
      $0.networkLostAt = nil
    }
    store.giveUp(request)
  }

  @Test func `a search's failure ends once the whole list is live`() throws {
    for failsFirst in [true, false] {
      let store = try fetching()
      let search = store.latest
      store.giveUp(search)
      var state = store.state
      let failed = Action.list(.pageFetched(search, .failure(.service(.timeout))))
      let page = RequestID(99)
      state.openList.phase = .loadingMore(page)
      let rest = Page.live([lad], from: 45, total: 46, isLast: true)
      let completed = Action.list(.pageFetched(page, .success(rest)))
      for action in failsFirst ? [failed, completed] : [completed, failed] {
        _ = turn(&state, action)
      }
      #expect(state.openList.live?.isComplete == true && state.openList.failure == nil)
    }
  }

  @Test func `another text clears the last search's failure`() throws {
    let store = try fetching()
    store.receive(failure: .service(.timeout), changing: [.openList])
    store.send(.search(.textChanged("iron f")), then: [debounce("iron f")], changing: [.openList])
    #expect(store.state.openList.failure == nil && !store.state.openList.awaitsMatches)
    let request = store.next
    store.advance(.search, then: [fetch(request, "iron f")], changing: [.openList])
    #expect(store.state.openList.hasNoMatch && store.state.openList.awaitsMatches)
    store.receive(live: matches([]), changing: [.openList])
    #expect(store.state.openList.hasNoMatch && !store.state.openList.awaitsMatches)
  }

  @Test func `words are separated by any number of spaces`() throws {
    let store = searching(try .live(fetched: 5))
    let text = "  iron \t  fist "
    store.send(
      .search(.textChanged(TextField(text))), then: [debounce(text)], changing: [.openList])
    let request = store.next
    store.advance(.search, then: [fetch(request, "iron fist")]) {
      $0.openList.filter?.request = request
    }
    store.giveUp(request)
  }

  @Test func `Esc on a row that isn't live requests no page`() throws {
    let store = searching(try .live(Entry.many(55), fetched: 20))
    store.skip(.search(.textChanged("hero 50")), .search(.kept))
    #expect(store.state.openList.selected?.title == "Hero 50")
    store.send(.wentBack, changing: [.openList])
    #expect(store.state.openList.cursor.row == 50)
    store.pressNothing()
    store.leave(.search)
  }

  @Test func `no word, a whole list and a service that cannot search make no request`() throws {
    let empty = searching(try .live(fetched: 5))
    empty.send(.search(.textChanged(" ")), changing: [.openList])
    let whole = searching(try .live(fetched: 5, of: 5))
    whole.send(.search(.textChanged("iron")), changing: [.openList])
    let silent = searching(try .sample())
    silent.send(.search(.textChanged("iron")), changing: [.openList])
  }
}
