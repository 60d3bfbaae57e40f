/// Requested change of the squad.
package enum SquadRequest: Equatable, Sendable {
  case recruit(Member)
  case fire(EntryID)
  /// Moves a member to a place, counted from 0 in the squad without it; clamped.
  case move(EntryID, to: Int)
  case undo
  case redo
}

/// Change in the journal, with all that undo and redo need.
package enum SquadChange: Equatable, Sendable {
  case recruited(Member, at: Int)
  case fired(Member, from: Int)
  case moved(Member, from: Int, to: Int)

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
  /// It was so already: a member recruited again, nothing to undo.
  case nothing

  /// The change that was made, taken back or made again.
  var change: SquadChange? {
    switch self {
    case .did(let change), .undid(let change), .redid(let change): change
    case .nothing: nil
    }
  }

  /// Who is in the squad by it and wasn't before.
  var newcomer: Member? {
    switch self {
    case .did(.recruited(let member, _)), .redid(.recruited(let member, _)),
      .undid(.fired(let member, _)):
      member
    case .did, .redid, .undid, .nothing: nil
    }
  }
}

/// The squad after some requests, and what each of them did to it.
package struct SquadOutcome: Equatable, Sendable {
  package let squad: Squad
  /// One a request, in their order.
  package let events: [SquadEvent]
  /// What happened to the file meanwhile.
  package let notice: StorageNotice?

  package init(squad: Squad, events: [SquadEvent], notice: StorageNotice? = nil) {
    self.squad = squad
    self.events = events
    self.notice = notice
  }

  package init(squad: Squad, event: SquadEvent, notice: StorageNotice? = nil) {
    self.init(squad: squad, events: [event], notice: notice)
  }

  /// What the last request did.
  package var event: SquadEvent { events.last ?? .nothing }
}
