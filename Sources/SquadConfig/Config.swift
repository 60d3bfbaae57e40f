import OwnCatalogue
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The settings of the user's config file, with defaults for the missing ones.
package struct Config: Equatable, Sendable {
  /// Nil: `auto`, which follows the terminal's background.
  package var theme: ThemeChoice?
  /// Whether each catalogue has its own accent.
  package var accent = AccentChoice.own
  /// The user's own themes, in the file's order.
  package var themes: [OwnTheme] = []
  /// Nil: the environment decides.
  package var language: Language?
  /// Number of colours to use; `auto`: as many as the terminal has.
  package var color = ColorMode.auto
  /// The way to draw pictures.
  package var pictures = PictureMode.auto
  /// Whether squad draws its own pictures of entries without one.
  package var portraits = PortraitMode.on
  /// Lines of a member in the strip; `auto`: by the screen's height.
  package var strip = StripStyle.auto
  /// Whether squad reacts to clicks and the wheel.
  package var mouse = true
  /// Whether squad starts at the place where it was last left.
  package var remembersPlace = true
  /// Rows of a request to a service; nil: 50 in the browser, 100 in commands.
  package var pageSize: Int?
  /// Seconds between refreshes by the name of a list; a nil value: only by hand.
  package var refresh: [String: Int?] = [:]
  /// Addresses of services, and keys for them.
  package var services = ServiceSettings()
  /// Files of the user's, in the config's order.
  package var catalogues: [OwnSettings] = []
  /// Settings that apply with `--kiosk` only.
  package var kiosk = KioskConfig()
  /// The user's own keys; an empty array unbinds a command.
  package var keys: [Command: [Key]] = [:]

  /// The standard keys with those of `keys` in their place.
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

/// The config's `kiosk` section. It applies only with `--kiosk`, and only in the file that
/// `--config` names.
package struct KioskConfig: Equatable, Sendable {
  /// The operator's folder; nil: services aren't asked, and only `store` keeps squads.
  package var data: String?
  /// Address of a PostgreSQL server that keeps the squads and the board; nil: `data` does.
  package var store: String?
  /// Without a visitor's name, which only the command line sets.
  package var settings = KioskSettings()

  /// The default settings, without a folder.
  package init() {}
}
