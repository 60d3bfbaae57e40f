import SquadConfig
import SquadWords

/// Language of the program: an option's, else the config's, else the environment's.
extension Language {
  init(_ options: Options, _ config: Config) {
    self = options.language ?? config.language ?? Language { Environment[$0] }
  }

  /// The language where the config isn't read otherwise: for the help and wrong usage. Looked up
  /// only for a message, and can neither fail nor block: a missing or broken file or a pipe counts
  /// as no language. `options` are the ones that parse.
  init(beforeConfig options: Options) {
    self = options.language ?? Self.configured(options) ?? Language { Environment[$0] }
  }

  /// Reads the language of the config. A kiosk's config must be on its command line: before its
  /// environment is rebuilt, variables would name a visitor's file.
  private static func configured(_ options: Options) -> Language? {
    guard options.kiosk == nil || options.configFile != nil else { return nil }
    return ConfigFile(options).language
  }
}

extension Strings {
  /// Language of the strings for a command line with such options.
  init(_ options: Options, _ config: Config) {
    // A command has ended when its error is read: no key retries it.
    self.init(
      Language(options, config), keymap: .standard(changing: [.refresh: []]),
      isForVisitors: options.kiosk != nil)
  }

  /// Strings where the config isn't read otherwise.
  init(beforeConfig options: Options) {
    self.init(Language(beforeConfig: options), isForVisitors: options.kiosk != nil)
  }
}
