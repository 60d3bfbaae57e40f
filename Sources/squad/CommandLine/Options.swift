import Basics
import SquadConfig
import SquadCore
import SquadWords
import SystemKit
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
  /// `--config`; nil for the standard path.
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
  /// `--as`: the squad on a server, or a kiosk's visitor; nil for the database role's, or nobody's.
  var squadName: VisitorName?
  /// `--json`
  var isJSON = false
}

/// Kiosk options of the command line; nil leaves the choice to the operator's config.
struct KioskOptions: Equatable {
  var visitors: Int?
  var idle: TimeSpan?
  var sessionLimit: TimeSpan?
  /// Address of the visitor, by sshd instead of an option.
  var address: String?

  /// `attract` tells whether `--attract` was given; without a `name` the squad is kept in memory.
  func settings(
    over configured: KioskSettings, attract: Bool, name: VisitorName?
  ) -> KioskSettings {
    var settings = configured
    settings.visitors = visitors ?? settings.visitors
    settings.idle = idle ?? settings.idle
    settings.sessionLimit = sessionLimit ?? settings.sessionLimit
    settings.attract = settings.attract || attract
    settings.name = name
    return settings
  }
}

extension ConfigFile {
  /// The file of `--config`, else the user's. Without `HOME` it is searched for in the account's
  /// home, where the squad's file is; not in a kiosk, where that home is its visitors'.
  init(_ options: Options) {
    self.init(named: options.configFile) { name in
      let knowsHome = name == "HOME" && options.kiosk == nil
      return Environment[name] ?? (knowsHome ? SystemEnvironment.home : nil)
    }
  }
}
