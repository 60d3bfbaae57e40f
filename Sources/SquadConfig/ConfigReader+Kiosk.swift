import Basics
import PlainText
import SquadCore

/// The operator's settings of a kiosk.
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

  /// A text of which something is left once it is a clean line.
  mutating func line(_ value: ConfigValue, of setting: String) -> String? {
    if let line = value.text.map({ PlainText.line($0) }), !line.isEmpty { return line }
    add(.wrong(setting: setting, takes: .text), at: value)
    return nil
  }
}

/// A member of `kiosk`.
struct KioskSetting: Sendable {
  let name: String
  /// Its default, in JSON.
  let example: String
  let about: String
  /// Reads a value that isn't null.
  let read: @Sendable (inout ConfigReader, ConfigValue) -> Void

  private static let defaults = KioskSettings()

  static let all: [KioskSetting] = [
    KioskSetting(
      name: "data", example: "null",
      about: "the folder of lasting squads and saved responses; null: neither, and offline",
      read: { reader, value in
        // A path is the system's, whatever a screen could show of it.
        guard let path = value.text, !path.isEmpty, !path.utf8.contains(0) else {
          return reader.add(.wrong(setting: "data", takes: .text), at: value)
        }
        reader.set { $0.kiosk.data = path }
      }),
    KioskSetting(
      name: "visitors", example: "\(defaults.visitors)",
      about: "at once, 1 to \(KioskSettings.visitorRange.upperBound.grouped)",
      read: { reader, value in
        let range = KioskSettings.visitorRange
        guard let visitors = reader.number(value, of: "visitors", in: range) else { return }
        reader.set { $0.kiosk.settings.visitors = visitors }
      }),
    KioskSetting(
      name: "sessionsPerKey", example: "\(defaults.sessionsPerKey)",
      about: "at once, of one visitor",
      read: { reader, value in
        let range = KioskSettings.visitorRange
        guard let count = reader.number(value, of: "sessionsPerKey", in: range) else { return }
        reader.set { $0.kiosk.settings.sessionsPerKey = count }
      }),
    KioskSetting(
      name: "nameless", example: "null",
      about: "visitors without a key at once; null: half of all",
      read: { reader, value in
        let range = 0...KioskSettings.visitorRange.upperBound
        guard let count = reader.number(value, of: "nameless", in: range) else { return }
        reader.set { $0.kiosk.settings.nameless = count }
      }),
    KioskSetting(
      name: "idle", example: "\"\(defaults.idle.text)\"", about: "without a key, 1s to 24h",
      read: { reader, value in
        guard let span = reader.span(value, of: "idle") else { return }
        reader.set { $0.kiosk.settings.idle = span }
      }),
    KioskSetting(
      name: "sessionLimit", example: "\"\(defaults.sessionLimit.text)\"",
      about: "a visit, 1s to 24h",
      read: { reader, value in
        guard let span = reader.span(value, of: "sessionLimit") else { return }
        reader.set { $0.kiosk.settings.sessionLimit = span }
      }),
    KioskSetting(
      name: "goodbye", example: "null",
      about: "what the last line ends with, such as \"come back: ssh demo@host\"",
      read: { reader, value in
        guard let line = reader.line(value, of: "goodbye") else { return }
        reader.set { $0.kiosk.settings.goodbye = line }
      }),
    KioskSetting(
      name: "attract", example: "false",
      about: "whether the tour plays after a minute without a key",
      read: { reader, value in
        guard let flag = reader.flag(value, of: "attract") else { return }
        reader.set { $0.kiosk.settings.attract = flag }
      }),
  ]
}
