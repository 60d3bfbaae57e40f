/// Reason that a user's file shows nothing, or nothing more.
package enum OwnFileError: Equatable, Sendable {
  case noSuchFile, permissionDenied, directory, unreadable
  case empty, compressed, noRecords
  case notUTF8(line: Int, column: Int)
  /// Broken JSON, with the reader's reason.
  case broken(String, line: Int, column: Int)
  case recordTooLong(line: Int)
  /// A field that no record has, and the nearest name.
  case noField(String, nearest: String?)
  /// A choice of the user's that isn't written as a field, by its setting.
  case invalidField(String)
  /// Standard input that is a terminal.
  case needsPipe
  /// The file changed, or disappeared, after its rows were read.
  case changed, gone
}
