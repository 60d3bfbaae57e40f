import HTTPKit
import SquadCore
import Synchronization

/// The questions that a service was asked and has not answered, each once: whoever asks the same
/// meanwhile waits for the same answer.
final class RequestCoalescer: Sendable {
  private let held = Mutex<[CacheKey: any AnyObject & Sendable]>([:])

  /// Lets somebody wait for the answer to a question, or to the same one that is in flight.
  ///
  /// - Returns: how to withdraw, and whether the question itself is to be asked.
  func join<Value>(
    _ question: Question<Value>, isAnew: Bool, done: @escaping Question<Value>.Done
  ) -> (ticket: Ticket, isFirst: Bool) {
    held.withLock { held in
      let other = held[question.key] as? Question<Value>
      if let ticket = other?.join(isAnew: isAnew, done) { return (ticket, false) }
      held[question.key] = question
      return (question.join(isAnew: isAnew, done) ?? Ticket {}, true)
    }
  }

  func remove(_ question: Question<some Restampable>) {
    held.withLock { held in
      if held[question.key] === question { held[question.key] = nil }
    }
  }
}
