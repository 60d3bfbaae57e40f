import SquadCore

/// What came so far of a list's rates and histories.
struct BitcoinProgress: Sendable {
  /// Nil until they came or failed.
  var rates: FetchOutcome?
  private(set) var historiesLeft: Int
  private let historyCount: Int
  private var cameHistories = false
  /// Why a history is missing of which there isn't even an older one.
  private var missing: Failure?

  init(historyCount: Int) {
    self.historyCount = historyCount
    historiesLeft = historyCount
  }

  /// Takes whether there is a history, or why that can't be said.
  mutating func take(_ result: Result<Bool, Failure>, hasOlder: Bool) {
    historiesLeft -= 1
    switch result {
    case .success(let exists): cameHistories = cameHistories || exists
    case .failure(let failure): if !hasOlder { missing = failure }
    }
  }

  /// While histories are missing.
  var coverage: Coverage {
    .partial(done: 1 + historyCount - historiesLeft, of: 1 + historyCount)
  }

  /// The coverage at the end; throws why there is nothing.
  func result() throws(Failure) -> Coverage {
    let rates = rates ?? FetchOutcome()
    if rates.isCancelled || !(rates.came || cameHistories) { throw rates.reason }
    let failure = rates.came ? rates.failure ?? missing : rates.reason
    return failure.map { .short($0) } ?? .whole
  }
}
