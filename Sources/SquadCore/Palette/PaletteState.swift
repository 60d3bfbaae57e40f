/// The command palette while it is open.
package struct PaletteState: Equatable, Sendable {
  package internal(set) var field = TextField()
  /// The selected row, from 0 on.
  package internal(set) var row = 0

  package init() {}
}
