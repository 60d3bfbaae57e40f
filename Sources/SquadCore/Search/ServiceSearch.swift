/// State of a service's search for a filter's text.
package enum ServiceSearch: Equatable, Sendable {
  /// There is none, or its results are there.
  case none
  case inFlight(RequestID)
  case failed(Failure)
}
