/// The right column of a list: its heads, and how a row's subtitle is shortened below them.
///
/// A subtitle says what it is wherever it stands, `2,371 comics`; below the head `comics` the number
/// is enough.
package struct ListColumn: Equatable, Sendable {
  /// `comics`; of a column with several values `price` and `today %`.
  package let heads: [String]
  /// Ends of subtitles, and what stands for each of them.
  private let endings: [Ending]
  /// Whether subtitles that are none of the entry's other names are left out.
  private let isAlias: Bool
  /// Ends of subtitles that say something else than the head does.
  private let excludedEndings: [String]

  private struct Ending: Equatable, Sendable {
    let text: String
    let short: String
  }

  /// Whether its rows are figures, and not names.
  package var hasFigures: Bool { !endings.isEmpty }

  /// - Parameters:
  ///   - endings: ends of subtitles, and what stands for each of them.
  ///   - isAlias: whether the column has other names alone, and not what stands for one elsewhere.
  ///   - excludedEndings: ends of subtitles that say something else, and are left out.
  package init(
    _ heads: String..., endings: KeyValuePairs<String, String> = [:], isAlias: Bool = false,
    excluding excludedEndings: [String] = []
  ) {
    self.heads = heads
    self.endings = endings.map { Ending(text: $0.key, short: $0.value) }
    self.isAlias = isAlias
    self.excludedEndings = excludedEndings
  }

  /// What a row shows of its subtitle.
  package func text(of entry: Entry) -> String {
    let subtitle = entry.subtitle
    if isAlias, !entry.aliases.contains(subtitle) { return "" }
    if excludedEndings.contains(where: subtitle.hasSuffix) { return "" }
    guard let ending = endings.first(where: { subtitle.hasSuffix($0.text) }) else {
      return subtitle
    }
    return String(subtitle.dropLast(ending.text.count)) + ending.short
  }
}
