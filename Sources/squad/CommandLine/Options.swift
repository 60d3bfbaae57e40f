import SquadConfig
import SquadCore
import SquadWords
import TerminalKit

/// Options that every command takes.
struct Options: Equatable {
  var isOffline = false
  /// `--data`: the folder of the squad's file.
  var dataFolder: String?
  /// `--log`: the log file.
  var logFile: String?
  /// `--log-level`; nil for the default of `--log`.
  var logLevel: LogLevel?
  /// `--config`; nil for the standard place.
  var configFile: String?
  /// `--color`; nil for environment and config.
  var colors: ColorMode?
  /// `--theme`; nil for the saved choice.
  var theme: ThemeChoice?
  /// `--language`; nil for config or environment.
  var language: Language?
  var isASCII = false
  /// `--no-mouse` turns it off.
  var usesMouse = true
  /// `--pictures`; nil for the config.
  var pictures: PictureMode?
  /// `--record`: the file for input.
  var recordFile: String?
  /// `--attract`: plays the tour while the browser is idle.
  var attracts = false
  /// `--kiosk` and its options.
  var kiosk: KioskOptions?
  /// `--json`
  var isJSON = false
}
