/// How a list that a service told came to its end.
package enum ListEnd: Equatable, Sendable {
  /// There is no row after these.
  case whole
  /// A page brought rows that were there already, and none that was new.
  case repeated
  /// The service has no more rows, though it counts more.
  case early
  /// It had more and more, and was asked no further.
  case endless
}
