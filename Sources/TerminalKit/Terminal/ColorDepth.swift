/// How many colours there are to draw with.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none
  case eight
  case sixteen
  case indexed256
  case direct
}
