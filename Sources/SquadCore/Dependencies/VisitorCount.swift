/// Counts the visitors in a kiosk.
package struct VisitorCount: Sendable {
  /// The number of visitors, this one included; nil if it is unknown. Called off the main thread.
  package let count: @Sendable () -> Int?

  package init(count: @escaping @Sendable () -> Int?) { self.count = count }

  package static let none = VisitorCount { nil }
}
