import SquadCore

/// A value parsed from a response whose freshness can be renewed without parsing it again.
package protocol Restampable: Sendable {
  func with(freshness: Freshness) -> Self
  /// Whether it is small enough to be worth caching beside the response's bytes.
  var isCacheable: Bool { get }
  /// What caching it costs, by the bytes of the response's body.
  func cost(ofBody bytes: Int) -> Int
}

extension Restampable {
  package var isCacheable: Bool { true }
  package func cost(ofBody bytes: Int) -> Int { bytes }
}

extension Page: Restampable {}

extension Detail: Restampable {
  package func with(freshness: Freshness) -> Detail {
    var detail = self
    detail.freshness = freshness
    return detail
  }
}
