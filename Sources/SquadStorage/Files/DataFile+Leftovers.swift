import CLibrary
import SystemKit

/// Cleanup after a process that was killed while it created or replaced the file.
extension DataFile {
  /// Infix of temporary names, behind the file's name.
  static let temporary = ".new-"
  /// Infix of damaged files' names, before the date.
  static let damaged = ".damaged-"

  /// Removes temporary files. They are only written under the folder's lock, so none is in use.
  func removeLeftovers(_ lock: borrowing FolderLock) {
    guard lock.isExclusive else { return }
    for name in Self.names(in: folder, beginning: name + Self.temporary) {
      unlink("\(folder)/\(name)")
    }
  }

  /// Undoes a recovery that was killed after it gave the corrupt file a second name and perhaps
  /// renamed its log, but before the new file was in place. Throws if the log cannot be put back:
  /// without it the corrupt file lacks the latest members.
  func undoInterruptedRecovery() throws(SystemError) {
    guard linkCount > 1 else { return }
    let file = resolved
    // If the lock is taken, another process is recovering the file.
    guard let lock = try? FolderLock(file.folder) else { return }
    try file.undoRecovery(lock)
  }

  /// Removes second names that mark the real file as damaged, and renames its log back. A second
  /// name is removed after the log is back, because the next start finds the log by it.
  func undoRecovery(_ lock: borrowing FolderLock) throws(SystemError) {
    guard lock.isExclusive, let own = try? identity() else { return }
    for name in Self.names(in: folder, beginning: name + Self.damaged) {
      let aside = DataFile(path: "\(folder)/\(name)")
      guard (try? aside.identity()) == own else { continue }
      for suffix in Self.companions where access(path + suffix, F_OK) != 0 {
        guard rename(aside.path + suffix, path + suffix) == 0 || errno == ENOENT else {
          throw .last
        }
      }
      unlink(aside.path)
    }
    lock.flush()
  }

  /// Number of hard links.
  private var linkCount: Int { systemFacts(of: path).map { Int(clamping: $0.st_nlink) } ?? 0 }

  /// Last component of the path.
  var name: String {
    String(path[(path.lastIndex(of: "/") ?? path.startIndex)...].dropFirst())
  }

  /// Names of a folder's entries that begin with a text.
  static func names(in folder: String, beginning prefix: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(prefix) { names.append(name) }
    }
    return names
  }
}
