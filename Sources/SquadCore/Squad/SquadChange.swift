/// Requested change of the squad.
package enum SquadRequest: Equatable, Sendable {
  case recruit(Member)
  case fire(EntryID)
  /// Moves a member to an index in the squad without it, from 0; clamped.
  case move(EntryID, to: Int)
  case undo
  case redo
}

/// Change in the journal, with all data that undo and redo need.
package enum SquadChange: Equatable, Sendable {
  case recruited(Member, at: Int)
  case fired(Member, from: Int)
  case moved(Member, from: Int, to: Int)

  /// The member that joins, leaves or moves.
  package var member: Member {
    switch self {
    case .recruited(let member, _), .fired(let member, _), .moved(let member, _, _): member
    }
  }
}

/// Outcome of a request.
package enum SquadEvent: Equatable, Sendable {
  case did(SquadChange)
  case undid(SquadChange)
  case redid(SquadChange)
  /// No change: the member was in the squad already, or there was nothing to undo.
  case nothing

  /// The change that was made, undone or redone.
  var change: SquadChange? {
    switch self {
    case .did(let change), .undid(let change), .redid(let change): change
    case .nothing: nil
    }
  }

  /// The member that the event added; nil without one.
  var newcomer: Member? {
    switch self {
    case .did(.recruited(let member, _)), .redid(.recruited(let member, _)),
      .undid(.fired(let member, _)):
      member
    case .did, .redid, .undid, .nothing: nil
    }
  }
}

/// The squad after some requests, and the effect of each.
package struct SquadOutcome: Equatable, Sendable {
  /// The squad after all requests.
  package let squad: Squad
  /// One per request, in order.
  package let events: [SquadEvent]
  /// An event of the file that happened while the requests were performed.
  package let notice: StorageNotice?

  /// `events` has one per request, in order.
  package init(squad: Squad, events: [SquadEvent], notice: StorageNotice? = nil) {
    self.squad = squad
    self.events = events
    self.notice = notice
  }
}
