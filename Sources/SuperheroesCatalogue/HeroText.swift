import Basics
import PlainText
import SquadCore

/// Cleans superhero-api's texts and measures, and recognises its words for "unknown".
enum HeroText {
  /// The words for "unknown", in lower case.
  private static let blanks: Set<String> = [
    "", "-", "null", "unknown", "no alter egos found.", "place of birth unknown",
    "occupation unknown", "base of operations unknown",
  ]

  /// The text, clean and in one line; nil where it means "unknown".
  static func known(_ raw: String?) -> String? {
    guard let text = raw.map(line), !isBlank(text) else { return nil }
    return text
  }

  /// A known word with an upper-case first letter, as most records have it: `brown` → `Brown`.
  static func word(_ raw: String?) -> String? { known(raw)?.capitalizedFirst }

  /// Looks a text up only if it ends like one of the blanks: most texts don't, and a record has 20.
  private static func isBlank(_ text: String) -> Bool {
    guard let last = text.utf8.last else { return true }
    // In lower case: - . l n
    let letter = last | 0x20
    guard letter == 0x2D || letter == 0x2E || letter == 0x6C || letter == 0x6E else { return false }
    return text.utf8.count <= 26 && blanks.contains(text.lowercased())
  }

  /// Joins lines to one, with a semicolon where only a line end separated two relatives.
  private static func line(_ raw: String) -> String {
    guard raw.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return PlainText.line(raw) }
    let parts = raw.split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
    return parts.filter { !$0.isEmpty }.reduce("") { text, part in
      guard let last = text.last else { return part }
      return text + (",;".contains(last) ? " " : "; ") + part
    }
  }

  /// The known texts, each once.
  static func known(_ raw: [String]) -> [String] {
    var seen: Set<String> = []
    return raw.compactMap(known).filter { seen.insert($0).inserted }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The first date of a text, `Detective Comics #27 (May, 1939)`, in months from the year 0. A
  /// year alone counts as its January. Nil without a year in parentheses.
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

  /// A height from the source's imperial and metric values: `203 cm (6'8")`. Nil where both are
  /// unknown.
  static func height(_ values: [String]) -> String? {
    let metric = measure(values.dropFirst().first, units: ["cm", "meters", "m"])
    let imperial = known(values.first).map { feet($0) ?? $0 }
    guard let metric else { return imperial.flatMap { isZero($0) ? nil : $0 } }
    return joined(metric, known(values.first).flatMap(feet))
  }

  /// A weight from the same two values: `441 kg (980 lb)`.
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

  /// A positive number with one of these units and grouped digits: `40,000 lb`. Nil for `0 cm`,
  /// `- lb`, and for a height in kilograms.
  private static func measure(_ raw: String?, units: Set<String>) -> String? {
    guard let text = known(raw), text.utf8.first.map(isDigit) ?? false, !isZero(text),
      let unit = text.split(separator: " ").last, units.contains(String(unit))
    else { return nil }
    guard let number = UInt64(text.prefix { $0 != " " }) else { return text }
    return number.grouped + String(text.drop { $0 != " " })
  }

  /// `6'8` → `6'8"`, also from `6'` and `5'10'`; nil for anything but feet and inches.
  private static func feet(_ text: String) -> String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      .map { $0.last == "\"" ? $0.dropLast() : $0 }
    guard (2...3).contains(parts.count), let feet = Int(parts[0]), feet >= 0,
      parts.count == 2 || parts[2].isEmpty
    else { return nil }
    if parts[1].isEmpty { return feet > 0 ? "\(feet)'" : nil }
    guard let inches = Int(parts[1]), (0..<12).contains(inches), feet > 0 || inches > 0 else {
      return nil
    }
    return "\(feet)'\(inches)\""
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether all digits of a text are 0.
  private static func isZero(_ text: String) -> Bool {
    !text.utf8.contains { (0x31...0x39).contains($0) }
  }
}
