import CLibrary
import SquadCore
import SystemKit

extension DataFile {
  /// Why the file can't be written here; nil where it can. An existing file's permissions are
  /// checked. Where there is none, something temporary is created and removed again: permissions tell
  /// nothing of a full or a virtual file system.
  package func refusal() -> StorageProblem? { unlocatedRefusal().map(located) }

  private func unlocatedRefusal() -> StorageProblem? {
    if (try? identity()) != nil {
      guard faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) == 0 else {
        return SystemError.last.problem
      }
      return obstacle()?.problem
    }
    return (obstacle() ?? Self.creationFailure(in: nearestFolder()))?.problem
  }

  /// Creates and removes an empty file or folder; the error of whichever fails.
  private static func creationFailure(in folder: String) -> SystemError? {
    #if os(Linux)
      // O_TMPFILE: a file without a name, of which nothing stays if this process is killed here.
      let nameless = open(folder, O_WRONLY | O_DIRECTORY | O_CLOEXEC | 0o20_000_000, 0o600)
      if nameless >= 0 {
        close(nameless)
        return nil
      }
    #endif
    // `mkdtemp` replaces the X's in place, and `utf8CString` ends in the NUL that it needs.
    var path = Array("\(folder)/.squad-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil, rmdir(path) == 0 else { return .last }
    return nil
  }

  /// The file's folder, or its nearest existing ancestor.
  func nearestFolder() -> String {
    var nearest = folder
    var facts = stat()
    while stat(nearest, &facts) != 0, nearest != Self.parent(of: nearest) {
      nearest = Self.parent(of: nearest)
    }
    return nearest
  }
}
