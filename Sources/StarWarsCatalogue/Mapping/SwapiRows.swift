import PlainText
import SquadCore

/// Orders the rows of a list: no host can, and there are few.
enum SwapiRows {
  /// Those that a request is about, in its order; what the request knows no order for stays as it
  /// is.
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
    return turned(sorted.map(\.element), by: order)
  }

  static func sorted(
    _ people: [Timestamped<PersonRecord>], by sort: SortOrder?
  ) -> [Timestamped<PersonRecord>] {
    let order = sort ?? .name
    guard order.key == SortOrder.name.key else {
      return turned(people.sorted { $0.record.id < $1.record.id }, by: order)
    }
    let keyed = people.map { (key: PlainText.foldedUTF8($0.record.name), person: $0) }
    let sorted = keyed.sorted { left, right in
      left.key == right.key
        ? left.person.record.id < right.person.record.id
        : left.key.lexicographicallyPrecedes(right.key)
    }
    return turned(sorted.map(\.person), by: order)
  }

  private static func turned<Row>(_ rows: [Row], by order: SortOrder) -> [Row] {
    order.isDescending ? rows.reversed() : rows
  }

  /// Nil where the two are alike.
  private static func isBefore<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
    guard left != right else { return nil }
    guard let left else { return false }
    guard let right else { return true }
    return left < right
  }
}

extension PageRequest {
  /// The page that holds these rows, or the stretch of them that is asked for.
  ///
  /// - Parameter detail: what one of the rows opens to, where the page should tell.
  func page(
    _ rows: [Entry], total: Int? = nil, freshness: Freshness, unreadable: Int = 0,
    detail: (Int) -> Detail?
  ) -> Page {
    let start = titlePrefix.map(PlainText.foldedUTF8)
    let matching = rows.indices.filter { index in
      start.map { PlainText.foldedUTF8(rows[index].title).starts(with: $0) } ?? true
    }
    let offset = max(0, offset)
    let part = matching.dropFirst(offset).prefix(max(0, limit))
    return Page(
      offset: offset, entries: part.map { rows[$0] }, total: total ?? matching.count,
      isLast: offset >= matching.count - part.count, freshness: freshness,
      details: part.compactMap(detail), unreadable: unreadable)
  }
}
