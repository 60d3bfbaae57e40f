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
  /// Position of the error, which may lie below the record's first line.
  package let position: TextPosition
  /// Offset of its first byte in the file.
  package let offset: Int
}
