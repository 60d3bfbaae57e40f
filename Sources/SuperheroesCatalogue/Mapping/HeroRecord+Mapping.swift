import CatalogueKit
import SquadCore

extension CatalogueID {
  /// The superheroes catalogue.
  package static let superheroes = CatalogueID(rawValue: "superheroes")
}

extension HeroRecord: ListedRecord {
  package static let list = ListID(.superheroes)
  package static let plural = "heroes"
  package static let path = "/all.json"
  package static let bundledCount = 563

  /// Its row: the real name beside the hero's tells the two Batmans apart; where that is unknown or
  /// the same, the publisher does.
  package var entry: Entry {
    let aliases = [realName].compactMap { $0 } + biography.aliases + biography.egos
    return Entry(
      id: EntryID(.superheroes, "\(id)"), title: name,
      subtitle: rowSubtitle, aliases: aliases, isRecruitable: true)
  }

  package var firstAppearance: Int? { biography.firstAppearance.flatMap(HeroText.month) }

  private var realName: String? { biography.fullName.flatMap { $0 == name ? nil : $0 } }
  private var rowSubtitle: String { realName ?? biography.publisher ?? "" }

  /// Power stats as bars, everything else as facts.
  package func detail(_ freshness: Freshness) -> Detail {
    var detail = Detail(id: EntryID(.superheroes, "\(id)"), title: name, freshness: freshness)
    detail.subtitle = biography.fullName ?? ""
    detail.rowSubtitle = rowSubtitle
    detail.isRecruitable = true
    // The bundle has to do without a network.
    if freshness.moment != nil { detail.picture = HeroImage.picture(images) }
    detail.isDescribed = false
    detail.bars = HeroStat.allCases.compactMap { stat in
      stats[stat].map { Bar(stat.title, $0, of: HeroStat.maximum) }
    }
    detail.byline = [biography.publisher, biography.alignment, appearance.race]
      .compactMap { $0 }.joined(separator: " · ")
    detail.template = .hero
    // Only the bundled heroes are known to be those that it stands among.
    let isBundled = freshness.moment == nil
    detail.statTotal = sum.map {
      StatTotal(sum: $0, rank: isBundled ? HeroSums.rank(of: $0) : nil)
    }
    detail.facts = (biographyFacts + appearanceFacts + otherFacts).compactMap { $0 }
    return detail
  }

  /// What its stats come to; nil without any, and where no number can say it.
  package var sum: Int? {
    guard !stats.isEmpty else { return nil }
    return stats.values.reduce(0 as Int?) { sum, value in
      let (next, overflows) = (sum ?? 0).addingReportingOverflow(value)
      return sum == nil || overflows ? nil : next
    }
  }

  private var biographyFacts: [Fact?] {
    [
      Fact(.fullName, biography.fullName ?? CatalogueText.unknown),
      fact(.alterEgos, biography.alterEgos),
      biography.aliases.isEmpty ? nil : Fact(.aliases, biography.aliases.joined(separator: ", ")),
      fact(.placeOfBirth, biography.birthplace),
      fact(.firstAppearance, biography.firstAppearance),
      Fact(.publisher, biography.publisher ?? CatalogueText.unknown),
      Fact(.alignment, biography.alignment ?? CatalogueText.unknown),
    ]
  }

  private var appearanceFacts: [Fact?] {
    [
      fact(.gender, appearance.gender), fact(.race, appearance.race),
      Fact(.height, appearance.height ?? CatalogueText.unknown),
      Fact(.weight, appearance.weight ?? CatalogueText.unknown),
      fact(.eyes, appearance.eyes), fact(.hair, appearance.hair),
    ]
  }

  private var otherFacts: [Fact?] {
    [
      fact(.occupation, occupation), fact(.base, base), fact(.groups, groups),
      fact(.relatives, relatives),
    ]
  }

  private func fact(_ label: Label, _ value: String?) -> Fact? {
    value.map { Fact(label, $0) }
  }
}

extension DetailTemplate {
  /// Publisher, alignment and race stand under the name.
  fileprivate static let hero = DetailTemplate(
    facts: Label.texts(
      .aliases, .alterEgos, .placeOfBirth, .firstAppearance, .gender,
      .height, .weight, .eyes, .hair, .occupation, .base, .groups, .relatives, ),
    comparedFacts: Label.texts(
      .height, .weight, .gender, .race, .alignment, .publisher, .firstAppearance, .eyes,
      .hair, .occupation, .base, .groups, ),
    bars: HeroStat.allCases.map(\.title))
}
