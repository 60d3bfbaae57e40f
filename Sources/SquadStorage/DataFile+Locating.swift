import CLibrary
import PlainText
import SquadCore
import SystemKit

extension DataFile {
  /// The same problem with its place, where permissions deny something: SQLite and most calls tell
  /// neither which file it was nor whether reading or writing.
  func located(_ problem: StorageProblem) -> StorageProblem {
    guard problem == .readOnly else { return problem }
    if isHomeless { return .noHome }
    if denial(F_OK) == nil {
      if let error = denial(R_OK) {
        return .unopenable(path: PlainText.line(path), reason: PlainText.line(error.reason))
      }
      if let error = denial(W_OK) { return Self.unwritable(path, error) }
    }
    return obstacle().map { Self.unwritable(nearestFolder(), $0) } ?? problem
  }

  private static func unwritable(_ path: String, _ error: SystemError) -> StorageProblem {
    guard error.problem == .readOnly else { return error.problem }
    return .unwritable(path: PlainText.line(path), reason: PlainText.line(error.reason))
  }

  /// Why the file can't be used so; nil where it can.
  private func denial(_ mode: Int32) -> SystemError? {
    faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 ? nil : .last
  }
}
