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
      case .notUTF8(let place): .notUTF8(line: place.line, column: place.column)
      case .broken(.json(let reason), let place):
        .broken(reason, line: place.line, column: place.column)
      case .broken(.tooLong, let place): .recordTooLong(line: place.line)
      case .broken(_, let place): .broken("not an object", line: place.line, column: place.column)
      case .noRecords: .noRecords
      case .changed: .changed
      case .gone: .gone
      }
  }
}
