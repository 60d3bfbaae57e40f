import CatalogueKit
import SquadCore

extension MarvelQuery {
  /// The rows that are requested.
  var range: PageRange { PageRange(offset: offset, limit: limit) }

  /// Whether its rows stand in the order of the bundled files.
  var isInOwnOrder: Bool {
    startsWith == nil && (order == nil || order == SortOrder(key: "name"))
  }

  /// The requested rows, in its order.
  func applied(to slots: [BundledRow]) -> [BundledRow] {
    var slots = slots.filtered(by: startsWith, \.entry.title)
    // The oldest first; what has no date counts as oldest.
    if order?.key == "modified" { slots.sort { $0.modified < $1.modified } }
    return slots.directed(by: order)
  }
}
