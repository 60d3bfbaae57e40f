import PlainText

/// The right column of a list: its heads, and how a row's subtitle is shortened below them.
///
/// A subtitle is complete by itself, `2,371 comics`; below the head `comics` the number is enough.
package struct ListColumn: Equatable, Sendable {
  /// `comics`; `price` and `today %` for a column of several values.
  package let heads: [String]
  /// Endings of subtitles, and their replacements.
  private let endings: [Ending]
  /// Ending of subtitles whose number is only a lower bound, which the column shows quietly.
  private let leastEnding: String?
  /// Whether to leave out subtitles that are not among the entry's aliases.
  private let isAlias: Bool
  /// Whether each row has a note, for a second line.
  package let hasNotes: Bool
  /// Endings of subtitles to leave out, because they don't match the head.
  private let excludedEndings: [String]

  /// Labels of searchable aliases. A row found by one of them shows that alias.
  package var aliasLabels: [String] = []

  private struct Ending: Equatable, Sendable {
    let text: String
    let short: String
  }

  /// Whether its rows are figures instead of names.
  package var hasFigures: Bool { !endings.isEmpty }

  /// - Parameters:
  ///   - heads: `comics`; `price` and `today %` for a column of several values.
  ///   - endings: endings of subtitles, and their replacements.
  ///   - least: ending of subtitles whose number is only a lower bound.
  ///   - isAlias: whether to leave out subtitles that are not among the entry's aliases.
  ///   - hasNotes: whether each row has a note, for a second line.
  ///   - excludedEndings: endings of subtitles to leave out, because they don't match the head.
  package init(
    _ heads: String..., endings: KeyValuePairs<String, String> = [:], least: String? = nil,
    isAlias: Bool = false, hasNotes: Bool = false, excluding excludedEndings: [String] = []
  ) {
    self.heads = heads
    self.endings =
      endings.map { Ending(text: $0.key, short: $0.value) }
      + (least.map { [Ending(text: $0, short: "")] } ?? [])
    leastEnding = least
    self.isAlias = isAlias
    self.hasNotes = hasNotes
    self.excludedEndings = excludedEndings
  }

  /// Whether a row's number is only a lower bound.
  package func isLeast(_ entry: Entry) -> Bool {
    leastEnding.map(entry.subtitle.hasSuffix) ?? false
  }

  /// The alias by which a query finds a row, with its label: `alias Hulk`. Nil if the title or the
  /// subtitle matches, and for aliases without labels.
  package func match(of query: SearchQuery, in entry: Entry) -> String? {
    guard !aliasLabels.isEmpty, query.rank(of: Searchable(title: entry.title)) == nil else {
      return nil
    }
    let found = zip(entry.aliases, entry.aliasLabels).first { alias, label in
      label.map(aliasLabels.indices.contains) ?? false && query.occurs(in: alias)
    }
    guard case (let alias, let label?)? = found, alias != entry.subtitle else { return nil }
    return "\(aliasLabels[label]) \(alias)"
  }

  /// The part of a row's subtitle that the column shows.
  package func text(of entry: Entry) -> String {
    let subtitle = entry.subtitle
    if isAlias, !entry.aliases.contains(subtitle) { return "" }
    if excludedEndings.contains(where: { subtitle.hasSuffix($0) }) { return "" }
    guard let ending = endings.first(where: { subtitle.hasSuffix($0.text) }) else {
      return subtitle
    }
    return String(subtitle.dropLast(ending.text.count)) + ending.short
  }
}

/// Head of a list's right column in squad's own words; the raw value is one of `ListColumn.heads`.
package enum ColumnHead: String, CaseIterable, Sendable {
  case comics
  case realName = "real name"
  case cast = "episode · cast"
  case homeworld
  case price
  case today = "today %"
  case change = "change %"
}
