import SquadCore

extension Effect {
  /// The id of the request that this makes.
  package var request: RequestID? {
    switch self {
    case .loop: nil
    case .world(let effect): effect.request
    }
  }
}

extension WorldEffect {
  /// The id of the request that this makes.
  package var request: RequestID? {
    switch self {
    case .loadPage(let id, _), .fetchPage(let id, _), .loadDetail(let id, _),
      .readDetails(let id, _), .fetchDetail(let id, _, _), .changeSquad(let id, _),
      .renderPicture(let id, _, _), .findOverlap(let id, _), .loadBoard(let id):
      id
    case .cancel, .changeFile, .checkSquad, .savePlace, .saveSettings, .savePreferences,
      .saveAliases, .drawNumber, .countVisitors:
      nil
    }
  }
}

extension [Effect] {
  /// The effects that request rows from a service.
  package var forPages: [Effect] {
    filter { if case .world(.fetchPage) = $0 { true } else { false } }
  }
}
