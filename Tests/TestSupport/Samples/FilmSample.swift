import Basics
import SquadCore

/// Made-up films with many people.
package enum FilmSample {
  static let id = CatalogueID(rawValue: "starwars")
  static let list = ListID(id)

  package static let catalogue = CatalogueInfo(
    id: id, title: "Films",
    lists: [
      ListInfo(id: list, title: "Films", recruit: "person", sorts: [SortOrder(key: "release")])
    ])

  package static let page = Page(
    offset: 0, entries: entries, total: entries.count, isLast: true, freshness: Sample.day,
    details: entries.map(detail))

  private static let entries = ["The Long Quiet", "A Lantern", "Three Cats"].enumerated().map {
    Entry(id: EntryID(id, "films/\($0 + 1)"), title: $1, subtitle: "\(["I", "II", "III"][$0]) · 10")
  }

  private static func detail(of entry: Entry) -> Detail {
    var detail = Detail(id: entry.id, title: entry.title, freshness: Sample.day)
    detail.byline = "Episode I · 22 Apr 1977 · Ada the Calm"
    detail.summary = "Somebody counts to ten. Then a lantern goes out, and nobody is late."
    detail.facts = [Fact("Producers", "Fenn, Gus")]
    detail.template.facts = ["Producers"]
    let cast = Sample.entries.prefix(10).map { FactItem(id: $0.id, title: $0.title) }
    detail.sections = [
      Section(
        name: "characters", title: "Characters", available: cast.count, entries: cast,
        style: .tiles)
    ]
    return detail
  }
}
