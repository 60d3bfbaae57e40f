import SquadCore

/// The rates and histories of a list fetched so far.
struct BitcoinProgress: Sendable {
  /// Nil while the fetch is pending.
  var rates: FetchOutcome?
  private(set) var pendingHistories: Int
  private let historyCount: Int
  private var hasHistory = false

  init(historyCount: Int) {
    self.historyCount = historyCount
    pendingHistories = historyCount
  }

  /// Adds whether there is a history. A fetch that failed is the matter of its currency's detail, and
  /// none of the list's.
  mutating func add(_ result: Result<Bool, Failure>) {
    pendingHistories -= 1
    if case .success(true) = result { hasHistory = true }
  }

  /// The coverage while histories are pending.
  var coverage: Coverage {
    .partial(done: 1 + historyCount - pendingHistories, of: 1 + historyCount)
  }

  /// The coverage at the end. Throws the failure where nothing was fetched.
  func result() throws(Failure) -> Coverage {
    let rates = rates ?? FetchOutcome()
    if rates.isCancelled || !(rates.succeeded || hasHistory) { throw rates.reason }
    let failure = rates.succeeded ? rates.failure : rates.reason
    return failure.map { .short($0) } ?? .whole
  }
}
