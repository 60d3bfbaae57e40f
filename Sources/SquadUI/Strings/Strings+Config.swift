import SquadCore

/// What squad says about the config file.
extension Strings {
  var configMistakesTitle: String { "Config mistakes" }

  /// `config.json:3:3 unknown "theem", did you mean "theme"? · 2 more`
  package func text(of mistake: ConfigMistake, others: Int) -> String {
    text(of: mistake) + more(others)
  }

  /// ` · 2 more`; empty for none.
  func more(_ others: Int) -> String { others > 0 ? " · \(Self.number(others)) more" : "" }

  /// `config.json:3:3 unknown "theem", did you mean "theme"?`
  package func text(of mistake: ConfigMistake) -> String {
    if mistake.problem == .exposesKeys { return exposedKeys(in: mistake.file) }
    let place = mistake.place.map { ":\($0.line):\($0.column)" } ?? ":"
    return "\(mistake.file)\(place) \(text(of: mistake.problem))"
  }

  private func text(of problem: ConfigProblem) -> String {
    switch problem {
    case .unreadable(let reason): "can't be read: \(reason)"
    case .tooLarge(let bytes): "is larger than \(Self.number(bytes / 1_000)) kB"
    case .notUTF8: "is not UTF-8 text"
    case .syntax(let reason): "\(reason), what follows is ignored"
    case .unknown(let name, let suggestion): "unknown \(quoted(name))\(meaning(suggestion))"
    case .repeated(let name): "\(quoted(name)) stands twice, the first one counts"
    case .wrong(let setting, let values): "\(quoted(setting)) takes \(text(of: values))"
    case .unknownValue(let setting, let value, let suggestion):
      "\(quoted(setting)) can't be \(quoted(value))\(meaning(suggestion))"
    case .reservedTheme(let name): "\(quoted(name)) is one of squad's themes, choose another name"
    case .themeName(let name): "a theme can't be called \(quoted(name))"
    case .key(let key, let problem): text(of: problem, key)
    case .exposesKeys: exposesKeys
    }
  }

  private func text(of problem: ConfigProblem.KeyProblem, _ key: String) -> String {
    switch problem {
    case .unknown(let suggestion): "unknown key \(quoted(key))\(meaning(suggestion))"
    case .notOne: "\(quoted(key)) is not one key, such as \"j\", \"ctrl-d\" or \"f5\""
    case .fixed(let command): "\(quoted(key)) can't be bound, it always means \(quoted(command))"
    case .same(let other): "\(quoted(key)) can't be bound, terminals send it as \(quoted(other))"
    case .escaped: "\(quoted(key)) can't be bound, terminals send it as \"esc\" and what follows"
    case .unsent: "\(quoted(key)) can't be bound, terminals have no such key"
    case .taken(let command): "\(quoted(key)) is bound to \(quoted(command)) already"
    }
  }

  private func text(of values: ConfigExpectation) -> String {
    switch values {
    case .flag: "true or false"
    case .text: "a text in quotes"
    case .number(let range):
      "a whole number from \(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))"
    case .interval(let range):
      "seconds from \(Self.number(range.lowerBound)) to \(Self.number(range.upperBound)), or null"
    case .choice(let words): list(words)
    case .object: "settings in { }"
    case .keys: "a key in quotes, several in [ ], or null for none"
    case .color: "0 to 255, \"#rrggbb\", both in [ ], or \"default\""
    case .weight: "words among plain, bold, dim, italic, underline and reverse"
    case .addresses: "an address that begins with http:// or https://, or several in [ ]"
    }
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().map(quoted).joined(separator: ", ") + " or \(quoted(last))"
  }

  private func meaning(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean \(quoted($0))?" } ?? ""
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
