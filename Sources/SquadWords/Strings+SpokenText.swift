import SquadCore

/// Putting sentences together.
extension Strings {
  /// `a, b, c`, without the empty ones.
  package func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map(spoken).joined(separator: punctuation.comma)
  }

  /// `a, b, c.`
  package func sentence(_ parts: [String]) -> String { ended(list(parts)) }

  /// `A. B. C.`
  package func sentences(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.map { ended(capitalized(spoken($0))) }
      .joined(separator: punctuation.space)
  }

  func ended(_ text: String) -> String {
    guard let last = text.last else { return "" }
    return ".?!:。？！".contains(last) ? text : text + punctuation.period
  }

  /// What begins with a file's name or an id stays as it is.
  func capitalized(_ text: String) -> String {
    let first = text.prefix { $0 != " " }.dropLast()
    guard punctuation.hasCapitals, !first.contains(where: "./".contains) else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text without the signs that stand between its parts on the screen, and for what is unknown.
  package func spoken(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    if text == "—" { return spokenUnknown }
    let punctuation = self.punctuation
    var spoken = withSpans(text, punctuation)
    for (sign, words) in [
      (" · ", punctuation.comma), (" — ", punctuation.comma), (Self.dash, punctuation.comma),
      ("…", "..."), ("▲ ", punctuation.up), ("▼ ", punctuation.down), ("★ ", ""), (" ›", ""),
    ] where spoken.contains(sign) {
      spoken = spoken.split(separator: sign, omittingEmptySubsequences: false)
        .joined(separator: words)
    }
    return spoken
  }

  private static let dash = " – "

  /// A dash between two numbers is a span of them: `2012 – 2014`; elsewhere it is a pause.
  private func withSpans(_ text: String, _ punctuation: SpokenPunctuation) -> String {
    guard text.contains(Self.dash) else { return text }
    let parts = text.split(separator: Self.dash, omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).reduce(into: String(parts[0])) { spoken, pair in
      let isSpan = pair.0.last?.isWholeNumber == true && pair.1.first?.isWholeNumber == true
      spoken += (isSpan ? punctuation.through : Self.dash) + pair.1
    }
  }
}
