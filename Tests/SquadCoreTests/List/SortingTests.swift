import TestSupport
import Testing

@testable import SquadCore

/// Sorting with `s` and `S`.
@Suite struct SortingTests {
  private let source = ListSource.list(.characters)

  private func request(_ effects: [Effect]) -> PageRequest? {
    effects.lazy.compactMap { effect in
      if case .world(.loadPage(_, let request)) = effect { request } else { nil }
    }.first
  }

  @Test func `S reverses the order, s selects the next in its own direction`() throws {
    var state = try AppState.sample()
    #expect(request(turn(&state, .list(.sortReversed)))?.sort == .nameDescending)
    #expect(state.openList.sort == .nameDescending && state.openList.isReversed)
    #expect(request(turn(&state, .list(.sortReversed)))?.sort == .name)
    _ = turn(&state, .list(.sortReversed))
    _ = turn(&state, .list(.sortCycled))
    #expect(state.openList.sortIndex == 1 && !state.openList.isReversed)
  }

  @Test func `each list keeps its own order`() throws {
    var state = try AppState.sample()
    _ = turn(&state, .list(.sortReversed))
    _ = turn(&state, .list(.tabChosen(2)))
    #expect(state.openList.isReversed == false)
    _ = turn(&state, .list(.tabChosen(1)))
    #expect(state.openList.isReversed)
  }

  @Test func `sorting focuses the list`() throws {
    var state = try AppState.sample()
    _ = turn(&state, .opened)
    _ = turn(&state, .list(.sortReversed))
    #expect(state.focus == .list)
  }

  @Test func `sorting a list without orders shows a message`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    _ = turn(&state, .opened)
    for action in [ListAction.sortCycled, .sortReversed] {
      #expect(request(turn(&state, .list(action))) == nil)
      #expect(state.message == .onlyOneOrder)
    }
  }

  @Test func `an order that the service lacks isn't requested from it`() throws {
    let comics = SortOrder(key: "comics", isDescending: true, isDerived: true)
    let info = CatalogueInfo(
      id: .marvel, title: "Marvel",
      lists: [ListInfo(id: .characters, title: "Characters", sorts: [.name, comics])],
      service: .live(searches: true))
    let others = [CatalogueInfo].liveSamples.dropFirst()
    var state = try AppState.sample(catalogues: [info] + others)
    let effects = turn(&state, .list(.sortCycled))
    #expect(request(effects)?.sort == comics)
    let id = try #require(state.openList.phase.request)
    let page = Page.sample(Entry.heroes.reversed())
    let after = turn(&state, .list(.pageLoaded(id, .success(page))))
    #expect(after.forPages.isEmpty)
    #expect(turn(&state, .list(.refreshRequested)).forPages.isEmpty)
    #expect(state.message == .orderIsOurs)
  }

  @Test func `rows hold their sort text, and differ by it`() {
    let entry = Entry.hulk
    let sorted = entry.with(sortText: "85")
    #expect(sorted.sortText == "85" && entry.sortText == nil && sorted != entry)
    #expect(sorted.aliases == entry.aliases && sorted.title == entry.title)
    #expect(sorted.isRecruitable && sorted.badge == nil && sorted.mainSection == nil)
    #expect(entry.with(sortText: nil) == entry)
    let list = EntryList([sorted, .thor])
    #expect(list[0] == sorted && list[0]?.sortText == "85" && list[1]?.sortText == nil)
    #expect(list[0]?.with(id: "marvel/1").sortText == "85")
    let noted = Entry(id: "marvel/1", title: "One", aliases: ["First"], note: "Note")
    #expect(noted.note == "Note" && noted.sortText == nil && entry.note == nil)
    let both = EntryList([noted.with(sortText: "85")])[0]
    #expect(both?.note == "Note" && both?.sortText == "85" && both?.aliases == ["First"])
  }

  /// A file with all its rows.
  private func file() throws -> AppState {
    let info = CatalogueInfo(
      id: .marvel, title: "Own",
      lists: [ListInfo(id: .characters, title: "Own", sorts: [.name, .nameDescending])],
      service: .file)
    return try .sample(catalogues: [info] + [CatalogueInfo].liveSamples.dropFirst())
  }

  @Test func `a file that can't be sorted keeps the order of its rows`() throws {
    var state = try file()
    _ = turn(&state, .list(.sortCycled))
    let request = try #require(state.openList.phase.request)
    let failure = Failure.file(.changed, name: "own.csv")
    _ = turn(&state, .list(.pageLoaded(request, .failure(failure))))
    #expect(state.openList.sort == .name && state.openList.phase == .failed(failure))
  }

  @Test func `the rows of a file are in the former order until it is sorted`() throws {
    var state = try file()
    _ = turn(&state, .list(.sortCycled))
    #expect(state.openList.sort == .nameDescending && state.openList.shownSort == .name)
    let request = try #require(state.openList.phase.request)
    _ = turn(&state, .list(.pageLoaded(request, .success(.sample(Entry.heroes.reversed())))))
    #expect(state.openList.shownSort == .nameDescending)
  }

  @Test func `Esc stops a file from being sorted, and the rows keep their order`() throws {
    var state = try file()
    _ = turn(&state, .list(.sortCycled))
    let (rows, request) = (state.openList.entries, try #require(state.openList.phase.request))
    _ = turn(&state, .list(.sortReversed))
    let last = try #require(state.openList.phase.request)
    #expect(last != request)
    #expect(turn(&state, .wentBack) == [.world(.cancel(last))])
    #expect(state.openList.sortIndex == 0 && !state.openList.isReversed)
    #expect(state.openList.phase == .loaded && state.openList.entries == rows)
    _ = turn(&state, .wentBack)
    #expect(state.message == .quitHint)
  }
}
