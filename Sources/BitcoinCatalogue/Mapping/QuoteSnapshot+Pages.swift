import CatalogueKit
import SquadCore

extension QuoteSnapshot {
  /// The sort orders: the most used ones first, by name, and by how far the price went in a day.
  static let sorts = [
    SortOrder(key: "use"), SortOrder(key: "name"), SortOrder(key: "change", isDescending: true),
  ]

  /// A page of the list, with its rows' details. Throws `Failure`.
  ///
  /// - Parameter isPartial: whether the service has more of a currency.
  func page(
    _ request: PageRequest, coverage: Coverage = .whole,
    isPartial: (String) -> Bool = { _ in false }
  ) throws(Failure) -> Page {
    try request.source.require(ListID(.bitcoin))
    let rows = rows(request)
    let list = RowList(
      rows, total: rows.count, freshness: freshness,
      unreadable: rows.count { unreadable.contains($0.code) }, coverage: coverage)
    return try list.page(request.range, entry: entry) { currency in
      detail(of: currency, isPartial: isPartial(currency.code))
    }
  }

  /// The whole list: there is little of it. Throws `Failure`.
  func whole(
    _ request: PageRequest, coverage: Coverage = .whole,
    isPartial: (String) -> Bool = { _ in false }
  ) throws(Failure) -> Page {
    try page(request.whole, coverage: coverage, isPartial: isPartial)
  }

  /// The currency of an id. Throws `Failure`.
  func currency(of id: EntryID) throws(Failure) -> Currency {
    guard id.catalogue == .bitcoin, let currency = table[id.path] else { throw .unknownEntry(id) }
    return currency
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

  /// There are few rows, and all of them are as quick as one.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try whole(request)
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail { detail(of: try currency(of: id)) }
}
