#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the squad's file is. Nothing is created before there is something to keep.
package struct DataFile: Equatable, Sendable {
  package static let name = "squad.sqlite3"

  /// Absolute, or relative and then beginning with `./`: SQLite takes `file:` for an address.
  package let path: String

  /// The file in a folder that the user named, with `--data` for one.
  package init(folder: String) {
    let folder = folder.isEmpty ? "." : folder
    let path = folder.hasSuffix("/") ? folder + Self.name : "\(folder)/\(Self.name)"
    self.path = path.hasPrefix("/") ? path : "./" + path
  }

  /// The file where the XDG base directories put it. A relative `XDG_DATA_HOME` does not count.
  package static func standard(environment: (String) -> String?) -> DataFile {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return DataFile(folder: data + "/squad")
    }
    var home = environment("HOME") ?? ""
    if home.isEmpty, let user = getpwuid(getuid()), let directory = user.pointee.pw_dir {
      home = String(cString: directory)
    }
    return DataFile(folder: home + "/.local/share/squad")
  }

  init(path: String) { self.path = path }

  var folder: String { Self.parent(of: path) }

  /// Which file the path leads to now; nil where there is none. Throws `SystemError`.
  func identity() throws(SystemError) -> FileIdentity? {
    var facts = stat()
    if stat(path, &facts) == 0 { return FileIdentity(facts) }
    let error = SystemError.last
    guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
    return nil
  }

  /// Why no file could be created here, as far as that shows without trying.
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

/// Tells a file from another one that takes its path.
struct FileIdentity: Equatable {
  let device: UInt64
  let number: UInt64

  init(_ facts: stat) {
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
