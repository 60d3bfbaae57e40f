import CLibrary
import SystemKit

/// What a process leaves that is killed while it creates or replaces the file.
extension DataFile {
  /// Between the file's name and the rest of a temporary one's.
  static let temporary = ".new-"
  /// Between the file's name and the day on which a corrupt one was set aside.
  static let damaged = ".damaged-"

  /// Removes temporary files. They are only written under the folder's lock: whoever has it knows that
  /// nobody is writing them.
  func removeLeftovers(_ lock: borrowing FolderLock) {
    guard lock.isExclusive else { return }
    for name in names(beginning: name + Self.temporary) { unlink("\(folder)/\(name)") }
  }

  /// Takes back a recovery that was killed when the corrupt file had its second name and perhaps its
  /// log was renamed already, but the new file was not in place. Without its log the corrupt file would
  /// lack the latest members, and throws where that can't be put back.
  func undoInterruptedRecovery() throws(SystemError) {
    guard linkCount > 1 else { return }
    let file = resolved
    // Whoever is at it holds the lock.
    guard let lock = try? FolderLock(file.folder) else { return }
    try file.undoRecovery(lock)
  }

  /// Removes second names of the real file that end as those of corrupt ones, and puts its log back. The
  /// second name stays as long as the log has it: it tells the next start of that.
  func undoRecovery(_ lock: borrowing FolderLock) throws(SystemError) {
    guard lock.isExclusive, let own = try? identity() else { return }
    for name in names(beginning: name + Self.damaged) {
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

  /// How many names the file has.
  private var linkCount: Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(clamping: facts.st_nlink) : 0
  }

  /// The file's own name.
  var name: String {
    String(path[(path.lastIndex(of: "/") ?? path.startIndex)...].dropFirst())
  }

  private func names(beginning prefix: String) -> [String] {
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
