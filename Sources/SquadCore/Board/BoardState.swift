/// The board over the panes: being read, or its rows and which of them is selected.
package struct BoardState: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case loading(RequestID)
    case loaded([BoardEntry])
    case failed(StorageProblem)
  }

  package var content: Content
  /// Counted from 0.
  package var selected = 0

  package init(_ content: Content) { self.content = content }

  /// None while they are being read.
  package var entries: [BoardEntry] {
    if case .loaded(let entries) = content { entries } else { [] }
  }

  package var selectedEntry: BoardEntry? {
    entries.indices.contains(selected) ? entries[selected] : nil
  }
}
