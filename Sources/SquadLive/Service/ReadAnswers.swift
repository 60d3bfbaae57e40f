import Synchronization

/// What was read from saved answers while squad runs, so that an answer of which the service says
/// that it still holds is not read a second time.
final class ReadAnswers: Sendable {
  /// How many are remembered: what a person pages through, and hardly more than the screen's own
  /// state shares with them.
  private static let limit = 64

  private struct Held {
    var values: [AnswerKey: (etag: String, value: any Dated)] = [:]
    /// The oldest first.
    var order: [AnswerKey] = []
  }

  private let held = Mutex(Held())

  /// Remembers what an answer says. One without an ETag can never be confirmed.
  func keep(_ value: some Dated, of key: AnswerKey, etag: String?) {
    guard let etag else { return }
    held.withLock { held in
      if held.values.updateValue((etag, value), forKey: key) == nil { held.order.append(key) }
      if held.order.count > Self.limit { held.values[held.order.removeFirst()] = nil }
    }
  }

  /// What the answer with that ETag says; nil where it was not read, or as something else.
  func value<Value: Dated>(of key: AnswerKey, etag: String) -> Value? {
    held.withLock { held in
      guard let (known, value) = held.values[key], known == etag else { return nil }
      return value as? Value
    }
  }
}
