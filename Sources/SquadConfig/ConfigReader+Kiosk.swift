import Basics
import SquadCore

/// The members of `kiosk`.
enum KioskSetting {
  typealias Setting = SectionSetting<KioskConfig>

  private static let defaults = KioskSettings()
  private static let counts = KioskSettings.visitorRange

  static let all: [Setting] = [
    Setting(
      "data", about: "the folder for squads and saved responses; null: keep neither, stay offline",
      { $0.path($1, of: $2) }, { $0.data = $1 }),
    Setting(
      "store", about: "a PostgreSQL server for squads and board: \"postgresql://host/database\"",
      { $0.path($1, of: $2) }, { $0.store = $1 }),
    Setting(
      "visitors", about: "the most at a time, 1 to \(counts.upperBound.grouped)",
      default: "\(defaults.visitors)",
      { $0.number($1, of: $2, in: counts) }, { $0.settings.visitors = $1 }),
    Setting(
      "sessionsPerKey", about: "the most at a time for one visitor",
      default: "\(defaults.sessionsPerKey)",
      { $0.number($1, of: $2, in: counts) }, { $0.settings.sessionsPerKey = $1 }),
    Setting(
      "nameless", about: "the most visitors without a key at a time; null: half of all",
      { $0.number($1, of: $2, in: 0...counts.upperBound) }, { $0.settings.nameless = $1 }),
    Setting(
      "idle", about: "the longest time without a key, 1s to 24h",
      default: "\"\(defaults.idle.text)\"",
      { $0.parsed($1, of: $2, takes: .span) { TimeSpan($0) } }, { $0.settings.idle = $1 }),
    Setting(
      "sessionLimit", about: "the longest session, 1s to 24h",
      default: "\"\(defaults.sessionLimit.text)\"",
      { $0.parsed($1, of: $2, takes: .span) { TimeSpan($0) } }, { $0.settings.sessionLimit = $1 }),
    Setting(
      "goodbye", about: "the end of the last line, such as \"come back: ssh demo@host\"",
      { $0.line($1, of: $2) }, { $0.settings.goodbye = $1 }),
    Setting(
      "attract", about: "whether the tour plays after a minute without a key", default: "false",
      { $0.flag($1, of: $2) }, { $0.settings.attract = $1 }),
  ]
}
