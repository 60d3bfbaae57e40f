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
    var detail = context.detail(of: self, summary: description)
    detail.facts = [
      lastAppearance(in: context), modified.map { Fact("Modified", MarvelText.date($0)) },
    ].compactMap { $0 }
    detail.sections = context.sections(of: self, [.comics, .series, .stories, .events])
    detail.links = MarvelText.links(addresses)
    return detail
  }

  /// The two latest comics, or else the last two that the record names, and how many others there
  /// are.
  private func lastAppearance(in context: MarvelContext) -> Fact? {
    guard let comics = list(of: .comics) else { return nil }
    let latest =
      context.latestComics
      ?? Array(comics.items.reversed().lazy.compactMap { $0.factItem }.prefix(2))
    guard !latest.isEmpty else { return nil }
    let others = comics.available - latest.count
    return Fact(
      "Last appeared in",
      others > 0 ? "and \(MarvelText.count(others, "other comic", "other comics"))" : "",
      items: latest)
  }
}
