import Basics

/// Measurements of the drawn screen, needed to move and scroll.
package struct Viewport: Equatable, Sendable {
  /// Rows of the list pane that show entries.
  package var listRows = 0
  /// Cells available to a grid: a pane over the whole width.
  package var gridPane = Size.zero
  /// Whether pictures are drawn in a grid.
  package var gridHasPictures = false
  /// Whether squad's own pictures replace missing ones.
  package var showsPortraits = false
  /// The divider between list and detail; nil unless they are side by side.
  package var divider: DividerMetrics?
  /// Lines of the open overlay, if it scrolls.
  package var overlay = OverlayMetrics()
  /// Lines of the comparison that scroll.
  package var comparison = OverlayMetrics()
  /// Layout of the shown detail; nil until it is loaded.
  package var detail: DetailMetrics?
  /// Cells for a picture in the detail pane; nil without room for one.
  package var pictureBox: Size?
  /// Cells for the picture of an item that a detail names; nil without room.
  package var coverBox: Size?

  /// No room for anything, as before the first measurement.
  package init() {}
}

/// Width of the list beside the detail.
package struct DividerMetrics: Equatable, Sendable {
  /// Current columns of the list.
  package let columns: Int
  /// Minimum and maximum columns of the list.
  package let range: ClosedRange<Int>

  /// Takes the list's columns and their limits as they were measured.
  package init(columns: Int, range: ClosedRange<Int>) {
    self.columns = columns
    self.range = range
  }
}

/// Line count of an overlay, and the rows in view.
package struct OverlayMetrics: Equatable, Sendable {
  /// Number of all lines, in view or not.
  package var lines: Int
  /// Number of lines that are in view at once.
  package var rows: Int

  /// Nothing to scroll by default.
  package init(lines: Int = 0, rows: Int = 0) {
    self.lines = lines
    self.rows = rows
  }

  /// The largest index of a first visible line; 0 if all lines are in view.
  package var lastTop: Int { max(lines - rows, 0) }
}
