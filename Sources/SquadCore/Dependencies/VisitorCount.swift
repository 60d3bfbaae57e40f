/// Counts who is in the kiosk.
package struct VisitorCount: Sendable {
  /// How many are in, this visitor among them; nil where nobody can tell. Called off the main
  /// thread.
  package let count: @Sendable () -> Int?

  package init(count: @escaping @Sendable () -> Int?) { self.count = count }

  package static let none = VisitorCount { nil }
}
