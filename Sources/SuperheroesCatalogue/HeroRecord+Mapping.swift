import CatalogueKit
import PlainText
import Portraits
import SquadCore

extension CatalogueID {
  /// The superheroes catalogue.
  package static let superheroes = CatalogueID(rawValue: "superheroes")
}

extension HeroRecord {
  /// The catalogue's only list.
  package static let list = ListID(.superheroes)
  /// `heroes`, in errors and in the names of bundled files.
  package static let plural = "heroes"
  /// Path of the array of all heroes below an API's address.
  package static let path = "/all.json"
  /// In all files of the bundle; a test counts them.
  package static let bundledCount = 563
  /// The sums of the bundled heroes' stats, the highest first, for ranks.
  package static let bundledSums = TableReader.numbers(in: "superheroes/sums.tsv")

  /// By name, by publisher, by the sum of the stats and by each stat, the largest first.
  static let sorts =
    [SortOrder(key: "name"), SortOrder(key: "publisher", column: .words)]
    + (["total"] + HeroStat.allCases.map(\.rawValue)).map {
      SortOrder(key: $0, isDescending: true, column: .figures)
    }

  /// The publisher, the sum of the stats for `total`, or a stat by its name; nil where it is
  /// unknown.
  package func sortValue(_ key: String) -> SortValue? {
    if key == "publisher" { return self[.publisher].map { SortValue($0) } }
    let number = key == "total" ? sum : HeroStat(rawValue: key).flatMap { stats[$0] }
    return number.map { SortValue($0, text: "\($0)") }
  }

  /// The real name, which tells the two Batmans apart; else the publisher.
  package var rowSubtitle: String { realName ?? self[.publisher] ?? "" }
  /// The real name, then the source's aliases, then the alter egos.
  package var aliases: [String] { [realName].compactMap { $0 } + names + egos }
  /// Of the first date in the source's text, `Detective Comics #27 (May, 1939)`; nil without one.
  package var firstAppearance: Int? { self[.firstAppearance].flatMap(HeroText.month) }

  /// The full name, unless it is the hero's name.
  private var realName: String? { self[.fullName].flatMap { $0 == name ? nil : $0 } }

  /// The sum of the stats; nil without any, and where an Int can't hold it.
  package var sum: Int? {
    guard !stats.isEmpty else { return nil }
    return stats.values.reduce(0 as Int?) { sum, value in
      let (next, overflows) = (sum ?? 0).addingReportingOverflow(value)
      return sum == nil || overflows ? nil : next
    }
  }

  /// The detail without a rank; a bundled hero's has no picture, which would need a network.
  package func detail(_ freshness: Freshness) -> Detail {
    var detail = plainDetail(freshness)
    detail.subtitle = self[.fullName] ?? ""
    // Bundled heroes have no picture, which would need a network.
    if freshness.moment != nil { detail.picture = picture }
    detail.portrait = PortraitSubject(
      .figure, name, initials: PlainText.initials(name), hair: self[.hair], eyes: self[.eyes],
      species: self[.race], gender: self[.gender], publisher: self[.publisher])
    detail.bars = HeroStat.allCases.compactMap { stat in
      stats[stat].map { Bar(stat.title, $0, of: HeroStat.maximum) }
    }
    detail.byline = [.publisher, .alignment, .race].compactMap { self[$0] }.joined(separator: " · ")
    detail.template = .hero
    detail.facts = Self.facts.compactMap { label in
      let text = self[label] ?? (Self.expected.contains(label) ? CatalogueText.unknown : nil)
      return text.map { Fact(label, $0) }
    }
    return detail
  }

  private static let facts: [Label] = [
    .fullName, .alterEgos, .aliases, .placeOfBirth, .firstAppearance, .publisher, .alignment,
    .gender, .race, .height, .weight, .eyes, .hair, .occupation, .base, .groups, .relatives,
  ]
  /// The facts that are shown where they are unknown, too.
  private static let expected: [Label] = [.fullName, .publisher, .alignment, .height, .weight]
}

extension DetailTemplate {
  /// Omits publisher, alignment and race, which are in the byline.
  fileprivate static let hero = DetailTemplate(
    facts: Label.texts(
      .aliases, .alterEgos, .placeOfBirth, .firstAppearance, .gender,
      .height, .weight, .eyes, .hair, .occupation, .base, .groups, .relatives),
    comparedFacts: Label.texts(
      .height, .weight, .gender, .race, .alignment, .publisher, .firstAppearance, .eyes, .hair,
      .occupation, .base, .groups), bars: HeroStat.allCases.map(\.title))
}
