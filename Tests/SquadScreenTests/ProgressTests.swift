import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// The screen while something loads.
@Suite struct ProgressTests {
  private let strings = Strings()

  @Test(arguments: [
    (FetchStatus.unknown, "◌ loading…", "~ loading~"),
    (
      FetchStatus(offset: 0, limit: 50, total: 1_564), "◌ 1–50 of 1,564 ────────",
      "~ 1-50 of 1,564 --------"
    ),
    (
      FetchStatus(offset: 800, limit: 50, total: 1_564), "◌ 801–850 of 1,564 ━━━━────",
      "~ 801-850 of 1,564 ====----"
    ),
    (
      FetchStatus(offset: 1_550, limit: 50, total: 1_564), "◌ 1,551–1,564 of 1,564 ━━━━━━━─",
      "~ 1,551-1,564 of 1,564 =======-"
    ),
    // A service with more rows than it announced.
    (
      FetchStatus(offset: 100, limit: 50, total: 60), "◌ 101–101 of 60 ━━━━━━━━",
      "~ 101-101 of 60 ========"
    ),
    (FetchStatus(offset: 0, limit: .max, total: nil), "◌ loading…", "~ loading~"),
    (FetchStatus(offset: 0, limit: 50, total: 0), "◌ loading…", "~ loading~"),
    (FetchStatus(offset: 0, limit: .max, total: 7), "◌ 1–7 of 7 ────────", "~ 1-7 of 7 --------"),
    (
      .parts(Progress(done: 12, total: 34)), "◌ loading… 12 of 34 ━━──────",
      "~ loading~ 12 of 34 ==------"
    ),
  ])
  func `progress in words and as a bar`(status: FetchStatus, line: String, plain: String) {
    #expect(strings.line(of: status, columns: 79, .unicode) == line)
    #expect(strings.line(of: status, columns: 79, .ascii) == plain)
  }

  @Test(arguments: [
    (27, "◌ 801–850 of 1,564 ━━━━────"), (26, "◌ 801–850 of 1,564"), (18, "◌ 801–850 of 1,564"),
    (10, "◌ 801–850…"), (0, ""), (-1, ""),
  ])
  func `the bar is dropped first where room is short`(columns: Int, line: String) {
    let status = FetchStatus(offset: 800, limit: 50, total: 1_564)
    #expect(strings.line(of: status, columns: columns, .unicode) == line)
  }

  /// The list pane's last line and the top bar.
  private func drawn(
    columns: Int = 120, _ change: (inout AppState) -> Void
  ) throws -> (status: String, bar: String, title: String) {
    var state = try AppState.live(fetched: 5, of: 1_564)
    change(&state)
    let context = RenderContext(size: Size(columns: columns, rows: 24))
    let lines = AppView.draw(state, context).lines
    let rules = lines.filter { $0.contains("─") && !$0.contains("◌ 1") }
    let pane = lines.suffix(3).first { $0.contains("◌") } ?? ""
    return (String(pane.prefix { $0 != "│" && $0 != "┃" }), lines[0], rules.joined())
  }

  private func isUncounted(_ status: String) -> Bool {
    status.contains(" ◌ loading… ") && !status.contains(" of ") && !status.contains("─")
  }

  @Test func `more pages, a refresh and a partial response show their progress`() throws {
    let more = try drawn {
      $0.openList.phase = .loadingMore(RequestID(1))
      $0.openList.live?.nextOffset = 800
    }
    #expect(more.status.contains(" ◌ 801–850 of 1,564 ━━━━──── "))
    let anew = try drawn { $0.openList.phase = .refreshing(RequestID(1), isRoutine: false) }
    #expect(anew.status.contains(" ◌ 1–50 of 1,564 ──────── "))
    let whole = try drawn {
      $0.openList.phase = .refreshing(RequestID(1), isRoutine: false)
      $0.openList.live?.cameWhole = true
    }
    #expect(isUncounted(whole.status), "a list without pages")
    let first = try drawn {
      $0.openList.phase = .loadingMore(RequestID(1))
      $0.openList.live = nil
    }
    #expect(isUncounted(first.status), "only the service knows")
    let few = try drawn {
      $0.openList.phase = .loadingMore(RequestID(1))
      $0.openList.live?.total = 8
      $0.openList.live?.nextOffset = 5
    }
    #expect(few.status.contains(" ◌ 6–8 of 8 ━"), "whatever stands behind its rows")
    let parts = try drawn {
      $0.openList.phase = .loadingMore(RequestID(1))
      $0.openList.progress = Progress(done: 3, total: 6)
    }
    #expect(parts.status.contains(" ◌ loading… 3 of 6 ━━━━──── "))
    #expect(parts.bar.contains("◌") && parts.bar.contains("asking"))
    let routine = try drawn { $0.openList.phase = .refreshing(RequestID(1), isRoutine: true) }
    #expect(routine.status.isEmpty && !routine.bar.contains("◌"))
  }

  @Test func `a pane says once that a file is read, also before its first row`() throws {
    let id = CatalogueID(rawValue: "stdin")
    var info = CatalogueInfo(
      id: id, title: "Stdin",
      lists: [ListInfo(id: ListID(id), title: "Stdin", recruit: "entry", sorts: [])],
      service: .file)
    info.file = "-"
    var state = try AppState.sample([], catalogues: [info])
    func said() -> [String] {
      AppView.draw(state, RenderContext(size: Size(columns: 120, rows: 24))).lines
        .filter { $0.contains("reading standard input") || $0.contains("◌") }
    }
    state.openList.phase = .loading(RequestID(1))
    #expect(said().count == 1)
    state.openList.phase = .loadingMore(RequestID(1))
    #expect(said().count == 1)
  }

  @Test func `rows keep their column until a file is sorted`() throws {
    let orders = [SortOrder(key: "."), SortOrder(key: ".age", column: .figures)]
    let info = CatalogueInfo(
      id: Sample.id, title: "People",
      lists: [ListInfo(id: Sample.list, title: "People", sorts: orders)], service: .file)
    var state = try #require(AppState(catalogues: [info]))
    state.listStack[Sample.list, 0]?.fill(Sample.page)
    let context = RenderContext(size: Size(columns: 120, rows: 40))
    let before = AppView.draw(state, context).lines
    _ = reduce(&state, .list(.sortCycled))
    #expect(state.openList.sort?.column == .figures)
    #expect(AppView.draw(state, context).lines[5..<39] == before[5..<39])
  }

  @Test func `without a match the last line shows the service's search`() throws {
    func status(_ text: String, _ search: ServiceSearch) throws -> String {
      var state = try AppState.live(fetched: 5)
      for action in [SearchAction.opened, .textChanged(TextField(text)), .kept] {
        _ = reduce(&state, .search(action))
      }
      state.openList.filter?.search = search
      let lines = AppView.draw(state, RenderContext(size: Size(columns: 120, rows: 24))).lines
      return String(lines[22].prefix { $0 != "│" && $0 != "┃" })
    }
    let asked = ServiceSearch.inFlight(RequestID(9))
    #expect(try status("zh", asked).hasPrefix(" ◌ searching the service… "))
    #expect(try !status("iron", asked).contains("◌"))
    for text in ["zh", "iron"] {
      let failed = try status(text, .failed(.service(.broken(status: 500))))
      #expect(failed.hasPrefix(" ! service error (500) · R to retry "))
      #expect(try !status(text, .none).contains("!"))
    }
  }

  @Test func `the service's search shows a sign in the top bar`() throws {
    func bar(_ request: RequestID?) throws -> String {
      try drawn {
        _ = reduce(&$0, .search(.opened))
        _ = reduce(&$0, .search(.textChanged("iron")))
        $0.openList.filter?.request = request
      }.bar
    }
    #expect(try !bar(nil).contains("◌"))
    #expect(try bar(RequestID(9)).contains(" · asking"))
  }

  @Test(arguments: [40, 60, 120])
  func `a loading detail shows a sign in its title, and nothing moves`(columns: Int) throws {
    func titles(_ isMember: Bool, isRefreshing: Bool) throws -> String {
      try drawn(columns: columns) { state in
        let entry = Entry.heroes[0]
        if isMember { state.squad.saved = .sample(entry) }
        let detail = Detail.live(entry)
        state.details[entry.id] = isRefreshing ? .refreshing(RequestID(1), detail) : .loaded(detail)
        if columns < 60 { state.focus = .detail(from: .list) }
      }.title
    }
    for isMember in [false, true] {
      let before = try titles(isMember, isRefreshing: false)
      let during = try titles(isMember, isRefreshing: true)
      #expect(!before.contains("◌") && during.contains(" ◌ "))
      #expect(before.count == during.count && during.contains("★") == before.contains("★"))
    }
  }
}
