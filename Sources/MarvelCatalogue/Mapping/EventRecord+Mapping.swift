import SquadCore

extension EventRecord: MarvelEntryRecord {
  var entry: Entry {
    Entry(
      id: MarvelReference(kind: .events, id: id).entryID, title: title,
      subtitle: start.map { "\($0.day.year)" } ?? "")
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: [description])
    let own = [
      Fact("Start", start.map(MarvelText.date) ?? MarvelText.unknown),
      Fact("End", end.map(MarvelText.date) ?? MarvelText.unknown),
    ]
    let neighbours = [
      context.fact("Previous", previous.map { [$0] } ?? []),
      context.fact("Next", next.map { [$0] } ?? []),
    ]
    detail.facts = (own + MarvelText.creators(creators) + neighbours).compactMap { $0 }
    detail.sections = context.sections(of: self, [.characters, .comics, .series, .stories])
    detail.links = MarvelText.links(addresses)
    return detail
  }
}
