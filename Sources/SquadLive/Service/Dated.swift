import SquadCore

/// Something read from a service's answer that can be called as fresh as it is now without reading
/// the answer again.
protocol Dated: Sendable {
  func dated(_ freshness: Freshness) -> Self
}

extension Page: Dated {
  func dated(_ freshness: Freshness) -> Page {
    Page(
      offset: offset, entries: entries, total: total, isLast: isLast, freshness: freshness,
      older: older, details: details.map { $0.dated(freshness) }, unreadable: unreadable,
      coverage: coverage)
  }
}

extension Detail: Dated {
  func dated(_ freshness: Freshness) -> Detail {
    var detail = self
    detail.freshness = freshness
    return detail
  }
}
