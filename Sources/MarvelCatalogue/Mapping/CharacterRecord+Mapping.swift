import Basics
import SquadCore

extension CharacterRecord: MarvelEntryRecord {
  static let kind = MarvelKind.characters
  static let sections: [MarvelKind] = [.comics, .series, .stories, .events]
  /// When somebody last edited the record is nothing to look at.
  static let template = DetailTemplate(
    facts: [], sections: sections.map(\.title), gallery: Label.lastAppearedIn.rawValue,
    sharedSection: "comics")

  var aliases: [String] { MarvelRealNames.name(of: title).map { [$0] } ?? [] }

  var rowSubtitle: String {
    list(of: .comics).map { Phrase.comics($0.available).description } ?? ""
  }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      lastAppearance(in: context),
      context.modified(self).map { Fact(.modified, MarvelText.date($0)) },
    ]
  }

  /// The last two comics that the record names, and how many others there are.
  private func lastAppearance(in context: MarvelContext) -> Fact? {
    guard let comics = list(of: .comics) else { return nil }
    let latest =
      context.latestComics
      ?? Array(comics.items.reversed().lazy.compactMap { $0.factItem }.prefix(2))
    guard context.countsBundledOnly else {
      // Where only some are bundled, nobody knows whether the last of those were the last.
      let bundled = context.bundledCount(.comics, comics)
      let isPartial = bundled.map { $0 < comics.available } ?? false
      let label = isPartial ? Label.appearsIn : .lastAppearedIn
      return .comics(latest, of: comics.available, label, bundled: isPartial ? bundled : nil)
    }
    guard !latest.isEmpty else { return nil }
    let others = comics.available - latest.count
    return Fact(
      .appearsIn, others > 0 ? "\(Phrase.moreBundled(others))" : "", items: latest,
      isGallery: true)
  }
}

extension Fact {
  /// - Parameters:
  ///   - available: how many comics there are in all.
  ///   - bundled: how many of them are bundled; nil: that needs not be said.
  fileprivate static func comics(
    _ latest: [FactItem], of available: Int, _ label: Label,
    bundled: Int? = nil
  ) -> Fact? {
    guard !latest.isEmpty else { return nil }
    let others = available - latest.count
    let othersBundled = bundled.map { $0 - latest.count } ?? 0
    return Fact(
      label,
      others > 0 ? "\(Phrase.otherComics(others))" : "",
      items: latest, isGallery: true,
      note: othersBundled > 0 ? "\(Phrase.bundledOfThem(othersBundled))" : "")
  }
}

extension Detail {
  /// A character's detail with the comics that the service calls the latest, in place of the last
  /// ones that the record happens to name.
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
