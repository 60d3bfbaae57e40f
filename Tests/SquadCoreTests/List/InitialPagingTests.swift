import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Opening a list that a service sends in pages: all pages up to the selected entry are requested.
@Suite struct InitialPagingTests {
  private func hero(_ number: Int) -> Entry {
    let digits = String(number)
    return .sample("Hero " + String(repeating: "0", count: 3 - digits.count) + digits, number)
  }

  /// A list with every fiftieth hero on this machine, one of them selected.
  private func state(selecting number: Int) throws -> AppState {
    var state = try AppState.live(stride(from: 0, to: 700, by: 50).map(hero))
    state.select(number / 50)
    return state
  }

  private func page(_ offset: Int) -> Page {
    Page(
      offset: offset, entries: (offset..<offset + 100).map(hero), total: 700, isLast: false,
      freshness: .live(.sample))
  }

  /// The pages that a turn requests from the service.
  private func requests(
    of state: inout AppState, _ action: Action = .keyIgnored
  ) -> [PageRequest] {
    turn(&state, action).compactMap { effect in
      if case .world(.fetchPage(_, let request)) = effect { request } else { nil }
    }
  }

  /// Responds to page requests until none is left; returns their offsets.
  private func respond(to first: [PageRequest], in state: inout AppState) -> [Int] {
    var (next, offsets) = (first.first, [Int]())
    while let request = next, offsets.count < 10 {
      #expect(request.limit == 100)
      offsets.append(request.offset)
      guard let id = state.openList.phase.request else { break }
      next =
        requests(of: &state, .list(.pageFetched(id, .success(page(request.offset))))).first
    }
    return offsets
  }

  @Test(arguments: [1, 50, 100]) func `pages of 100 are requested in turn up to the selected entry`(
    pageSize: Int
  ) throws {
    var state = try state(selecting: 250)
    state.openList.pageSize = pageSize
    let first = requests(of: &state)
    #expect(state.openList.shownFreshness == .sample)
    #expect(respond(to: first, in: &state) == [0, 100, 200])
    #expect(state.openList.selected == hero(250))
    #expect(state.openList.shownFreshness == .live(.sample))
    #expect(state.openList.requestSize == pageSize, "later pages have the usual length")
  }

  @Test func `paging stops at a later name where the service lacks the entry`() throws {
    var state = try state(selecting: 0)
    state.openList.entries.append([.sample("Hero 150 (Earth-1)", 9_999)])
    state.select(14)
    let first = requests(of: &state)
    #expect(respond(to: first, in: &state) == [0, 100])
    #expect(state.openList.selected?.id == "marvel/9999")
    #expect(state.openList.shownFreshness == .sample)
  }

  @Test func `paging stops after five pages, and a refresh fetches as many again`() throws {
    var state = try state(selecting: 650)
    let first = requests(of: &state)
    #expect(respond(to: first, in: &state) == [0, 100, 200, 300, 400])
    #expect(state.openList.shownFreshness == .sample)
    let again = requests(of: &state, .list(.refreshRequested))
    #expect(again.first?.isReload == true)
    #expect(respond(to: again, in: &state) == [0, 100, 200, 300, 400])
  }

  @Test func `keys neither extend nor stop the paging`() throws {
    var state = try state(selecting: 150)
    let first = requests(of: &state)
    #expect(requests(of: &state, .moved(.last)) == [])
    #expect(requests(of: &state) == [])
    #expect(respond(to: first, in: &state) == [0, 100])
  }

  @Test func `leaving the list stops the paging`() throws {
    var state = try state(selecting: 250)
    _ = requests(of: &state)
    let request = try #require(state.openList.phase.request)
    _ = requests(of: &state, .list(.stepped(forward: true)))
    #expect(requests(of: &state, .list(.pageFetched(request, .success(page(0))))) == [])
    #expect(requests(of: &state, .list(.stepped(forward: false))) == [])
    #expect(state.openList.live?.count == 100)
  }

  @Test func `sorting stops the paging`() throws {
    var state = try state(selecting: 250)
    _ = requests(of: &state)
    _ = turn(&state, .list(.sortReversed))
    let load = try #require(state.openList.phase.request)
    let rows = Page.sample(
      stride(from: 0, to: 700, by: 50).map(hero).reversed(), hasDetails: false)
    let first = requests(of: &state, .list(.pageLoaded(load, .success(rows))))
    #expect(first.map(\.offset) == [0] && first.map(\.limit) == [50])
    let id = try #require(state.openList.phase.request)
    #expect(requests(of: &state, .list(.pageFetched(id, .success(page(0))))) == [])
  }

  @Test func `in another order only the first page is requested`() throws {
    var state = try state(selecting: 250)
    state.openList.sortIndex = 1
    let first = requests(of: &state)
    #expect(first.map(\.limit) == [50])
    let id = try #require(state.openList.phase.request)
    #expect(requests(of: &state, .list(.pageFetched(id, .success(page(0))))) == [])
  }

  @Test func `a row keeps its live detail's subtitle when stored rows are loaded`() throws {
    let rows = [Entry.captainAmerica.with(subtitle: "2,371 comics"), .hulk]
    var state = try AppState.live(rows, fetched: 2, of: 2)
    state.details[rows[0].id] = .refreshing(RequestID(9), .sample(rows[0]))
    var detail = Detail.live(rows[0])
    detail.rowSubtitle = "47 comics"
    _ = turn(&state, .detail(.loaded(RequestID(9), rows[0].id, .success(detail))))
    #expect(state.openList.selected?.subtitle == "47 comics")
    _ = turn(&state, .list(.sortReversed))
    let request = try #require(state.openList.phase.request)
    _ = turn(&state, .list(.pageLoaded(request, .success(.sample(rows, hasDetails: false)))))
    #expect(state.openList.entry(at: 0)?.subtitle == "47 comics")
  }

  @Test func `under a filter the shown freshness is the selected row's`() throws {
    var state = try state(selecting: 0)
    _ = requests(of: &state)
    let request = try #require(state.openList.phase.request)
    _ = requests(of: &state, .list(.pageFetched(request, .success(page(0)))))
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("hero 10")))
    #expect(state.openList.selected == hero(100))
    #expect(state.openList.shownFreshness == .sample)
    _ = turn(&state, .search(.textChanged("hero 09")))
    #expect(state.openList.shownFreshness == .live(.sample))
    // Rows that only the service found are as fresh as its response.
    state.openList.filter?.request = RequestID(99)
    let matches = Page(
      offset: 0, entries: [hero(999)], total: 1, isLast: true, freshness: .live(.sample))
    _ = turn(&state, .search(.textChanged("hero 9")))
    state.openList.filter?.request = RequestID(99)
    _ = turn(&state, .list(.pageFetched(RequestID(99), .success(matches))))
    _ = turn(&state, .moved(.last))
    #expect(state.openList.selected == hero(999))
    #expect(state.openList.shownFreshness == .live(.sample))
  }
}
