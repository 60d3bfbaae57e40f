import SquadCore

/// What squad says about the config file.
extension Strings {
  var configMistakesTitle: String { words.configMistakesTitle }

  /// `config.json:3:3 unknown "theem", did you mean "theme"? · 2 more`
  package func text(of mistake: ConfigMistake, others: Int) -> String {
    text(of: mistake) + more(others)
  }

  /// ` · 2 more`; empty for none.
  func more(_ others: Int) -> String {
    others > 0 ? words.moreMistakes(number(others), isOne: others == 1) : ""
  }

  /// `config.json:3:3 unknown "theem", did you mean "theme"?`
  package func text(of mistake: ConfigMistake) -> String {
    if mistake.problem == .exposesKeys {
      return "\(mistake.file) \(words.exposesKeys)"
    }
    let place = mistake.place.map { ":\($0.line):\($0.column)" } ?? ":"
    return "\(mistake.file)\(place) \(text(of: mistake.problem))"
  }

  private func text(of problem: ConfigProblem) -> String {
    switch problem {
    case .unreadable(let reason): words.unreadableConfig(reason)
    case .tooLarge(let bytes): words.tooLarge(kilobytes: number(bytes / 1_000))
    case .notUTF8: words.notUTF8
    case .syntax(let reason): words.syntax(syntax(reason))
    case .unknown(let name, let suggestion):
      words.unknownName(words.quoted(name)) + meaning(suggestion)
    case .repeated(let name): words.repeated(words.quoted(name))
    case .wrong(let setting, let values):
      words.wrong(words.quoted(setting), takes: text(of: values))
    case .unknownValue(let setting, let value, let suggestion):
      words.wrong(words.quoted(setting), value: words.quoted(value)) + meaning(suggestion)
    case .reservedTheme(let name): words.reservedTheme(words.quoted(name))
    case .themeName(let name): words.wrongThemeName(words.quoted(name))
    case .key(let key, let problem): text(of: problem, words.quoted(key))
    case .exposesKeys: words.exposesKeys
    }
  }

  private func text(of problem: ConfigProblem.KeyProblem, _ key: String) -> String {
    switch problem {
    case .unknown(let suggestion): words.unknownKey(key) + meaning(suggestion)
    case .notOne: words.notOneKey(key)
    case .fixed(let command): words.fixedKey(key, means: words.quoted(command))
    case .same(let other): words.sameKey(key, as: words.quoted(other))
    case .escaped: words.escapedKey(key)
    case .unsent: words.unsentKey(key)
    case .taken(let command): words.takenKey(key, by: words.quoted(command))
    case .lost(let command, let other, let isLast):
      words.lostKey(key, by: words.quoted(command), to: words.quoted(other), isLast: isLast)
    }
  }

  private func text(of values: ConfigExpectation) -> String {
    switch values {
    case .flag: words.takesFlag
    case .text: words.takesText
    case .number(let range):
      words.takesNumber(from: number(range.lowerBound), to: number(range.upperBound))
    case .interval(let range):
      words.takesInterval(from: number(range.lowerBound), to: number(range.upperBound))
    case .span: words.takesSpan
    case .choice(let choices): words.either(choices.map(words.quoted))
    case .object: words.takesObject
    case .keys: words.takesKeys
    case .color: words.takesColor
    case .weight: words.takesWeight
    case .addresses: words.takesAddresses
    }
  }

  private func meaning(_ suggestion: String?) -> String {
    suggestion.map { words.meaning(words.quoted($0)) } ?? ""
  }
}
