import SquadConfig
import SystemKit

extension ConfigFile {
  /// The file that the options name, else the user's. Where `HOME` isn't set it is looked for where
  /// the squad's file is, in the home that the system knows; in a kiosk that one would be its
  /// visitors', whom it says nothing to.
  init(_ options: Options, _ environment: Environment) {
    self.init(named: options.configFile) { name in
      let knowsHome = name == "HOME" && options.kiosk == nil
      return environment[name] ?? (knowsHome ? SystemEnvironment.home : nil)
    }
  }
}
