import CLibrary
import SQLiteKit
import SquadCore
import SystemKit

/// Location of the squad's file. The first write creates it.
package struct DataFile: Equatable, Sendable {
  /// Name of the file with a user's own squad.
  package static let name = "squad.sqlite3"
  /// Name of a kiosk's file with the squads of all visitors and the board.
  package static let visitorsName = "squads.sqlite3"

  /// Absolute, or relative with a leading `./`: SQLite treats `file:` as a URI.
  package let path: String

  /// The file in a folder that the user named, for example with `--data`.
  package init(folder: String, name: String = DataFile.name) {
    let folder = folder.isEmpty ? "." : folder
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    self.path = path.hasPrefix("/") ? path : "./" + path
  }

  /// The file in the XDG data folder. A relative `XDG_DATA_HOME` is ignored.
  package static func standard(environment: (String) -> String?) -> DataFile {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return DataFile(folder: data + "/squad")
    }
    let named = environment("HOME").flatMap { $0.isEmpty ? nil : $0 }
    return DataFile(folder: (named ?? SystemEnvironment.home ?? "") + standardFolder)
  }

  /// Relative to the user's home.
  private static let standardFolder = "/.local/share/squad"

  /// Whether no home folder was found.
  var isHomeless: Bool { path == "\(Self.standardFolder)/\(Self.name)" }

  init(path: String) { self.path = path }

  /// A file with another name in the same folder.
  package func sibling(_ name: String) -> DataFile { DataFile(folder: folder, name: name) }

  /// Path of the folder that holds the file.
  package var folder: String { Self.parent(of: path) }

  /// The file with symbolic links resolved. SQLite puts the log beside that one.
  var resolved: DataFile {
    guard let resolved = realpath(path, nil) else { return self }
    defer { free(resolved) }
    return DataFile(path: String(cString: resolved))
  }

  /// Identity of the file now at the path; nil if there is none. Throws for anything but a regular
  /// file: SQLite would wait endlessly for the other end of a pipe.
  func identity() throws(StorageError) -> FileIdentity? {
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
    // Creating the file would replace a broken link.
    if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK {
      throw .unusable(.brokenLink)
    }
    return nil
  }

  /// Whether the file exists and can be examined.
  var exists: Bool { (try? identity()) != nil }

  /// Whether there is nothing at the path; false if that can't be determined.
  package var isMissing: Bool {
    do { return try identity() == nil } catch { return false }
  }

  /// Whether the file is empty but its log is not. SQLite deletes such a log on its first read, so
  /// check this before opening the database.
  func isEmptyBesideLog() -> Bool { systemFacts(of: path)?.st_size == 0 && hasLog }

  /// Whether there is a log that is not empty.
  var hasLog: Bool { systemFacts(of: logged.path + "-wal").map { $0.st_size > 0 } ?? false }

  /// The file beside which SQLite puts the log. Resolves nothing but a link, since every start
  /// calls this.
  var logged: DataFile {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return self }
    return resolved
  }

  /// The error of creating the file, as far as permissions show; nil if they allow it.
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
