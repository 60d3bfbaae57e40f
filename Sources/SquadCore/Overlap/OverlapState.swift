/// Overlaps of entries that were shown, and the search in flight.
package struct OverlapState: Equatable, Sendable {
  /// Result of a search, valid as long as the squad has the same other members of the entry's
  /// catalogue.
  private struct Found: Equatable {
    let members: [EntryID]
    let overlap: Overlap?
  }

  /// Search in flight.
  private struct Pending: Equatable {
    let id: RequestID
    let request: OverlapRequest
  }

  /// Results by entry.
  private var found: [EntryID: Found] = [:]
  private var pending: Pending?
  /// The shown entry during its debounce.
  var debounced: EntryID?

  /// Number of cached results at which the cache is emptied.
  static let limit = 256

  /// An entry's overlap with these members; nil if it is unknown. Allocates nothing.
  func result(of entry: EntryID, with members: some Sequence<EntryID>) -> Overlap?? {
    guard let found = found[entry], found.members.elementsEqual(members) else { return nil }
    return .some(found.overlap)
  }

  /// Whether the search for an entry's overlap is in flight.
  func isPending(_ entry: EntryID) -> Bool { pending?.request.entry == entry }

  /// Begins a search; returns the one in flight, which it replaces.
  mutating func begin(_ request: OverlapRequest, as id: RequestID) -> RequestID? {
    let old = pending?.id
    pending = Pending(id: id, request: request)
    return old
  }

  mutating func receive(_ overlap: Overlap?, to id: RequestID) {
    guard let pending, pending.id == id else { return }
    self.pending = nil
    if found.count >= Self.limit { found = [:] }
    found[pending.request.entry] = Found(members: pending.request.members, overlap: overlap)
  }

  /// Drops all results, because more rows are known now, also that of a search in flight, which may
  /// have begun before.
  mutating func forget() {
    if !found.isEmpty { found = [:] }
    pending = nil
  }
}

/// Actions of overlaps with the squad.
package enum OverlapAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  /// An entry's overlap with the squad; nil without one.
  case found(RequestID, Overlap?)
}

extension AppState {
  mutating func reduce(_ action: OverlapAction) -> [Effect] {
    switch action {
    case .debounced(let entry): return findOverlap(of: entry)
    case .found(let request, let found):
      overlap.receive(found, to: request)
      return []
    }
  }
}
