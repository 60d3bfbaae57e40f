import Basics
import CatalogueKit
import PlainText
import SquadCore

/// Texts of the Star Wars catalogue from those of SWAPI.
enum SwapiText {
  /// A word in the spelling of all catalogues: `male` → `Male`, `blonde` → `Blond`.
  static func word(_ text: String?) -> String {
    guard let text, text != CatalogueText.unknown, text != "n/a" else {
      return text ?? CatalogueText.unknown
    }
    return text.split(separator: " ").map { $0 == "blonde" ? "blond" : $0 }
      .joined(separator: " ").capitalizedFirst
  }

  /// A number with its unit, `1,358 kg`; a word unchanged, `n/a`.
  static func measure(_ text: String?, _ unit: String) -> String {
    guard let text else { return CatalogueText.unknown }
    let isNumber = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
    }
    return isNumber ? "\(text) \(unit)" : text
  }

  /// `19BBY` → `19 BBY`; a word unchanged.
  static func year(_ text: String?) -> String? {
    guard let text else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let era = text.dropFirst(digits.count)
    return !digits.isEmpty && ["BBY", "ABY"].contains(era) ? "\(digits) \(era)" : text
  }

  /// `4` → `IV`; nil for numbers outside 1…39.
  static func roman(_ number: Int) -> String? {
    guard (1...39).contains(number) else { return nil }
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    return String(repeating: "X", count: number / 10) + ones[number % 10]
  }

  /// `25 May 1977`
  static func date(_ date: CalendarDay) -> String { Phrase.day(date).description }
}
