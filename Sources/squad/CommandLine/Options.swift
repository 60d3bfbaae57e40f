import SquadCore
import SquadUI
import TerminalKit

/// The options that every command takes.
struct Options: Equatable {
  var isOffline = false
  /// `--data`: the folder of the squad's file.
  var dataFolder: String?
  /// `--log`: the file that what happens is written to.
  var logFile: String?
  var colors = ColorMode.auto
  /// `--theme`; nil: what was chosen before.
  var theme: ThemeChoice?
  /// `--language`; nil: what the environment asks for.
  var language: Language?
  var isASCII = false
  /// `--no-mouse` turns it off.
  var usesMouse = true
  var pictures = PictureMode.auto
  /// `--json`
  var isJSON = false
}
