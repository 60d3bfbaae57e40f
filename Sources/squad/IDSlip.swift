import PlainText
import SquadCore

/// Mistyped path of an entry.
struct IDSlip {
  private let path: String
  private let stem: String
  /// Digits at the end.
  let number: String

  init(_ path: String) {
    self.path = path
    (stem, number) = Self.parts(of: path)
  }

  /// The nearest entry by id, then by title. A digit more or less counts as a slip only in a long
  /// number.
  func nearest(of entries: [Entry]) -> Entry? {
    let parts = entries.map { Self.parts(of: $0.id.path) }
    let sameNumber = entries.indices.filter { parts[$0].number == number }
    if let index = Nearest.index(of: stem, among: sameNumber.map { parts[$0].stem }) {
      return entries[sameNumber[index]]
    }
    if number.count >= 4 {
      let sameStem = entries.indices.filter { parts[$0].stem == stem }
      return sameStem.first { Self.isSlip(number, parts[$0].number) }.map { entries[$0] }
    }
    guard number.isEmpty else { return nil }
    let titles = entries.map { Self.letters(of: $0.title) }
    return Nearest.index(of: Self.letters(of: path), among: titles).map { entries[$0] }
  }

  static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func parts(of path: String) -> (stem: String, number: String) {
    let stem = path.reversed().drop { $0.isASCII && $0.isNumber }
    return (String(stem.reversed()), String(path.dropFirst(stem.count)))
  }

  /// Whether two numbers of one length differ in one digit.
  private static func isSlip(_ left: String, _ right: String) -> Bool {
    left.count == right.count && zip(left, right).count { $0 != $1 } == 1
  }
}
