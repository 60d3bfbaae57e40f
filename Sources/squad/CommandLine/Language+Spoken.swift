import SquadConfig
import SquadWords

/// Language of the program: an option's, else the config's, else the environment's.
extension Language {
  init(_ options: Options, _ config: Config, _ environment: Environment) {
    self = options.language ?? config.language ?? Language { environment[$0] }
  }

  /// The language where the config isn't read otherwise: for the help and wrong usage. Looked up
  /// only for a message, and can neither fail nor block: a missing or broken file or a pipe counts
  /// as no language. `options` are the ones that parse.
  init(beforeConfig options: Options, _ environment: Environment) {
    self = options.language ?? Self.configured(options, environment) ?? Language { environment[$0] }
  }

  /// Reads the language of the config. A kiosk's config must be on its command line: before its
  /// environment is rebuilt, variables would name a visitor's file.
  private static func configured(_ options: Options, _ environment: Environment) -> Language? {
    guard options.kiosk == nil || options.configFile != nil else { return nil }
    return ConfigFile(options, environment).language
  }
}

extension Strings {
  /// Language of the strings for a command line with such options.
  init(_ options: Options, _ config: Config, _ environment: Environment) {
    // A command has ended when its error is read: no key retries it.
    self.init(
      Language(options, config, environment), keymap: .standard(changing: [.refresh: []]),
      isForVisitors: options.kiosk != nil)
  }

  /// Strings where the config isn't read otherwise.
  init(beforeConfig options: Options, _ environment: Environment) {
    self.init(Language(beforeConfig: options, environment), isForVisitors: options.kiosk != nil)
  }
}
