/// How a live list ended.
package enum ListEnd: Equatable, Sendable {
  /// There is no row after these.
  case whole
  /// A page had duplicate rows only.
  case repeated
  /// The service has no more rows, though it counts more.
  case early
  /// It had more than the limit of pages.
  case endless
}
