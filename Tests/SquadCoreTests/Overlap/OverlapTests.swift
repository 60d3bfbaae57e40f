import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Comics that the shown entry shares with the squad: when they are searched for, and how they
/// open.
@Suite struct OverlapTests {
  private static let captain = Entry.captainAmerica.id
  private static let withThor = OverlapRequest(
    entry: captain, section: "comics", members: [Entry.thor.id])
  private static let three = Overlap(members: [Entry.thor.id], count: 3, coverage: .whole)

  /// A list with Captain America and others who may share comics, and a member of another
  /// catalogue.
  private func state(
    _ members: [Entry] = [.luke, .thor], catalogues: [CatalogueInfo] = .samples
  ) throws -> AppState {
    var state = try AppState.sample(
      squad: Squad(members: members.map(Member.init)), catalogues: catalogues)
    for entry in Entry.heroes {
      var detail = Detail.sample(entry, sections: ["Comics"], links: ["wiki"])
      detail.template.sharedSection = "comics"
      state.details[entry.id] = .loaded(detail)
    }
    return state
  }

  private func timer(_ id: EntryID) -> Effect {
    .loop(.startTimer(.overlap, milliseconds: 120, .overlap(.debounced(id))))
  }

  /// The store after the search about Captain America.
  private func found(
    _ overlap: Overlap? = three, _ members: [Entry] = [.luke, .thor],
    catalogues: [CatalogueInfo] = .samples
  ) throws -> TestStore {
    let store = TestStore(try state(members, catalogues: catalogues))
    store.skipTurn()
    store.advance(
      .overlap,
      then: [
        .world(
          .findOverlap(
            store.next,
            OverlapRequest(
              entry: Self.captain, section: "comics",
              members: members.map(\.id).filter { $0.catalogue == .marvel && $0 != Self.captain })
          ))
      ],
      changing: [.overlap])
    store.receive(.overlap(.found(store.latest, overlap)), changing: [.overlap])
    return store
  }

  @Test func `shared comics are searched for after the entry is shown for a while`() throws {
    let store = TestStore(try state())
    store.pressNothing(then: [timer(Self.captain)], changing: [.overlap])
    #expect(store.state.shownOverlap == nil)
    store.advance(
      .overlap, then: [.world(.findOverlap(store.next, Self.withThor))], changing: [.overlap])
    store.receive(.overlap(.found(store.latest, Self.three)), changing: [.overlap])
    let shared = try #require(store.state.shownOverlap)
    #expect(shared.members == [Member(.thor)] && shared.count == 3 && shared.title == "Comics")
  }

  @Test func `a result isn't searched for a second time`() throws {
    let store = try found()
    store.send(.moved(.next), then: [timer(Entry.hulk.id)], changing: [.openList, .overlap])
    store.send(
      .moved(.previous), then: [.loop(.cancelTimer(.overlap))], changing: [.openList, .overlap])
    #expect(store.state.shownOverlap?.count == 3)
  }

  @Test func `an empty result isn't searched for a second time`() throws {
    let store = try found(nil)
    #expect(store.state.shownOverlap == nil)
    store.pressNothing()
  }

  @Test func `no search begins for an entry that is left at once`() throws {
    let store = TestStore(try state())
    store.skipTurn()
    store.send(.moved(.next), then: [timer(Entry.hulk.id)], changing: [.openList, .overlap])
    store.send(.overlap(.debounced(Self.captain)))
    store.leave(.overlap)
  }

  @Test func `moving on cancels the search`() throws {
    let store = TestStore(try state())
    store.skipTurn()
    store.advance(
      .overlap, then: [.world(.findOverlap(store.next, Self.withThor))], changing: [.overlap])
    let first = store.latest
    store.send(.moved(.next), then: [timer(Entry.hulk.id)], changing: [.openList, .overlap])
    let second = OverlapRequest(
      entry: Entry.hulk.id, section: "comics", members: [Entry.thor.id])
    store.advance(
      .overlap,
      then: [.world(.cancel(first)), .world(.findOverlap(store.next, second))],
      changing: [.overlap])
    store.send(.overlap(.found(first, Self.three)))
    store.giveUp(store.latest)
  }

  @Test func `without another member of the catalogue no search begins`() throws {
    for members in [[], [Entry.luke], [.captainAmerica, .luke]] {
      let store = TestStore(try state(members))
      store.pressNothing()
      #expect(store.state.shownOverlap == nil)
    }
  }

  @Test func `a member isn't compared with itself`() throws {
    let store = try found(Self.three, [.captainAmerica, .thor])
    #expect(store.state.shownOverlap?.members == [Member(.thor)])
  }

  @Test func `a changed squad is searched for again`() throws {
    let store = try found()
    store.skip(.squad(.changedElsewhere(.sample(.thor, .hulk))))
    #expect(store.state.shownOverlap == nil)
    store.advance(
      .overlap,
      then: [
        .world(
          .findOverlap(
            store.next,
            OverlapRequest(
              entry: Self.captain, section: "comics", members: [Entry.thor.id, Entry.hulk.id])))
      ],
      changing: [.overlap])
    store.giveUp(store.latest)
  }

  @Test func `a recruit from another catalogue keeps the result`() throws {
    let store = try found()
    store.skip(.squad(.changedElsewhere(.sample(.luke, .thor, .leia))))
    #expect(store.state.shownOverlap?.count == 3)
  }

  @Test func `Enter opens a level with the shared comics, and Esc closes it`() throws {
    let store = try found(
      Overlap(members: [Entry.thor.id, Entry.hulk.id], count: 2, coverage: .bundled),
      [.hulk, .thor])
    // The stops are comics, the link, and the shared comics, which are shown above the link.
    var viewport = Viewport()
    viewport.listRows = 10
    viewport.detail = DetailMetrics(
      id: Self.captain, lines: 9, rows: 9, stopLines: [1, 5, 3])
    store.measure(viewport) { $0.viewport = viewport }
    store.send(.opened, changing: [.openList]) { $0.focus = .detail(from: .list) }
    store.send(.moved(.next), changing: [.openList])
    #expect(store.state.shownDetail?.stop == 2 && store.state.opensStop)
    let source = ListSource.shared(
      of: Self.captain, with: [Entry.thor.id, Entry.hulk.id], named: "comics")
    store.skip(.opened)
    #expect(store.state.openList.source == source && store.state.focus == .list)
    #expect(
      store.state.openList.crumbs == ["Captain America, Thor, Hulk", "Comics"]
        && store.state.openList.title == "Comics")
    store.receive(
      stored: .sample([.sample("Secret Empire", 1)]), changing: [.openList, .details])
    store.skip(.wentBack)
    #expect(store.state.openList.selected == .captainAmerica && store.state.listStack.depth == 0)
  }

  @Test func `no service is asked for a level of shared comics`() throws {
    var state = try state([.thor], catalogues: .liveSamples)
    state.listStack.push(
      OpenList(
        source: .shared(of: Self.captain, with: [Entry.thor.id], named: "comics"),
        title: "Comics"))
    state.openList.fill(.sample([.sample("Secret Empire", 1)]))
    for action in [Action.moved(.last), .list(.refreshRequested), .moved(.next)] {
      let effects = turn(&state, action)
      #expect(effects.forPages.isEmpty)
    }
    #expect(!state.openList.followsEnd)
  }

  @Test func `a live page of a section makes the search run again`() throws {
    var state = try state(catalogues: .liveSamples)
    _ = state.overlap.begin(Self.withThor, as: RequestID(900))
    state.overlap.receive(Self.three, to: RequestID(900))
    #expect(state.overlap.result(of: Self.captain, with: [Entry.thor.id]) != nil)
    state.listStack.push(
      OpenList(source: .section(of: Self.captain, named: "comics"), title: "Comics"))
    state.openList.phase = .loading(RequestID(901))
    _ = turn(
      &state,
      .list(.pageFetched(RequestID(901), .success(.live([.sample("Secret Empire", 1)])))))
    #expect(state.overlap.result(of: Self.captain, with: [Entry.thor.id]) == nil)
  }

  @Test func `a search that began before more comics were known is repeated`() throws {
    var state = try state(catalogues: .liveSamples)
    _ = turn(&state, .keyIgnored)
    let effects = turn(&state, .overlap(.debounced(Self.captain)))
    guard case .world(.findOverlap(let id, _)) = effects.first else {
      Issue.record("\(effects)")
      return
    }
    state.listStack.push(
      OpenList(source: .section(of: Self.captain, named: "comics"), title: "Comics"))
    state.openList.phase = .loading(RequestID(901))
    _ = turn(
      &state,
      .list(.pageFetched(RequestID(901), .success(.live([.sample("Secret Empire", 1)])))))
    _ = turn(&state, .overlap(.found(id, Self.three)))
    #expect(state.overlap.result(of: Self.captain, with: [Entry.thor.id]) == nil)
  }
}
