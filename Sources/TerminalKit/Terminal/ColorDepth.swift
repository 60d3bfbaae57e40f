/// Number of colours to draw with.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  case none
  case eight
  case sixteen
  case indexed256
  case direct

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
