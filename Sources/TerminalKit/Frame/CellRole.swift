/// What part of a character a cell holds.
package enum CellRole: UInt8, Hashable, Sendable {
  case narrow
  /// The left half of a character two columns wide; the cell right of it is its trailing half.
  case wideLeading
  /// The right half; it has no scalars of its own.
  case wideTrailing
}
