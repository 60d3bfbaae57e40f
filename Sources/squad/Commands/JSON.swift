import FoundationEssentials
import SquadCore

/// JSON as the commands print it: keys in the alphabet's order, so that two outputs can be compared.
enum JSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension CalendarDay {
  /// `2026-04-22`
  var iso: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension Moment {
  /// `2026-04-22T12:04:00Z`
  var iso: String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
