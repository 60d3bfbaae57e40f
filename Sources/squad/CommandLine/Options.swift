import SquadConfig
import SquadCore
import SquadWords
import TerminalKit

/// The options that every command takes.
struct Options: Equatable {
  var isOffline = false
  /// `--data`: the folder of the squad's file.
  var dataFolder: String?
  /// `--log`: the file that what happens is written to.
  var logFile: String?
  /// `--log-level`; nil: what `--log` writes by itself.
  var logLevel: LogLevel?
  /// `--config`; nil: the standard place.
  var configFile: String?
  /// `--color`; nil: as the environment and the config say.
  var colors: ColorMode?
  /// `--theme`; nil: what was chosen before.
  var theme: ThemeChoice?
  /// `--language`; nil: by the config or the environment.
  var language: Language?
  var isASCII = false
  /// `--no-mouse` turns it off.
  var usesMouse = true
  /// `--pictures`; nil: as the config says.
  var pictures: PictureMode?
  /// `--record`: the file that keys are written to.
  var recordFile: String?
  /// `--attract`: the tour plays while nobody presses a key.
  var attracts = false
  /// `--kiosk`, and what was said about it.
  var kiosk: KioskOptions?
  /// `--json`
  var isJSON = false
}
