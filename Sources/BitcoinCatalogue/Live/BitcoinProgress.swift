import SquadCore

/// The rates and histories of a list fetched so far.
struct BitcoinProgress: Sendable {
  /// Nil while the fetch is pending.
  var rates: FetchOutcome?
  private(set) var pendingHistories: Int
  private let historyCount: Int
  private var hasHistory = false
  /// Why a history is missing that isn't even saved.
  private var missing: Failure?

  init(historyCount: Int) {
    self.historyCount = historyCount
    pendingHistories = historyCount
  }

  /// Adds whether there is a history, or the failure of its fetch.
  mutating func add(_ result: Result<Bool, Failure>, hasOlder: Bool) {
    pendingHistories -= 1
    switch result {
    case .success(let exists): hasHistory = hasHistory || exists
    case .failure(let failure): if !hasOlder { missing = failure }
    }
  }

  /// The coverage while histories are pending.
  var coverage: Coverage {
    .partial(done: 1 + historyCount - pendingHistories, of: 1 + historyCount)
  }

  /// The coverage at the end. Throws the failure where nothing was fetched.
  func result() throws(Failure) -> Coverage {
    let rates = rates ?? FetchOutcome()
    if rates.isCancelled || !(rates.succeeded || hasHistory) { throw rates.reason }
    let failure = rates.succeeded ? rates.failure ?? missing : rates.reason
    return failure.map { .short($0) } ?? .whole
  }
}
