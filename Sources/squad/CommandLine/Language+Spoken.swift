import SquadConfig
import SquadWords

/// Which language squad speaks: an option's, else the config's, else the environment's.
extension Language {
  init(_ options: Options, _ config: Config, _ environment: Environment) {
    self = options.language ?? config.language ?? Language { environment[$0] }
  }

  /// The same where the config isn't read otherwise: for the help, and for what is wrong with a
  /// command line. It is looked up only once there is something to say, and nothing in it can fail
  /// or has to be waited for: no file, a broken one or a pipe count as no language.
  ///
  /// - Parameter options: those that could be read.
  init(beforeConfig options: Options, _ environment: Environment) {
    self =
      options.language ?? Self.configured(options, environment) ?? Language { environment[$0] }
  }

  /// A kiosk's config is the one that its command line names; where its variables haven't been built
  /// anew yet, they would name a visitor's file.
  private static func configured(_ options: Options, _ environment: Environment) -> Language? {
    guard options.kiosk == nil || options.configFile != nil else { return nil }
    return ConfigFile(options, environment).language
  }
}

extension Strings {
  /// For whoever reads what a command line of such options leads to.
  init(_ options: Options, _ config: Config, _ environment: Environment) {
    self.init(Language(options, config, environment), isForVisitors: options.kiosk != nil)
  }

  /// The same where the config isn't read otherwise.
  init(beforeConfig options: Options, _ environment: Environment) {
    self.init(
      Language(beforeConfig: options, environment), isForVisitors: options.kiosk != nil)
  }
}
