import Basics

/// What the drawn screen measures; moving and scrolling have to know.
package struct Viewport: Equatable, Sendable {
  /// Rows of the list pane that show entries.
  package var listRows = 0
  /// The room for a grid: a pane over the whole width.
  package var gridPane = Size.zero
  /// Whether pictures are drawn in a grid.
  package var gridHasPictures = false
  /// Lines of the open overlay, and rows that show them.
  package var overlayLines = 0
  package var overlayRows = 0
  /// The shown detail, where it is loaded.
  package var detail: DetailMetrics?
  /// The room for a picture in the detail pane; nil where pictures have none.
  package var pictureBox: Size?
  /// The room for the picture of something that a detail names; nil where there is none.
  package var coverBox: Size?

  package init() {}
}
