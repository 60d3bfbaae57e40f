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
      networkLostAt = nil
      pictures.forgetUnreached()
    default: break
    }
  }

  /// Retries whatever failed on the screen for want of a network, at a key after a while.
  mutating func retryLostNetwork(at moment: Moment) {
    guard let lost = networkLostAt,
      moment.seconds - lost.seconds >= Self.networkRetryInterval
    else { return }
    let missing = Failure.service(.noNetwork)
    networkLostAt = nil
    if level.phase == .failed(missing) { level.retry() }
    for list in watchedLists where browser[list.id, 0]?.phase == .failed(missing) {
      browser[list.id, 0]?.retry()
    }
    if let shown = shownDetail?.id, case .failed(missing, let cached) = details[shown] {
      details[shown] = cached.map { .loaded($0) }
    }
  }
}
