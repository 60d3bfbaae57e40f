import PlainText
import SquadCore

extension QuoteSnapshot {
  /// How the list can be ordered: the big ones first, or by code alone.
  static let sorts = [SortOrder(key: "size"), SortOrder(key: "code")]

  /// A stretch of the list, with what its rows open to. Throws `Failure`.
  ///
  /// - Parameter isPartial: whether the service has more to tell of a currency.
  func page(
    _ request: PageRequest, coverage: Coverage = .whole,
    isPartial: (String) -> Bool = { _ in false }
  ) throws(Failure) -> Page {
    let rows = try rows(request)
    let offset = max(0, request.offset)
    let part = rows.dropFirst(offset).prefix(max(0, request.limit))
    return Page(
      offset: offset, entries: part.map(entry), total: rows.count,
      isLast: offset >= rows.count - part.count, freshness: freshness,
      details: part.map { detail(of: $0, isPartial: isPartial($0.code)) },
      unreadable: rows.count { unreadable.contains($0.code) }, coverage: coverage)
  }

  /// The whole list: there is little of it. Throws `Failure`.
  func whole(
    _ request: PageRequest, coverage: Coverage = .whole,
    isPartial: (String) -> Bool = { _ in false }
  ) throws(Failure) -> Page {
    let whole = PageRequest(
      source: request.source, limit: .max, sort: request.sort, titlePrefix: request.titlePrefix)
    return try page(whole, coverage: coverage, isPartial: isPartial)
  }

  /// The currency of an id. Throws `Failure`.
  func currency(of id: EntryID) throws(Failure) -> Currency {
    guard id.catalogue == .bitcoin, let currency = table[id.path] else { throw .unknownEntry(id) }
    return currency
  }

  private func rows(_ request: PageRequest) throws(Failure) -> [Currency] {
    switch request.source {
    case .list(ListID(.bitcoin)): break
    case .list(let list): throw .unknownList(list.description)
    case .section(let owner, let name): throw .unknownList("\(owner)/\(name)")
    }
    var rows = table.all
    if let start = request.titlePrefix.map(PlainText.foldedUTF8) {
      rows.removeAll { !PlainText.foldedUTF8($0.code).starts(with: start) }
    }
    if request.sort?.key == "code" { rows.sort { $0.code < $1.code } }
    return request.sort?.isDescending == true ? rows.reversed() : rows
  }
}
