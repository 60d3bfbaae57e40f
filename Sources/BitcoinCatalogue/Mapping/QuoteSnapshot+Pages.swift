import CatalogueKit
import SquadCore

extension QuoteSnapshot {
  /// The sort orders: the big currencies first, by name, and by the change over a day.
  static let sorts = [
    SortOrder(key: "use"), SortOrder(key: "name"), SortOrder(key: "change", isDescending: true),
  ]

  /// A page of the list, with all details. `isPartial` tells whether the service has more of a
  /// currency. Throws `Failure`.
  func page(
    _ request: PageRequest, coverage: Coverage, isPartial: (String) -> Bool = { _ in false }
  ) throws(Failure) -> Page {
    try list(request, coverage).page(request, entry: entry) { currency in
      detail(of: currency, isPartial: isPartial(currency.code))
    }
  }

  func currency(of id: EntryID) throws(Failure) -> Currency {
    guard id.catalogue == .bitcoin, let currency = table[id.path] else { throw .unknownEntry(id) }
    return currency
  }

  /// All rows of a request, in its order.
  private func list(
    _ request: PageRequest, _ coverage: Coverage
  ) throws(Failure) -> RowList<Currency> {
    try request.source.require(ListID(.bitcoin))
    let rows = rows(request)
    return RowList(
      rows, total: rows.count, freshness: freshness,
      unreadable: rows.count { unreadable.contains($0.code) }, coverage: coverage)
  }

  private func rows(_ request: PageRequest) -> [Currency] {
    let rows = table.all.filtered(by: request.titlePrefix, \.code)
    switch request.sort?.key {
    case "name": return rows.sorted(by: request.sort) { SortValue($0.name) }
    case "change":
      return rows.sorted(by: request.sort) { change(of: $0.code, over: 1)?.tenthsOfPercent }
    default: return rows.directed(by: request.sort)
    }
  }
}

extension QuoteSnapshot: StoredSource {
  func page(_ request: PageRequest) throws(Failure) -> Page {
    try page(request, coverage: .whole)
  }

  /// All rows, since there are few, with the detail of `entry` only.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let list = try list(request, .whole)
    let index = entry.flatMap { entry in
      entry.catalogue == .bitcoin ? list.rows.firstIndex { $0.code == entry.path } : nil
    }
    return try list.page(to: .max, detailAt: index, entry: self.entry) { detail(of: $0) }
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail { detail(of: try currency(of: id)) }
}
