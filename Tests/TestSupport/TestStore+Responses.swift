import SquadCore
import Testing

/// Responses to open requests, and firing timers.
extension TestStore {
  /// Responds to an open request; fails if no request of that kind is open under the id.
  package func receive(
    _ response: Action, then effects: [Effect] = [], changing parts: [StatePart] = [],
    at place: SourceLocation = #_sourceLocation, _ change: (inout AppState) -> Void = { _ in }
  ) {
    let request = response.request.flatMap { requests[$0] }
    if request.map({ response.responds(to: $0) }) != true {
      Self.report("No request for \(response) among \(requests)", place)
    }
    send(response, then: effects, changing: parts, at: place, change)
  }

  /// Responds with a page of the live service, to the newest request unless another is named.
  package func receive(
    live page: Page, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .list(.pageFetched(request ?? latest, .success(page))), then: effects, changing: parts,
      at: place, change)
  }

  /// Responds with a failure of the live service, to the newest page request unless another is
  /// named.
  package func receive(
    failure: Failure, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .list(.pageFetched(request ?? latest, .failure(failure))), then: effects, changing: parts,
      at: place, change)
  }

  /// Responds with a page from this machine, to the newest request unless another is named.
  package func receive(
    stored page: Page, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .list(.pageLoaded(request ?? latest, .success(page))), then: effects, changing: parts,
      at: place, change)
  }

  /// Responds with a detail, to the newest request unless another is named.
  package func receive(
    detail: Detail, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .detail(.loaded(request ?? latest, detail.id, .success(detail))), then: effects,
      changing: parts, at: place, change)
  }

  /// Responds to an open request for a picture; only the pictures change.
  package func receive(
    picture: PictureRequest, _ result: Result<CellImage, Failure>, then effects: [Effect] = [],
    at place: SourceLocation = #_sourceLocation
  ) {
    guard let id = request(for: picture) else {
      Self.report("No request for \(picture)", place)
      return
    }
    receive(
      .picture(.rendered(id, picture, result)), then: effects, changing: [.pictures], at: place)
  }

  /// The open request for a picture.
  package func request(for picture: PictureRequest) -> RequestID? {
    let open = requests.first { _, effect in
      if case .renderPicture(_, picture, _) = effect { true } else { false }
    }
    return open?.key
  }

  /// Fires a running timer.
  package func advance(
    _ timer: TimerID, then effects: [Effect] = [], changing parts: [StatePart] = [],
    at place: SourceLocation = #_sourceLocation, _ change: (inout AppState) -> Void = { _ in }
  ) {
    guard let action = timers[timer] else {
      Self.report("No timer \(timer)", place)
      return
    }
    send(action, then: effects, changing: parts, at: place, change)
  }
}
