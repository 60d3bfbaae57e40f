/// The reason why a file shows nothing, or nothing more.
package enum ReadingError: Error, Equatable, Sendable {
  case noSuchFile
  case permissionDenied
  case isDirectory
  /// A device, a socket, or a file that can't be read.
  case unreadableFile
  case empty
  case compressed
  /// Neither the option nor a byte order mark names another encoding.
  case notUTF8(TextPosition)
  /// JSON with a syntax error.
  case broken(UnreadableReason, TextPosition)
  /// Neither a record nor a value that could hold one, or none below the option's path.
  case noRecords
  /// The file isn't the one any more that its rows were read from.
  case changed, gone
}

/// The reason why a record can't be read.
package enum UnreadableReason: Equatable, Sendable {
  /// A reason of `JSONError`.
  case json(String)
  case tooLong
  case notAnObject
  case notAnArray
}

/// A record that can't be read.
package struct UnreadableText: Equatable, Sendable {
  /// Why the record can't be read.
  package let reason: UnreadableReason
  /// Of the error, which may lie below the record's first line.
  package let position: TextPosition
  /// Of its first byte in the file.
  package let offset: Int
}
