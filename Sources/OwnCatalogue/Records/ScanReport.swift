import SquadCore

/// Counts and problems of a scan so far.
package struct ScanReport: Equatable, Sendable {
  /// Records found, without those that can't be read.
  package var records = 0
  /// The first of the records that can't be read.
  package var unreadable: [UnreadableText] = []
  /// Number of all records that can't be read; `unreadable` has the first of them.
  package var unreadableCount = 0
  /// Rows with fewer or more cells than the header.
  package var uneven = 0
  /// Rows with a quote that isn't closed, so that it was taken as text.
  package var unclosedQuotes = 0
  /// Records with text that isn't UTF-8, shown with U+FFFD.
  package var replaced = 0
  /// The error that ends the scan before the end of the text.
  package var error: OwnFileError?
  /// Whether the maximum number of records was reached.
  package var isAtLimit = false

  /// Creates the report of a text of which nothing is scanned.
  package init() {}

  /// Whether no record was found, not even one that can't be read.
  package var isEmpty: Bool { records == 0 && unreadableCount == 0 }

  mutating func add(
    _ reason: UnreadableReason, at position: @autoclosure () -> TextPosition, _ offset: Int
  ) {
    unreadableCount += 1
    guard unreadable.count < ReadingLimit.unreadable else { return }
    unreadable.append(UnreadableText(reason: reason, position: position(), offset: offset))
  }
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
  /// Position of the error, which may lie below the record's first line.
  package let position: TextPosition
  /// Offset of its first byte in the file.
  package let offset: Int
}
