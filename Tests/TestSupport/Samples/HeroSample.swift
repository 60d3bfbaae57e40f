import Basics
import SquadCore

/// Made-up heroes with stats, to be compared.
package enum HeroSample {
  static let id = CatalogueID(rawValue: "superheroes")
  static let list = ListID(id)

  package static let catalogue = CatalogueInfo(
    id: id, title: "Superheroes",
    lists: [ListInfo(id: list, title: "Heroes", recruit: "hero", sorts: [SortOrder(key: "name")])])

  /// The same with a live service that has pictures.
  package static let pictured = CatalogueInfo(
    id: id, title: "Superheroes", lists: catalogue.lists, service: .live(searches: false),
    sendsPictures: true)

  package static let page = page { _ in nil }

  /// A page on which each hero has a picture.
  package static let picturedPage = page { entry in
    Picture(sizes: [PictureSize(width: 100, height: 150, url: "https://example.org/\(entry.id)")])
  }

  private static func page(_ picture: (Entry) -> Picture?) -> Page {
    Page(
      offset: 0, entries: entries, total: entries.count, isLast: true, freshness: Sample.day,
      details: entries.map { entry in
        var detail = detail(of: entry)
        detail.picture = picture(entry)
        return detail
      })
  }

  package static let entries = [
    "Ada the Calm", "Bjørn Ærlig", "Dr. Ōkami 狼男", "Élodie of the Long and Winding Name", "Nobody",
  ].enumerated().map { index, name in
    Entry(id: EntryID(id, String(index + 1)), title: name, isRecruitable: true)
  }

  package static func member(_ index: Int) -> Member {
    Member(id: entries[index].id, title: entries[index].title)
  }

  package static let labels = [
    "Intelligence", "Strength", "Speed", "Durability", "Power", "Combat",
  ]
  /// The fourth has stats beyond the maximum, the last has none.
  private static let stats = [
    [81, 40, 29, 55, 63, 100], [69, 19, 38, 55, 60, 100], [100, 8, 1, 0, 100, 33],
    [110, -5, 50, 51, 49], [],
  ]

  package static func detail(of entry: Entry) -> Detail {
    let number = (Int(entry.id.path) ?? 1) - 1
    var detail = Detail(id: entry.id, title: entry.title, freshness: Sample.day)
    detail.isRecruitable = true
    detail.isDescribed = false
    detail.bars = zip(labels, stats[number]).map { Bar($0, $1, of: 100) }
    detail.template.bars = labels
    let sum = stats[number].reduce(0, +)
    detail.statTotal = stats[number].isEmpty ? nil : StatTotal(sum: Amount(sum))
    detail.template.facts = []
    detail.template.comparedFacts = ["Height", "Weight", "Race", "First appearance", "Groups"]
    guard number < 4 else { return detail }
    detail.subtitle = ["Ada Byron", "", "Ōkami Jirō", "Élodie von und zu Lindenau"][number]
    detail.facts = [
      Fact("Height", "188 cm"), Fact("Weight", "\(95 + number) kg"),
      Fact("Race", number == 2 ? "unknown" : "Human"),
      Fact("First appearance", "The Long Quiet #\(number + 1)"),
    ]
    if number % 2 == 0 {
      detail.facts.append(
        Fact("Groups", "The Calm, The Long and Winding League of Very Many Words, The Others"))
    }
    return detail
  }
}
