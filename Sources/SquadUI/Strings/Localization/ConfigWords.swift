import SquadCore

/// What is said of the config and its mistakes. Names and values stand in `quoted`.
protocol ConfigWords {
  var configMistakesTitle: String { get }
  var noConfigMistakes: String { get }
  var noConfig: String { get }
  func quoted(_ text: String) -> String
  /// ` · 2 more`, behind a mistake.
  func moreMistakes(_ number: String, isOne: Bool) -> String
  /// Behind a name: what it may have meant.
  func meaning(_ name: String) -> String
  func unreadableConfig(_ reason: String) -> String
  func tooLarge(kilobytes: String) -> String
  var notUTF8: String { get }
  func syntax(_ reason: String) -> String
  func text(of reason: SyntaxReason) -> String
  func unknownName(_ name: String) -> String
  func repeated(_ name: String) -> String
  func wrong(_ setting: String, takes values: String) -> String
  func wrong(_ setting: String, value: String) -> String
  func reservedTheme(_ name: String) -> String
  func wrongThemeName(_ name: String) -> String
  /// After the file's name.
  var exposesKeys: String { get }

  func unknownKey(_ key: String) -> String
  func notOneKey(_ key: String) -> String
  func fixedKey(_ key: String, means command: String) -> String
  func sameKey(_ key: String, as other: String) -> String
  func escapedKey(_ key: String) -> String
  func unsentKey(_ key: String) -> String
  func takenKey(_ key: String, by command: String) -> String

  /// - Parameter isLast: whether the command has no other key.
  func lostKey(_ key: String, by command: String, to other: String, isLast: Bool) -> String
  var takesFlag: String { get }
  var takesText: String { get }
  /// A span of time.
  var takesSpan: String { get }
  func takesNumber(from least: String, to most: String) -> String
  func takesInterval(from least: String, to most: String) -> String
  /// `"auto", "never" or "cells"`, of words in quotes.
  func either(_ words: [String]) -> String
  var takesObject: String { get }
  var takesKeys: String { get }
  var takesColor: String { get }
  var takesWeight: String { get }
  var takesAddresses: String { get }
}
