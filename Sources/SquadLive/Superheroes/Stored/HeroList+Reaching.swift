import SquadCore

/// How far a source has to be read for an answer that is the same as from all of it.
extension HeroList {
  /// Whether the stretch lies within these, and one hero at least, so that what is there is known.
  func reaches(_ request: PageRequest) -> Bool {
    guard request.isInOwnOrder else { return false }
    let end = max(0, request.offset).addingReportingOverflow(max(0, request.limit))
    return !end.overflow && heroes.count >= max(1, end.partialValue)
  }

  /// Whether the page that holds `entry` lies within these; without one, the first page.
  func reaches(_ request: PageRequest, through entry: EntryID?) -> Bool {
    guard request.isInOwnOrder else { return false }
    let limit = max(1, request.limit)
    guard let entry, entry.catalogue == .superheroes else { return heroes.count >= limit }
    guard let hero = record(of: entry),
      let index = heroes.firstIndex(where: { $0.id == hero.id })
    else { return false }
    let end = (index / limit + 1).multipliedReportingOverflow(by: limit)
    return !end.overflow && heroes.count >= end.partialValue
  }
}

extension PageRequest {
  /// Whether its rows can be cut from the files as they lie.
  fileprivate var isInOwnOrder: Bool { titlePrefix == nil && sort?.isDescending != true }
}
