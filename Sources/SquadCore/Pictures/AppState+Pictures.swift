/// Requests for pictures: the shown entry's first, then its neighbours', and none of entries that
/// are scrolled past.
extension AppState {
  /// Time that an entry is shown before its pictures are requested, in milliseconds. While entries
  /// change faster, tiles replace portraits.
  static let pictureDebounceInterval = 60

  /// The picture of the shown detail, in its box.
  package var shownPicture: PictureRequest? {
    details.hasPictures ? loadedDetail.flatMap(picture(of:)) : nil
  }

  /// The picture of the compared detail, in its box.
  package var comparedPicture: PictureRequest? {
    details.hasPictures ? comparedDetail.flatMap(picture(of:)) : nil
  }

  private func picture(of detail: Detail) -> PictureRequest? {
    guard let box = viewport.pictureBox, let picture = detail.picture else { return nil }
    return pictures.request(picture, in: pictures.reduction.box(in: box))
  }

  /// The shown detail's picture; nil until it is drawn.
  package var drawnPicture: PictureRequest? {
    guard viewport.pictureBox != nil, let shownPicture, pictures.isDrawn(shownPicture) else {
      return nil
    }
    return shownPicture
  }

  /// Pictures to render, most wanted first: those on the screen, then those of the next rows beside
  /// a list's detail.
  private var wantedPictures: [PictureRequest] {
    guard shownGrid == nil else { return picturesOnScreen }
    let cursor = openList.cursor
    let rows = cursor.isGoingUp ? [-1, -2, 1] : [1, 2, -1]
    let neighbours = detailOrigin == .list ? rows.map { cursor.row + $0 } : []
    let near = neighbours.compactMap { openList.entry(at: $0).flatMap { details[$0.id]?.value } }
    return picturesOnScreen + near.compactMap(picture(of:))
  }

  /// Pictures of the items in the shown detail.
  private var shownCovers: [PictureRequest] {
    guard let box = viewport.coverBox, let loadedDetail else { return [] }
    return loadedDetail.facts.flatMap(\.items).compactMap { item in
      item.picture.map { pictures.request($0, in: box) }
    }
  }

  /// Pictures that the screen has room for.
  var picturesOnScreen: [PictureRequest] {
    if let grid = shownGrid { return cardPictures(in: grid) }
    return [shownPicture, comparedPicture].compactMap(\.self) + shownCovers
  }

  /// Debounces the shown entry, then requests its pictures and its neighbours'.
  mutating func renderPictures() -> [Effect] {
    let cancelled = cancelPictures()
    let inGrid = shownGrid != nil
    let hasSpace = inGrid ? viewport.gridHasPictures : viewport.pictureBox != nil
    let sendsPictures = details.hasPictures && hasSpace
    guard sendsPictures || viewport.showsPortraits, let shown = shownDetail?.id else {
      return cancelled
    }
    if let comparedPicture { pictures.touch(comparedPicture) }
    if !inGrid, let shownPicture { pictures.touch(shownPicture) }
    if pictures.debounce(shown, inGrid: inGrid) {
      return cancelled + [
        .loop(
          .startTimer(
            .picture, milliseconds: Self.pictureDebounceInterval, .picture(.debounced(shown))))
      ]
    }
    return cancelled + (sendsPictures && pictures.isDebounceOver ? requestPictures() : [])
  }

  /// Cancels requests that the cursor or the layout has left behind: with a slow service, they
  /// would hold up the new ones.
  private mutating func cancelPictures() -> [Effect] {
    guard !pictures.inFlight.isEmpty else { return [] }
    return pictures.drop(except: wantedPictures).map { .world(.cancel($0)) }
  }

  private mutating func requestPictures() -> [Effect] {
    guard pictures.hasCapacity else { return [] }
    // A slow line gets no pictures at all, a busy one gets them later.
    guard !pictures.line.isSlow else { return [] }
    let wanted = wantedPictures
    guard wanted.contains(where: { !pictures.isSettled($0) }) else { return [] }
    pictures.reserve(wanted.count)
    // Pictures on the screen must not evict one another.
    wanted.forEach { pictures.touch($0) }
    var effects: [Effect] = []
    for request in wanted where !pictures.isSettled(request) {
      guard pictures.hasCapacity else { break }
      let id = nextRequest()
      pictures.start(request, as: id)
      // While the network is lost, only keys probe it, and only for data.
      effects.append(.world(.renderPicture(id, request, mayFetch: networkLostAt == nil)))
    }
    return effects
  }
}

/// Actions of pictures.
package enum PictureAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  case rendered(RequestID, PictureRequest, Result<CellImage, Failure>)
  /// The terminal has received the detail's whole picture, after that many milliseconds.
  case accepted(milliseconds: Int)
  /// The terminal's first reply took that many milliseconds.
  case terminalReplied(milliseconds: Int)
  /// The last frame is still unsent, or is sent now.
  case lineChanged(isBusy: Bool)
}

extension AppState {
  mutating func reduce(_ action: PictureAction) {
    switch action {
    case .debounced(let id): pictures.endDebounce(of: id)
    case .rendered(let id, let request, let response):
      pictures.receive(response, to: id, for: request, at: now)
    case .accepted(let milliseconds):
      pictures.reduction.accepted(after: milliseconds, in: viewport.pictureBox)
    case .terminalReplied(let milliseconds): changeLine { $0.replied(after: milliseconds) }
    case .lineChanged(let isBusy): changeLine { $0.isBusy = isBusy }
    }
  }

  private mutating func changeLine(_ change: (inout PictureLine) -> Void) {
    let didTake = pictures.line.takesPictures
    change(&pictures.line)
    if didTake, !pictures.line.takesPictures { pictures.keep(picturesOnScreen) }
  }
}
