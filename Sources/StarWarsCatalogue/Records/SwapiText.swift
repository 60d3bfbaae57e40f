import Basics
import CatalogueKit
import PlainText
import SquadCore

/// How the Star Wars catalogue spells what SWAPI gives.
enum SwapiText {
  /// A word as all catalogues spell it: `male` → `Male`, `blonde` → `Blond`.
  static func word(_ text: String?) -> String {
    guard let text, text != CatalogueText.unknown, text != "n/a" else {
      return text ?? CatalogueText.unknown
    }
    return text.split(separator: " ").map { $0 == "blonde" ? "blond" : $0 }
      .joined(separator: " ").capitalizedFirst
  }

  /// A number with its unit, `1,358 kg`; a word as it is, `n/a`.
  static func measure(_ text: String?, _ unit: String) -> String {
    guard let text else { return CatalogueText.unknown }
    let isNumber = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
    }
    return isNumber ? "\(text) \(unit)" : text
  }

  /// `19 BBY` of `19BBY`; a word as it is.
  static func year(_ text: String?) -> String? {
    guard let text else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let era = text.dropFirst(digits.count)
    return !digits.isEmpty && ["BBY", "ABY"].contains(era) ? "\(digits) \(era)" : text
  }

  /// `IV`; nil for what is not written so.
  static func roman(_ number: Int) -> String? {
    guard (1...39).contains(number) else { return nil }
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    return String(repeating: "X", count: number / 10) + ones[number % 10]
  }

  /// `25 May 1977`
  static func date(_ date: SwapiDate) -> String { Phrase.day(date.day).description }
}
