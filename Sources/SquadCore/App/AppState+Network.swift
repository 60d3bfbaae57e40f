import Basics

/// Whether there is a network, as far as responses tell.
extension AppState {
  /// Remembers when the network went, and that it came back. What was withdrawn, and what this
  /// machine answered, tells nothing of it.
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

  /// A key came: after a while without a network it asks once more for what failed on the screen.
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
