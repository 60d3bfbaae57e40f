extension GuessDraft {
  private static let subtitleNames = [
    "subtitle", "tagline", "alias", "author", "artist", "director", "directedby", "brand",
    "company", "owner", "team", "species", "role", "status", "phase", "symbol", "type", "kind",
    "class", "category", "genre", "sector", "rarity", "region", "country", "city", "state", "year",
    "releasedate", "date",
  ]
  /// Members that name an object, as in `author.name` and `status.name`.
  private static let partNames: Set = ["name", "title", "label", "login"]
  private static let longestSubtitle = 40
  /// Names of the class of a record, which says nothing where all records share it: GeoJSON's
  /// `"type": "Feature"`.
  private static let classNames: Set = ["type", "kind", "class"]
  private static let changes: Set = ["created", "updated", "modified"]

  mutating func takeNamedSubtitle() -> Bool {
    let named = free.filter {
      [.text, .code, .number, .date, .list].contains($0.kind) && isShort($0)
    }
    // A value that every row shares says nothing in the list.
    let varied = named.filter { $0.facts.distinct > 1 }
    let hasOther = varied.contains {
      ($0.kind == .text || $0.kind == .code) && isSubtitle($0) && hasFewValues($0)
    }
    let best = Self.bestSubtitle(varied) ?? (hasOther ? nil : Self.bestSubtitle(named))
    return takeColumn(best, as: .subtitle)
  }

  private static func bestSubtitle(_ columns: [Column]) -> Column? {
    if let column = best(subtitleNames, of: columns, where: \.isOwnOrState) { return column }
    let parts = columns.filter { $0.isPartOfOwn && partNames.contains($0.name.joined) }
    for name in subtitleNames {
      if let part = parts.first(where: { $0.parents.last?.joined == name }) { return part }
    }
    return nil
  }

  mutating func takeFewValues() -> Bool {
    let first = free.first { $0.kind == .text && isSubtitle($0) && hasFewValues($0) }
    return takeColumn(first, as: .subtitle)
  }

  private func hasFewValues(_ column: Column) -> Bool { (2...50).contains(column.facts.distinct) }

  /// Prefers fields that vary from row to row, and words to codes.
  mutating func takeShortText() -> Bool {
    let short = free.filter(isSubtitle)
    let varied = short.filter { $0.facts.distinct > 1 }
    return takeColumn(
      varied.first { $0.kind == .text } ?? varied.first { $0.kind == .code }
        ?? short.first { $0.kind == .text } ?? short.first { $0.kind == .code },
      as: .subtitle)
  }

  mutating func takeSubtitleNumber() -> Bool {
    let first = free.first { ($0.kind == .number || $0.kind == .date) && isSubtitle($0) }
    return takeColumn(first, as: .subtitle)
  }

  private func isSubtitle(_ column: Column) -> Bool { column.isOwnOrState && isShort(column) }

  private func isShort(_ column: Column) -> Bool {
    column.facts.filled * 2 >= columns.recordCount
      && column.facts.usualLength <= Self.longestSubtitle && !column.facts.isFilePath
      && !column.name.isID && !column.isInternal && !column.facts.isSign
      && !column.name.contains(anyOf: Self.changes)
      && (column.facts.distinct > 1 || !Self.classNames.contains(column.name.joined))
  }

  /// The subtitle may be the group, too: a sector is read in the row and sorts it.
  mutating func takeGroup() -> Bool {
    let subtitle = guesses.subtitle?.path
    let group = columns.all.first { column in
      [.text, .code, .yesNo].contains(column.kind) && column.isOwnOrState && !column.isInternal
        && !column.name.isID && (2...40).contains(column.facts.distinct)
        && column.facts.distinct * 2 <= column.facts.filled
        && (column.path == subtitle || free.contains(column))
    }
    guard let group else { return false }
    guesses.fields[.group] = [FieldTemplate(group.path)]
    return true
  }
}
