import SQLiteKit
import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Location of the squad's file. Nothing is created before the first write.
package struct DataFile: Equatable, Sendable {
  package static let name = "squad.sqlite3"
  /// The file with the squads of all visitors of a kiosk, and its board.
  package static let visitorsName = "squads.sqlite3"

  /// Absolute, or relative and beginning with `./`: SQLite takes `file:` for a URI.
  package let path: String

  /// The file in a folder that the user named, with `--data` for one.
  package init(folder: String, name: String = DataFile.name) {
    let folder = folder.isEmpty ? "." : folder
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    self.path = path.hasPrefix("/") ? path : "./" + path
  }

  /// The file where the XDG base directories put it. A relative `XDG_DATA_HOME` does not count.
  package static func standard(environment: (String) -> String?) -> DataFile {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return DataFile(folder: data + "/squad")
    }
    let named = environment("HOME").flatMap { $0.isEmpty ? nil : $0 }
    return DataFile(folder: (named ?? SystemEnvironment.home ?? "") + standardFolder)
  }

  /// In the home of a user.
  private static let standardFolder = "/.local/share/squad"

  /// Whether neither the environment nor the system knew of a home.
  var isHomeless: Bool { path == "\(Self.standardFolder)/\(Self.name)" }

  init(path: String) { self.path = path }

  /// A file of another name beside this one.
  package func sibling(_ name: String) -> DataFile { DataFile(folder: folder, name: name) }

  var folder: String { Self.parent(of: path) }

  /// The file with symbolic links resolved, as SQLite does: its log is beside that one.
  var resolved: DataFile {
    guard let resolved = realpath(path, nil) else { return self }
    defer { free(resolved) }
    return DataFile(path: String(cString: resolved))
  }

  /// Identity of the file that is now at the path; nil where there is none. Throws for anything but
  /// a regular file: SQLite would wait for ever for the other end of a pipe.
  func identity() throws(StorageProblem) -> FileIdentity? {
    var facts = stat()
    if stat(path, &facts) == 0 {
      switch facts.st_mode & S_IFMT {
      case S_IFREG: return FileIdentity(facts)
      case S_IFDIR: throw SystemError(code: EISDIR).problem
      case S_IFIFO: throw .unusable(.namedPipe)
      case S_IFSOCK: throw .unusable(.socket)
      default: throw .unusable(.device)
      }
    }
    let error = SystemError.last
    guard error.code == ENOENT || error.code == ENOTDIR else { throw error.problem }
    // A new file would take the link's place.
    if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK {
      throw .unusable(.brokenLink)
    }
    return nil
  }

  /// Whether the file is empty although it has a log. SQLite deletes that log at its first read, so
  /// that this is checked before it opens anything.
  func isEmptyBesideLog() -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_size == 0 && hasLog
  }

  /// Whether there is a log that holds something.
  var hasLog: Bool {
    var facts = stat()
    return stat(logged.path + "-wal", &facts) == 0 && facts.st_size > 0
  }

  /// The file that the log is beside. Every start asks for it, and only a link has to be resolved.
  var logged: DataFile {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return self }
    return resolved
  }

  /// Why no file can be created here, as far as permissions show.
  func obstacle() -> SystemError? {
    var ancestor = folder
    var facts = stat()
    while stat(ancestor, &facts) != 0 {
      let error = SystemError.last
      guard error.code == ENOENT || error.code == ENOTDIR, ancestor != Self.parent(of: ancestor)
      else { return error }
      ancestor = Self.parent(of: ancestor)
    }
    guard facts.st_mode & S_IFMT == S_IFDIR else { return SystemError(code: ENOTDIR) }
    return faccessat(AT_FDCWD, ancestor, W_OK | X_OK, AT_EACCESS) == 0 ? nil : .last
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Device and inode: differs when another file takes the path.
struct FileIdentity: Equatable {
  let device: UInt64
  let number: UInt64

  init(_ facts: stat) {
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
