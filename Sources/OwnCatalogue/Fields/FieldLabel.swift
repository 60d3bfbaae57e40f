import Basics

/// A field's name as people read it.
package enum FieldLabel {
  /// `release date` of `release_date`, `base · HP` of `base.HP`; capitals of acronyms stay.
  package static func text(of path: FieldPath) -> String {
    let keys = path.steps.compactMap { step -> String? in
      if case .key(let key) = step { words(key) } else { nil }
    }
    return keys.isEmpty ? "value" : keys.joined(separator: " · ")
  }

  private static func words(_ key: String) -> String {
    guard !key.contains(" ") else { return key }
    var words: [String] = []
    for part in key.split(whereSeparator: { $0 == "_" || $0 == "-" }) {
      words += capitalWords(Array(part))
    }
    guard let first = words.first else { return key }
    let rest = words.dropFirst().map { isAcronym($0) ? $0 : $0.lowercased() }
    return ([first] + rest).joined(separator: " ")
  }

  /// `release`, `Date` of `releaseDate`; `image`, `URL` of `imageURL`.
  private static func capitalWords(_ letters: [Character]) -> [String] {
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let begins =
        letter.isUppercase && index > 0
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase
            && letters[index - 1].isUppercase && index + 2 < letters.count)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func isAcronym(_ word: String) -> Bool {
    let word = word.hasSuffix("s") ? word.dropLast() : word[...]
    return word.count > 1 && !word.contains { $0.isLowercase }
  }
}
