/// Actions of what entries share with the squad.
package enum OverlapAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  /// What an entry shares with the squad; nil: nothing.
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
