import SquadCore
import Testing

/// Responses to open requests, and timers that fire.
extension TestStore {
  /// The response to an open request; fails where none of its kind is open under its id.
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

  /// A page of the live service, in response to the newest request unless another is named.
  package func receive(
    live page: Page, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .list(.pageFetched(request ?? latest, .success(page))), then: effects, changing: parts,
      at: place, change)
  }

  /// A failure of the live service, in response to the newest request for a page unless another is
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

  /// A page of this machine, in response to the newest request unless another is named.
  package func receive(
    stored page: Page, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .list(.pageLoaded(request ?? latest, .success(page))), then: effects, changing: parts,
      at: place, change)
  }

  /// A detail, in response to the newest request unless another is named.
  package func receive(
    detail: Detail, to request: RequestID? = nil, then effects: [Effect] = [],
    changing parts: [StatePart] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    receive(
      .detail(.loaded(request ?? latest, detail.id, .success(detail))), then: effects,
      changing: parts, at: place, change)
  }

  /// What became of a picture that is open; changes nothing but the pictures.
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

  /// The open request that renders a picture.
  package func request(for picture: PictureRequest) -> RequestID? {
    let open = requests.first { _, effect in
      if case .renderPicture(_, picture, _) = effect { true } else { false }
    }
    return open?.key
  }

  /// Lets a running timer fire.
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
