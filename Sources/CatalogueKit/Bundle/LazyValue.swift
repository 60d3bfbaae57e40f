import SquadCore
import Synchronization

/// A value that is parsed from bundled files on first use, and cached.
package final class LazyValue<Value: Sendable>: Sendable {
  let parsed = Mutex<Value?>(nil)
  private let parse: @Sendable () throws(Failure) -> Value

  /// Parses nothing yet.
  ///
  /// - Parameter parse: called at the first `value()`, and at later ones while it throws.
  package init(_ parse: @escaping @Sendable () throws(Failure) -> Value) { self.parse = parse }

  /// Parses the value once; a failed parse is tried again at the next call.
  package func value() throws(Failure) -> Value {
    try parsed.withLock { parsed throws(Failure) in
      if let parsed { return parsed }
      let value = try parse()
      parsed = value
      return value
    }
  }
}
