import SquadCore

extension StoryRecord: MarvelEntryRecord {
  var entry: Entry {
    Entry(
      id: MarvelReference(kind: .stories, id: id).entryID,
      title: title.isEmpty ? "Untitled" : title, subtitle: MarvelText.words(type) ?? "")
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: [description])
    let own = [
      Fact("Type", MarvelText.words(type) ?? MarvelText.unknown),
      context.fact("Original issue", originalIssue.map { [$0] } ?? []),
    ]
    detail.facts = (own + MarvelText.creators(creators)).compactMap { $0 }
    detail.sections = context.sections(of: self, [.characters, .comics, .series, .events])
    return detail
  }
}
