/// Work that a reducer requests. Data, so that a test can compare it.
package enum Effect: Equatable, Sendable {
  case loop(LoopEffect)
  case world(WorldEffect)
}

/// Effect that the loop itself carries out.
package enum LoopEffect: Equatable, Sendable {
  /// Send an action after a while; a later timer of the same id replaces it.
  case startTimer(TimerID, milliseconds: Int, Action)
  case cancelTimer(TimerID)
  case suspend
  /// Repaint the whole screen.
  case redraw
  /// Show what happened, with the state after each action.
  case inspect
  /// Ask the terminal what it is, once the screen is drawn.
  case queryTerminal
  /// Have the mouse reported, or no longer.
  case setMouse(Bool)
  /// Send a text to the terminal's clipboard, with the next frame.
  case copy(String)
  case quit
}

/// Timers; there is one of each.
package enum TimerID: Hashable, Sendable {
  case search, detail, picture, overlap
  /// Of a visit to a kiosk.
  case idle, sessionLimit
  case refresh(ListID)
}

/// What touches the outside world, off the main thread. What comes of it comes back as an action.
package enum WorldEffect: Equatable, Sendable {
  /// Read rows from what is on this machine.
  case loadPage(RequestID, PageRequest)
  /// Fetch rows from the live service.
  case fetchPage(RequestID, PageRequest)
  /// Read a detail from what is on this machine.
  case loadDetail(RequestID, EntryID)
  /// Prefetch details from this machine.
  case readDetails(RequestID, [EntryID])
  /// Fetch a detail from its service; anew: without cached responses.
  case fetchDetail(RequestID, EntryID, isReload: Bool = false)
  /// Search what is on this machine for what an entry shares with the squad.
  case findOverlap(RequestID, OverlapRequest)
  /// Render a picture in cells; fetch it where it is not on this machine and that is allowed.
  case renderPicture(RequestID, PictureRequest, mayFetch: Bool)
  /// Cancel a request to the live service, or one that waits to be read.
  case cancel(RequestID)
  case changeSquad(RequestID, SquadRequest)
  /// Look whether another squad changed the file.
  case checkSquad
  /// Count who is in the kiosk; the count comes with the next turn and wakes nobody.
  case countVisitors
  case savePlace(EntryID)
  /// Save how lists are shown.
  case saveSettings([ListSettings])
  case savePreferences(TerminalPreferences, terminal: String)
  /// Save replaced ids, from old to new.
  case saveAliases([EntryID: EntryID])
  /// Read who is recruited most on this host today.
  case loadBoard(RequestID)
  /// Draw a random number.
  case drawNumber
}
