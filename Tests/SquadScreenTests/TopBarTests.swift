import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

struct TopBarTests {
  /// The first line of a screen whose second catalogue is not open yet.
  private func bar(columns: Int, _ change: (inout AppState) -> Void = { _ in }) throws -> String {
    let others = ListID(CatalogueID(rawValue: "others"))
    let info = CatalogueInfo(
      id: others.catalogue, title: "Others",
      lists: [ListInfo(id: others, title: "Others", sorts: [], bundledCount: 1_234)])
    var state = try #require(AppState(catalogues: [Sample.catalogue, info]))
    state.listStack[Sample.list, 0]?.fill(Sample.page)
    change(&state)
    let context = RenderContext(size: Size(columns: columns, rows: 24))
    return AppView.draw(state, context).lines[0]
  }

  @Test func `a tab that was never open says how many are bundled`() throws {
    #expect(try bar(columns: 80).contains("1 People 60   2 Others 1,234"))
  }

  @Test func `a list that is loaded says how many it has`() throws {
    let bar = try bar(columns: 80) { state in
      for list in state.lists { state.listStack[list.id, 0]?.fill(.sample(Entry.heroes)) }
    }
    #expect(bar.contains("1 People 5   2 Others 5"))
  }

  @Test func `other tabs' counts are dropped where room is short`() throws {
    #expect(try bar(columns: 48).contains("1 People 60   2 Others   "))
  }

  @Test func `in a kiosk the live sign stands before its word`() throws {
    let bar = try bar(columns: 80) { state in
      state.visit = .sample(here: 12)
      state.listStack[Sample.list, 0]?.freshness = .live(Moment(seconds: 1))
    }
    #expect(bar.contains("  12 here · ● live "))
  }

  private static let marvel = ListID(CatalogueID(rawValue: "marvel"))

  /// The first line of a screen with the four catalogues.
  private func bar(_ columns: Int, isOffline: Bool = false, open: ListID = marvel) throws -> String
  {
    let titles = [
      ("marvel", "Marvel"), ("superheroes", "Superheroes"), ("starwars", "Star Wars"),
      ("bitcoin", "Bitcoin"),
    ]
    let infos = titles.map { id, title in
      let list = ListID(CatalogueID(rawValue: id))
      return CatalogueInfo(
        id: list.catalogue, title: title,
        lists: [ListInfo(id: list, title: title, sorts: [], bundledCount: 362)])
    }
    var state = try #require(AppState(catalogues: infos, isOffline: isOffline))
    state.listStack.open(open)
    state.openList.freshness = Sample.day
    return AppView.draw(state, RenderContext(size: Size(columns: columns, rows: 24))).lines[0]
  }

  @Test func `freshness is shown at every width`() throws {
    for open in [Self.marvel, ListID(CatalogueID(rawValue: "superheroes"))] {
      for columns in 30...160 {
        for isOffline in [false, true] {
          let bar = try bar(columns, isOffline: isOffline, open: open)
          #expect(bar.contains("○"), "\(columns): \(bar)")
          #expect(columns < 40 || bar.contains("○ bundled") || bar.contains(" · bundled"), "\(bar)")
        }
      }
    }
  }

  @Test(arguments: [
    (80, " 1 Marvel 362   2 Superheroes   3 Star Wars   4 Bitcoin     ○ offline · bundled "),
    (70, " 1 Marvel 362   2 Superheroes   3 Star Wars   4 Bitcoin     ○ bundled "),
    (60, " 1 Marvel 362   2 Superheroes   3 Star Wars ›     ○ bundled "),
    (46, " 1 Marvel 362   2 Superheroes ›     ○ bundled "),
    (30, " 1 Marvel 362 ›     ○ bundled "),
  ])
  func `the word offline is dropped first, then tabs without room`(
    columns: Int, text: String
  ) throws {
    #expect(try bar(columns, isOffline: true) == text)
  }

  @Test func `a tab wider than the bar is cut, and keeps its count and the sign`() throws {
    let list = ListID(CatalogueID(rawValue: "export"))
    let title = "Customer orders export 2026 11 21 final"
    let info = CatalogueInfo(
      id: list.catalogue, title: title,
      lists: [ListInfo(id: list, title: title, sorts: [], bundledCount: 503)])
    var state = try #require(AppState(catalogues: [info, Sample.catalogue]))
    state.openList.freshness = Sample.day
    let context = RenderContext(size: Size(columns: 40, rows: 24))
    #expect(
      AppView.draw(state, context).lines[0] == " 1 Customer orders export 202… 503 ›  ○ ")
  }

  @Test func `the sign alone is left beside a long tab`() throws {
    let open = ListID(CatalogueID(rawValue: "superheroes"))
    #expect(try bar(30, open: open) == " ‹ 2 Superheroes 362 ›      ○ ")
  }
}
