import CatalogueKit
import SquadCore

/// Orders the rows of a list: no host can, and there are few.
enum SwapiRows {
  /// Sorted for a request; records without a value to sort by come last.
  static func sorted(
    _ films: [Timestamped<FilmRecord>], by sort: SortOrder?
  ) -> [Timestamped<FilmRecord>] {
    let order = sort ?? .release
    let sorted = films.enumerated().sorted { left, right in
      let (one, other) = (left.element.record, right.element.record)
      // What is not known comes last.
      let isBefore =
        order.key == SortOrder.episode.key
        ? isBefore(one.episode, other.episode) : isBefore(one.release, other.release)
      return isBefore ?? (left.offset < right.offset)
    }
    return sorted.map(\.element).directed(by: order)
  }

  static func sorted(
    _ people: [Timestamped<PersonRecord>], by sort: SortOrder?
  ) -> [Timestamped<PersonRecord>] {
    let order = sort ?? .name
    let named = people.sorted(byName: \.record.name, thenBy: { (0, $0.record.id) })
    guard order.column != .list else { return named.directed(by: order) }
    return named.sorted(by: order) { $0.record.sortValue(order.key) }
  }

  /// Nil where the two are alike.
  private static func isBefore<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
    guard left != right else { return nil }
    guard let left else { return false }
    guard let right else { return true }
    return left < right
  }
}
