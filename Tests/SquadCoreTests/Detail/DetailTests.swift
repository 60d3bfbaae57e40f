import TestSupport
import Testing

@testable import SquadCore

@Suite struct DetailTests {
  /// The detail of Hulk has the focus: a section, two items and a link, each in a line.
  private func inDetail(stop: Int) throws -> TestStore {
    var state = try AppState.sample()
    state.details[Entry.hulk.id] = .loaded(
      .sample(.hulk, items: [.thor, .luke], sections: ["Comics"], links: ["wiki"]))
    state.select(1)
    state.measure(Entry.hulk.id, lines: 9, rows: 9, stops: [1, 2, 3, 4])
    let store = TestStore(state)
    store.skip(.opened)
    for _ in 0..<stop { store.skip(.moved(.next)) }
    return store
  }

  private func place(_ id: EntryID, stop: Int? = nil) -> DetailPosition {
    var place = DetailPosition(id: id)
    place.stop = stop
    return place
  }

  @Test(arguments: [
    ("Bruce Wayne", "DC Comics · good", ["Bruce Wayne", "DC Comics · good"]),
    ("Episode IV", "Episode IV · 1977", ["Episode IV · 1977"]),
    ("Dark", "Dark Horse Comics · good", ["Dark", "Dark Horse Comics · good"]),
    ("Comic", "", ["Comic"]), ("", "good", ["good"]), ("", "", []),
  ])
  func `a subtitle that begins the byline isn't repeated`(
    subtitle: String, byline: String, lines: [String]
  ) {
    var detail = Detail(id: Entry.hulk.id, title: "Hulk", freshness: .live(.sample))
    detail.subtitle = subtitle
    detail.byline = byline
    #expect(detail.headlines == lines)
  }

  @Test func `going in selects the first stop`() throws {
    let store = try inDetail(stop: 0)
    #expect(store.state.openList.detail.positions == [place(Entry.hulk.id, stop: 0)])
  }

  @Test func `a stop is selected as soon as the detail is measured`() throws {
    let store = TestStore(try .sample())
    store.skip(.opened)
    var viewport = store.state.viewport
    let shown = Entry.captainAmerica.id
    viewport.detail = DetailMetrics(id: shown, lines: 5, rows: 9, stopLines: [2])
    store.measure(viewport) {
      $0.viewport = viewport
      $0.openList.detail.positions = [place(shown, stop: 0)]
    }
  }

  @Test func `another detail's measurements are ignored`() throws {
    let store = TestStore(try .sample())
    store.skip(.opened)
    var viewport = store.state.viewport
    viewport.detail = DetailMetrics(id: Entry.thor.id, lines: 5, rows: 9, stopLines: [2])
    store.measure(viewport) { $0.viewport = viewport }
    store.send(.moved(.next))
  }

  @Test func `Enter on an item shows its detail, Esc goes back to where it was`() throws {
    let store = try inDetail(stop: 2)
    store.send(.opened) { $0.openList.detail.positions.append(place(Entry.luke.id)) }
    #expect(store.state.shownDetail?.id == Entry.luke.id)
    store.send(.wentBack) { $0.openList.detail.positions.removeLast() }
    store.send(.wentBack) { $0.focus = .list }
  }

  @Test func `Enter on a link shows it in full until Enter or Esc`() throws {
    let store = try inDetail(stop: 3)
    let link = Link(title: "wiki", url: "https://example.org/wiki")
    store.send(.opened) { $0.overlay = .link(link) }
    store.send(.moved(.previous))
    store.send(.focusMoved(.next))
    store.send(.opened) { $0.overlay = nil }
    store.skip(.opened)
    store.send(.wentBack) { $0.overlay = nil }
  }

  @Test func `Enter without a selected stop says that there is nothing to open`() throws {
    let store = TestStore(try .sample())
    store.skip(.opened)
    store.send(.opened) { $0.message = .nothingToOpen }
  }

  @Test func `selecting another entry forgets the details opened from the first`() throws {
    let store = try inDetail(stop: 2)
    store.skip(.opened, .focusMoved(.left))
    store.send(.moved(.next)) {
      $0.select(2)
      $0.openList.detail = DetailPath()
    }
    store.skip(.moved(.previous))
    #expect(store.state.shownDetail == DetailPosition(id: Entry.hulk.id))
  }

  @Test func `in a detail opened from another, squad keys act on the shown one`() throws {
    let store = try inDetail(stop: 2)
    store.skip(.opened)
    let request = store.next
    store.send(
      .squad(.recruitRequested), then: [.world(.changeSquad(request, .recruit(Member(.luke))))]
    ) {
      $0.squad.pending = [PendingChange(id: request, request: .recruit(Member(.luke)))]
    }
    store.giveUp(request)
  }

  @Test func `a detail that shrank under its place is kept in range`() throws {
    let store = try inDetail(stop: 3)
    var viewport = store.state.viewport
    viewport.detail = DetailMetrics(id: Entry.hulk.id, lines: 3, rows: 9, stopLines: [1])
    store.measure(viewport) {
      $0.viewport = viewport
      $0.openList.detail.positions = [place(Entry.hulk.id, stop: 0)]
    }
  }

  @Test func `Enter on cut text shows all of it, Esc goes back to where it was`() throws {
    let store = try inDetail(stop: 0)
    var viewport = store.state.viewport
    viewport.detail = DetailMetrics(
      id: Entry.hulk.id, lines: 9, rows: 9, stopLines: [0, 1, 2, 3, 4], hasMore: true)
    // The section stays selected, with the stop of the cut text before it.
    store.measure(viewport) {
      $0.viewport = viewport
      $0.openList.detail.positions = [place(Entry.hulk.id, stop: 1)]
    }
    store.skip(.moved(.previous))
    let whole = DetailPosition(id: Entry.hulk.id, showsFullText: true)
    store.send(.opened) { $0.openList.detail.positions.append(whole) }
    #expect(!store.state.opensStop)
    store.send(.moved(.next))
    store.send(.wentBack) { $0.openList.detail.positions.removeLast() }
    #expect(store.state.opensStop)
  }

  @Test func `Enter on an entry of a section opens the section with it selected`() throws {
    var state = try AppState.sample()
    var hulk = Detail.sample(.hulk)
    let friends = Section(
      name: "friends", title: "Friends", available: 2,
      entries: [Entry.thor, .luke].map { FactItem(id: $0.id, title: $0.title) }, style: .tiles)
    hulk.sections = [friends]
    #expect(
      hulk.stops(.fortnight) == [.entry(Entry.thor.id, friends), .entry(Entry.luke.id, friends)])
    state.details[Entry.hulk.id] = .loaded(hulk)
    state.select(1)
    state.measure(Entry.hulk.id, lines: 9, rows: 9, stops: [1, 2])
    let store = TestStore(state)
    store.skip(.opened, .moved(.next), .opened)
    #expect(store.state.openList.source == .section(of: Entry.hulk.id, named: "friends"))
    #expect(store.state.openList.pendingSelection == Entry.luke.id)
    store.skip(.list(.pageLoaded(store.latest, .success(.sample([.hulk, .thor, .luke])))))
    #expect(store.state.openList.selected?.id == Entry.luke.id)
  }

  @Test func `a section whose entries are partly unknown is one stop`() {
    let section = Section(
      name: "friends", title: "Friends", available: 3,
      entries: [FactItem(id: Entry.thor.id, title: "Thor")], style: .tiles)
    var hulk = Detail.sample(.hulk)
    hulk.sections = [section]
    #expect(hulk.stops(.fortnight) == [.section(section)])
  }
}
