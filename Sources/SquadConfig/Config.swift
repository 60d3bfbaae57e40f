import OwnCatalogue
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The settings of the user's config file, with defaults for the missing ones.
package struct Config: Equatable, Sendable {
  package var theme: ThemeChoice?
  package var accent = AccentChoice.own
  /// The user's own themes, in the file's order.
  package var themes: [OwnTheme] = []
  /// Nil: the environment decides.
  package var language: Language?
  package var color = ColorMode.auto
  package var pictures = PictureMode.auto
  package var portraits = PortraitMode.on
  package var strip = StripStyle.auto
  package var mouse = true
  /// Whether squad starts at the place where it was last left.
  package var remembersPlace = true
  /// Rows of a request to a service; nil: 50 in the browser, 100 in commands.
  package var pageSize: Int?
  /// Seconds between refreshes by the name of a list; a nil value: only by hand.
  package var refresh: [String: Int?] = [:]
  package var services = ServiceSettings()
  /// Files of the user's, in the config's order.
  package var catalogues: [OwnSettings] = []
  package var kiosk = KioskConfig()
  /// The user's own keys; an empty array unbinds a command.
  package var keys: [Command: [Key]] = [:]

  package init() {}

  package var keymap: Keymap { .standard(changing: keys) }
}

/// Whether squad draws its own pictures of entries without one.
package enum PortraitMode: String, CaseIterable, Sendable {
  case on, off
}

/// The way to draw pictures; the raw value is its name on the command line.
package enum PictureMode: String, CaseIterable, Sendable {
  /// In the best way that the terminal supports.
  case auto
  /// Tiles instead of pictures.
  case never
  /// In characters, even where the terminal supports more.
  case cells
}

/// The config's `kiosk` section. It applies only with `--kiosk`, and only in the file that `--config`
/// names.
package struct KioskConfig: Equatable, Sendable {
  /// The operator's folder; nil: nothing is kept, and services aren't asked.
  package var data: String?
  /// Without a visitor's name, which only the command line sets.
  package var settings = KioskSettings()

  package init() {}
}
