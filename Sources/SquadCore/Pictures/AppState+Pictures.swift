/// Requests for pictures: the shown one first, then its neighbours, and none of what is scrolled
/// past.
extension AppState {
  /// How long an entry is shown before its pictures are requested, in milliseconds.
  static let pictureDebounceInterval = 120

  /// The picture of the shown detail, in its box.
  package var shownPicture: PictureRequest? {
    details.hasPictures ? loadedDetail.flatMap(picture(of:)) : nil
  }

  /// The picture of the detail that it is compared with, in its box.
  package var comparedPicture: PictureRequest? {
    details.hasPictures ? comparedDetail.flatMap(picture(of:)) : nil
  }

  private func picture(of detail: Detail) -> PictureRequest? {
    guard let box = viewport.pictureBox, let picture = detail.picture else { return nil }
    return pictures.request(picture, in: pictures.reduction.box(in: box))
  }

  /// The picture that the detail is drawn with; nil while there is none.
  package var drawnPicture: PictureRequest? {
    guard viewport.pictureBox != nil, let shownPicture, pictures.isDrawn(shownPicture) else {
      return nil
    }
    return shownPicture
  }

  /// The pictures to render, most wanted first: those on the screen, then, beside a list, the next
  /// rows'.
  private var wantedPictures: [PictureRequest] {
    if let grid = shownGrid { return cardPictures(in: grid) }
    let cursor = level.cursor
    let rows = cursor.isGoingUp ? [-1, -2, 1] : [1, 2, -1]
    let neighbours = detailOrigin == .list ? rows.map { cursor.row + $0 } : []
    let near = neighbours.compactMap { level.entry(at: $0).flatMap { details[$0.id]?.value } }
    let shown = [loadedDetail, comparedDetail].compactMap(\.self)
    return (shown.compactMap(picture(of:)) + shownCovers) + near.compactMap(picture(of:))
  }

  /// The pictures of the items in the shown detail.
  private var shownCovers: [PictureRequest] {
    guard let box = viewport.coverBox, let loadedDetail else { return [] }
    return loadedDetail.facts.flatMap(\.items).compactMap { item in
      item.picture.map { pictures.request($0, in: box) }
    }
  }

  /// The pictures that have room on the screen.
  var picturesOnScreen: [PictureRequest] {
    if let grid = shownGrid { return cardPictures(in: grid) }
    return [shownPicture, comparedPicture].compactMap(\.self) + shownCovers
  }

  /// Debounces the shown entry, then requests its pictures and its neighbours'.
  mutating func renderPictures() -> [Effect] {
    let cancelled = cancelPictures()
    let inGrid = shownGrid != nil
    let hasRoom = inGrid ? viewport.gridHasPictures : viewport.pictureBox != nil
    guard details.hasPictures, hasRoom, let shown = shownDetail?.id else { return cancelled }
    if let comparedPicture { pictures.touch(comparedPicture) }
    if !inGrid, let shownPicture { pictures.touch(shownPicture) }
    if pictures.debounce(shown, inGrid: inGrid) {
      return cancelled + [
        .loop(
          .startTimer(
            .picture, milliseconds: Self.pictureDebounceInterval, .picture(.debounced(shown))))
      ]
    }
    return cancelled + (pictures.isDebounceOver ? requestPictures() : [])
  }

  /// Cancels requests that the cursor or the layout has left behind: a slow service would keep the
  /// new ones waiting for them.
  private mutating func cancelPictures() -> [Effect] {
    guard !pictures.inFlight.isEmpty else { return [] }
    return pictures.drop(except: wantedPictures).map { .world(.cancel($0)) }
  }

  private mutating func requestPictures() -> [Effect] {
    guard pictures.hasCapacity else { return [] }
    // A line that is busy will take them later.
    guard !pictures.line.isSlow else { return [] }
    let wanted = wantedPictures
    guard wanted.contains(where: { !pictures.isSettled($0) }) else { return [] }
    pictures.reserve(wanted.count)
    // What is on the screen must not make room for the rest of it.
    wanted.forEach { pictures.touch($0) }
    var effects: [Effect] = []
    for request in wanted where !pictures.isSettled(request) {
      guard pictures.hasCapacity else { break }
      let id = nextRequest()
      pictures.start(request, as: id)
      // While the network is lost, only a key looks for it, and for what is more than a picture.
      effects.append(.world(.renderPicture(id, request, mayFetch: networkLostAt == nil)))
    }
    return effects
  }
}
