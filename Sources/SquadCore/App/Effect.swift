/// Work that a reducer asks for. Data, so that a test can compare it; `EffectRunner` does it.
package enum Effect: Equatable, Sendable {
  case loadPage(RequestID, PageRequest)
  case loadDetail(RequestID, EntryID)
  case changeSquad(RequestID, SquadRequest)
  /// Look whether another squad changed the file.
  case checkSquad
  case savePlace(EntryID)
  case suspend
  case redraw
  case quit
}
