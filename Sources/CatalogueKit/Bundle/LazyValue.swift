import SquadCore
import Synchronization

/// A value parsed from bundled files when it is first needed, and cached from then on.
package final class LazyValue<Value: Sendable>: Sendable {
  let parsed = Mutex<Value?>(nil)
  private let parse: @Sendable () throws(Failure) -> Value

  package init(_ parse: @escaping @Sendable () throws(Failure) -> Value) { self.parse = parse }

  /// Parses it once; where that fails, again with the next call. Throws `Failure`.
  package func value() throws(Failure) -> Value {
    try parsed.withLock { parsed throws(Failure) in
      if let parsed { return parsed }
      let value = try parse()
      parsed = value
      return value
    }
  }
}
