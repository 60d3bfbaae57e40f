import Basics
import SquadCore

/// The options of a kiosk, and what goes with it.
extension Arguments {
  /// Those that say something about a kiosk only.
  static let kioskOptions = ["--idle", "--session-limit", "--visitors", "--as"]
  /// Those of the browser, which commands don't take.
  static let browserOptions = ["--kiosk", "--attract", "--record"] + kioskOptions
  /// Those that would reach the host's files.
  private static let refusedOptions = ["--record", "--log", "--log-level"]

  /// - Parameter value: what stands behind a `=`.
  /// - Returns: whether it is one of them.
  mutating func takeKioskOption(_ name: String, _ value: String?) throws(UsageError) -> Bool {
    switch name {
    case "--idle": kiosk.idle = try span(take(value, of: name, called: "a time"), of: name)
    case "--session-limit":
      kiosk.sessionLimit = try span(take(value, of: name, called: "a time"), of: name)
    case "--visitors": kiosk.visitors = try visitors(take(value, of: name, called: "a number"))
    case "--as":
      kiosk.name = try visitorName(take(value, of: name, called: "a name", mayBeEmpty: true))
    default: return false
    }
    return true
  }

  private func span(_ text: String, of name: String) throws(UsageError) -> TimeSpan {
    guard let span = TimeSpan(text) else {
      throw UsageError(
        "\(name) takes a time from 1s to 24h, such as 90s, 5m or 1h30m, not \(quoted(text))")
    }
    return span
  }

  private func visitors(_ text: String) throws(UsageError) -> Int {
    let range = KioskSettings.visitorRange
    guard let number = Int(text), range.contains(number) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound.grouped)"
      throw UsageError("--visitors takes a whole number, \(bounds), not \(quoted(text))")
    }
    return number
  }

  /// A name may be empty: the squad is in memory then, as without the option. What is wrong with a
  /// name is said without it: it comes from a stranger.
  private func visitorName(_ text: String) throws(UsageError) -> VisitorName? {
    guard !text.isEmpty else { return nil }
    guard let name = VisitorName(text) else {
      throw UsageError(
        "--as takes 1 to \(VisitorName.longest) printable ASCII characters, no space")
    }
    return name
  }

  /// Refuses options that don't go together, and what a kiosk doesn't do.
  func checkKiosk(_ command: Invocation.Command) throws(UsageError) {
    if !command.isBrowse, let option = given.first(where: Self.browserOptions.contains) {
      if option == "--kiosk" {
        throw UsageError("--kiosk opens the browser only · see squad --help")
      }
      throw UsageError("\(option) can't be used with this command · see squad --help")
    }
    guard given.contains("--kiosk") else {
      guard let option = given.first(where: Self.kioskOptions.contains) else { return }
      throw UsageError("\(option) needs --kiosk · see squad --help")
    }
    if let option = given.first(where: Self.refusedOptions.contains) {
      throw UsageError("\(option) can't be used with --kiosk · see squad --help")
    }
  }
}
