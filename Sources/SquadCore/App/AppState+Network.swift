import Basics

/// Network state, inferred from the outcomes of requests.
extension AppState {
  /// Records the loss of the network, or its return. Cancelled requests and local failures say
  /// nothing about it.
  mutating func recordNetwork(after failure: Failure?) {
    switch failure {
    case .service(.noNetwork): networkLostAt = now ?? Moment(seconds: 0)
    case .service(.cancelled): break
    case nil, .service:
      if networkLostAt != nil { forgetLostNetwork() }
      pictures.forgetUnreached()
    default: break
    }
  }

  /// Retries requests that failed without a network, at the first key after the retry interval.
  mutating func retryLostNetwork(at moment: Moment) {
    guard let lost = networkLostAt else {
      return pictures.retryUnreached(at: moment, after: Self.networkRetryInterval)
    }
    // A clock that was set back must not stop the retries.
    guard abs(moment.seconds - lost.seconds) >= Self.networkRetryInterval else { return }
    forgetLostNetwork()
  }

  /// Clears all no-network failures: data on the screen is requested again at once, the rest when
  /// it is shown.
  private mutating func forgetLostNetwork() {
    let missing = Failure.service(.noNetwork)
    networkLostAt = nil
    for location in listStack.locations(where: { $0.phase == .failed(missing) }) {
      listStack[location.list, location.depth]?.retry()
    }
    for location in listStack.locations(where: { $0.isNarrowed && $0.filter?.failure == missing }) {
      listStack[location.list, location.depth]?.filter?.search = .due
    }
    details.forget(missing)
  }
}
