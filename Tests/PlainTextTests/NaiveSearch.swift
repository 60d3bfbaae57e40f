import PlainText

/// `SearchQuery` implemented in the slow and obvious way.
enum NaiveSearch {
  /// A letter, and whether it starts a word.
  private typealias Letter = (scalar: Unicode.Scalar, isStart: Bool)

  static func rank(_ query: String, title: String, aliases: [String]) -> MatchRank? {
    let fields = ([title] + aliases).map(letters)
    let words = PlainText.folded(PlainText.line(query)).split(separator: " ")
      .map { letters(of: String($0)).map(\.scalar) }.filter { !$0.isEmpty }
    if words.isEmpty { return .prefix }
    let found = words.map { word in fields.flatMap { places(of: word, in: $0) } }
    if found.contains(where: { $0.isEmpty }) { return nil }
    let whole = Array(words.joined())
    let scalars = fields.map { $0.map(\.scalar) }
    if scalars[0] == whole { return .exact }
    if scalars.contains(whole) { return .exactAlias }
    if scalars[0].starts(with: whole) { return .prefix }
    if scalars.contains(where: { $0.starts(with: whole) }) { return .prefixAlias }
    return found.allSatisfy { $0.contains(true) } ? .wordStart : .inside
  }

  /// Whether the letters occur in order in a field, the first at the start of a word, with at most
  /// as many bytes between them as they have.
  static func isFuzzy(_ query: String, title: String, aliases: [String]) -> Bool {
    let wanted = letters(of: query).map(\.scalar)
    return ([title] + aliases).map(letters).contains { field in
      field.indices.contains { start in
        guard field[start].isStart, field[start].scalar == wanted.first else { return false }
        var rest = wanted[...]
        var remaining = 2 * bytes(wanted)
        for letter in field[start...] where !rest.isEmpty {
          remaining -= bytes([letter.scalar])
          if letter.scalar == rest.first, remaining >= 0 { rest.removeFirst() }
        }
        return rest.isEmpty
      }
    }
  }

  /// Smallest number of insertions, omissions, replacements and swaps that turn the query into a
  /// name from the start of a word on, or into the beginning of one, which for fewer than six
  /// letters is whole words with the same last letter; nil for more than `maximum`.
  static func slips(_ query: String, title: String, aliases: [String], maximum: Int) -> Int? {
    let wanted = letters(of: query).map(\.scalar)
    return ([title] + aliases).map(letters).flatMap { field in
      field.indices.filter { field[$0].isStart && wanted.prefix(2).contains(field[$0].scalar) }
        .flatMap { start -> [Int] in
          let name = field[start...].map(\.scalar)
          return (0...name.count)
            .filter { length in
              wanted.count >= 6 || length == name.count
                || field[start + length].isStart && length > 0 && name[length - 1] == wanted.last
            }
            .map { distance(wanted, name.prefix($0)) }
        }
    }.filter { $0 <= maximum }.min()
  }

  private static func distance(
    _ left: [Unicode.Scalar], _ right: ArraySlice<Unicode.Scalar>
  ) -> Int {
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var line = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1)
        least = min(least, line[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        line.append(least)
      }
      rows.append(line)
    }
    return rows[left.count][right.count]
  }

  private static func bytes(_ scalars: [Unicode.Scalar]) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  private static func letters(of text: String) -> [Letter] {
    var letters: [Letter] = []
    var isStart = true
    for scalar in PlainText.folded(PlainText.line(text)).unicodeScalars {
      let character = Character(scalar)
      let counts = !scalar.isASCII || character.isLetter || character.isNumber
      if counts { letters.append((scalar, isStart)) }
      isStart = !counts
    }
    return letters
  }

  /// For each occurrence of `word`, whether it is at the start of a word.
  private static func places(of word: [Unicode.Scalar], in field: [Letter]) -> [Bool] {
    field.indices.filter { field[$0...].map(\.scalar).starts(with: word) }
      .map { field[$0].isStart }
  }
}
