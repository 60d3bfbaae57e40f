import SquadCore

/// Something read from a service's answer that can be called as fresh as it is now without reading
/// the answer again.
package protocol Restampable: Sendable {
  func with(freshness: Freshness) -> Self
}

extension Page: Restampable {}

extension Detail: Restampable {
  package func with(freshness: Freshness) -> Detail {
    var detail = self
    detail.freshness = freshness
    return detail
  }
}
