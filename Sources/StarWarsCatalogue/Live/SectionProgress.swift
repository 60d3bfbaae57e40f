import SquadCore

/// The records fetched so far of those that another one names.
struct SectionProgress: Resumable {
  /// The ids of all that are named, in that order.
  let order: [Int]
  /// The freshness of the record that names them.
  let freshness: Freshness
  /// The rows fetched so far.
  var rows: [Int: SwapiRow] = [:]

  var isResumable: Bool { !missing.isEmpty }

  var missing: [Int] { order.filter { rows[$0] == nil } }

  /// The fetched rows in order, and `older` ones in place of those missing.
  func page(beside older: [Int: SwapiRow], _ coverage: Coverage) -> Page {
    let shown = order.compactMap { rows[$0] ?? older[$0] }
    return Page(
      offset: 0, entries: shown.map(\.entry), total: order.count, isLast: true,
      freshness: rows.values.map(\.freshness).oldest ?? freshness, details: shown.map(\.detail),
      coverage: coverage)
  }

  /// The same page during the fetch.
  func partialPage(beside older: [Int: SwapiRow]) -> Page {
    page(beside: older, .partial(done: rows.count, of: order.count))
  }
}
