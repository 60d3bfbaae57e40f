import CLibrary
import SquadCore
import SquadWords
import SystemKit

/// The config file.
package struct ConfigFile {
  /// The largest size in bytes, more than any config needs.
  package static let limit = 1_000_000
  /// The longest wait for a pipe, in milliseconds.
  private static let patience: Int32 = 5_000

  /// Nil where there is no folder for it.
  package let path: String?
  /// Whether the command line named it: then a missing file is a mistake.
  private let isNamed: Bool
  private let home: String?

  /// - Parameters:
  ///   - path: from the command line; nil: the standard path.
  ///   - environment: looks up a variable.
  package init(named path: String?, environment: (String) -> String?) {
    isNamed = path != nil
    home = environment("HOME")
    if let path {
      self.path = path
    } else if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      self.path = folder + "/squad/config.json"
    } else {
      self.path = environment("HOME").map { $0 + "/.config/squad/config.json" }
    }
  }

  /// Reads the file. An unreadable file is a mistake, a missing one at the standard path isn't.
  ///
  /// - Parameter lists: the names of all lists.
  package func load(lists: [String]) -> Loaded {
    guard let path else { return Loaded() }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    func failed(_ problem: ConfigError) -> Loaded {
      let mistake = ConfigMistake(file: ConfigReader.clean(name), position: nil, problem: problem)
      return Loaded(state: ConfigState(file: path, mistakes: [mistake]))
    }
    var isExposed = false
    let bytes: [UInt8]
    do {
      bytes = try systemReadAll(of: path, limit: Self.limit, patience: Self.patience) {
        isExposed = Self.isExposed($0)
      }
    } catch {
      let isMissing = error.code == ENOENT || error.code == ENOTDIR
      return isMissing && !isNamed ? Loaded() : failed(.unreadable(error.reason))
    }
    guard bytes.count <= Self.limit else { return failed(.tooLarge(Self.limit)) }
    let reader = ConfigReader(bytes, file: name, lists: lists)
    var mistakes = reader.mistakes
    if isExposed, !reader.config.services.secrets.isEmpty {
      mistakes.append(
        ConfigMistake(file: ConfigReader.clean(name), position: nil, problem: .exposesKeys))
    }
    var config = reader.config
    for index in config.catalogues.indices {
      config.catalogues[index].file = located(config.catalogues[index].file, beside: path)
    }
    return Loaded(
      config: config, state: ConfigState(file: path, mistakes: mistakes), notes: reader.notes)
  }

  /// The language that the file sets; nil where it can't be read. Reads only a regular file: any
  /// other may block, or can't be read twice.
  package var language: Language? {
    guard let path, Self.isRegular(path) else { return nil }
    return load(lists: []).config.language
  }

  /// A path of the config's, which begins at the home folder or at the config's own.
  private func located(_ file: String, beside config: String) -> String {
    if file.hasPrefix("~/"), let home { return home + file.dropFirst() }
    guard !file.hasPrefix("/"), let slash = config.lastIndex(of: "/") else { return file }
    return config[...slash] + file
  }

  /// The settings of the file, and its mistakes; without arguments, the outcome of a missing file.
  package struct Loaded: Sendable {
    /// The defaults where the file is missing or unreadable.
    package var config = Config()
    /// The file's path and its mistakes; without a path where there is no file.
    package var state = ConfigState()
    /// Consequences that the user may not have meant.
    package var notes: [ConfigMistake] = []
  }
}

extension ConfigFile {
  private static func isRegular(_ path: String) -> Bool {
    systemFacts(of: path).map { $0.st_mode & S_IFMT } == S_IFREG
  }

  /// Whether the file's group or everybody may read it; false for a pipe.
  private static func isExposed(_ descriptor: Int32) -> Bool {
    guard let facts = systemFacts(of: descriptor), facts.st_mode & S_IFMT == S_IFREG
    else { return false }
    return facts.st_mode & (S_IRGRP | S_IROTH) != 0
  }
}
