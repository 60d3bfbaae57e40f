/// Actions of overlaps with the squad.
package enum OverlapAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  /// An entry's overlap with the squad; nil without one.
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
