import Basics
import SquadCore

/// The made-up catalogue in drawn frames.
package enum Sample {
  package static let id = CatalogueID(rawValue: "people")
  package static let list = ListID(id)
  package static let day = Freshness.bundled(CalendarDay(year: 2026, month: 4, day: 22))

  package static let catalogue = CatalogueInfo(
    id: id, title: "People",
    lists: [
      ListInfo(
        id: list, title: "Characters", recruit: "character",
        sorts: [SortOrder(key: "name"), SortOrder(key: "name", isDescending: true)])
    ])

  /// The same with a live service that has pictures.
  package static let pictured = CatalogueInfo(
    id: id, title: "People", lists: catalogue.lists, service: .live(searches: false),
    sendsPictures: true)

  static let names = [
    "Ada the Calm", "Bjørn Ærlig", "Cafe\u{301} Owner", "Dr. Ōkami 狼男",
    "Élodie of the Long and Winding Name",
    "Fenn", "Gus", "Hana", "Ines", "Jo",
  ]

  package static let page = Page(
    offset: 0, entries: entries, total: entries.count, isLast: true, freshness: day,
    details: entries.map(detail))

  package static let entries: [Entry] =
    names.enumerated().map { index, name in
      Entry(
        id: EntryID(id, String(index + 1)), title: name,
        subtitle: index == 0 ? "1 comic" : "\(index * 401) comics",
        aliases: index == 5 ? ["The Fox"] : [], isRecruitable: true)
    }
    + (11...60).map { number in
      Entry(
        id: EntryID(id, String(number)), title: "Person \(number)", subtitle: "\(number) comics",
        isRecruitable: true)
    }

  package static func member(_ index: Int) -> Member {
    Member(id: entries[index].id, title: entries[index].title)
  }

  package static func detail(of entry: Entry) -> Detail {
    var detail = Detail(id: entry.id, title: entry.title, freshness: day)
    detail.isRecruitable = true
    if entry.id.path != "6" {
      detail.summary =
        "A careful person who counts to ten before anything else, and who has never been late.\n"
        + "Keeps 三つの猫 and a lantern."
    }
    detail.facts = [
      Fact(
        "Last appeared in", "and 881 other comics",
        items: [
          FactItem(id: EntryID(id, "comics/1"), title: "The Long Quiet (2018) #20"),
          FactItem(id: EntryID(id, "comics/2"), title: "Annual #1", note: "30 Aug 2017"),
        ], isGallery: true, note: "4 of them bundled"),
      Fact("Modified", "unknown"),
    ]
    detail.sections = [
      Section(name: "comics", title: "Comics", available: 883, stored: 6),
      Section(name: "series", title: "Series", available: 198),
      Section(name: "stories", title: "Stories", available: 0),
      Section(name: "events", title: "Events", available: 27),
    ]
    detail.template.facts = []
    detail.template.sections = ["Comics", "Series", "Stories", "Events"]
    detail.template.gallery = "Last appeared in"
    detail.links = [
      Link(
        title: "detail",
        url: "https://example.org/a/rather/long/address/that/has/to/wrap/somewhere?id=1"),
      Link(title: "wiki", url: "https://example.org/wiki"),
    ]
    if entry.id.path == "9" {
      detail.bars = [
        Bar("Intelligence", 88, of: 100), Bar("Strength", 7, of: 100), Bar("Luck", 110, of: 100),
      ]
    }
    detail.attribution = "Facts about nobody, by the squad project."
    return detail
  }
}
