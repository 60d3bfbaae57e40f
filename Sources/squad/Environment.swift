import Basics
import CLibrary
import HTTPKit
import SquadWords

/// Environment variables, read on access.
enum Environment {
  /// A variable's value; nil where it is unset, empty or not UTF-8: repaired, it would name another
  /// folder.
  static subscript(name: String) -> String? {
    guard let value = getenv(name), let text = String(validatingCString: value) else { return nil }
    return text.isEmpty ? nil : text
  }

  /// Base addresses, separated by spaces, without a trailing slash; nil where there are none.
  /// `configured` are used where the variable isn't set.
  static func baseAddresses(_ name: String, else configured: [String]?) -> [WebAddress]? {
    addresses(name, else: configured)?.map { address in
      let text = address.text
      // `http://` without its slash would take a path for its host.
      let hasSlash = address.isWellFormed && text.hasSuffix("/")
      return hasSlash ? WebAddress(String(text.dropLast()), setting: address.setting) : address
    }
  }

  /// Addresses, separated by spaces; nil where there are none. `configured` are used where the
  /// variable isn't set.
  static func addresses(_ name: String, else configured: [String]?) -> [WebAddress]? {
    let words = self[name]?.split(separator: " ").map(String.init) ?? []
    return words.isEmpty
      ? configured?.map { WebAddress($0) } : words.map { WebAddress($0, setting: name) }
  }
}

extension LocalTime {
  /// Converts to the machine's time zone, which `TZ` may set.
  @Sendable static func system(_ moment: Moment) -> LocalTime {
    var seconds = time_t(moment.seconds)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return LocalTime.utc(moment) }
    return LocalTime(
      day: CalendarDay(
        year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}
