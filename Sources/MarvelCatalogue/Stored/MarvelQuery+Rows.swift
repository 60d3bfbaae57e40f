import CatalogueKit
import SquadCore

extension MarvelQuery {
  /// The rows that are requested.
  var range: PageRange { PageRange(offset: offset, limit: limit) }

  /// Whether its rows stand in the order of the bundled files.
  var isInOwnOrder: Bool {
    startsWith == nil && (order == nil || order == .name)
  }

  /// The requested rows, in its order.
  func applied(to slots: [BundledRow]) -> [BundledRow] {
    let slots = slots.filtered(by: startsWith, \.entry.title)
    switch order?.key {
    case SortOrder.comics.key:
      return slots.sorted(by: order) { MarvelText.comics(of: $0.entry) }
    case SortOrder.modified.key:
      return slots.sorted(by: order) { $0.modified > 0 ? $0.modified : nil }
        .map { $0.with(sortText: $0.modifiedText) }
    default: return slots.directed(by: order)
    }
  }
}
