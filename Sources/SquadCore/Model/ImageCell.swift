/// A cell of a drawn picture; twelve bytes.
package struct ImageCell: Hashable, Sendable {
  /// Always one column wide.
  package let scalar: Unicode.Scalar
  package let foreground: DrawnColor
  package let background: DrawnColor

  /// Where nothing is drawn.
  package static let blank = ImageCell(" ")

  package init(
    _ scalar: Unicode.Scalar, foreground: DrawnColor = .standard,
    background: DrawnColor = .standard
  ) {
    self.scalar = scalar
    self.foreground = foreground
    self.background = background
  }

  /// Whether its scalar is a hole in its colour, through which the terminal's own is seen.
  package var isCutOut: Bool {
    scalar != " " && foreground == .standard && background != .standard
  }
}
