import CLibrary
import Synchronization

/// Queue of actions from other threads to the main thread, with a pipe that wakes its `poll`.
package final class ActionQueue<Action: Sendable>: Sendable {
  /// The pipe's read end, readable while `take` has actions.
  package let descriptor: Int32
  private let writeEnd: Int32
  private let actions = Mutex<[Action]>([])
  private let quiet = Mutex<[Action]>([])
  private let isQuietPending = Atomic(false)

  /// Throws where no pipe can be created.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError.last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Appends an action and wakes the main thread; from any thread.
  package func post(_ action: Action) {
    let wasEmpty = actions.withLock { pending in
      pending.append(action)
      return pending.count == 1
    }
    guard wasEmpty else { return }
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Appends an action for the next turn without waking the main thread; from any thread.
  package func postQuietly(_ action: Action) {
    quiet.withLock { $0.append(action) }
    isQuietPending.store(true, ordering: .releasing)
  }

  /// Whether `takeQuiet` has actions; takes no lock.
  package var hasQuiet: Bool { isQuietPending.load(ordering: .acquiring) }

  /// Everything posted quietly since the last call, oldest first.
  package func takeQuiet() -> [Action] {
    isQuietPending.store(false, ordering: .releasing)
    return quiet.withLock { exchange(&$0, with: []) }
  }

  /// Whether `take` has no actions.
  package var isEmpty: Bool { actions.withLock(\.isEmpty) }

  /// Everything posted since the last call, oldest first.
  package func take() -> [Action] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return actions.withLock { exchange(&$0, with: []) }
  }
}
