import Basics
import TestSupport
import Testing

@testable import SquadCore

/// A list as a grid: `v`, moving in two dimensions, and settings kept for each list.
@Suite struct GridMovingTests {
  /// A list of that many cards, three per row and two rows on the screen.
  private func grid(
    _ count: Int = 20, rows: Int = 30, _ change: (inout AppState) -> Void = { _ in }
  ) throws -> TestStore {
    var state = try AppState.sample(Entry.many(count))
    state.viewport.gridPane = Size(columns: 60, rows: rows)
    state.openList.grid.isOn = true
    change(&state)
    return TestStore(state)
  }

  /// The rows of the list whose cards are on the screen.
  private func shown(_ store: TestStore) throws -> Range<Int> {
    store.state.openList.shownCards(in: try #require(store.state.shownGrid))
  }

  private func move(_ store: TestStore, _ motions: Motion...) {
    for motion in motions { store.skip(.moved(motion)) }
  }

  @Test func `v shows the list as a grid, and again as rows`() throws {
    let store = try grid { $0.openList.grid.isOn = false }
    #expect(store.state.shownGrid == nil)
    store.send(.list(.gridToggled)) { $0.openList.grid.isOn = true }
    #expect(store.state.shownGrid?.columns == 3)
    store.send(.list(.gridToggled)) { $0.openList.grid.isOn = false }
  }

  @Test func `Esc doesn't leave the grid`() throws {
    let store = try grid()
    store.send(.wentBack) { $0.message = .quitHint }
    #expect(store.state.shownGrid != nil)
  }

  @Test func `v in another pane goes to the list`() throws {
    let store = try grid {
      $0.openList.grid.isOn = false
      $0.focus = .detail(from: .list)
    }
    store.send(.list(.gridToggled)) {
      $0.openList.grid.isOn = true
      $0.focus = .list
    }
  }

  @Test func `v shows a message for prices and in a pane that is too small`() throws {
    var price = try AppState.sample()
    price.listStack.open(.currencies)
    let quote = Quote(rate: nil, places: 2, unit: "€", freshness: nil)
    price.openList.fill(
      .sample([Entry(id: "bitcoin/EUR", title: "EUR", isRecruitable: true, quote: quote)]))
    price.viewport.gridPane = Size(columns: 119, rows: 34)
    let store = TestStore(price)
    store.send(.list(.gridToggled)) { $0.message = .noGridOfPrices }
    let low = try grid(rows: 9)
    #expect(low.state.shownGrid == nil, "the list is shown")
    low.send(.list(.gridToggled)) { $0.message = .noRoomForGrid }
  }

  @Test func `h and l go on to the neighbouring row, j and k stay in the column`() throws {
    let store = try grid()
    store.send(.focusMoved(.left))
    for row in 1...3 {
      store.send(.focusMoved(.right)) {
        $0.openList.cursor = Cursor(row: row)
        $0.openList.grid.screenRow = row / 3
      }
    }
    store.send(.focusMoved(.left)) {
      $0.openList.cursor = Cursor(row: 2, isGoingUp: true)
      $0.openList.grid.screenRow = 0
    }
    store.send(.moved(.next)) {
      $0.openList.cursor = Cursor(row: 5)
      $0.openList.grid.screenRow = 1
    }
  }

  @Test func `a card outside the view scrolls in its row, and only that`() throws {
    let store = try grid()
    move(store, .next)
    #expect(try shown(store) == 0..<6)
    move(store, .next)
    #expect(try shown(store) == 3..<9)
    move(store, .previous)
    #expect(try shown(store) == 3..<9)
    move(store, .previous)
    #expect(try shown(store) == 0..<6)
  }

  @Test func `a page keeps the card's position on the screen`() throws {
    let store = try grid()
    move(store, .forward, .pageDown)
    #expect(store.state.openList.cursor.row == 7)
    #expect(try shown(store) == 6..<12)
    move(store, .pageDown, .pageDown)
    #expect(store.state.openList.cursor.row == 19)
    #expect(try shown(store) == 15..<20)
    move(store, .next, .forward)
    #expect(store.state.openList.cursor.row == 19)
    move(store, .first)
    #expect(try shown(store) == 0..<6)
    move(store, .last)
    #expect(try shown(store) == 15..<20)
  }

  @Test func `n and N go from match to match, / narrows the same way`() throws {
    let store = try grid()
    store.skip(.search(.opened), .search(.textChanged("hero 1")))
    #expect(store.state.shownGrid != nil && store.state.focus == .search)
    #expect(store.state.openList.count == 11)
    store.skip(.moved(.next), .search(.kept))
    #expect(store.state.openList.cursor.row == 3, "↓ in the field goes a row down")
    store.skip(.moved(.forward))
    #expect(store.state.openList.cursor.row == 4)
    store.skip(.wentBack)
    #expect(store.state.openList.filter == nil && store.state.shownGrid != nil)
    #expect(store.state.openList.selected?.title == "Hero 13")
  }

  @Test func `Enter shows the card's detail beside the list, Esc comes back to the card`() throws {
    let store = try grid()
    move(store, .next, .next, .next)
    let before = try shown(store)
    store.send(.opened) { $0.focus = .detail(from: .list) }
    #expect(store.state.shownGrid == nil)
    store.send(.wentBack) { $0.focus = .list }
    #expect(try shown(store) == before)
    #expect(store.state.openList.cursor.row == 9)
    store.send(.focusMoved(.next)) { $0.focus = .detail(from: .list) }
    store.send(.focusMoved(.previous)) { $0.focus = .list }
  }

  @Test func `each list keeps its grid, and a level opened from a card has one, too`() throws {
    let store = try grid()
    store.skip(.list(.stepped(forward: true)))
    #expect(store.state.shownGrid == nil)
    store.skip(.list(.gridToggled), .list(.cardsResized(larger: false)), .opened)
    #expect(store.state.listStack.isNested, "a film's characters")
    #expect(store.state.shownGrid?.size == .small)
    store.send(.wentBack, then: [.world(.cancel(store.latest))]) { $0.listStack.pop() }
    store.skip(.list(.tabChosen(1)))
    #expect(store.state.shownGrid?.size == .medium)
  }

  @Test func `Space and x act on the card`() throws {
    let store = try grid()
    move(store, .forward, .next)
    store.skip(.squad(.recruitRequested))
    let member = Member(Entry.many(20)[4])
    let id = store.latest
    var squad = Squad()
    _ = squad.perform(.recruit(member))
    store.skip(
      .squad(
        .responded(
          id,
          .success(
            SquadOutcome(squad: squad, event: .did(.recruited(member, at: 0)))))))
    store.send(.squad(.removalRequested)) {
      $0.message = nil
      $0.overlay = .confirmRemoval(member)
    }
    #expect(store.state.shownGrid != nil)
  }

  @Test func `the card size changes as far as there is room`() throws {
    let store = try grid(rows: 15)
    store.send(.list(.cardsResized(larger: true))) { $0.message = .noRoomForLargerCards }
    store.send(.list(.cardsResized(larger: false))) {
      $0.message = nil
      $0.openList.grid.size = .small
    }
    #expect(!store.state.resizesCards(larger: false) && store.state.resizesCards(larger: true))
    store.send(.list(.cardsResized(larger: false))) { $0.message = .cardsAreSmallest }
  }

  @Test func `resizing starts from the shown size where the wanted one has no room`() throws {
    let store = try grid(rows: 15) { $0.openList.grid.size = .large }
    #expect(store.state.shownGrid?.size == .medium)
    store.send(.list(.cardsResized(larger: false))) { $0.openList.grid.size = .small }
  }

  @Test func `the next page is requested within 10 cards of the last live row`() throws {
    var state = try AppState.live(Entry.many(362), fetched: 50, of: 1_564)
    state.viewport.gridPane = Size(columns: 60, rows: 30)
    state.openList.grid.isOn = true
    state.select(35, top: 30)
    #expect(turn(&state, .moved(.forward)).forPages == [])
    #expect(turn(&state, .moved(.next)).forPages.count == 1)
  }

  @Test func `rows inserted before the card don't move it on the screen`() throws {
    let store = try grid(60)
    move(store, .pageDown, .pageDown, .next)
    let old = try shown(store)
    let selected = store.state.openList.cursor.row
    #expect((selected - old.lowerBound) / 3 == 1)
    var state = store.state
    state.listStack.update(.characters, 0) {
      $0.cursor.follow(to: selected + 6, count: 66, rows: 10)
    }
    let grid = try #require(state.shownGrid)
    #expect((selected + 6) / 3 - state.openList.topRow(in: grid) == 1)
  }
}
