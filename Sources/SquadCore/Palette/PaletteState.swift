/// The command palette while it is open.
package struct PaletteState: Equatable, Sendable {
  /// The text that commands are searched by.
  package internal(set) var field = TextField()
  /// The selected row, from 0.
  package private(set) var row = 0

  /// Opens with an empty text and the first row selected.
  package init() {}

  mutating func reduce(_ verb: Verb) -> [Request] {
    switch verb {
    case .typed(let field):
      if field.text != self.field.text { row = 0 }
      self.field = field
    case .pressed(.overlayField(let character, let first), _):
      field.point(at: character, from: first)
    default: return verb.commonRequests
    }
    return []
  }

  mutating func move(_ motion: Motion, count: Int, rows: Int) {
    row = motion.row(from: min(row, max(count - 1, 0)), count: count, rows: rows)
  }
}
