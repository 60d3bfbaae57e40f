/// Part of a character that a cell holds.
package enum CellRole: UInt8, Hashable, Sendable {
  case narrow
  /// Left half of a wide character; the next cell is its trailing half.
  case wideLeading
  /// Right half, without scalars of its own.
  case wideTrailing
}
