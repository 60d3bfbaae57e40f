/// Suggests what a misspelled word may have meant.
package enum SpellingSuggestion {
  /// The nearest name, the first of several; nil if none is near. Ignores case, and takes three
  /// letters or more for the beginning of a name, too.
  package static func name(for word: String, among names: [String]) -> String? {
    index(for: word, among: names).map { names[$0] }
  }

  /// Index of the nearest name.
  package static func index(for word: String, among names: [String]) -> Int? {
    let word = word.lowercased()
    let letters = Array(word)
    // One slip per three letters: fewer letters would share half a word by chance.
    var best: (index: Int, distance: Int)?
    for (index, name) in names.enumerated() {
      let limit = min(letters.count / 3, best.map { $0.distance - 1 } ?? .max)
      guard limit >= 0, let distance = distance(letters, Array(name.lowercased()), limit) else {
        continue
      }
      best = (index, distance)
    }
    // A name that begins with the word is nearer than one two slips away.
    let begun =
      letters.count < 3 || best?.distance ?? .max < 2
      ? nil : names.firstIndex { $0.lowercased().hasPrefix(word) }
    return begun ?? best?.index
  }

  /// Edit distance with swaps of neighbours; nil if it exceeds `limit`.
  private static func distance(_ left: [Character], _ right: [Character], _ limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var before: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var line = [row + 1]
      for (column, other) in right.enumerated() {
        let cost = letter == other ? 0 : 1
        var least = min(above[column] + cost, above[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
          least = min(least, before[column - 1] + 1)
        }
        line.append(least)
      }
      before = above
      above = line
    }
    return above.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
