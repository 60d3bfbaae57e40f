/// The right column of a list: its head, and how a row's subtitle is shortened below it.
///
/// A subtitle says what it is wherever it stands, `2,371 comics`; below the head `comics` the number
/// is enough.
package struct ListColumn: Equatable, Sendable {
  /// `comics`
  package let head: String
  /// Ends of subtitles, and what stands for each of them.
  private let endings: [Ending]

  private struct Ending: Equatable, Sendable {
    let text: String
    let short: String
  }

  /// - Parameter endings: ends of subtitles, and what stands for each of them.
  package init(_ head: String, endings: KeyValuePairs<String, String> = [:]) {
    self.head = head
    self.endings = endings.map { Ending(text: $0.key, short: $0.value) }
  }

  /// What a row shows of its subtitle.
  package func text(_ subtitle: String) -> String {
    guard let ending = endings.first(where: { subtitle.hasSuffix($0.text) }) else {
      return subtitle
    }
    return subtitle.dropLast(ending.text.count) + ending.short
  }
}
