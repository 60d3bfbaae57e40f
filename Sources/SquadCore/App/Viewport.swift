import Basics

/// What the drawn screen measures; moving and scrolling have to know.
package struct Viewport: Equatable, Sendable {
  /// Rows of the list pane that show entries.
  package var listRows = 0
  /// The room for a grid: a pane over the whole width.
  package var gridPane = Size.zero
  /// Whether pictures are drawn in a grid.
  package var gridHasPictures = false
  /// The divider between list and detail; nil where they don't stand side by side.
  package var divider: DividerMetrics?
  /// The open overlay, where it scrolls.
  package var overlay = OverlayMetrics()
  /// The shown detail, where it is loaded.
  package var detail: DetailMetrics?
  /// The room for a picture in the detail pane; nil where pictures have none.
  package var pictureBox: Size?
  /// The room for the picture of something that a detail names; nil where there is none.
  package var coverBox: Size?

  package init() {}
}

/// The list's columns beside the detail.
package struct DividerMetrics: Equatable, Sendable {
  package let columns: Int
  /// How few and how many it may have.
  package let range: ClosedRange<Int>

  package init(columns: Int, range: ClosedRange<Int>) {
    self.columns = columns
    self.range = range
  }
}

/// Lines of an overlay, and the rows that show them.
package struct OverlayMetrics: Equatable, Sendable {
  package var lines: Int
  package var rows: Int

  package init(lines: Int = 0, rows: Int = 0) {
    self.lines = lines
    self.rows = rows
  }

  var lastTop: Int { max(lines - rows, 0) }
}
