import TestSupport
import Testing

@testable import SquadCore

/// Records that could not be read are counted for the screen.
@Suite struct UnreadableTests {
  /// A live list whose first page had two of them.
  private func told() throws -> AppState {
    var state = try AppState.live([])
    _ = turn(&state)
    let page = Page.live(Entry.many(3), total: 200, unreadable: 2)
    _ = turn(&state, .list(.pageFetched(RequestID(1), .success(page))))
    return state
  }

  @Test func `pages add up, and a refresh begins anew`() throws {
    var state = try told()
    #expect(state.level.unreadable == 2)
    _ = turn(&state, .moved(.last))
    let more = try #require(state.level.phase.request)
    let page = Page.live(Entry.many(2, from: 3), from: 5, total: 8, isLast: true, unreadable: 1)
    _ = turn(&state, .list(.pageFetched(more, .success(page))))
    #expect(state.level.unreadable == 3)
    _ = turn(&state, .list(.refreshRequested))
    let again = try #require(state.level.phase.request)
    #expect(state.level.unreadable == 3, "what is shown stays")
    let whole = Page.live(Entry.many(8), total: 8, isLast: true)
    _ = turn(&state, .list(.pageFetched(again, .success(whole))))
    #expect(state.level.unreadable == 0)
  }

  @Test func `a failure keeps rows and count`() throws {
    var state = try told()
    _ = turn(&state, .moved(.last))
    let more = try #require(state.level.phase.request)
    _ = turn(&state, .list(.pageFetched(more, .failure(.service(.unreadable("no characters"))))))
    #expect(state.level.count == 3 && state.level.unreadable == 2)
  }

  @Test func `what was read from this machine counts too, and so do parts`() throws {
    var state = try AppState.sample()
    _ = turn(&state, .list(.refreshRequested))
    let id = try #require(state.level.phase.request)
    let page = Page(
      offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .sample, unreadable: 4)
    _ = turn(&state, .list(.pageLoaded(id, .success(page))))
    #expect(state.level.unreadable == 4)

    var live = try AppState.live([])
    _ = turn(&live)
    let part = Page(
      offset: 0, entries: Entry.heroes, total: 9, isLast: true, freshness: .live(.sample),
      unreadable: 1, coverage: .partial(done: 1, of: 2))
    _ = turn(&live, .list(.pageFetched(RequestID(1), .success(part))))
    #expect(live.level.unreadable == 1)
  }
}
