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

/// Changes to the journal's rows caused by a sequence of events. The rows are in order, oldest
/// first: changes that can be undone, then those that can be redone.
package struct JournalDelta: Equatable, Sendable {
  /// Number of rows before.
  package let countBefore: Int
  /// Number of existing rows that stay, from the oldest on; the others are deleted.
  package private(set) var retained: Int
  /// Changes to append, oldest first, each with whether it is undone.
  package private(set) var appended: [AppendedChange] = []
  /// Number of the oldest rows to delete at the end, so that the journal keeps its limit.
  package private(set) var trimmed = 0
  /// Indexes of the retained rows to mark as undone.
  package private(set) var undone: Range<Int>
  /// Indexes of the retained rows to mark as done.
  package private(set) var redone: Range<Int>

  /// A new row of the journal.
  package struct AppendedChange: Equatable, Sendable {
    /// The change of the squad.
    package let change: SquadChange
    /// Whether it is undone, so that it can be redone.
    package let isUndone: Bool
  }

  /// The delta from a stored squad to the squad after these events. Changes reverted by later
  /// events are not written at all.
  fileprivate init(from old: Squad, to squad: Squad, after events: [SquadEvent]) {
    countBefore = old.done.count + old.undone.count
    retained = countBefore
    var done = old.done.count
    var added = 0
    for event in events {
      switch event {
      case .nothing: break
      case .undid: done -= 1
      case .redid: done += 1
      case .did:
        // A new change discards what could be redone, stored or not.
        retained = min(retained, done)
        done += 1
        added = done - retained
      }
    }
    let count = squad.done.count + squad.undone.count
    let written = min(added, count)
    let undoneChanges = squad.undone.prefix(written).reversed()
    appended =
      squad.done.suffix(written - undoneChanges.count).map {
        AppendedChange(change: $0, isUndone: false)
      } + undoneChanges.map { AppendedChange(change: $0, isUndone: true) }
    trimmed = max(retained + written - count, 0)
    undone = Self.range(from: done, to: min(old.done.count, retained))
    redone = Self.range(from: old.done.count, to: min(done, retained))
  }

  private static func range(from start: Int, to end: Int) -> Range<Int> {
    start < end ? start..<end : start..<start
  }
}
