/// An option that `squad --help` explains; the raw value is its name. Those of single commands stand
/// with these, in a `CommandForm`.
package enum HelpOption: String, CaseIterable, Sendable {
  case offline = "--offline"
  case data = "--data"
  case config = "--config"
  case log = "--log"
  case logLevel = "--log-level"
  case color = "--color"
  case theme = "--theme"
  case language = "--language"
  case ascii = "--ascii"
  case pictures = "--pictures"
  case noMouse = "--no-mouse"
  case record = "--record"
  case attract = "--attract"
  case kiosk = "--kiosk"
  case idle = "--idle"
  case sessionLimit = "--session-limit"
  case visitors = "--visitors"
  case visitorName = "--as"
  case help = "--help"
  case version = "--version"

  /// As it is typed, with a placeholder for its value. Placeholders are the same in every language,
  /// since errors, the README and the config name them, too.
  var syntax: String {
    switch self {
    case .data: "\(rawValue) DIR"
    case .config, .log, .record: "\(rawValue) FILE"
    case .logLevel: "\(rawValue) LEVEL"
    case .color, .pictures: "\(rawValue) MODE"
    case .theme, .visitorName: "\(rawValue) NAME"
    case .language: "\(rawValue) CODE"
    case .idle, .sessionLimit: "\(rawValue) SPAN"
    case .visitors: "\(rawValue) N"
    case .help: "\(rawValue), -h"
    case .version: "\(rawValue), -v"
    case .offline, .ascii, .noMouse, .attract, .kiosk: rawValue
    }
  }
}
