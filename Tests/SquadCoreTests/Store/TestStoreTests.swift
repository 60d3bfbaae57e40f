import Basics
import Synchronization
import TestSupport
import Testing

@testable import SquadCore

/// The test store fails on everything that a test doesn't assert.
@Suite struct TestStoreTests {
  private let shown = Entry.captainAmerica.id

  /// Expects that `body` makes a store report failures, all with this text.
  private func fails(
    _ text: String, at place: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let reports = Mutex<[String]>([])
    try TestStore.$report.withValue({ report, _ in reports.withLock { $0.append(report) } }) {
      try body()
    }
    let reported = reports.withLock { $0 }
    #expect(!reported.isEmpty, sourceLocation: place)
    #expect(reported.allSatisfy { $0.contains(text) }, "\(reported)", sourceLocation: place)
  }

  /// A live list whose first rows are being requested from the service.
  private func fetching() throws -> TestStore {
    let store = TestStore(try .live())
    store.skip(.keyIgnored)
    return store
  }

  @Test func `an unasserted change fails, and so does one that didn't happen`() throws {
    try fails("the state (+) is not what was expected (-)") {
      TestStore(try .sample()).send(.pasteIgnored)
    }
    try fails("the state (+) is not what was expected (-)") {
      TestStore(try .sample()).send(.moved(.first)) { $0.select(1) }
    }
  }

  @Test func `an unasserted effect fails, and so does one that wasn't requested`() throws {
    try fails("requested [") { TestStore(try .sample()).send(.redrawRequested) }
    try fails("requested [], not") {
      TestStore(try .sample()).send(.moved(.first), then: [.loop(.quit)])
    }
  }

  @Test func `a request without a response fails, asserted or skipped`() throws {
    let request = RequestID(1)
    let page = PageRequest(source: .list(.characters), limit: 50, sort: .name)
    try fails("Requests without a response: [SquadCore.WorldEffect.fetchPage") {
      TestStore(try .live()).send(.keyIgnored, then: [.world(.fetchPage(request, page))]) {
        $0.openList.phase = .loadingMore(request)
      }
    }
    try fails("Requests without a response") { _ = try fetching() }
    try fails("Requests without a response") {
      let store = TestStore(try .live([]))
      store.skip(.keyIgnored)
      let part = Page(
        offset: 0, entries: Entry.heroes, total: 9, isLast: true, freshness: .live(.sample),
        coverage: .partial(done: 1, of: 2))
      store.skip(.list(.pageFetched(store.latest, .success(part))))
    }
  }

  @Test func `responses, cancelling and giving up end a request`() throws {
    try fetching().receive(live: .live(Entry.heroes), changing: [.openList])
    let cancelled = try fetching()
    cancelled.skip(.list(.sortCycled))
    cancelled.skip(.list(.pageLoaded(cancelled.latest, .success(.sample(Entry.heroes)))))
    // Once its rows are loaded, the service's rows are requested in the new order.
    cancelled.giveUp(cancelled.latest)
    let other = try fetching()
    other.giveUp(other.latest)
  }

  @Test func `a response without a request fails, and so does one of another kind`() throws {
    try fails("No request for") {
      TestStore(try .sample()).receive(stored: .sample(Entry.heroes), to: RequestID(7))
    }
    try fails("No request for") { try fetching().receive(detail: .live(.captainAmerica)) }
    try fails("No request") { TestStore(try .sample()).giveUp(RequestID(7)) }
  }

  @Test func `a timer left running fails, and so does firing one that isn't`() throws {
    var state = try AppState.live(fetched: 5, of: 5)
    state.details[shown] = .loaded(.sample(.captainAmerica))
    try fails("Timers still run") { TestStore(state).skip(.keyIgnored) }
    try fails("No timer") { TestStore(state).advance(.detail) }
    try fails("No timer") { TestStore(state).leave(.detail) }
    let store = TestStore(state)
    store.skip(.keyIgnored)
    store.advance(.detail, then: [.world(.fetchDetail(store.next, shown))], changing: [.details]) {
      $0.details.debounced = nil
    }
    store.receive(detail: .live(.captainAmerica), changing: [.details])
  }

  @Test func `a missing picture fails, and so does one that wasn't requested`() throws {
    let picture = try #require(
      Picture(sizes: [PictureSize(width: 50, height: 75, url: "https://example.org/1")]))
    let box = Size(columns: 12, rows: 8)
    var detail = Detail.sample(.captainAmerica)
    detail.picture = picture
    var state = try AppState.sample()
    state.details[shown] = .loaded(detail)
    state.viewport.pictureBox = box
    let image = CellImage(columns: 1, rows: 1, cells: [ImageCell("x")])
    try fails("Requests without a response: [SquadCore.WorldEffect.renderPicture") {
      TestStore(state).skip(.keyIgnored, .picture(.debounced(shown)))
    }
    try fails("No request for") {
      TestStore(state).receive(picture: PictureRequest(picture, in: box), .success(image))
    }
    let store = TestStore(state)
    store.skip(.keyIgnored, .picture(.debounced(shown)))
    store.receive(picture: PictureRequest(picture, in: box), .success(image))
  }

  @Test func `a skipped effect that isn't a request fails unless it is asserted`() throws {
    let notice = Action.squad(.storageNoticed(.notSaving(.full)))
    try fails(
      "Skipped effects nobody asserted: [SquadCore.Effect.world(SquadCore.WorldEffect.check"
    ) {
      TestStore(try .sample()).skip(notice)
    }
    try fails("Skipped effects nobody asserted") { TestStore(try .sample()).skip(.quitRequested) }
    try fails("Skipped effects nobody asserted") { TestStore(try .sample()).skip(.redrawRequested) }
    try fails("Skipped [") {
      let store = TestStore(try .sample())
      store.skip(notice)
      store.expectSkipped([])
    }
    let store = TestStore(try .sample())
    store.skip(notice)
    store.expectSkipped([.world(.checkSquad)])
  }

  @Test func `a part named as changing has to change, and no other may`() throws {
    TestStore(try .sample()).send(.moved(.next), changing: [.openList])
    try fails("didn't change openList") {
      TestStore(try .sample()).send(.moved(.first), changing: [.openList])
    }
    try fails("the state (+) is not what was expected (-)") {
      TestStore(try .sample()).send(.pasteIgnored, changing: [])
    }
    try fails("the state (+) is not what was expected (-)") {
      TestStore(try .sample()).send(.search(.opened), changing: [.openList])
    }
  }

  @Test func `keys at a moment set the clock`() throws {
    TestStore(try .sample()).pressNothing(when: .sample)
    try fails("the state (+) is not what was expected (-)") {
      TestStore(try .sample()).pressNothing(when: .sample) { $0.now = nil }
    }
  }
}
