/// Kinds of cells that no header has.
enum CellKind {
  case number
  /// A number with a unit: `4.0K`, `12 ms`.
  case quantity
  case date
  /// Of a page or a mailbox, and a remote of git's: `git@example.org:a.git (fetch)`.
  case address
  /// An absolute path.
  case path
  /// A hash, or an id with one, as git, docker, kubectl and aws print them.
  case hash

  init?(_ text: String) {
    let text = text.trimmed
    let hasHash = Self.hasHash(text)
    if text.hasPrefix("http://") || text.hasPrefix("https://") || Self.hasHost(text) {
      self = .address
    } else if text.hasPrefix("/") || text.hasPrefix("./") {
      self = .path
    } else if Self.isNumber(text) {
      self = .number
    } else if !hasHash, Self.isNumber(text.prefix { !$0.isLetter }),
      text.drop(while: { !$0.isLetter }).count <= 3
    {
      self = .quantity
    } else if Self.isDate(text) {
      self = .date
    } else if hasHash {
      self = .hash
    } else {
      return nil
    }
  }

  /// Whether its first word is a name, `@` and a host with a dot.
  private static func hasHost(_ text: String) -> Bool {
    let parts = text.prefix { $0 != " " }.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().contains(".")
  }

  /// Whether a part of it is at least seven small hexadecimal digits, not all of them decimal.
  private static func hasHash(_ text: String) -> Bool {
    text.utf8.split { byte in !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte) }
      .contains { part in
        part.count >= 7 && part.contains { $0 >= 0x61 } && part.allSatisfy { $0 <= 0x66 }
      }
  }

  /// A number with an optional sign, currency, separators and per cent: `-1.234,50 €`, `12%`.
  private static func isNumber(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    var digits = 0
    var isAfterDigits = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9":
        if isAfterDigits { return false }
        digits += 1
      case ".", ",", "'": if isAfterDigits { return false }
      case "+", "-", "−": if digits > 0 { return false }
      case " ", "\u{A0}", "\u{202F}": continue
      case "%": isAfterDigits = digits > 0
      case _ where scalar.properties.generalCategory == .currencySymbol: isAfterDigits = digits > 0
      default: return false
      }
    }
    return digits > 0
  }

  /// Two or three numbers between separators, or with a month's name: `2026-11-01 10:00`,
  /// `1.2.2006`, `2-Jan-2006`, `Jan 2, 2006`.
  private static func isDate(_ text: String) -> Bool {
    guard (6...40).contains(text.utf8.count) else { return false }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    guard parts.count >= 3, let first = text.first, first.isNumber || first.isLetter else {
      return false
    }
    let isMonth = parts.prefix(3).contains { part in
      months.contains(part.prefix(3).lowercased()) && part.allSatisfy(\.isLetter)
    }
    let numbers = parts.prefix(3).filter { $0.allSatisfy(\.isNumber) || $0.hasSuffix("T") }
    guard isMonth ? numbers.count >= 1 : numbers.count >= 2 else { return false }
    if isMonth { return numbers.contains { $0.count == 4 || $0.count <= 2 } }
    let separators = text.prefix(11).filter { "-/.".contains($0) }
    return separators.count >= 2 && parts.prefix(3).contains { $0.prefix(4).allSatisfy(\.isNumber) }
      && parts[0].count + parts[1].count <= 6 && parts[2].first?.isNumber == true
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
