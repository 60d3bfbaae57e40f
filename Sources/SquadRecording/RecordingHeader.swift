import Basics
import SquadCore
import TerminalKit

/// Initial state of a recording: everything besides input that decides what the screen shows.
package struct RecordingHeader: Equatable, Sendable {
  /// Version of the format.
  package static let version = 1
  /// Largest screen that can be replayed.
  package static let largest = Size(columns: 1_000, rows: 500)

  /// Program that recorded it: `squad 1.0.0`.
  package var program: String
  /// At least 1×1.
  package var size: Size
  /// The terminfo entry.
  package var terminal: String
  /// Number of colours of the terminal.
  package var colors: ColorDepth
  /// Whether the screen is drawn in plain ASCII.
  package var isASCII: Bool
  /// Whether no service was asked.
  package var isOffline: Bool
  /// Language code.
  package var language: String
  /// Name of the theme.
  package var theme: String
  /// Nil where the file has none: then each catalogue has its own.
  package var accent: AccentChoice?
  /// Background as known before the first frame.
  package var background: Background?
  /// Width of the list beside the detail, where the user chose one.
  package var listColumns: Int?
  /// When the recording began; times on the screen count from it.
  package var start: Moment
  /// Seed of random selection.
  package var seed: UInt64
  /// The open list: `marvel`.
  package var list: String
  /// The selected entry.
  package var entry: EntryID?
  /// Whether the command line named the entry, so that its detail is open.
  package var isOpened: Bool

  /// The defaults are those of a recording made offline in a terminal with 256 colours.
  package init(
    program: String, size: Size, terminal: String = "", colors: ColorDepth = .indexed256,
    isASCII: Bool = false, isOffline: Bool = true, language: String = "en", theme: String = "auto",
    accent: AccentChoice? = nil, background: Background? = nil, listColumns: Int? = nil,
    start: Moment, seed: UInt64 = 0, list: String, entry: EntryID? = nil, isOpened: Bool = false
  ) {
    self.program = program
    self.size = size
    self.terminal = terminal
    self.colors = colors
    self.isASCII = isASCII
    self.isOffline = isOffline
    self.language = language
    self.theme = theme
    self.accent = accent
    self.background = background
    self.listColumns = listColumns
    self.start = start
    self.seed = seed
    self.list = list
    self.entry = entry
    self.isOpened = isOpened
  }

  /// `list` as the id of a list.
  package var listID: ListID { ListID(parsing: list) }
}
