import SquadCore

/// What came so far of the records that another one names.
struct SectionProgress: Resumable {
  /// All that are named, in that order.
  let order: [Int]
  /// Of the record that names them.
  let freshness: Freshness
  /// Those that have come.
  var rows: [Int: SwapiRow] = [:]

  var isResumable: Bool { !missing.isEmpty }

  var missing: [Int] { order.filter { rows[$0] == nil } }

  /// Every row there is, in order: what has come, and in place of the others `older` ones.
  func page(beside older: [Int: SwapiRow], _ coverage: Coverage) -> Page {
    let shown = order.compactMap { rows[$0] ?? older[$0] }
    return Page(
      offset: 0, entries: shown.map(\.entry), total: order.count, isLast: true,
      freshness: rows.values.map(\.freshness).oldest ?? freshness, details: shown.map(\.detail),
      coverage: coverage)
  }

  /// The same while it is under way.
  func partialPage(beside older: [Int: SwapiRow]) -> Page {
    page(beside: older, .partial(done: rows.count, of: order.count))
  }
}
