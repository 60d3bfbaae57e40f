/// Asking for pictures: the shown one first, then its neighbours, and none of what flew by.
extension AppState {
  /// How long an entry is shown before its picture is asked for, in milliseconds.
  static let pictureDebounceInterval = 120

  /// The picture of the shown detail, in the room there is for it.
  package var shownPicture: PictureRequest? {
    pictures.isUsed ? loadedDetail.flatMap(picture(of:)) : nil
  }

  private func picture(of detail: Detail) -> PictureRequest? {
    guard let box = viewport.pictureBox, let picture = detail.picture else { return nil }
    return PictureRequest(picture, in: box)
  }

  /// What is to be drawn, the most wanted first: what is shown, then the rows ahead of the cursor.
  private var wantedPictures: [PictureRequest] {
    let cursor = level.cursor
    let rows = cursor.isGoingUp ? [-1, -2, 1] : [1, 2, -1]
    let neighbours = detailOrigin == .list ? rows.map { cursor.row + $0 } : []
    let near = neighbours.compactMap { level.entry(at: $0).flatMap { details[$0.id]?.value } }
    return ([loadedDetail].compactMap { $0 }.compactMap(picture(of:)) + shownCovers)
      + near.compactMap(picture(of:))
  }

  /// The pictures of what the shown detail names.
  private var shownCovers: [PictureRequest] {
    guard let box = viewport.coverBox, let loadedDetail else { return [] }
    return loadedDetail.facts.flatMap(\.items).compactMap { item in
      item.picture.map { PictureRequest($0, in: box) }
    }
  }

  /// Begins to rest where another entry is shown, and goes on asking where one has rested.
  mutating func renderPictures() -> [Effect] {
    let left = withdrawPictures()
    guard pictures.isUsed, viewport.pictureBox != nil, let shown = shownDetail?.id else {
      return left
    }
    if let shownPicture { pictures.touch(shownPicture) }
    guard shown == pictures.resting else {
      pictures.resting = shown
      pictures.rested = nil
      return left + [
        .loop(
          .startTimer(
            .picture, milliseconds: Self.pictureDebounceInterval, .picture(.debounced(shown))))
      ]
    }
    return left + (pictures.rested == shown ? askForPictures() : [])
  }

  /// Withdraws what is wanted no more, because the cursor has moved on or the room is another one:
  /// a slow service would keep the new ones waiting for the old ones.
  private mutating func withdrawPictures() -> [Effect] {
    guard !pictures.inFlight.isEmpty else { return [] }
    return pictures.withdraw(except: wantedPictures).map { .world(.cancel($0)) }
  }

  mutating func loadDebouncedPicture(on id: EntryID) {
    if shownDetail?.id == id { pictures.rested = id }
  }

  private mutating func askForPictures() -> [Effect] {
    guard pictures.inFlight.count < PictureCache.atOnce else { return [] }
    var effects: [Effect] = []
    for request in wantedPictures where !pictures.isSettled(request) {
      guard pictures.inFlight.count < PictureCache.atOnce else { break }
      let id = nextRequest()
      pictures.ask(for: request, as: id)
      // While the network is lost, only a key looks for it, and for what is more than a picture.
      effects.append(.world(.renderPicture(id, request, mayAsk: networkLostAt == nil)))
    }
    return effects
  }
}
