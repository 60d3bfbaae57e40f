import Basics

/// The network's state, by the outcomes of requests.
extension AppState {
  /// Notes when the network was lost, and that it came back. Cancelled requests and failures of
  /// this machine say nothing about it.
  mutating func note(_ failure: Failure?) {
    switch failure {
    case .service(.noNetwork): networkLostAt = now ?? Moment(seconds: 0)
    case .service(.cancelled): break
    case nil, .service:
      if networkLostAt != nil { forgetLostNetwork() }
      pictures.forgetUnreached()
    default: break
    }
  }

  /// Retries whatever failed for want of a network, at a key after a while.
  mutating func retryLostNetwork(at moment: Moment) {
    guard let lost = networkLostAt,
      moment.seconds - lost.seconds >= Self.networkRetryInterval
    else { return }
    forgetLostNetwork()
  }

  /// Lets everything that failed for want of a network be requested again: what is on the screen at
  /// once, the rest when it is shown.
  private mutating func forgetLostNetwork() {
    let missing = Failure.service(.noNetwork)
    networkLostAt = nil
    for place in browser.locations(where: { $0.phase == .failed(missing) }) {
      browser[place.list, place.depth]?.retry()
    }
    details.forget(missing)
  }
}
