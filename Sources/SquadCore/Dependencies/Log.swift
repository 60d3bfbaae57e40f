/// Log of what happens outside of the program.
package struct Log: Sendable {
  /// Takes an event and returns at once, from any thread.
  private let take: (@Sendable (LogEvent) -> Void)?

  package init(take: @escaping @Sendable (LogEvent) -> Void) { self.take = take }

  private init() { take = nil }

  /// Logs nothing.
  package static let none = Log()

  /// Whether anything is written: what only the log needs is not measured otherwise.
  package var isOn: Bool { take != nil }

  /// Writes an event; without a log, the event isn't even made.
  package func callAsFunction(_ event: @autoclosure () -> LogEvent) {
    take?(event())
  }
}
