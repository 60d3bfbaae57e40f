import Synchronization

/// Remembers what was asked.
final class Asked: Sendable {
  private let keys = Mutex<Set<AnswerKey>>([])

  /// Whether this is asked for the first time; remembers it.
  func isFirst(_ key: AnswerKey) -> Bool {
    keys.withLock { $0.insert(key).inserted }
  }
}
