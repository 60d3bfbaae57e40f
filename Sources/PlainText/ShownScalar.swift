/// What a screen shows for one scalar, when text is written cell by cell and not as a whole line.
package struct ShownScalar: Equatable, Sendable {
  /// The scalar itself, or its replacement: a space, `?`, the letter of half a flag.
  package let scalar: Unicode.Scalar
  /// 1 or 2, or 0 for a mark that joins the cell before it; `PlainText.width(of:)` of the original.
  package let columns: Int

  /// Nil for a scalar that vanishes. Unlike `PlainText.line` it keeps every space, so that a sink
  /// may write columns that are already aligned.
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
