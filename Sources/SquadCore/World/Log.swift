/// Where squad writes down what happened outside of it, for a person to look up.
package struct Log: Sendable {
  /// Takes an event and returns at once, from any thread.
  private let take: (@Sendable (LogEvent) -> Void)?

  package init(take: @escaping @Sendable (LogEvent) -> Void) { self.take = take }

  private init() { take = nil }

  /// Nobody wants to know.
  package static let none = Log()

  /// Whether anything is written: what would only be measured for it need not be.
  package var isOn: Bool { take != nil }

  /// Writes an event down; where nothing is written, the event isn't even made.
  package func callAsFunction(_ event: @autoclosure () -> LogEvent) {
    take?(event())
  }
}
