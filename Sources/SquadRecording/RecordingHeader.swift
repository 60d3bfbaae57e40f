import Basics
import SquadCore
import TerminalKit

/// Initial state of a recording: everything besides input that decides what the screen shows.
package struct RecordingHeader: Equatable, Sendable {
  /// Version of the format.
  package static let version = 1
  /// Largest screen that can be replayed.
  package static let largest = Size(columns: 1_000, rows: 500)

  /// Program that recorded it: `squad 0.1.0`.
  package var program: String
  /// At least 1×1.
  package var size: Size
  /// The terminfo entry.
  package var terminal: String
  package var colors: ColorDepth
  package var isASCII: Bool
  package var isOffline: Bool
  /// Language code.
  package var language: String
  /// Name of the theme.
  package var theme: String
  package var accent: AccentChoice?
  /// Background as known before the first frame.
  package var background: Background?
  /// Width of the list beside the detail, where the user chose one.
  package var listColumns: Int?
  package var start: Moment
  /// Seed of random selection.
  package var seed: UInt64
  /// The open list: `marvel`.
  package var list: String
  /// The selected entry.
  package var entry: EntryID?
  /// Whether the command line named the entry, so that its detail is open.
  package var isOpened: Bool

  package init(
    program: String, size: Size, terminal: String = "", colors: ColorDepth = .indexed256,
    isASCII: Bool = false, isOffline: Bool = true, language: String = "en", theme: String = "auto",
    accent: AccentChoice? = nil, background: Background? = nil, listColumns: Int? = nil,
    start: Moment, seed: UInt64 = 0, list: String, entry: EntryID? = nil,
    isOpened: Bool = false
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

  package var listID: ListID { ListID(parsing: list) }
}
