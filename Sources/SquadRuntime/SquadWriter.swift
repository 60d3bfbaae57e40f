import SquadCore
import Synchronization
import SystemKit

/// Queue of writes to the squad's store, one at a time on a thread of their own. Each batch of
/// changes is acknowledged when the store has it on disk.
final class SquadWriter: Sendable {
  private let store: SquadStore
  /// The record to save for a new member; nil where none is needed.
  private let record: @Sendable (EntryID) -> MemberRecord?
  private let queue: ActionQueue<Action>
  private let worker = Worker(isUrgent: true)
  private let changes = Mutex(Changes())
  private let isLeaving = Semaphore()

  /// Changes not yet on disk.
  private struct Changes {
    /// Oldest first.
    var pending: [(id: RequestID, request: IdentifiedRequest)] = []
    /// Number of changes in the running transaction.
    var writing = 0
    /// Whether those are unconfirmed.
    var isUnconfirmed = false
    /// Whether a check is queued.
    var hasCheck = false
    /// Whether the system reports other processes' changes; false while the store is unreadable.
    var isWatched = false
    /// Whether results are no longer posted.
    var isLeaving = false
    /// Number of changes in each failed batch, by its last change.
    var failedBatches: [RequestID: Int] = [:]
    /// Number of failed changes that weren't reported, and the reason of the last.
    var failed = 0
    var problem: StorageError?
  }

  init(
    store: SquadStore, queue: ActionQueue<Action>,
    record: @escaping @Sendable (EntryID) -> MemberRecord? = { _ in nil }
  ) {
    self.store = store
    self.record = record
    self.queue = queue
  }

  /// Stops reporting results. Counts changes that fail from now on, and those whose failure is
  /// still in the queue, which nobody reads any more.
  func leave() {
    changes.withLock { changes in
      changes.isLeaving = true
      for case .squad(.responded(let id, .failure(let problem))) in queue.take() {
        changes.failed += changes.failedBatches[id] ?? 0
        changes.problem = problem
      }
    }
    store.leave()
    isLeaving.signal()
  }

  /// Changes neither on disk nor reported; nil without any. One still pending at the end is blocked
  /// by another process, or on its way to a server.
  var unsaved: UnsavedChanges? {
    changes.withLock { changes in
      let count = changes.pending.count + changes.writing + changes.failed
      guard count > 0 else { return nil }
      let isUnknown = changes.isUnconfirmed || store.loadsLate
      return UnsavedChanges(
        count: count, problem: changes.problem ?? (isUnknown ? .unconfirmed : .busy))
    }
  }

  /// Waits until all writes are done, at most `milliseconds`; returns whether they are.
  func finish(within milliseconds: Int) -> Bool { worker.finish(within: milliseconds) }

  /// Queues a change. Changes queued during a write share a transaction, so that a flood costs few
  /// commits and the file keeps up with the keys.
  func change(_ id: RequestID, _ request: SquadRequest) {
    let isFirst = changes.withLock { changes in
      changes.pending.append((id, IdentifiedRequest(request)))
      return changes.pending.count == 1
    }
    if isFirst { perform { [self] in writePending() } }
  }

  /// Reads a squad that the first paint didn't wait for, and the terminal's preferences.
  ///
  /// - Parameter learn: takes the ids replaced so far, before the squad is posted.
  func load(_ terminal: String, learn: @escaping @Sendable ([EntryID: EntryID]) -> Void) {
    guard store.loadsLate else { return }
    perform { [self] in
      do {
        let stored = try store.load()
        let preferences = try? store.preferences.terminal(terminal)
        learn((try? store.aliases()) ?? [:])
        queue.post(.squad(.loaded(stored, preferences ?? TerminalPreferences())))
      } catch { queue.post(.squad(.loadFailed(StorageError(error)))) }
    }
  }

  /// Checks for changes by other processes, unless the system reports them.
  func check() {
    // Queues one check at a time: a slow server may take seconds, during which every key checks.
    let mustQueue = changes.withLock { !$0.isWatched && !exchange(&$0.hasCheck, with: true) }
    guard mustQueue else { return }
    perform { [self] in
      changes.withLock { $0.hasCheck = false }
      _ = postChange()
    }
  }

  /// Checks on every notification of a change, from now on.
  func watch() {
    guard let watch = store.watch else { return }
    // Without a thread, the checks after keys remain.
    try? DetachedThread.start { [self] in
      watch {
        let isDone = Semaphore()
        perform { [self] in
          let isReadable = postChange()
          changes.withLock { $0.isWatched = isReadable }
          isDone.signal()
        }
        isDone.wait()
        return changes.withLock(\.isWatched)
      }
      changes.withLock { $0.isWatched = false }
    }
  }

  /// Posts the squad if another process changed it. False where the store can't be read, which the
  /// next change reports; true for a busy one.
  private func postChange() -> Bool {
    do {
      if let squad = try store.changedElsewhere() {
        queue.post(.squad(.changedElsewhere(squad)))
      }
      return true
    } catch { return StorageError(error) == .busy }
  }

  /// Queues a save whose failure isn't worth a report: a position, settings and preferences are
  /// found or chosen again.
  func save(_ write: @escaping @Sendable (Preferences) throws -> Void) {
    perform { [preferences = store.preferences] in try? write(preferences) }
  }

  func saveAliases(_ aliases: [EntryID: EntryID]) {
    perform { [store] in
      // An alias that isn't saved is found again at the next start.
      try? store.saveAliases(aliases)
    }
  }

  /// Queues a write.
  private func perform(_ write: @escaping @Sendable () -> Void) {
    worker.perform { [store, worker] in
      write()
      if worker.isDrained { store.runDeferredWork() }
    }
  }

  /// Writes all pending changes in one transaction; posts one result with the last one's id.
  private func writePending() {
    let pending = changes.withLock { changes in
      defer { changes.pending = [] }
      changes.writing = changes.pending.count
      return changes.pending
    }
    guard let last = pending.last?.id else { return }
    do {
      var records: [EntryID: MemberRecord] = [:]
      for case .recruit(let member) in pending.map(\.request.request) {
        records[member.id] = record(member.id)
      }
      let outcome = try perform(pending.map(\.request), saving: records)
      endWriting { _ in queue.post(.squad(.responded(last, .success(outcome)))) }
    } catch {
      let problem = StorageError(error)
      endWriting { changes in
        if changes.isLeaving {
          changes.failed += changes.writing
          changes.problem = problem
        } else {
          changes.failedBatches[last] = changes.writing
          queue.post(.squad(.responded(last, .failure(problem))))
        }
      }
    }
  }

  private func perform(
    _ requests: [IdentifiedRequest], saving records: [EntryID: MemberRecord]
  ) throws -> SquadOutcome {
    try store.performConfirmed(
      requests, saving: records, wait: isLeaving.wait(milliseconds:)
    ) { [self] in
      changes.withLock { $0.isUnconfirmed = true }
      queue.post(.squad(.confirmationAwaited))
    }
  }

  /// Ends a batch. `report` posts its result under the lock, so that `leave` finds it in the queue
  /// or prevents the post.
  private func endWriting(_ report: (inout Changes) -> Void) {
    changes.withLock { changes in
      report(&changes)
      changes.writing = 0
      changes.isUnconfirmed = false
    }
  }
}
