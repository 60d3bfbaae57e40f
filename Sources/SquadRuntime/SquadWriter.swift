import SquadCore
import Synchronization
import SystemKit

/// Queue of writes to the squad's file, one at a time on a thread of their own. Each batch of
/// changes is acknowledged when the repository has it on disk.
final class SquadWriter: Sendable {
  private let repository: SquadRepository
  private let queue: ActionQueue<Action>
  private let worker = Worker(isUrgent: true)
  private let changes = Mutex(Changes())

  /// Changes on their way to the file.
  private struct Changes {
    /// Oldest first.
    var pending: [(id: RequestID, request: SquadRequest)] = []
    /// How many are in the transaction that is being written.
    var writing = 0
    /// Whether nobody takes results any more.
    var isLeaving = false
    /// How many failed since then, and why the last of them did.
    var failed = 0
    var problem: StorageProblem?
  }

  init(repository: SquadRepository, queue: ActionQueue<Action>) {
    self.repository = repository
    self.queue = queue
  }

  /// Stops reporting results: changes that fail from now on are counted instead.
  func leave() {
    changes.withLock { $0.isLeaving = true }
    repository.leave()
  }

  /// The changes that are not on disk and were not reported; nil where there are none. A change
  /// still pending when squad ends is blocked by another process that has the file.
  var unsaved: UnsavedChanges? {
    changes.withLock { changes in
      let count = changes.pending.count + changes.writing + changes.failed
      guard count > 0 else { return nil }
      return UnsavedChanges(count: count, problem: changes.problem ?? .busy)
    }
  }

  /// Waits until all writes are done, at most so long; true when they are.
  func finish(within milliseconds: Int) -> Bool { worker.finish(within: milliseconds) }

  /// Queues a change. Those queued during a write go into one transaction: a flood of them costs a
  /// few commits, and the file keeps up with the keys.
  func change(_ id: RequestID, _ request: SquadRequest) {
    let isFirst = changes.withLock { changes in
      changes.pending.append((id, request))
      return changes.pending.count == 1
    }
    if isFirst { perform { [self] in writePending() } }
  }

  /// Looks whether another process changed the file.
  func check() { perform { [self] in _ = look() } }

  /// Looks each time that another process may have changed the file, from now on.
  func watch() {
    guard let watch = repository.watch else { return }
    // Without it the looks after keys are left.
    try? DetachedThread.start { [self] in
      watch {
        let isReadable = Mutex(true)
        let isDone = Semaphore()
        perform { [self] in
          let result = look()
          isReadable.withLock { $0 = result }
          isDone.signal()
        }
        isDone.wait()
        return isReadable.withLock { $0 }
      }
    }
  }

  /// False where the file can't be read, which the next change says. One that is busy can.
  private func look() -> Bool {
    do {
      if let squad = try repository.changedElsewhere() {
        queue.post(.squad(.changedElsewhere(squad)))
      }
      return true
    } catch { return StorageProblem(error) == .busy }
  }

  func savePlace(_ entry: EntryID) {
    perform { [repository] in
      // A lost place costs one search at the next start; nothing to say while leaving.
      try? repository.savePlace(entry)
    }
  }

  func save(_ settings: [ListSettings]) {
    perform { [repository] in
      // Lists that are shown as they begin are no loss to speak of.
      try? repository.saveSettings(settings)
    }
  }

  func save(_ preferences: TerminalPreferences, of terminal: String) {
    perform { [repository] in
      // What isn't stored is asked of the terminal again, or chosen again.
      try? repository.savePreferences(preferences, terminal)
    }
  }

  func saveAliases(_ aliases: [EntryID: EntryID]) {
    worker.perform { [repository] in
      // An alias that is not saved is found again at the next start.
      try? repository.saveAliases(aliases)
    }
  }

  /// Queues a write. In a kiosk a checkpoint follows the last one in the queue.
  private func perform(_ write: @escaping @Sendable () -> Void) {
    worker.perform { [repository, worker] in
      write()
      if worker.isDrained { repository.checkpoint() }
    }
  }

  /// Writes all pending changes in one transaction; its one result carries the last one's id.
  private func writePending() {
    let pending = changes.withLock { changes in
      defer { changes.pending = [] }
      changes.writing = changes.pending.count
      return changes.pending
    }
    guard let last = pending.last?.id else { return }
    do {
      let outcome = try repository.performAll(pending.map(\.request))
      endWriting()
      queue.post(.squad(.responded(last, .success(outcome))))
    } catch {
      let problem = StorageProblem(error)
      endWriting(failed: problem)
      queue.post(.squad(.responded(last, .failure(problem))))
    }
  }

  private func endWriting(failed problem: StorageProblem? = nil) {
    changes.withLock { changes in
      if let problem, changes.isLeaving {
        changes.failed += changes.writing
        changes.problem = problem
      }
      changes.writing = 0
    }
  }
}
