import SquadCore
import SystemKit

extension SquadStore {
  /// Performs requests. While it is unknown whether they were performed, asks again: the store
  /// finds out by their ids, and performs them if they weren't. Throws `StorageError`,
  /// `.unconfirmed` if that stays unknown.
  ///
  /// - Parameters:
  ///   - requests: in the order in which they are performed.
  ///   - records: records to save before their entries join.
  ///   - limit: milliseconds after which it gives up, including those while the machine is
  ///     suspended. By default an hour less than a store keeps ids.
  ///   - wait: waits for a pause; true if the program is leaving.
  ///   - awaited: called before each wait.
  package func performConfirmed(
    _ requests: [IdentifiedRequest], saving records: [EntryID: MemberRecord] = [:],
    within limit: Int64 = 23 * 3_600_000, wait: (_ milliseconds: Int) -> Bool,
    awaited: () -> Void = {}
  ) throws -> SquadOutcome {
    let end = MonotonicClock.continuousMilliseconds + limit
    var pause = 50
    var isUnconfirmed = false
    while true {
      do {
        if !records.isEmpty { try saveRecords(records) }
        return try performAll(requests)
      } catch {
        let problem = StorageError(error)
        isUnconfirmed = isUnconfirmed || problem == .unconfirmed
        guard isUnconfirmed, !problem.isDecisive else { throw problem }
        // A refusal before the ids were looked up doesn't mean that nothing was performed.
        guard problem.isTransient else { throw StorageError.unconfirmed }
      }
      awaited()
      // Randomised, so that many hosts that lost the same server don't all return at once.
      let isLeaving = wait(.random(in: pause / 2...pause))
      guard !isLeaving, MonotonicClock.continuousMilliseconds < end else {
        throw StorageError.unconfirmed
      }
      pause = min(pause * 2, 10_000)
    }
  }
}

extension StorageError {
  /// Whether the same request may succeed later. A standby is read-only until it takes over.
  fileprivate var isTransient: Bool {
    switch self {
    case .unconfirmed, .busy: true
    case .server(let reason):
      [.unreachable, .tooManyConnections, .busy, .readOnly].contains(reason)
    default: false
    }
  }

  /// Whether it also means that no earlier attempt was performed: a store checks these limits only
  /// after it has looked up the ids, or for a squad that it doesn't have yet.
  fileprivate var isDecisive: Bool {
    switch self {
    case .squadFull, .tooManySquads: true
    default: false
    }
  }
}
