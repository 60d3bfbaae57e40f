import Basics
import CatalogueKit
import SquadCore

extension SortOrder {
  static let name = SortOrder(key: "name")
  /// By how many comics a character is in, which the server can't sort by.
  static let comics = SortOrder(key: "comics", isDescending: true, isDerived: true)
  static let modified = SortOrder(key: "modified", isDescending: true, column: .words)
}

extension Page {
  /// The whole of a list in an order that it was not read in.
  func sorted(by order: SortOrder) -> Page {
    let entries =
      order.key == SortOrder.modified.key
      ? entries.sorted(by: order, MarvelText.modified)
      : entries.sorted(by: order, MarvelText.comics)
    return Page(
      offset: 0, entries: entries, total: total,
      isLast: true, freshness: freshness, details: details, deferredDetails: deferredDetails,
      unreadable: unreadable)
  }
}

extension BundledRow {
  /// What its row says in the order of changes: the day.
  var modifiedText: String? {
    guard modified > 0 else { return nil }
    let date = modified / 1_000_000
    return CalendarDay(year: date / 10_000, month: date / 100 % 100, day: date % 100).text
  }
}
