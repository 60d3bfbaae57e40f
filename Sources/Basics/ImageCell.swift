/// A cell of a drawn picture; twelve bytes.
package struct ImageCell: Hashable, Sendable {
  /// Always one column wide.
  package let scalar: Unicode.Scalar
  /// Colour of the scalar.
  package let foreground: Color
  /// Colour behind the scalar.
  package let background: Color

  /// A cell without a drawing.
  package static let blank = ImageCell(" ")

  /// `scalar` is one column wide, unchecked.
  package init(
    _ scalar: Unicode.Scalar, foreground: Color = .standard, background: Color = .standard
  ) {
    self.scalar = scalar
    self.foreground = foreground
    self.background = background
  }

  /// Whether its scalar is a hole in its colour that shows the terminal's own background.
  package var isCutOut: Bool {
    scalar != " " && foreground == .standard && background != .standard
  }
}
