import SquadCore

extension Action {
  /// The id of the request that this responds to.
  package var request: RequestID? {
    switch self {
    case .list(.pageLoaded(let id, _)), .list(.pageFetched(let id, _)),
      .detail(.loaded(let id, _, _)), .detail(.readAhead(let id, _)),
      .squad(.responded(let id, _)), .picture(.rendered(let id, _, _)),
      .overlap(.found(let id, _)):
      id
    default: nil
    }
  }

  /// Whether more responses to the same request will come.
  var isPartial: Bool {
    if case .list(.pageFetched(_, let response)) = self { response.isPartial } else { false }
  }

  /// Whether this is a response to such a request, regardless of ids.
  func responds(to effect: WorldEffect) -> Bool {
    switch (self, effect) {
    case (.list(.pageLoaded), .loadPage), (.list(.pageFetched), .fetchPage),
      (.detail(.readAhead), .readDetails), (.squad(.responded), .changeSquad),
      (.overlap(.found), .findOverlap):
      true
    case (.detail(.loaded(_, let id, _)), .loadDetail(_, let entry)),
      (.detail(.loaded(_, let id, _)), .fetchDetail(_, let entry, _)):
      id == entry
    case (.picture(.rendered(_, let picture, _)), .renderPicture(_, let request, _)):
      picture == request
    default: false
    }
  }
}

extension Result<Page, Failure> {
  /// Whether more responses to the same request will follow.
  fileprivate var isPartial: Bool {
    guard case .success(let page) = self, case .partial = page.coverage else { return false }
    return true
  }
}
