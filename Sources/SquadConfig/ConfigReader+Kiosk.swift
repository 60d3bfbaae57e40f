import Basics
import PlainText
import SquadCore

/// The `kiosk` section.
extension ConfigReader {
  mutating func readKiosk(_ value: ConfigValue) {
    guard let members = object(value, of: "kiosk") else { return }
    read(members, KioskSetting.all.map(\.name)) { reader, name, value in
      guard !value.isNull else { return }
      KioskSetting.all.first { $0.name == name }?.read(&reader, value)
    }
  }

  mutating func span(_ value: ConfigValue, of setting: String) -> TimeSpan? {
    if let span = value.text.flatMap({ TimeSpan($0) }) { return span }
    add(.wrong(setting: setting, takes: .span), at: value)
    return nil
  }

  /// A text that isn't empty as a clean line.
  mutating func line(_ value: ConfigValue, of setting: String) -> String? {
    if let line = value.text.map({ PlainText.line($0) }), !line.isEmpty { return line }
    add(.wrong(setting: setting, takes: .text), at: value)
    return nil
  }

  /// A path, also with characters that a screen can't show.
  mutating func path(_ value: ConfigValue, of setting: String) -> String? {
    if let path = value.text, !path.isEmpty, !path.utf8.contains(0) { return path }
    add(.wrong(setting: setting, takes: .text), at: value)
    return nil
  }
}

/// A member of `kiosk`.
struct KioskSetting: Sendable {
  let name: String
  /// The default, in JSON.
  let example: String
  let about: String
  /// Reads a value that isn't null.
  let read: @Sendable (inout ConfigReader, ConfigValue) -> Void

  private init<Value>(
    _ name: String, _ example: String, _ about: String,
    _ parse: @escaping @Sendable (inout ConfigReader, ConfigValue, String) -> Value?,
    _ set: @escaping @Sendable (inout KioskConfig, Value) -> Void
  ) {
    self.name = name
    self.example = example
    self.about = about
    read = { reader, value in
      if let parsed = parse(&reader, value, name) { reader.set { set(&$0.kiosk, parsed) } }
    }
  }

  private static let defaults = KioskSettings()
  private static let counts = KioskSettings.visitorRange

  static let all: [KioskSetting] = [
    KioskSetting(
      "data", "null", "the folder for squads and saved responses; null: keep neither, stay offline",
      { $0.path($1, of: $2) }, { $0.data = $1 }),
    KioskSetting(
      "store", "null", "a PostgreSQL server for squads and board: \"postgresql://host/database\"",
      { $0.path($1, of: $2) }, { $0.store = $1 }),
    KioskSetting(
      "visitors", "\(defaults.visitors)",
      "the most at a time, 1 to \(counts.upperBound.grouped)",
      { $0.number($1, of: $2, in: counts) }, { $0.settings.visitors = $1 }),
    KioskSetting(
      "sessionsPerKey", "\(defaults.sessionsPerKey)", "the most at a time for one visitor",
      { $0.number($1, of: $2, in: counts) }, { $0.settings.sessionsPerKey = $1 }),
    KioskSetting(
      "nameless", "null", "the most visitors without a key at a time; null: half of all",
      { $0.number($1, of: $2, in: 0...counts.upperBound) }, { $0.settings.nameless = $1 }),
    KioskSetting(
      "idle", "\"\(defaults.idle.text)\"", "the longest time without a key, 1s to 24h",
      { $0.span($1, of: $2) }, { $0.settings.idle = $1 }),
    KioskSetting(
      "sessionLimit", "\"\(defaults.sessionLimit.text)\"", "the longest session, 1s to 24h",
      { $0.span($1, of: $2) }, { $0.settings.sessionLimit = $1 }),
    KioskSetting(
      "goodbye", "null", "the end of the last line, such as \"come back: ssh demo@host\"",
      { $0.line($1, of: $2) }, { $0.settings.goodbye = $1 }),
    KioskSetting(
      "attract", "false", "whether the tour plays after a minute without a key",
      { $0.flag($1, of: $2) }, { $0.settings.attract = $1 }),
  ]
}
