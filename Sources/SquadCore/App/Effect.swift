/// Work that a reducer asks for. Data, so that a test can compare it.
package enum Effect: Equatable, Sendable {
  case loop(LoopEffect)
  case world(WorldEffect)
}

/// What the loop does itself.
package enum LoopEffect: Equatable, Sendable {
  /// Send an action after a while; a later timer of the same name takes its place.
  case startTimer(TimerID, milliseconds: Int, Action)
  case cancelTimer(TimerID)
  case suspend
  /// Paint the whole screen anew.
  case redraw
  case quit
}

/// Timers; there is one of each.
package enum TimerID: Hashable, Sendable {
  case search, detail, picture
  case refresh(ListID)
}

/// What touches the outside world, off the main thread. What comes of it comes back as an action.
package enum WorldEffect: Equatable, Sendable {
  /// Read rows from what is on this machine.
  case loadPage(RequestID, PageRequest)
  /// Ask the live service for rows.
  case fetchPage(RequestID, PageRequest)
  /// Read a detail from what is on this machine.
  case loadDetail(RequestID, EntryID)
  /// Read details from what is on this machine that will be shown soon; ask nobody for the others.
  case readDetails(RequestID, [EntryID])
  /// Ask the live service for a detail; anew: not for what was fetched lately.
  case fetchDetail(RequestID, EntryID, isAnew: Bool = false)
  /// Render a picture in cells; fetch it where it is not on this machine and somebody may be asked.
  case renderPicture(RequestID, PictureRequest, mayFetch: Bool)
  /// Withdraw a request to the live service, or one that waits to be read.
  case cancel(RequestID)
  case changeSquad(RequestID, SquadRequest)
  /// Look whether another squad changed the file.
  case checkSquad
  case savePlace(EntryID)
  /// Keep that ids took the place of others, from old to new.
  case keepAliases([EntryID: EntryID])
}
