import Basics
import SquadCore

extension CharacterRecord: MarvelEntryRecord {
  var entry: Entry {
    entry(subtitle: list(of: .comics).map { MarvelText.count($0.available, "comic", "comics") })
  }

  /// A row with a text of its own under the name.
  func entry(subtitle: String?) -> Entry {
    Entry(
      id: MarvelReference(kind: .characters, id: id).entryID, title: name,
      subtitle: subtitle ?? "", isRecruitable: true)
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: [description])
    detail.facts = [
      lastAppearance(in: context),
      context.modified(self).map { Fact("Modified", MarvelText.date($0)) },
    ].compactMap { $0 }
    // When somebody last edited the record is nothing to look at.
    detail.template.facts = []
    detail.template.sections = ["Comics", "Series", "Stories", "Events"]
    detail.template.gallery = Fact.lastAppearance
    detail.sections = context.sections(of: self, [.comics, .series, .stories, .events])
    detail.links = MarvelText.links(addresses)
    return detail
  }

  /// The last two comics that the record names, and how many others there are.
  private func lastAppearance(in context: MarvelContext) -> Fact? {
    guard let comics = list(of: .comics) else { return nil }
    let latest =
      context.latestComics
      ?? Array(comics.items.reversed().lazy.compactMap { $0.factItem }.prefix(2))
    guard context.countsHeldOnly else {
      // Where only some are bundled, nobody knows whether the last of those were the last.
      let held = context.held(.comics, comics)
      let isPartial = held.map { $0 < comics.available } ?? false
      let label = isPartial ? Fact.appearance : Fact.lastAppearance
      return .comics(latest, of: comics.available, label, held: isPartial ? held : nil)
    }
    guard !latest.isEmpty else { return nil }
    let others = comics.available - latest.count
    return Fact(
      Fact.appearance, others > 0 ? "and \(others) more bundled" : "", items: latest,
      isGallery: true)
  }
}

extension Fact {
  fileprivate static let appearance = "Appears in"
  fileprivate static let lastAppearance = "Last appeared in"

  /// - Parameters:
  ///   - available: how many comics there are in all.
  ///   - held: how many of them are bundled; nil: that needs not be said.
  fileprivate static func comics(
    _ latest: [FactItem], of available: Int, _ label: String,
    held: Int? = nil
  ) -> Fact? {
    guard !latest.isEmpty else { return nil }
    let others = available - latest.count
    let bundled = held.map { max($0 - latest.count, 0) }
    return Fact(
      label,
      others > 0 ? "and \(MarvelText.count(others, "other comic", "other comics"))" : "",
      items: latest, isGallery: true,
      note: bundled.map { "\($0.grouped) of them bundled" } ?? "")
  }
}

extension Detail {
  /// A character's detail with the comics that the service calls the latest, in place of the last
  /// ones that the record happens to name.
  func naming(latest: [FactItem]) -> Detail {
    let comics = sections.first { $0.name == MarvelKind.comics.rawValue }
    guard let comics,
      let fact = Fact.comics(latest, of: comics.available, Fact.lastAppearance)
    else { return self }
    var detail = self
    detail.facts.removeAll { [Fact.appearance, Fact.lastAppearance].contains($0.label) }
    detail.facts.insert(fact, at: 0)
    return detail
  }
}
