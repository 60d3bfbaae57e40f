import SquadCore

/// The rows of a list on this machine in each of its orders.
struct SortedRows {
  /// The values by which an order sorts, as the browser shows them.
  struct Field {
    /// `publisher`
    let key: String
    let texts: [EntryID: String]
  }

  let request: PageRequest
  let orders: [SortOrder]
  let catalogue: Catalogue

  /// Sorts rows as the stored list is sorted; rows that it lacks come last.
  func sorted(_ entries: [Entry], by order: SortOrder) -> [Entry] {
    let indices = Dictionary(
      rows(in: order).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return entries.enumerated().sorted {
      (indices[$0.element.id] ?? .max, $0.offset) < (indices[$1.element.id] ?? .max, $1.offset)
    }.map(\.element)
  }

  /// The values of each order that shows one in its rows.
  var fields: [Field] {
    orders.filter { $0.column != .list }.map { order in
      let texts = rows(in: order).compactMap { row in row.sortText.map { (row.id, $0) } }
      return Field(
        key: order.key, texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
  }

  private func rows(in order: SortOrder) -> [Entry] {
    let request = PageRequest(source: request.source, limit: .max, sort: order)
    return (try? catalogue.page(request))?.entries ?? []
  }
}
