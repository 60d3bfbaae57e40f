import CLibrary
import SquadConfig
import SquadLoop
import SquadWords

/// Session without a screen: a kiosk prints a list or an entry.
struct PrintedVisit {
  private let strings: Strings
  private let goodbye: String?

  /// Nil outside a kiosk.
  init?(_ options: Options, _ config: Config, _ strings: Strings) {
    guard options.kiosk != nil else { return nil }
    self.strings = strings
    goodbye = config.kiosk.settings.goodbye
  }

  /// Prints the farewell for signals that end the browser, too; returns the exit status, or nil for
  /// any other signal.
  func end(by signal: Int32) -> Int32? {
    let (ending, reason): (Farewell.Ending, ExitReason)
    switch signal {
    case SIGXCPU: (ending, reason) = (.exhausted, .exhausted)
    case SIGTERM: (ending, reason) = (.hostClosing, .terminated)
    default: return nil
    }
    if let line = Farewell(ending, goodbye: goodbye).line(strings, columns: .max) {
      Console.say(line)
    }
    return reason.status
  }
}
