import SquadCore

extension SeriesRecord: MarvelEntryRecord {
  var entry: Entry {
    Entry(
      id: MarvelReference(kind: .series, id: id).entryID, title: title,
      subtitle: MarvelText.years(from: startYear, to: endYear) ?? "")
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: [description])
    let years = MarvelText.years(from: startYear, to: endYear)
    let own = [
      Fact("Years", years ?? MarvelText.unknown),
      MarvelText.words(type).map { Fact("Type", $0) },
      MarvelText.line(rating).map { Fact("Rating", $0) },
    ]
    let neighbours = [
      context.fact("Previous", previous.map { [$0] } ?? []),
      context.fact("Next", next.map { [$0] } ?? []),
    ]
    detail.facts = (own + MarvelText.creators(creators) + neighbours).compactMap { $0 }
    detail.sections = context.sections(of: self, [.characters, .comics, .stories, .events])
    detail.links = MarvelText.links(addresses)
    return detail
  }
}
