import CLibrary
import SquadCore
import SquadWords
import SystemKit

/// The config file: where it is, and what it says.
package struct ConfigFile {
  /// More than any config needs.
  package static let limit = 1_000_000
  /// How long a pipe may keep squad waiting, in milliseconds.
  private static let patience: Int32 = 5_000

  /// Nil where there is no folder for it.
  package let path: String?
  /// Whether the command line named it: then it has to be there.
  private let isNamed: Bool

  /// - Parameters:
  ///   - path: by the command line; nil: the standard place.
  ///   - environment: looks a variable up.
  package init(named path: String?, environment: (String) -> String?) {
    isNamed = path != nil
    if let path {
      self.path = path
    } else if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      self.path = folder + "/squad/config.json"
    } else {
      self.path = environment("HOME").map { $0 + "/.config/squad/config.json" }
    }
  }

  /// Reads it; a file that can't be read is a mistake, one that isn't there is none.
  ///
  /// - Parameter lists: the names of all lists.
  package func load(lists: [String]) -> Loaded {
    guard let path else { return Loaded() }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(ConfigFileError) {
      let file = try read(path)
      let reader = ConfigReader(file.bytes, file: name, lists: lists)
      var mistakes = reader.mistakes
      if file.isExposed, !reader.config.services.secrets.isEmpty {
        // After what is wrong.
        mistakes.append(
          ConfigMistake(file: ConfigReader.clean(name), place: nil, problem: .exposesKeys))
      }
      return Loaded(
        config: reader.config, state: ConfigState(file: path, mistakes: mistakes),
        notes: reader.notes)
    } catch {
      let problem: ConfigProblem
      switch error {
      case .system(let code) where !isNamed && (code == ENOENT || code == ENOTDIR):
        return Loaded()
      case .system(let code): problem = .unreadable(SystemError(code: code).reason)
      case .tooLarge: problem = .tooLarge(Self.limit)
      }
      let mistake = ConfigMistake(
        file: ConfigReader.clean(name), place: nil, problem: problem)
      return Loaded(state: ConfigState(file: path, mistakes: [mistake]))
    }
  }

  /// The language that it sets; nil also where it can't be read or isn't a file on a disk, which is
  /// the only one that never waits and can be read again.
  package var language: Language? {
    guard let path, Self.isRegular(path) else { return nil }
    return load(lists: []).config.language
  }

  /// What the file sets, and what is wrong in it.
  package struct Loaded: Sendable {
    package var config = Config()
    package var state = ConfigState()
    /// A consequence that may not have been meant; no mistake.
    package var notes: [ConfigMistake] = []

    package init(
      config: Config = Config(), state: ConfigState = ConfigState(), notes: [ConfigMistake] = []
    ) {
      self.config = config
      self.state = state
      self.notes = notes
    }
  }

  /// A file's bytes, and whether others than its owner can read it.
  private func read(
    _ path: String
  ) throws(ConfigFileError) -> (bytes: [UInt8], isExposed: Bool) {
    var isExposed = false
    let bytes: [UInt8]
    do {
      bytes = try systemReadAll(of: path, limit: Self.limit, patience: Self.patience) {
        isExposed = Self.isExposed($0)
      }
    } catch {
      throw .system(error.code)
    }
    guard bytes.count <= Self.limit else { throw .tooLarge }
    return (bytes, isExposed)
  }
}

extension ConfigFile {
  private static func isRegular(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Whether its group or everybody may read a file; a pipe is nobody else's.
  private static func isExposed(_ descriptor: Int32) -> Bool {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
    return facts.st_mode & (S_IRGRP | S_IROTH) != 0
  }
}

/// Why a config file can't be read.
private enum ConfigFileError: Error {
  case system(Int32)
  case tooLarge
}
