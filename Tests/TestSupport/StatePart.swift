import SquadCore

/// Part of the state whose change a test leaves to the expectations after it.
package enum StatePart: Equatable {
  /// The open level.
  case level
  /// A list that may not be open, with all its levels.
  case list(ListID)
  /// Details and their cache.
  case details
  case pictures
  case overlap
  case squad
  case visit

  /// Takes the part over from one state to another; returns whether they differed in it.
  func copy(from state: AppState, to other: inout AppState) -> Bool {
    let before = other
    switch self {
    case .level: other.level = state.level
    case .list(let list):
      for (depth, level) in state.listStack[list].enumerated() {
        other.listStack[list, depth] = level
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
