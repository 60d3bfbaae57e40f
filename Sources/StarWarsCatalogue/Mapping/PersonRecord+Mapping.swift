import CatalogueKit
import SquadCore

extension PersonRecord: SwapiEntryRecord {
  static let kind = SwapiKind.people
  static let section = "films"
  static let sectionStyle = SectionStyle.rows

  var members: [Int]? { films }

  /// The records whose names a whole detail shows.
  var named: [SwapiReference] {
    (homeworld.map { [SwapiReference(.planets, $0)] } ?? [])
      + (species ?? []).map { SwapiReference(.species, $0) }
  }

  func entry(in context: SwapiContext) -> Entry {
    Entry(id: entryID, title: name, subtitle: rowSubtitle(in: context), isRecruitable: true)
  }

  /// The homeworld; where that is unknown, the birth year.
  private func rowSubtitle(in context: SwapiContext) -> String {
    let home = homeworld.flatMap { context.name(SwapiReference(.planets, $0))?.text }
    let known = [home, SwapiText.year(birthYear)].compactMap { $0 }
      .first { $0 != CatalogueText.unknown }
    return known ?? ""
  }

  func detail(in context: SwapiContext) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: context.freshness)
    detail.isRecruitable = true
    detail.rowSubtitle = rowSubtitle(in: context)
    detail.isDescribed = false
    detail.facts = [
      Fact("Height", SwapiText.measure(height, "cm")), Fact("Mass", SwapiText.measure(mass, "kg")),
      Fact("Birth year", SwapiText.year(birthYear) ?? CatalogueText.unknown),
      Fact("Gender", SwapiText.word(gender)), Fact("Hair", SwapiText.word(hair)),
      Fact("Skin", SwapiText.word(skin)), Fact("Eyes", SwapiText.word(eyes)),
      Fact("Homeworld", names(homeworld.map { [$0] } ?? [], of: .planets, in: context)),
    ]
    // The hosts leave it open for humans and for people they know nothing about alike.
    let species = species ?? context.knownSpecies(self)
    if !species.isEmpty {
      detail.facts.append(Fact("Species", names(species, of: .species, in: context)))
    }
    detail.template.facts = [
      "Height", "Mass", "Birth year", "Gender", "Hair", "Skin", "Eyes", "Homeworld", "Species",
    ]
    detail.sections = section("Films", of: .films, in: context)
    detail.isPartial = !isWhole || !named.allSatisfy { context.name($0)?.isCurrent == true }
    return detail
  }

  private func names(_ ids: [Int], of kind: SwapiKind, in context: SwapiContext) -> String {
    let names = ids.map { context.name(SwapiReference(kind, $0))?.text ?? CatalogueText.unknown }
    return names.isEmpty ? CatalogueText.unknown : names.joined(separator: ", ")
  }
}
