import Basics
import TestSupport
import Testing

@testable import SquadCore

/// When a service is asked for another page, counted exactly: only for somebody who reads.
@Suite struct PagingTests {
  private func fetch(_ id: Int, from offset: Int = 0, isAnew: Bool = false) -> Effect {
    .world(
      .fetchPage(
        RequestID(id),
        PageRequest(
          source: .list(.characters), offset: offset, limit: 50, sort: .name, isAnew: isAnew)))
  }

  /// Answers the newest request; what comes of it.
  private func response(_ state: inout AppState, _ page: Page) -> [Effect] {
    turn(&state, .list(.pageFetched(RequestID(state.requests), .success(page))))
  }

  /// 362 rows of this machine, of which the service told 50, with one selected.
  private func bundled(at row: Int) throws -> AppState {
    var state = try AppState.live(Entry.many(362), told: 50, of: 1_564)
    state.select(row, top: max(row - 5, 0))
    return state
  }

  /// Presses G and answers with these pages for as long as one is asked for.
  private func told(
    _ pages: [Page], from state: AppState
  ) throws -> (state: AppState, asked: Int) {
    var state = state
    var effects = turn(&state, .moved(.last))
    var asked = 0
    for page in pages {
      guard effects.contains(where: { if case .world(.fetchPage) = $0 { true } else { false } })
      else {
        break
      }
      asked += 1
      effects = response(&state, page)
    }
    return (state, asked)
  }

  @Test func `a first start asks for one page, wherever its selection is`() throws {
    var state = try AppState.live(Entry.many(362))
    state.select(200, top: 195)
    #expect(turn(&state) == [fetch(1)])
    let first = Entry.many(25, from: 1_000) + Entry.many(25)
    #expect(response(&state, .live(first, total: 1_564)) == [])
    #expect(state.level.selected?.title == "Hero 200")
    #expect(state.level.cursor == Cursor(row: 225, top: 220))
    #expect(turn(&state).forPages == [])
    #expect(turn(&state, .traceToggled).forPages == [])
    #expect(turn(&state, at: .sample).forPages == [])
  }

  @Test func `an entry that the service does not have pages for nobody`() throws {
    var state = try AppState.live(Entry.many(362))
    state.level.wanted = "marvel/9999"
    #expect(turn(&state) == [fetch(1)])
    #expect(response(&state, .live(Entry.many(50), total: 1_564)) == [])
    #expect(state.level.wanted == "marvel/9999", "a page that a reader asks for may bring it")
    #expect(turn(&state) == [])
  }

  /// The last live row is 49; moves by a page are 9 rows here.
  @Test(arguments: [
    (37, Motion.next, false), (38, .next, true), (48, .next, true), (49, .next, true),
    (50, .next, false), (51, .previous, false), (50, .previous, true), (49, .previous, true),
    (39, .previous, false), (29, .pageDown, false), (30, .pageDown, true), (45, .pageDown, true),
    (60, .pageDown, false), (58, .pageUp, true), (60, .pageUp, false), (49, .pageUp, true),
    (200, .previous, false), (200, .first, false), (361, .next, false), (0, .previous, false),
    (49, .halfPageDown, true),
  ])
  func `a move asks where it touches a live row and ends near the last of them or beyond`(
    row: Int, motion: Motion, asks: Bool
  ) throws {
    var state = try bundled(at: row)
    let effects = turn(&state, .moved(motion))
    #expect(effects == (asks ? [fetch(1, from: 50)] : []))
  }

  @Test func `each page is asked for by a move of its own`() throws {
    var state = try bundled(at: 49)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 50)])
    #expect(turn(&state, .moved(.previous)) == [], "one in flight")
    let second = Page.live(Entry.many(50, from: 50), from: 50, total: 1_564)
    #expect(response(&state, second) == [])
    #expect(state.level.live?.count == 100)
    // The last live row is 99 now, and 49 is selected.
    for _ in 0..<39 { #expect(turn(&state, .moved(.next)).forPages == []) }
    #expect(state.level.cursor.row == 88)
    let asked = turn(&state, .moved(.next)).forPages
    let request = try #require(asked.first?.request)
    #expect(asked == [fetch(request.number, from: 100)])
  }

  @Test func `a list of one row can be asked on by a key that moves nothing`() throws {
    var state = try AppState.live([.thor], told: 1, of: 30)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 1)])
  }

  @Test func `moves elsewhere ask for nothing`() throws {
    var detail = try bundled(at: 49)
    detail.focus = .detail(from: .list)
    #expect(turn(&detail, .moved(.next)) == [])
    var search = try bundled(at: 49)
    _ = turn(&search, .search(.opened))
    #expect(turn(&search, .moved(.next)) == [])
    var help = try bundled(at: 49)
    _ = turn(&help, .helpToggled)
    #expect(turn(&help, .moved(.next)) == [])
    var offline = try AppState.live(Entry.many(50), told: 50, isOffline: true)
    offline.select(49, top: 40)
    #expect(turn(&offline, .moved(.last)) == [])
  }

  @Test func `G asks page by page to the end, with bundled rows behind too`() throws {
    let pages = (1...4).map { number in
      Page.live(
        Entry.many(number == 4 ? 20 : 50, from: number * 50), from: number * 50, total: 220,
        isLast: number == 4)
    }
    let state = try AppState.live(Entry.many(50) + [.thor, .hulk], told: 50, of: 220)
    let (after, asked) = try told(pages, from: state)
    #expect(asked == 4)
    #expect(after.level.live?.end == .whole)
    #expect(after.level.count == 220)
    #expect(after.level.selected?.title == "Hero 219")
  }

  @Test func `a service that repeats itself ends the list, and what it doesn't reach stays`() throws
  {
    let pages = [Page](repeating: .live(Entry.many(50), total: 1_500), count: 9)
    let state = try AppState.live(Entry.many(60), told: 50, of: 1_500)
    let (after, asked) = try told(pages, from: state)
    #expect(asked == 1)
    #expect(after.level.live?.end == .repeated)
    #expect(after.level.live?.count == 50)
    #expect(after.level.count == 60)
    #expect(after.level.phase == .loaded)
    #expect(after.level.expectedCount == 60, "nothing more will come")
    var again = after
    #expect(
      turn(&again, .list(.refreshRequested)) == [fetch(2, isAnew: true)], "R asks from the start")
  }

  @Test func `an end below the total is told from the list's own end`() throws {
    let empty = Page.live([], from: 50, total: 1_500, isLast: true)
    let short = Page.live(Entry.many(20, from: 50), from: 50, total: 1_500, isLast: true)
    for page in [empty, short] {
      let state = try AppState.live(Entry.many(50), told: 50, of: 1_500)
      let (after, asked) = try told([page, page], from: state)
      #expect(asked == 1)
      #expect(after.level.live?.end == .early)
    }
    let whole = Page.live(Entry.many(20, from: 50), from: 50, total: 70, isLast: true)
    let state = try AppState.live(Entry.many(50), told: 50, of: 70)
    #expect(try told([whole], from: state).state.level.live?.end == .whole)
  }

  @Test func `an empty first page takes nothing away`() throws {
    var state = try AppState.live(Entry.many(60))
    _ = turn(&state)
    #expect(response(&state, .live([], total: 1_500, isLast: true)) == [])
    #expect(state.level.live?.end == .early)
    #expect(state.level.count == 60)
    var empty = try AppState.live(Entry.many(60))
    _ = turn(&empty)
    #expect(response(&empty, .live([], total: 0, isLast: true)) == [])
    #expect(empty.level.count == 0, "a service that has none and counts none is right")
  }

  @Test func `rows that can't be read are no repetition, and without a total no way on`() throws {
    for (total, end) in [(200, nil), (100, .whole), (nil, .whole)] as [(Int?, ListEnd?)] {
      var state = try AppState.live(Entry.many(50), told: 50, of: total)
      _ = turn(&state, .moved(.last))
      _ = turn(&state)
      let page = Page.live([], from: 50, total: total, unreadable: 50)
      #expect(response(&state, page) == [])
      #expect(state.level.live?.end == end)
    }
  }

  @Test func `a total below what is there is none`() throws {
    var seven = try AppState.live([])
    _ = turn(&seven)
    _ = response(&seven, .live(Entry.many(7), total: 1))
    #expect(seven.level.expectedTotal == 7)
    #expect(seven.level.live?.end == .whole)
    var hundred = try AppState.live(Entry.many(100), told: 50, of: 60)
    #expect(hundred.level.expectedTotal == 100)
    hundred.select(45, top: 40)
    _ = turn(&hundred, .moved(.next))
    _ = response(&hundred, .live(Entry.many(50, from: 50), from: 50, total: 60))
    #expect(hundred.level.expectedTotal == 100)
    #expect(hundred.level.live?.end == .whole)
  }

  @Test func `bundled rows behind saved ones say what they are`() throws {
    var state = try AppState.live([])
    let saved = Freshness.saved(Moment(seconds: 50))
    let page = Page(
      offset: 0, entries: Entry.many(4), total: 9, isLast: true, freshness: saved,
      older: OlderRows(ids: ["marvel/2", "marvel/3"], freshness: .sample))
    state.level.fill(page)
    #expect(state.level.shownFreshness == saved)
    state.select(3)
    #expect(state.level.shownFreshness == .sample)
  }
}
