import Basics
import TerminalKit

/// A colour of a theme in its two columns: one of the 256, and where more can be shown an exact
/// value. Colours of the user interface have none: on a line a number is half as long.
package struct ThemeColor: Equatable, Sendable, ExpressibleByIntegerLiteral {
  let index: UInt8
  /// `0xRRGGBB`; nil: the indexed colour on truecolour terminals too.
  let exact: UInt32?

  package init(_ index: UInt8, exact: UInt32? = nil) {
    self.index = index
    self.exact = exact
  }

  package init(integerLiteral index: UInt8) { self.init(index) }

  func color(at depth: ColorDepth) -> Color {
    guard depth == .direct, let exact else { return .indexed(index) }
    return .rgb(
      UInt8(truncatingIfNeeded: exact >> 16), UInt8(truncatingIfNeeded: exact >> 8),
      UInt8(truncatingIfNeeded: exact))
  }
}
