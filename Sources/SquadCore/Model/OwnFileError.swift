/// Reason that a user's file shows nothing, or nothing more.
package enum OwnFileError: Error, Equatable, Sendable {
  case noSuchFile, permissionDenied, directory
  /// A device, a socket, or a file that can't be read.
  case unreadable
  case empty, compressed
  /// Neither a record nor a value that could hold one, or none below the option's path.
  case noRecords
  /// Neither the option nor a byte order mark names another encoding.
  case notUTF8(line: Int, column: Int)
  /// Broken JSON, with the reader's reason.
  case broken(String, line: Int, column: Int)
  /// A field that no record has, and the nearest name.
  case noField(String, nearest: String?)
  /// A choice of the user's that isn't written as a field, by its setting.
  case invalidField(String)
  /// Standard input that is a terminal.
  case needsPipe
  /// The file changed, or disappeared, after its rows were read.
  case changed, gone
}
