/// Log of requests, failures and actions.
package struct Log: Sendable {
  /// Records an event; called on any thread, returns at once.
  private let take: (@Sendable (LogEvent) -> Void)?

  /// - Parameter take: records an event; called on any thread, returns at once.
  package init(take: @escaping @Sendable (LogEvent) -> Void) { self.take = take }

  private init() { take = nil }

  /// Logs nothing.
  package static let none = Log()

  /// Whether anything is written; measurements for the log alone are skipped otherwise.
  package var isOn: Bool { take != nil }

  /// Writes an event; without a log, the event isn't created either.
  package func callAsFunction(_ event: @autoclosure () -> LogEvent) {
    take?(event())
  }
}
