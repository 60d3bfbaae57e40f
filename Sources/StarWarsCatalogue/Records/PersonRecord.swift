import CatalogueKit
import JSONReader
import PlainText
import Portraits
import SquadCore

/// A person. SWAPI writes numbers as texts, which may be words.
struct PersonRecord: SwapiEntryRecord {
  static let kind = SwapiKind.people
  static let section = "films"
  static let sectionStyle = SectionStyle.rows
  /// The members that hold a text, with the labels of their facts.
  private static let texts: [(key: StaticString, label: Label)] = [
    ("height", .height), ("mass", .mass), ("birth_year", .birthYear), ("gender", .gender),
    ("hair_color", .hair), ("skin_color", .skin), ("eye_color", .eyes),
  ]

  var id = 0
  private(set) var name = ""
  /// In the order of `Self.texts`.
  private var texts = [String?](repeating: nil, count: Self.texts.count)
  private(set) var homeworld: Int?
  /// Nil where the record does not state them, as on swapi.tech.
  private(set) var species: [Int]?
  /// The ids of the films in order, each once; nil where the record does not state them.
  private(set) var films: [Int]?

  var isComplete: Bool {
    films != nil || self[.height] != nil || self[.birthYear] != nil || homeworld != nil
  }
  var members: [Int]? { films }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "name": name = PlainText.line(try reader.text() ?? "")
    case "homeworld": homeworld = try reader.ids(of: .planets).first
    case "species": species = try reader.ids(of: .species)
    case "films": films = try reader.ids(of: .films)
    default:
      guard let index = Self.texts.firstIndex(where: { $0.key ~= key }) else { return }
      texts[index] = CatalogueText.line(try reader.text())
    }
  }

  /// The text of a fact as SWAPI writes it; nil where it is unknown.
  subscript(label: Label) -> String? {
    Self.texts.firstIndex { $0.label == label }.flatMap { texts[$0] }
  }

  func sortValue(_ key: String) -> SortValue? {
    switch key {
    case SortOrder.filmCount.key: films.map { SortValue($0.count, text: "\($0.count)") }
    case SortOrder.birth.key: birthValue
    default: nil
    }
  }

  /// Sorts `41.9BBY` before `19BBY`, and any `ABY` after both.
  private var birthValue: SortValue? {
    guard let born = self[.birthYear], let text = SwapiText.year(born), text != born,
      let year = Double(born.dropLast(3)), year < 1e12
    else { return nil }
    let tenths = Int((year * 10).rounded())
    return SortValue(born.hasSuffix("BBY") ? -tenths : tenths, text: text)
  }

  /// The records whose names a whole detail shows.
  var named: [SwapiReference] {
    (homeworld.map { [SwapiReference(.planets, $0)] } ?? [])
      + (species ?? []).map { SwapiReference(.species, $0) }
  }

  func entry(in context: SwapiContext) -> Entry {
    Entry(id: entryID, title: name, subtitle: rowSubtitle(context.name), isRecruitable: true)
  }

  /// The homeworld, else the birth year.
  func rowSubtitle(_ name: (SwapiReference) -> SwapiName?) -> String {
    let home = homeworld.flatMap { name(SwapiReference(.planets, $0))?.text }
    if let home, home != CatalogueText.unknown { return home }
    let born = SwapiText.year(self[.birthYear])
    return born == CatalogueText.unknown ? "" : born ?? ""
  }

  func detail(in context: SwapiContext) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: context.freshness)
    detail.isRecruitable = true
    detail.rowSubtitle = rowSubtitle(context.name)
    detail.isDescribed = false
    detail.portrait = portrait(context.name, knownSpecies: context.knownSpecies)
    detail.facts = [
      Fact(.height, SwapiText.measure(self[.height], "cm")),
      Fact(.mass, SwapiText.measure(self[.mass], "kg")),
      Fact(.birthYear, SwapiText.year(self[.birthYear]) ?? CatalogueText.unknown),
    ]
    detail.facts += [.gender, .hair, .skin, .eyes].map { Fact($0, SwapiText.word(self[$0])) }
    detail.facts.append(
      Fact(.homeworld, names(homeworld.map { [$0] } ?? [], of: .planets, in: context)))
    // Hosts omit the species of humans and unknown species alike.
    let species = species ?? context.knownSpecies(self)
    if !species.isEmpty {
      detail.facts.append(Fact(.species, names(species, of: .species, in: context)))
    }
    detail.template.facts = Label.texts(
      .height, .mass, .birthYear, .gender, .hair, .skin, .eyes, .homeworld, .species)
    detail.template.sharedSection = Self.section
    detail.sections = section(.films, of: .films, in: context)
    detail.related = context.related(self).compactMap { label, people in
      people.isEmpty ? nil : Fact(label, "", items: context.items(people, of: .people))
    }
    detail.isPartial = !isComplete || !named.allSatisfy { context.name($0)?.isCurrent == true }
    return detail
  }

  /// `knownSpecies` returns those of a person whose record states none.
  func portrait(
    _ name: (SwapiReference) -> SwapiName?, knownSpecies: (PersonRecord) -> [Int]
  ) -> PortraitSubject {
    let species = (species ?? knownSpecies(self)).first
    return PortraitSubject(
      .figure, self.name, initials: PlainText.initials(self.name), hair: self[.hair],
      eyes: self[.eyes], skin: self[.skin],
      species: species.flatMap { name(SwapiReference(.species, $0))?.text }, gender: self[.gender],
      publisher: "George Lucas", height: self[.height].flatMap { Int($0) })
  }

  private func names(_ ids: [Int], of kind: SwapiKind, in context: SwapiContext) -> String {
    let names = ids.map { context.name(SwapiReference(kind, $0))?.text ?? CatalogueText.unknown }
    return names.isEmpty ? CatalogueText.unknown : names.joined(separator: ", ")
  }
}
