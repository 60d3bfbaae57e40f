extension GuessDraft {
  private static let textNames = [
    "overview", "description", "desc", "extract", "summary", "longdescription", "shortdescription",
    "bio",
    "biography", "abstract", "plot", "body", "text", "content", "excerpt", "notes",
  ]
  private static let searchNames: Set = [
    "alias", "aliases", "altspellings", "tags", "symbol", "iata",
  ]

  mutating func takeNamedText() -> Bool {
    takeColumn(
      Self.best(Self.textNames, of: free) {
        $0.isOwn && [.text, .long, .list].contains($0.kind)
      }, as: .text)
  }

  mutating func takeLongestText() -> Bool {
    // Leaves out ids: those of Azure are paths as long as a text.
    let texts = free.filter {
      $0.kind == .long && $0.isOwn && !$0.facts.isFilePath && !$0.name.isID
    }
    let longest = texts.map(\.facts.medianLength).max() ?? 0
    return takeColumn(texts.first { $0.facts.medianLength == longest }, as: .text)
  }

  mutating func takeSearchFields() -> Bool {
    var fields: [FieldTemplate] = []
    if let subtitle = guesses.subtitle { fields.append(subtitle) }
    if case .field(let id) = guesses.id { fields.append(id) }
    for column in columns.all
    where column.kind == .code && column.isOwn && !column.facts.isSign
      || Self.searchNames.contains(column.name.joined) && !column.kind.isTooDeepToSearch
    {
      fields.append(FieldTemplate(column.path))
    }
    var seen: Set = [guesses.title]
    guesses.fields[.search] = fields.filter { seen.insert($0).inserted }
    return true
  }
}

extension ColumnKind {
  fileprivate var isTooDeepToSearch: Bool { [.section, .map, .object, .empty].contains(self) }
}
