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
    Entry(id: entryID, title: name, subtitle: rowSubtitle(context.name), isRecruitable: true)
  }

  /// The homeworld; where that is unknown, the birth year.
  func rowSubtitle(_ name: (SwapiReference) -> SwapiName?) -> String {
    let home = homeworld.flatMap { name(SwapiReference(.planets, $0))?.text }
    if let home, home != CatalogueText.unknown { return home }
    let born = SwapiText.year(birthYear)
    return born == CatalogueText.unknown ? "" : born ?? ""
  }

  func detail(in context: SwapiContext) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: context.freshness)
    detail.isRecruitable = true
    detail.rowSubtitle = rowSubtitle(context.name)
    detail.isDescribed = false
    detail.facts = [
      Fact(.height, SwapiText.measure(height, "cm")), Fact(.mass, SwapiText.measure(mass, "kg")),
      Fact(.birthYear, SwapiText.year(birthYear) ?? CatalogueText.unknown),
      Fact(.gender, SwapiText.word(gender)), Fact(.hair, SwapiText.word(hair)),
      Fact(.skin, SwapiText.word(skin)), Fact(.eyes, SwapiText.word(eyes)),
      Fact(.homeworld, names(homeworld.map { [$0] } ?? [], of: .planets, in: context)),
    ]
    // The hosts leave it open for humans and for people they know nothing about alike.
    let species = species ?? context.knownSpecies(self)
    if !species.isEmpty {
      detail.facts.append(Fact(.species, names(species, of: .species, in: context)))
    }
    detail.template.facts = Label.texts(
      .height, .mass, .birthYear, .gender, .hair, .skin, .eyes, .homeworld, .species)
    detail.sections = section(.films, of: .films, in: context)
    detail.isPartial = !isWhole || !named.allSatisfy { context.name($0)?.isCurrent == true }
    return detail
  }

  private func names(_ ids: [Int], of kind: SwapiKind, in context: SwapiContext) -> String {
    let names = ids.map { context.name(SwapiReference(kind, $0))?.text ?? CatalogueText.unknown }
    return names.isEmpty ? CatalogueText.unknown : names.joined(separator: ", ")
  }
}
