/// Scroll position and selected stop of a detail.
package struct DetailPosition: Equatable, Sendable {
  /// The entry whose detail it is.
  package internal(set) var id: EntryID
  /// The selected stop; nil while the cursor is on plain text, in the topmost visible line.
  package var stop: Int?
  /// The topmost visible line.
  package var top = 0
  /// Whether the pane shows the whole text instead of as much as fits beside the rest.
  package fileprivate(set) var showsFullText = false
}

/// Details opened from one another, the shown one last.
package struct DetailPath: Equatable, Sendable {
  /// The selection's own detail first, the shown one last; empty until one is scrolled or opened.
  package var positions: [DetailPosition] = []

  /// The position to show while `selectedID` is the selection of the list or strip; ignores a path
  /// that began at another entry.
  package func shown(for selectedID: EntryID) -> DetailPosition {
    guard let last = positions.last, positions.first?.id == selectedID else {
      return DetailPosition(id: selectedID)
    }
    return last
  }

  /// Whether there is a detail to go back to.
  package func isDeep(for selectedID: EntryID) -> Bool {
    positions.count > 1 && positions.first?.id == selectedID
  }

  /// Changes the shown position; begins a new path if the old one belongs to another entry.
  mutating func update(for selectedID: EntryID, _ change: (inout DetailPosition) -> Void) {
    if positions.isEmpty || positions.first?.id != selectedID {
      positions = [DetailPosition(id: selectedID)]
    }
    change(&positions[positions.count - 1])
  }

  mutating func push(_ id: EntryID, showsFullText: Bool = false, from selectedID: EntryID) {
    update(for: selectedID) { _ in }
    positions.append(DetailPosition(id: id, showsFullText: showsFullText))
  }

  /// Drops the path unless it began at `selectedID`.
  mutating func forget(unless selectedID: EntryID?) {
    if let first = positions.first?.id, first != selectedID { positions = [] }
  }

  mutating func pop() {
    if positions.count > 1 { positions.removeLast() }
  }
}
