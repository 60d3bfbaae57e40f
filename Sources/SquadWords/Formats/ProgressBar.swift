import SquadCore

/// Bar behind the words of what is loading.
package struct ProgressBar: Equatable {
  static let cells = 8

  private let completed: Int

  /// Nil where nobody knows how far it is, or there is no room.
  package init?(_ status: FetchStatus, columns: Int) {
    guard columns >= Self.cells, let completed = status.completed(of: Self.cells) else {
      return nil
    }
    self.completed = completed
  }

  package func full(_ glyphs: Glyphs) -> String {
    String(repeating: glyphs.barFull, count: completed)
  }

  /// A thinner line, so that it is told from the full cells without colours too.
  package func empty(_ glyphs: Glyphs) -> String {
    String(repeating: String(glyphs.horizontal), count: Self.cells - completed)
  }

  /// Columns of the full cells.
  package var fullColumns: Int { completed }
}
