import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DataFile {
  /// Why nothing could be kept here, found out without keeping anything; nil where it could. A file
  /// that is there is asked for its permissions. Where there is none a folder with a name of its own
  /// is made beside its place and removed again: only trying tells of file systems that no
  /// permission opens, such as a full or a virtual one.
  package func refusal() -> StorageProblem? {
    if (try? identity()) != nil {
      guard faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) == 0 else {
        return SystemError.last.problem
      }
      return obstacle()?.problem
    }
    if let obstacle = obstacle() { return obstacle.problem }
    var template = Array("\(nearestFolder())/.squad-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return SystemError.last.problem }
    return rmdir(template) == 0 ? nil : SystemError.last.problem
  }

  /// The file's folder, else the nearest above it that exists.
  private func nearestFolder() -> String {
    var nearest = folder
    var facts = stat()
    while stat(nearest, &facts) != 0, nearest != Self.parent(of: nearest) {
      nearest = Self.parent(of: nearest)
    }
    return nearest
  }
}
