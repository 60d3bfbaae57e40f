/// Number of colours to draw with.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  case none
  case eight
  case sixteen
  case indexed256
  case direct

  /// The depth with fewer colours comes first.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The user's choice: `--color auto|never|16|256|truecolor`.
package enum ColorMode: String, Hashable, Sendable, CaseIterable {
  case auto
  case never
  case sixteen = "16"
  case indexed256 = "256"
  case truecolor
}
