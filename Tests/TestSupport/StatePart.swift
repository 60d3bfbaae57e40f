import SquadCore

/// A part of the state whose change a test doesn't spell out.
package enum StatePart: Equatable {
  /// The list in the list pane.
  case openList
  /// A list with all its levels, open or not.
  case list(ListID)
  /// Details and their cache.
  case details
  case pictures
  case overlap
  case squad
  case visit

  /// Copies the part from one state to another; returns whether it differed.
  func copy(from state: AppState, to other: inout AppState) -> Bool {
    let before = other
    switch self {
    case .openList: other.openList = state.openList
    case .list(let list):
      for (depth, openList) in state.listStack[list].enumerated() {
        other.listStack[list, depth] = openList
      }
    case .details:
      other.details = state.details
    case .pictures: other.pictures = state.pictures
    case .overlap: other.overlap = state.overlap
    case .squad: other.squad = state.squad
    case .visit: other.visit = state.visit
    }
    return other != before
  }
}
