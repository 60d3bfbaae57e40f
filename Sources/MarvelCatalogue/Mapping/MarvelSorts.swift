import Basics
import CatalogueKit
import SquadCore

extension SortOrder {
  static let name = SortOrder(key: "name")
  /// By a character's number of comics, which the server can't sort by.
  static let comics = SortOrder(key: "comics", isDescending: true, isDerived: true)
  static let modified = SortOrder(key: "modified", isDescending: true, column: .words)
}

extension Page {
  /// All rows of a whole list in another order.
  func sorted(by order: SortOrder) -> Page {
    let entries =
      order.key == SortOrder.modified.key
      ? entries.sorted(by: order, MarvelText.modified)
      : entries.sorted(by: order, MarvelText.comics)
    return Page(
      offset: 0, entries: entries, total: total, isLast: true, freshness: freshness,
      details: details, deferredDetails: deferredDetails, unreadable: unreadable)
  }
}

extension PageRequest {
  /// Whether its rows are in the order of the bundled files.
  var isInOwnOrder: Bool { titlePrefix == nil && (sort == nil || sort == .name) }

  /// The requested rows of a whole list, in the request's order.
  func applied(to rows: [BundledRow]) -> [BundledRow] {
    let rows = rows.filtered(by: titlePrefix, \.entry.title)
    switch sort?.key {
    case SortOrder.comics.key: return rows.sorted(by: sort) { MarvelText.comics(of: $0.entry) }
    case SortOrder.modified.key:
      return rows.sorted(by: sort) { $0.modified > 0 ? $0.modified : nil }
        .map { $0.with(sortText: $0.modifiedText) }
    default: return rows.directed(by: sort)
    }
  }
}

extension BundledRow {
  /// The day of the last change, for the right column; nil where that is unknown.
  fileprivate var modifiedText: String? {
    guard modified > 0 else { return nil }
    let date = modified / 1_000_000
    return CalendarDay(year: date / 10_000, month: date / 100 % 100, day: date % 100).text
  }
}
