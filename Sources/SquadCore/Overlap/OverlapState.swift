/// What entries that were shown share with the squad, and the search for it that is in flight.
package struct OverlapState: Equatable, Sendable {
  /// The result of a search. It holds as long as the squad has the same other members of the
  /// entry's catalogue.
  private struct Found: Equatable {
    let members: [EntryID]
    let overlap: Overlap?
  }

  /// Search in flight.
  private struct Pending: Equatable {
    let id: RequestID
    let request: OverlapRequest
  }

  /// Results by entries.
  private var found: [EntryID: Found] = [:]
  private var pending: Pending?
  /// The shown entry while it is being debounced.
  var debounced: EntryID?

  /// How many results stay cached.
  static let limit = 256

  /// What an entry shares with these members; nil where nothing is known of it. Allocates nothing.
  func result(
    of entry: EntryID, with members: some Sequence<EntryID>
  ) -> Overlap?? {
    guard let found = found[entry], found.members.elementsEqual(members) else { return nil }
    return .some(found.overlap)
  }

  /// Whether the search about an entry is in flight.
  func isPending(_ entry: EntryID) -> Bool { pending?.request.entry == entry }

  /// Begins a search; returns the one in flight, which nobody waits for any more.
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

  /// Drops all results, since more is known now.
  mutating func forget() { if !found.isEmpty { found = [:] } }
}
