/// Result of a batch of requests, and what it changes in the stored rows: the rules of a change,
/// which are the same for every store.
package struct SquadUpdate: Equatable, Sendable {
  /// The squad after all requests.
  package let squad: Squad
  /// One per request, in order.
  package let events: [SquadEvent]
  /// Positions of the stored members to delete.
  package let deleted: Range<Int>
  /// Members to insert from `deleted.lowerBound` on.
  package let inserted: ArraySlice<Member>
  /// Changes of the journal.
  package let journal: JournalDelta

  /// Performs requests on a stored squad. Throws `StorageError.squadFull` if one would exceed the
  /// limit.
  ///
  /// - Parameters:
  ///   - old: the squad as it is stored.
  ///   - requests: in the order in which they are performed.
  ///   - limit: maximum number of members; nil for any number.
  ///   - canonical: returns the current id for one of a request. Another running squad may not know
  ///     yet that an id was replaced.
  package init(
    of old: Squad, performing requests: [SquadRequest], limit: Int? = nil,
    canonical: (EntryID) -> EntryID = { $0 }
  ) throws(StorageError) {
    var squad = old
    var events: [SquadEvent] = []
    for request in requests {
      let request = request.replacingID(canonical)
      if let limit, case .recruit(let member) = request, squad.members.count >= limit,
        !squad.contains(member.id)
      {
        throw .squadFull(limit)
      }
      events.append(squad.perform(request))
    }
    self.squad = squad
    self.events = events
    let (before, after) = (old.members, squad.members)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let tail =
      before.count == after.count
      ? zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count : 0
    deleted = start..<(before.count - tail)
    inserted = after[start..<(after.count - tail)]
    journal = JournalDelta(from: old, to: squad, after: events)
  }

  /// Whether no request has an effect.
  package var isEmpty: Bool { events.allSatisfy { $0 == .nothing } }

  /// Entries that joined, for the board of today's recruits: redoing a recruit does not count.
  package var recruits: [EntryID] {
    events.compactMap { event in
      if case .did(.recruited(let member, _)) = event { member.id } else { nil }
    }
  }
}
