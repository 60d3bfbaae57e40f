import PlainText

/// A command line that squad can't follow: one line, exit status 2.
struct UsageError: Error, Equatable {
  let line: String

  init(_ line: String) { self.line = line }

  /// - Parameters:
  ///   - kind: what the word was taken for: `command`.
  ///   - names: what it may have meant.
  init(unknown kind: String, _ word: String, among names: [String]) {
    let hint = Nearest.name(to: word, among: names).map { "did you mean \($0)?" }
    line = "unknown \(kind) \(quoted(word)) · \(hint ?? "see squad --help")"
  }
}
