import TestSupport
import Testing

@testable import SquadCore

@Suite struct ManualRefreshTests {
  private let source = ListSource.list(.characters)
  private let broken = Failure.unreadable("byte 7")

  private func reload(_ id: RequestID) -> Effect {
    .world(.loadPage(id, PageRequest(source: source, limit: .max, sort: .name)))
  }

  @Test func `R reloads the list, and while that is in flight does nothing`() throws {
    let store = TestStore(try .sample())
    let request = store.next
    store.send(.list(.refreshRequested), then: [reload(request)]) {
      $0.openList.phase = .loading(request)
      $0.message = .noService("no live service · showing what is here")
    }
    store.send(.list(.refreshRequested)) { $0.message = nil }
    store.receive(.list(.pageLoaded(request, .success(.sample(Entry.heroes))))) {
      $0.openList.phase = .loaded
    }
  }

  @Test func `F5 in an overlay's field reloads the list, R in an overlay without one doesn't`()
    throws
  {
    let closed = HelpState(filter: HelpFilter(field: "pa", isOpen: false))
    let open = HelpState(filter: HelpFilter(field: "pa", isOpen: true))
    for (overlay, reloads) in [
      (Overlay.help(closed), false), (.help(open), true), (.palette(PaletteState()), true),
    ] {
      var state = try AppState.sample()
      state.overlay = overlay
      #expect(reduce(&state, .list(.refreshRequested)).isEmpty != reloads)
      #expect(state.overlay == overlay)
    }
  }

  @Test func `an error keeps the rows and R retries, without saying nothing is newer`() throws {
    let store = TestStore(try .sample())
    let request = store.next
    store.skip(.list(.refreshRequested))
    store.skipTurn()
    store.receive(.list(.pageLoaded(request, .failure(broken)))) {
      $0.openList.phase = .failed(broken)
    }
    #expect(store.state.openList.count == 5)
    store.pressNothing()
    let retry = store.next
    store.send(.list(.refreshRequested), then: [reload(retry)]) {
      $0.openList.phase = .loading(retry)
    }
    store.receive(.list(.pageLoaded(retry, .success(.sample(Entry.heroes))))) {
      $0.openList.phase = .loaded
    }
  }

  @Test func `a failed detail shows why and isn't requested until R`() throws {
    var state = try AppState.sample()
    let shown = Entry.captainAmerica.id
    state.details[shown] = nil
    let store = TestStore(state)
    let request = store.next
    store.pressNothing(then: [.world(.loadDetail(request, shown))]) {
      $0.details[shown] = .loading(request)
    }
    store.receive(.detail(.loaded(request, shown, .failure(broken)))) {
      $0.details[shown] = .failed(broken)
    }
    store.pressNothing()
    let retry = store.next
    store.send(.list(.refreshRequested), then: [.world(.loadDetail(retry, shown))]) {
      $0.details[shown] = .loading(retry)
    }
    store.receive(.detail(.loaded(retry, shown, .success(.sample(.captainAmerica))))) {
      $0.details[shown] = .loaded(.sample(.captainAmerica))
    }
  }

  @Test func `R in the detail reloads it, keeping the shown one even on failure`() throws {
    let store = TestStore(try .sample())
    let shown = Entry.captainAmerica.id
    let old = Detail.sample(.captainAmerica)
    store.skip(.opened)
    let request = store.next
    store.send(.list(.refreshRequested), then: [.world(.loadDetail(request, shown))]) {
      $0.details[shown] = .refreshing(request, old)
      $0.message = .noService("no live service · showing what is here")
    }
    store.send(.list(.refreshRequested)) { $0.message = nil }
    #expect(store.state.loadedDetail == old)
    store.receive(.detail(.loaded(request, shown, .failure(broken)))) {
      $0.details[shown] = .failed(broken, cached: old)
    }
    #expect(store.state.loadedDetail == old)
  }

  @Test func `R retries everything that failed on the screen, whatever has the focus`() throws {
    var state = try AppState.sample()
    state.openList.phase = .failed(broken)
    state.details[Entry.captainAmerica.id] = .failed(broken)
    let store = TestStore(state)
    store.skip(.opened)
    let detail = store.next
    let list = RequestID(detail.number + 1)
    let both = [Effect.world(.loadDetail(detail, Entry.captainAmerica.id)), reload(list)]
    store.send(.list(.refreshRequested), then: both) {
      $0.details[Entry.captainAmerica.id] = .loading(detail)
      $0.openList.phase = .loading(list)
    }
    store.send(.list(.refreshRequested))
    for id in [detail, list] { store.giveUp(id) }
  }

  @Test func `a response for a detail that wasn't requested is dropped`() throws {
    let store = TestStore(try .sample())
    store.send(.detail(.loaded(RequestID(8), Entry.thor.id, .failure(broken))))
    store.skip(.opened, .list(.refreshRequested))
    store.send(.detail(.loaded(RequestID(8), Entry.captainAmerica.id, .failure(broken))))
    store.giveUp(store.latest)
  }
}
