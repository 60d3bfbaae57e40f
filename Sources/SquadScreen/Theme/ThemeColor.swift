import Basics
import TerminalKit

/// A theme's colour: one of the 256, and an exact value for truecolour terminals.
package struct ThemeColor: Equatable, Sendable, ExpressibleByIntegerLiteral {
  let index: UInt8
  /// `0xRRGGBB`; nil: the indexed colour on truecolour terminals too.
  let exact: UInt32?

  /// - Parameters:
  ///   - index: 0 to 255, for terminals with 256 colours.
  ///   - exact: `0xRRGGBB`; nil: the indexed colour on truecolour terminals too.
  package init(_ index: UInt8, exact: UInt32? = nil) {
    self.index = index
    self.exact = exact
  }

  /// One of the 256 colours, without an exact value.
  package init(integerLiteral index: UInt8) { self.init(index) }

  func color(at depth: ColorDepth) -> Color {
    guard depth == .direct, let exact else { return .indexed(index) }
    return .rgb(
      UInt8(truncatingIfNeeded: exact >> 16), UInt8(truncatingIfNeeded: exact >> 8),
      UInt8(truncatingIfNeeded: exact))
  }
}
