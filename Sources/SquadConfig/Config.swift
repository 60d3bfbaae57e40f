import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// What the user's config file sets; nil and the values here where it says nothing.
package struct Config: Equatable, Sendable {
  package var theme: ThemeChoice?
  package var accent = AccentChoice.own
  /// The user's own themes, in the file's order.
  package var themes: [OwnTheme] = []
  /// Nil: by the environment.
  package var language: Language?
  package var color = ColorMode.auto
  package var pictures = PictureMode.auto
  package var strip = StripStyle.auto
  package var mouse = true
  /// Whether the next start comes back to where the last one was left.
  package var remembersPlace = true
  /// Rows of a request to a service; nil: the browser's 50, the commands' 100.
  package var pageSize: Int?
  /// Seconds between refreshes by the name of a list; nil as a value: only by hand.
  package var refresh: [String: Int?] = [:]
  package var services = ServiceSettings()
  /// The operator's, of a kiosk.
  package var kiosk = KioskConfig()
  /// Keys of the user's own, by command; none: no key.
  package var keys: [Command: [Key]] = [:]

  package init() {}

  package var keymap: Keymap { .standard(changing: keys) }
}

/// Whether pictures are drawn, and how; the raw value is its name on the command line.
package enum PictureMode: String, CaseIterable, Sendable {
  /// As well as the terminal can.
  case auto
  /// Tiles in their place.
  case never
  /// In characters, whatever else the terminal can.
  case cells
}
