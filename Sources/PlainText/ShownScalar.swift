/// A scalar as a screen shows it, for text written cell by cell.
package struct ShownScalar: Equatable, Sendable {
  /// The scalar, or its replacement: a space, `?`, the letter of half a flag.
  package let scalar: Unicode.Scalar
  /// 1 or 2, or 0 for a mark that joins the cell before it.
  package let columns: Int

  /// Nil for a scalar that cleaning drops. Unlike `PlainText.line`, keeps every space, for columns
  /// that are aligned already.
  package init?(_ original: Unicode.Scalar) {
    let kind = ScalarClass(original)
    columns = kind.columns
    switch kind {
    case .removed: return nil
    case .space: scalar = " "
    case .unknown: scalar = "?"
    case .regional: scalar = Unicode.Scalar(original.value &- 0x1F1E6 &+ 0x41) ?? "?"
    case .narrow, .wide, .lead, .mark, .vowel, .trail: scalar = original
    }
  }
}
