import Basics
import SquadCore
import SquadUI
import TerminalKit
import TestSupport
import Testing

struct TopBarTests {
  /// The first line of a screen whose second catalogue is not open yet.
  private func bar(columns: Int, _ change: (inout AppState) -> Void = { _ in }) throws -> String {
    let others = ListID(CatalogueID(rawValue: "others"))
    let info = CatalogueInfo(
      id: others.catalogue, title: "Others",
      lists: [ListInfo(id: others, title: "Others", sorts: [], bundledCount: 1_234)])
    var state = try #require(AppState(catalogues: [Sample.catalogue, info]))
    state.browser[Sample.list, 0]?.fill(Sample.page)
    change(&state)
    let context = RenderContext(size: Size(columns: columns, rows: 24))
    return AppView.draw(state, context).lines[0]
  }

  @Test func `a tab that was never open says how many are bundled`() throws {
    #expect(try bar(columns: 80).contains("1 People 60   2 Others 1,234"))
  }

  @Test func `a list that is loaded says how many it has`() throws {
    let bar = try bar(columns: 80) { state in
      for list in state.lists { state.browser[list.id, 0]?.fill(.sample(Entry.heroes)) }
    }
    #expect(bar.contains("1 People 5   2 Others 5"))
  }

  @Test func `other counts go where room is short`() throws {
    #expect(try bar(columns: 48).contains("1 People 60   2 Others   "))
  }
}
