/// Counts the visitors in a kiosk.
package struct VisitorCount: Sendable {
  /// The number of visitors, this one included; nil if it is unknown. Called off the main thread.
  package let count: @Sendable () -> Int?

  /// - Parameter count: returns nil if the number is unknown; called off the main thread.
  package init(count: @escaping @Sendable () -> Int?) { self.count = count }

  /// The number is always unknown.
  package static let none = VisitorCount { nil }
}
