import Basics
import SquadCore
import TestSupport
import Testing

/// Answers that come in parts.
@Suite struct GatheringTests {
  private let all = Entry.heroes

  /// A list that its service was asked for, with nothing on this machine.
  private func asked() throws -> (AppState, RequestID) {
    var state = try AppState.live([])
    _ = turn(&state)
    return (state, try #require(state.level.phase.request))
  }

  private func page(_ entries: [Entry], _ coverage: Coverage) -> Result<Page, Failure> {
    .success(
      Page(
        offset: 0, entries: entries, total: 5, isLast: true, freshness: .live(.sample),
        details: entries.map { .live($0) }, coverage: coverage))
  }

  @Test func `parts show as they come, with how many of them`() throws {
    var (state, id) = try asked()
    #expect(state.level.phase == .loading(id))
    #expect(turn(&state, .list(.pageFetched(id, page([all[1]], .partial(done: 1, of: 5))))).isEmpty)
    #expect(state.level.phase == .loadingMore(id))
    #expect(state.level.progress == Progress(done: 1, total: 5))
    #expect(turn(&state, .moved(.next)).isEmpty, "no second question meanwhile")
    _ = turn(
      &state, .list(.pageFetched(id, page([all[0], all[1]], .partial(done: 2, of: 5)))))
    #expect(state.level.selected == all[1], "who is selected stays selected")
    _ = turn(&state, .list(.pageFetched(id, page(all, .whole))))
    #expect(state.level.phase == .loaded)
    #expect(state.level.progress == nil)
    #expect(state.level.live?.isComplete == true)
    #expect(state.level.entries.count == 5)
    #expect(state.level.selected == all[1])
  }

  @Test func `what came is kept when a part fails, and R asks again`() throws {
    var (state, id) = try asked()
    let failure = Failure.service(.broken(status: 500))
    #expect(turn(&state, .list(.pageFetched(id, page([all[0], all[2]], .short(failure))))).isEmpty)
    #expect(state.level.phase == .failed(failure))
    #expect(state.level.entries.count == 2)
    let effects = turn(&state, .list(.refreshRequested))
    let next = try #require(state.level.phase.request)
    #expect(
      effects == [
        .world(
          .fetchPage(
            next, PageRequest(source: .list(.characters), limit: Level.pageSize, sort: .name)))
      ])
    _ = turn(&state, .list(.pageFetched(next, page(all, .whole))))
    #expect(state.level.entries.count == 5)
  }

  @Test func `a part that fails for want of a network is asked for by a later key`() throws {
    var (state, id) = try asked()
    state.now = Moment(seconds: 10)
    _ = turn(&state, .list(.pageFetched(id, page([all[0]], .short(.service(.noNetwork))))))
    #expect(turn(&state, at: Moment(seconds: 39)).isEmpty)
    #expect(turn(&state, at: Moment(seconds: 40)).count == 1)
  }
}
