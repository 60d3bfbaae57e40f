import SquadCore

/// English words for the config.
extension English: ConfigWords {
  func quoted(_ text: String) -> String { "\"\(text)\"" }
  var configMistakesTitle: String {
    "Config mistakes"
  }
  var noConfigMistakes: String {
    "No mistakes in the config"
  }
  var noConfig: String {
    "There is no config file · squad config example prints one"
  }
  func moreMistakes(_ number: String, isOne: Bool) -> String {
    " · \(number) more"
  }
  func meaning(_ name: String) -> String {
    ", did you mean \(name)?"
  }
  func unreadableConfig(_ reason: String) -> String {
    "can't be read: \(reason)"
  }
  func tooLarge(kilobytes: String) -> String {
    "is larger than \(kilobytes) kB"
  }
  var notUTF8: String {
    "is not UTF-8 text"
  }
  func syntax(_ reason: String) -> String {
    "\(reason); the rest is ignored"
  }
  func text(of reason: SyntaxReason) -> String {
    reason == .openingBrace ? "expected { at the start" : reason.rawValue
  }
  func unknownName(_ name: String) -> String {
    "unknown \(name)"
  }
  func repeated(_ name: String) -> String {
    "\(name) appears twice; the first is used"
  }
  func wrong(_ setting: String, takes values: String) -> String {
    "\(setting) must be \(values)"
  }
  func wrong(_ setting: String, value: String) -> String {
    "\(setting) can't be \(value)"
  }
  func reservedTheme(_ name: String) -> String {
    "\(name) is one of squad's themes, choose another name"
  }
  func wrongThemeName(_ name: String) -> String {
    "a theme can't be called \(name)"
  }
  var exposesKeys: String { "contains keys but is readable by others · run chmod 600 on it" }
  func unknownKey(_ key: String) -> String {
    "unknown key \(key)"
  }
  func notOneKey(_ key: String) -> String {
    "\(key) is not one key, such as \"j\", \"ctrl-d\" or \"f5\""
  }
  func fixedKey(_ key: String, means command: String) -> String {
    "\(key) can't be bound, it always means \(command)"
  }
  func sameKey(_ key: String, as other: String) -> String {
    "\(key) can't be bound, terminals send it as \(other)"
  }
  func escapedKey(_ key: String) -> String {
    "\(key) can't be bound, terminals send it as \"esc\" and what follows"
  }
  func unsentKey(_ key: String) -> String {
    "\(key) can't be bound, terminals have no such key"
  }
  func takenKey(_ key: String, by command: String) -> String {
    "\(key) is already bound to \(command)"
  }
  func lostKey(_ key: String, by command: String, to other: String, isLast: Bool) -> String {
    "\(key) now means \(other), no longer \(command)\(isLast ? ", which has no key left" : "")"
  }
  var takesFlag: String {
    "true or false"
  }
  var takesSpan: String {
    "a time from 1s to 24h, such as \"90s\", \"5m\" or \"1h30m\""
  }

  var takesText: String {
    "a quoted string"
  }
  func takesNumber(from least: String, to most: String) -> String {
    "a whole number from \(least) to \(most)"
  }
  func takesInterval(from least: String, to most: String) -> String {
    "seconds from \(least) to \(most), or null"
  }
  var takesObject: String {
    "an object in { }"
  }
  var takesKeys: String {
    "a key in quotes, several in [ ], or null for none"
  }
  var takesColor: String {
    "0 to 255, \"#rrggbb\", both in [ ], or \"default\""
  }
  var takesWeight: String {
    "words among plain, bold, dim, italic, underline and reverse"
  }
  var takesAddresses: String {
    "an address that begins with http:// or https://, or several in [ ]"
  }
  func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
