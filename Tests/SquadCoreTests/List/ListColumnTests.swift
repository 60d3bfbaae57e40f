import TestSupport
import Testing

@testable import SquadCore

/// The column at the right of a list's rows.
@Suite struct ListColumnTests {
  private let films = ListColumn("episode · cast", endings: [" characters": ""])
  private let people = ListColumn("homeworld", excluding: [" BBY"])
  private var info: CatalogueInfo {
    CatalogueInfo(
      id: .starwars, title: "Star Wars",
      lists: [
        ListInfo(id: ListID(.starwars), title: "Films", sorts: [.name], column: films),
        ListInfo(id: ListID(.starwars, "people"), title: "People", sorts: [.name], column: people),
      ], service: .absent(reason: ""))
  }

  private func section(_ title: String, _ path: String) -> Section {
    let entry = FactItem(id: EntryID(.starwars, path), title: "", note: "")
    return Section(name: "", title: title, available: 1, entries: [entry])
  }

  @Test func `the homeworld column leaves out any other subtitle`() {
    func text(_ subtitle: String) -> String {
      people.text(of: Entry(id: EntryID(.starwars, "people/1"), title: "", subtitle: subtitle))
    }
    #expect(text("Tatooine") == "Tatooine")
    #expect(text("92 BBY") == "")
  }

  @Test func `a section has the column of the list that its entries are in`() {
    #expect(info.column(of: section("Films", "films/1")) == films)
    #expect(info.column(of: section("Characters", "people/1")) == people)
    #expect(info.column(of: section("Planets", "planets/1")) == nil)
  }
}
