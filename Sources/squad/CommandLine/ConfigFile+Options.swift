import SquadConfig
import SystemKit

extension ConfigFile {
  /// The file of `--config`, else the user's. Without `HOME` it is searched for in the account's
  /// home, where the squad's file is; not in a kiosk, where that home is its visitors'.
  init(_ options: Options, _ environment: Environment) {
    self.init(named: options.configFile) { name in
      let knowsHome = name == "HOME" && options.kiosk == nil
      return environment[name] ?? (knowsHome ? SystemEnvironment.home : nil)
    }
  }
}
