import Basics
import PlainText
import SquadCore

/// Spelling of superhero-api's texts and measures, and its words for "unknown".
enum HeroText {
  /// Words that stand for nothing, in lower case.
  private static let blanks: Set<String> = [
    "", "-", "null", "unknown", "no alter egos found.", "place of birth unknown",
    "occupation unknown", "base of operations unknown",
  ]

  /// The text, clean and in one line; nil where it stands for "unknown".
  static func known(_ raw: String?) -> String? {
    guard let text = raw.map(line), !isBlank(text) else { return nil }
    return text
  }

  /// A word with a capital, as most records spell it: `brown` → `Brown`.
  static func word(_ raw: String?) -> String? { known(raw)?.capitalizedFirst }

  /// Looks its words up only where the last letter is one of theirs: most texts are no blanks, and
  /// there are 20 in a record.
  private static func isBlank(_ text: String) -> Bool {
    switch text.utf8.last {
    case nil: true
    case .some(0x2D), .some(0x2E), .some(0x4C), .some(0x4E), .some(0x6C), .some(0x6E):
      text.utf8.count <= 26 && blanks.contains(text.lowercased())
    case .some: false
    }
  }

  /// In one line; where a line end parted two relatives and no comma does, a semicolon.
  private static func line(_ raw: String) -> String {
    guard raw.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return PlainText.line(raw) }
    let parts = raw.split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
    return parts.filter { !$0.isEmpty }.reduce("") { text, part in
      guard let last = text.last else { return part }
      return text + (",;".contains(last) ? " " : "; ") + part
    }
  }

  /// The texts that say something, each once.
  static func known(_ raw: [String]) -> [String] {
    var seen: Set<String> = []
    return raw.compactMap(known).filter { seen.insert($0).inserted }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The first month of a text, `Detective Comics #27 (May, 1939)`, counted from the year 0; of a
  /// year alone its first. Nil without a year in parentheses.
  static func month(_ text: String) -> Int? {
    for part in text.split(separator: "(").dropFirst() {
      let words = part.prefix { $0 != ")" }.split { $0 == " " || $0 == "," }
      guard let last = words.last, last.utf8.count == 4, last.utf8.allSatisfy(isDigit),
        let year = Int(last)
      else { continue }
      let month = words.first.flatMap { months.firstIndex(of: $0.lowercased()) }
      return year * 12 + (month ?? 0)
    }
    return nil
  }

  /// A size in the two systems that the source gives it in, the first one imperial: `203 cm
  /// (6'8")`. Nil where both are unknown.
  static func height(_ values: [String]) -> String? {
    let metric = measure(values.dropFirst().first, units: ["cm", "meters", "m"])
    let imperial = known(values.first).map { feet($0) ?? $0 }
    guard let metric else { return imperial.flatMap { isZero($0) ? nil : $0 } }
    return joined(metric, known(values.first).flatMap(feet))
  }

  /// A weight likewise: `441 kg (980 lb)`.
  static func weight(_ values: [String]) -> String? {
    let units: Set<String> = ["lb", "kg", "tons", "t"]
    let metric = measure(values.dropFirst().first, units: units)
    let imperial = measure(values.first, units: units)
    guard let metric else { return imperial }
    return joined(metric, imperial)
  }

  private static func joined(_ metric: String, _ imperial: String?) -> String {
    imperial.map { "\(metric) (\($0))" } ?? metric
  }

  /// A number above 0 with one of these units, its digits grouped: `40,000 lb`; nil for `0 cm`,
  /// `- lb`, and for kilograms where a height should be.
  private static func measure(_ raw: String?, units: Set<String>) -> String? {
    guard let text = known(raw), text.utf8.first.map(isDigit) ?? false, !isZero(text),
      let unit = text.split(separator: " ").last, units.contains(String(unit))
    else { return nil }
    guard let number = UInt64(text.prefix { $0 != " " }) else { return text }
    return number.grouped + String(text.drop { $0 != " " })
  }

  /// `6'8` → `6'8"`, `6'` and `5'10'` likewise; nil for what is not feet and inches.
  private static func feet(_ text: String) -> String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      .map { $0.last == "\"" ? $0.dropLast() : $0 }
    guard (2...3).contains(parts.count), let feet = Int(parts[0]), feet >= 0,
      parts.count == 2 || parts[2].isEmpty
    else { return nil }
    if parts[1].isEmpty { return feet > 0 ? "\(feet)'" : nil }
    guard let inches = Int(parts[1]), (0..<12).contains(inches), feet + inches > 0 else {
      return nil
    }
    return "\(feet)'\(inches)\""
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether no digit of a text is above 0.
  private static func isZero(_ text: String) -> Bool {
    !text.utf8.contains { (0x31...0x39).contains($0) }
  }
}
