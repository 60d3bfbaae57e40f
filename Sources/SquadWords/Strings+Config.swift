import SquadCore

/// What squad says about the config file.
extension Strings {
  /// `config.json:3:3 unknown "theem", did you mean "theme"? · 2 more`
  package func text(of mistake: ConfigMistake, others: Int) -> String {
    text(of: mistake) + more(others)
  }

  /// ` · 2 more`; empty for none.
  package func more(_ others: Int) -> String {
    others > 0 ? moreMistakes(number(others), isOne: others == 1) : ""
  }

  /// `config.json:3:3 unknown "theem", did you mean "theme"?`
  package func text(of mistake: ConfigMistake) -> String {
    if mistake.problem == .exposesKeys {
      return "\(mistake.file) \(exposesKeys)"
    }
    let place = mistake.place.map { ":\($0.line):\($0.column)" } ?? ":"
    return "\(mistake.file)\(place) \(text(of: mistake.problem))"
  }

  private func text(of problem: ConfigProblem) -> String {
    switch problem {
    case .unreadable(let reason): unreadableConfig(reason)
    case .tooLarge(let bytes): tooLarge(kilobytes: number(bytes / 1_000))
    case .notUTF8: notUTF8
    case .syntax(let reason): syntax(text(ofSyntax: reason))
    case .unknown(let name, let suggestion):
      unknownName(quoted(name)) + meaning(suggestion)
    case .retired(let name, let other): retired(quoted(name), instead: quoted(other))
    case .repeated(let name): repeated(quoted(name))
    case .wrong(let setting, let values):
      wrong(quoted(setting), takes: text(of: values))
    case .unknownValue(let setting, let value, let suggestion):
      wrong(quoted(setting), value: quoted(value)) + meaning(suggestion)
    case .reservedTheme(let name): reservedTheme(quoted(name))
    case .themeName(let name): wrongThemeName(quoted(name))
    case .key(let key, let problem): text(of: problem, quoted(key))
    case .exposesKeys: exposesKeys
    }
  }

  private func text(of problem: ConfigProblem.KeyProblem, _ key: String) -> String {
    switch problem {
    case .unknown(let suggestion): unknownKey(key) + meaning(suggestion)
    case .notOne: notOneKey(key)
    case .fixed(let command): fixedKey(key, means: quoted(command))
    case .same(let other): sameKey(key, as: quoted(other))
    case .escaped: escapedKey(key)
    case .unsent: unsentKey(key)
    case .taken(let command): takenKey(key, by: quoted(command))
    case .lost(let command, let other, let isLast):
      lostKey(key, by: quoted(command), to: quoted(other), isLast: isLast)
    }
  }

  private func text(of values: ConfigExpectation) -> String {
    switch values {
    case .flag: takesFlag
    case .text: takesText
    case .number(let range):
      takesNumber(from: number(range.lowerBound), to: number(range.upperBound))
    case .interval(let range):
      takesInterval(from: number(range.lowerBound), to: number(range.upperBound))
    case .span: takesSpan
    case .choice(let choices): either(choices.map(quoted))
    case .object: takesObject
    case .keys: takesKeys
    case .color: takesColor
    case .weight: takesWeight
    case .addresses: takesAddresses
    }
  }

  private func meaning(_ suggestion: String?) -> String {
    suggestion.map { meaning(quoted($0)) } ?? ""
  }
}
