import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

/// A list whose rows have a note on a second line.
struct TwoLineListTests {
  private static let catalogue = CatalogueInfo(
    id: Sample.id, title: "Films",
    lists: [
      ListInfo(
        id: ListID(Sample.id), title: "Films", sorts: [SortOrder(key: "release")],
        column: ListColumn("cast", hasNotes: true))
    ])
  private static let page = Page(
    offset: 0,
    entries: (1...30).map {
      Entry(id: EntryID(Sample.id, "\($0)"), title: "Film \($0)", note: "Director \($0).")
    }, total: 30, isLast: true, freshness: Sample.day)

  private func stage(rows: Int) -> Stage {
    Stage(80, rows, catalogue: Self.catalogue, page: Self.page).withMouse()
  }

  @Test func `a click on the note selects its row, and pages go by entries`() throws {
    var stage = stage(rows: 24)
    let first = try #require(stage.place(of: "Director 1."))
    #expect(stage.place(of: "Director 2.") == Point(column: first.column, row: first.row + 2))
    stage.click(on: "Director 3.")
    #expect(stage.state.selectedID?.path == "3")
    let marker = try #require(stage.place(of: "▸"))
    #expect(stage.place(of: "Director 3.")?.row == marker.row + 1)
    stage.press("<pgdn><pgdn>G")
    #expect(stage.place(of: "Director 30.") != nil)
    stage.press("ggj")
    #expect(stage.place(of: "Director 2.")?.row == first.row + 2)
  }

  @Test func `a low pane has one line for each`() {
    let stage = stage(rows: 16)
    #expect(stage.place(of: "Film 2") != nil && stage.place(of: "Director 1.") == nil)
  }
}
