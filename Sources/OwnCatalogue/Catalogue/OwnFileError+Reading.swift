import SquadCore

extension OwnFileError {
  /// Turns a reader's error into one for the user, with positions in the file from 1.
  package init(_ error: ReadingError) {
    self =
      switch error {
      case .noSuchFile: .noSuchFile
      case .permissionDenied: .permissionDenied
      case .isDirectory: .directory
      case .unreadableFile: .unreadable
      case .empty: .empty
      case .compressed: .compressed
      case .notUTF8(let position): .notUTF8(line: position.line, column: position.column)
      case .broken(.json(let reason), let position):
        .broken(reason, line: position.line, column: position.column)
      case .broken(.tooLong, let position): .recordTooLong(line: position.line)
      case .broken(_, let position):
        .broken("not an object", line: position.line, column: position.column)
      case .noRecords: .noRecords
      case .changed: .changed
      case .gone: .gone
      }
  }
}
