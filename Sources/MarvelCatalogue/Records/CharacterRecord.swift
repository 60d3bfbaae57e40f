import CatalogueKit
import JSONReader
import PlainText
import SquadCore

struct CharacterRecord: MarvelRecord {
  static let kind = MarvelKind.characters
  static let sections: [MarvelKind] = [.comics, .series, .stories, .events]
  /// Without the date of the last change, which readers don't look for.
  static let template = DetailTemplate(
    facts: [], sections: sections.map(\.title), gallery: Label.lastAppearedIn.rawValue,
    sharedSection: "comics")

  private(set) var fields = MarvelFields()

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "name": fields.title = try reader.text().map(PlainText.line)
    case "title": break
    default: try fields.read(key, from: &reader)
    }
  }

  var aliases: [String] { MarvelRealNames.name(of: title).map { [$0] } ?? [] }

  var rowSubtitle: String {
    list(of: .comics).map { Phrase.comics($0.available).description } ?? ""
  }

  var bundledSubtitle: String {
    let bundled = list(of: .comics)?.available ?? 0
    return bundled > 0 ? Phrase.bundled(bundled).description : ""
  }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      lastAppearance(in: context),
      context.modified(self).map { Fact(.modified, MarvelText.date($0)) },
    ]
  }

  /// The last two comics in the record, and the number of others.
  private func lastAppearance(in context: MarvelContext) -> Fact? {
    guard let comics = list(of: .comics) else { return nil }
    let latest =
      context.latestComics
      ?? Array(comics.items.reversed().lazy.compactMap { $0.factItem }.prefix(Fact.latestCount))
    guard context.countsBundledOnly else {
      // If only some comics are bundled, the last of those may not be the last of all.
      let bundled = context.bundledCount(.comics, comics)
      let isPartial = bundled.map { $0 < comics.available } ?? false
      let label = isPartial ? Label.appearsIn : .lastAppearedIn
      return .comics(latest, of: comics.available, label, bundled: isPartial ? bundled : nil)
    }
    guard !latest.isEmpty else { return nil }
    return Fact(
      .appearsIn, "\(Phrase.bundledOfUnknown(comics.available))",
      items: Array(latest.prefix(Fact.latestCount)), isGallery: true,
      further: Array(latest.dropFirst(Fact.latestCount)))
  }
}

extension Fact {
  /// Number of comics that the fact names.
  fileprivate static let latestCount = 2

  /// `latest` are the comics, the latest first. `available` is the number of all comics; `bundled`
  /// that of bundled ones, nil where the fact does not state it.
  fileprivate static func comics(
    _ latest: [FactItem], of available: Int, _ label: Label, bundled: Int? = nil
  ) -> Fact? {
    guard !latest.isEmpty else { return nil }
    let named = latest.prefix(latestCount)
    let others = available - named.count
    let othersBundled = bundled.map { $0 - named.count } ?? 0
    return Fact(
      label, others > 0 ? "\(Phrase.otherComics(others))" : "", items: Array(named),
      isGallery: true, further: Array(latest.dropFirst(latestCount)),
      note: othersBundled > 0 ? "\(Phrase.bundledOfThem(othersBundled))" : "")
  }
}

extension Detail {
  /// A character's detail with the service's latest comics instead of the last ones in the record.
  func naming(latest: [FactItem]) -> Detail {
    let comics = sections.first { $0.name == MarvelKind.comics.rawValue }
    guard let comics,
      let fact = Fact.comics(latest, of: comics.available, .lastAppearedIn)
    else { return self }
    var detail = self
    detail.facts.removeAll { Label.texts(.appearsIn, .lastAppearedIn).contains($0.label) }
    detail.facts.insert(fact, at: 0)
    return detail
  }
}

/// The real names of characters from `marvel/real-names.tsv`, in tab-separated lines `Iron Man,
/// Tony Stark`. They come from the bundled heroes; a test compares them.
enum MarvelRealNames {
  static let fileName = "marvel/real-names.tsv"
  private static let names = parse(try? BundledFile.all.named(fileName))

  /// The real name of the character with a title, without accents and case; nil where it is
  /// unknown.
  static func name(of title: String) -> String? { names[PlainText.folded(title)] }

  /// Parses the file as far as it is valid.
  private static func parse(_ file: BundledFile?) -> [String: String] {
    guard let file else { return [:] }
    var names: [String: String] = [:]
    var reader = TableReader(file.bytes)
    while let title = reader.text(), let name = reader.text(), reader.endLine() {
      names[PlainText.folded(title)] = name
    }
    return names
  }
}
