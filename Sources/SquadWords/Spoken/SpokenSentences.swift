import SquadCore

/// Joins phrases to sentences, without signs that a screen reader would read out.
extension Strings {
  /// `a, b, c`, without the empty ones.
  package func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map(spoken).joined(separator: comma)
  }

  /// `a, b, c.`
  package func sentence(_ parts: [String]) -> String { ended(list(parts)) }

  /// `A. B. C.`
  package func sentences(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.map { ended(capitalized(spoken($0))) }.joined(separator: space)
  }

  /// Clauses with verbs of their own: `a, b.`, but two sentences in Japanese.
  func clauses(_ clauses: [String]) -> String {
    language == .japanese ? sentences(clauses) : sentence(clauses)
  }

  func ended(_ text: String) -> String {
    guard let last = text.last else { return "" }
    return ".?!:。？！".contains(last) ? text : text + say(".", ".", "。")
  }

  /// Capitalises a text unless it begins with a file's name or an id.
  func capitalized(_ text: String) -> String {
    let first = text.prefix { $0 != " " }.dropLast()
    guard language != .japanese, !first.contains(where: "./".contains) else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Capitalises a text unless it begins with `name`.
  func capitalized(_ text: String, keeping name: String) -> String {
    text.hasPrefix(name) ? text : capitalized(text)
  }

  /// Replaces the screen's signs, such as `·`, `▲` and `—`, by pauses and words.
  package func spoken(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    if text == "—" { return spokenUnknown }
    var spoken = withSpans(text)
    for (sign, pause) in [
      (" · ", comma), (" — ", comma), (Self.dash, comma), ("…", "..."),
      ("▲ ", say("up ", "sube ", "上昇 ")), ("▼ ", say("down ", "baja ", "下落 ")), ("★ ", ""),
      (" ›", ""),
    ] where spoken.contains(sign) {
      spoken = spoken.split(separator: sign, omittingEmptySubsequences: false)
        .joined(separator: pause)
    }
    return spoken
  }

  /// Between the parts of a sentence.
  private var comma: String { say(", ", ", ", "、") }
  /// Between sentences.
  var space: String { say(" ", " ", "") }

  private static let dash = " – "

  /// Reads a dash between two numbers as a range: `2012 – 2014`; elsewhere it is a pause.
  private func withSpans(_ text: String) -> String {
    guard text.contains(Self.dash) else { return text }
    let parts = text.split(separator: Self.dash, omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).reduce(into: String(parts[0])) { spoken, pair in
      let isSpan = pair.0.last?.isWholeNumber == true && pair.1.first?.isWholeNumber == true
      spoken += (isSpan ? say(" to ", " a ", "から") : Self.dash) + pair.1
    }
  }
}
