/// Actions of the comparison.
package enum CompareAction: Equatable, Sendable {
  /// `c`: opens it, or closes it.
  case toggled
}
