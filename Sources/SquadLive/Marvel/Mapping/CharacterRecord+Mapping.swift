import SquadCore

extension CharacterRecord {
  var entry: Entry {
    entry(subtitle: list(of: .comics).map { MarvelText.count($0.available, "comic", "comics") })
  }

  /// Its row in the bundle: where its counts are only those of the bundle, it says so.
  func entry(in index: MarvelIndex) -> Entry {
    guard index.countsHeldOnly(self, .characters) else { return entry }
    let bundled = list(of: .comics)?.available ?? 0
    return entry(subtitle: bundled > 0 ? MarvelText.bundled(bundled) : nil)
  }

  private func entry(subtitle: String?) -> Entry {
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
    guard context.countsHeldOnly else { return .lastAppearance(latest, of: comics.available) }
    guard !latest.isEmpty else { return nil }
    // The last ones that are bundled: nobody knows whether they were the last.
    let others = comics.available - latest.count
    return Fact("Appears in", others > 0 ? "and \(others) more bundled" : "", items: latest)
  }
}

extension Fact {
  /// - Parameter available: how many comics there are in all.
  fileprivate static func lastAppearance(_ latest: [FactItem], of available: Int) -> Fact? {
    guard !latest.isEmpty else { return nil }
    let others = available - latest.count
    return Fact(
      "Last appeared in",
      others > 0 ? "and \(MarvelText.count(others, "other comic", "other comics"))" : "",
      items: latest)
  }
}

extension Detail {
  /// A character's detail with the comics that the service calls the latest, in place of the last
  /// ones that the record happens to name.
  func naming(latest: [FactItem]) -> Detail {
    let comics = sections.first { $0.name == MarvelKind.comics.rawValue }
    guard let comics, let fact = Fact.lastAppearance(latest, of: comics.available) else {
      return self
    }
    var detail = self
    detail.facts.removeAll { $0.label == fact.label }
    detail.facts.insert(fact, at: 0)
    return detail
  }
}
