/// Work that a reducer requests, as data so that tests can compare it.
package enum Effect: Equatable, Sendable {
  case loop(LoopEffect)
  case world(WorldEffect)
}

/// Effect that the loop itself carries out.
package enum LoopEffect: Equatable, Sendable {
  /// Send an action after a delay; a later timer of the same id replaces it.
  case startTimer(TimerID, milliseconds: Int, Action)
  case cancelTimer(TimerID)
  case suspend
  /// Repaint the whole screen.
  case redraw
  /// Open the inspector on the recorded actions.
  case inspect
  /// Ask the terminal to identify itself, once the screen is drawn.
  case queryTerminal
  /// Turn mouse reporting on or off.
  case setMouse(Bool)
  /// Send a text to the terminal's clipboard, with the next frame.
  case copy(String)
  case quit
  /// Quit a picker with the chosen entries.
  case choose([EntryID])
}

/// Timers; at most one of each runs.
package enum TimerID: Hashable, Sendable {
  case search, searchRest, detail, picture, overlap
  /// Time limits of a visit to a kiosk.
  case idle, sessionLimit
  case refresh(ListID)
}

/// Work outside the program, off the main thread. Its result comes back as an action.
package enum WorldEffect: Equatable, Sendable {
  /// Read rows from saved or bundled data.
  case loadPage(RequestID, PageRequest)
  /// Fetch rows from the live service.
  case fetchPage(RequestID, PageRequest)
  /// Read a detail from saved or bundled data.
  case loadDetail(RequestID, EntryID)
  /// Prefetch details from saved or bundled data.
  case readDetails(RequestID, [EntryID])
  /// Fetch a detail from its service; a reload bypasses cached responses.
  case fetchDetail(RequestID, EntryID, isReload: Bool = false)
  /// Search saved and bundled data for what an entry shares with the squad.
  case findOverlap(RequestID, OverlapRequest)
  /// Render a picture in cells, fetching it if it isn't stored and `mayFetch` is set.
  case renderPicture(RequestID, PictureRequest, mayFetch: Bool)
  /// Cancel a request to a service, or a local read that hasn't begun.
  case cancel(RequestID)
  /// Read a user's file in another way.
  case changeFile(ListID, FileChange)
  case changeSquad(RequestID, SquadRequest)
  /// Check the file for changes by other processes.
  case checkSquad
  /// Count the kiosk's visitors; the result waits for the next turn and wakes no loop.
  case countVisitors
  case savePlace(EntryID)
  /// Save the settings of lists.
  case saveSettings([ListSettings])
  case savePreferences(TerminalPreferences, terminal: String)
  /// Save replaced ids, from old to new.
  case saveAliases([EntryID: EntryID])
  /// Read today's most recruited entries of this host.
  case loadBoard(RequestID)
  /// Draw a random number.
  case drawNumber
}

/// Id of a request, repeated by its response; responses to older requests are dropped.
package struct RequestID: Hashable, Sendable {
  /// From 1, in the order of the run's requests.
  package let number: Int

  /// The id of a request by its number.
  package init(_ number: Int) { self.number = number }
}
