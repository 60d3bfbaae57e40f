import Basics
import SquadCore
import SquadWords

/// Options of a kiosk, and the checks that go with it.
extension Arguments {
  /// Options that only make sense in a kiosk.
  static let kioskOptions = ["--idle", "--session-limit", "--visitors"]
  /// Options of the browser, refused by commands.
  static let browserOptions = ["--kiosk", "--attract", "--record"] + kioskOptions
  /// Options that would reach the host's files.
  private static let refusedOptions = ["--record", "--log", "--log-level"]

  /// Takes a kiosk's option, or the name of a squad on a server; returns false for any other.
  /// `value` is the text after `=`.
  mutating func takeKioskOption(_ name: String, _ value: String?) throws(UsageError) -> Bool {
    switch name {
    case "--idle":
      kiosk.idle = try read(value, of: name, called: .time, takes: .span) { TimeSpan($0) }
    case "--session-limit":
      kiosk.sessionLimit = try read(value, of: name, called: .time, takes: .span) { TimeSpan($0) }
    case "--visitors":
      let range = KioskSettings.visitorRange
      kiosk.visitors = try read(value, of: name, called: .number, takes: .wholeNumber(range)) {
        Int($0).flatMap { range.contains($0) ? $0 : nil }
      }
    case "--as":
      options.squadName = try visitorName(take(value, of: name, called: .name, mayBeEmpty: true))
    default: return false
    }
    return true
  }

  /// Completes the options by those of a kiosk.
  mutating func takeKiosk() { options.kiosk = isKiosk ? kiosk : nil }

  /// Parses a name; an empty one keeps the squad in memory, as without the option. Errors don't
  /// quote it, since it comes from a stranger.
  private func visitorName(_ text: String) throws(UsageError) -> VisitorName? {
    guard !text.isEmpty else { return nil }
    guard let name = VisitorName(text) else {
      throw UsageError(
        .wrongValue(option: "--as", takes: .visitorName(longest: VisitorName.longest), given: nil))
    }
    return name
  }

  /// Refuses options that don't go together, and what a kiosk doesn't do.
  func checkKiosk(_ command: Invocation.Command) throws(UsageError) {
    if !command.isBrowse, let option = given.first(where: Self.browserOptions.contains) {
      throw UsageError(option == "--kiosk" ? .kioskCommand : .foreignOption(option))
    }
    guard given.contains("--kiosk") else {
      guard let option = given.first(where: Self.kioskOptions.contains) else { return }
      throw UsageError(.optionNeeds("--kiosk", option: option))
    }
    if let option = given.first(where: Self.refusedOptions.contains) {
      throw UsageError(.conflict(option: option, with: "--kiosk"))
    }
  }
}
