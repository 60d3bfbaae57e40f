import SquadCore

extension CharacterRecord {
  var entry: Entry {
    let comics = list(of: .comics)?.available
    return Entry(
      id: MarvelReference(kind: .characters, id: id).entryID, title: name,
      subtitle: comics.map { MarvelText.count($0, "comic", "comics") } ?? "",
      isRecruitable: true)
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: [description])
    detail.facts = [
      lastAppearance(in: context), modified.map { Fact("Modified", MarvelText.date($0)) },
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
    return Detail.lastAppearance(latest, of: comics.available)
  }
}

extension Detail {
  /// - Parameter available: how many comics there are in all.
  fileprivate static func lastAppearance(_ latest: [FactItem], of available: Int) -> Fact? {
    guard !latest.isEmpty else { return nil }
    let others = available - latest.count
    return Fact(
      "Last appeared in",
      others > 0 ? "and \(MarvelText.count(others, "other comic", "other comics"))" : "",
      items: latest)
  }

  /// A character's detail with the comics that the service calls the latest, in place of the last
  /// ones that the record happens to name.
  func naming(latest: [FactItem]) -> Detail {
    let comics = sections.first { $0.name == MarvelKind.comics.rawValue }
    guard let comics, let fact = Detail.lastAppearance(latest, of: comics.available) else {
      return self
    }
    var detail = self
    detail.facts.removeAll { $0.label == fact.label }
    detail.facts.insert(fact, at: 0)
    return detail
  }
}
