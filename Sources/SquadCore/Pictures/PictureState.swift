import Basics

/// Rendered pictures, least recently used first out, those in flight, and the debounced entry.
package struct PictureState: Equatable, Sendable {
  /// How many images stay cached at least, and how many requests are in flight at most.
  package static let limit = 64
  package static let concurrency = 4

  /// How many images stay cached: more than the limit where the screen has many.
  private var capacity = limit
  private var images: [PictureRequest: CellImage] = [:]
  /// Cached images, least recently used first.
  private var order: [PictureRequest] = []
  package private(set) var inFlight: [PictureRequest: RequestID] = [:]
  /// Pictures that can't be had: a badge stands in their place.
  private var failed: Set<PictureRequest> = []
  /// Pictures that failed for want of a network.
  private var unreached: Set<PictureRequest> = []
  /// Whether the terminal has turned out to show exact colours: pictures drawn before stay until they
  /// are drawn anew.
  var hasExactColors = false
  /// Whether the terminal's line takes pictures.
  package var line = PictureLine()
  /// What was on the screen when it no longer did, and still is.
  private var kept: Set<Picture> = []
  /// How much smaller pictures are requested than there is room for.
  package internal(set) var reduction = PictureReduction()
  /// Shown entry whose pictures are debounced, and whether it stands in a grid.
  private var debounced: EntryID?
  private var isInGrid = false
  /// Whether its debounce interval is over.
  private(set) var isDebounceOver = false

  package init() {}

  package subscript(request: PictureRequest) -> CellImage? { images[request] }

  /// The request of a picture, in the colours that there are.
  package func request(_ picture: Picture, in box: Size) -> PictureRequest {
    PictureRequest(picture, in: box, hasExactColors: hasExactColors)
  }

  /// The same with nothing in its images: as much as a state of the past needs of them.
  package var withoutImages: PictureState {
    guard !images.isEmpty else { return self }
    var state = self
    state.images = images.mapValues { _ in .empty }
    return state
  }

  /// The image to show for a request: until it is rendered, one of the same picture in a smaller
  /// box.
  package func shown(_ request: PictureRequest) -> CellImage? {
    guard draws(request.picture) else { return nil }
    if let image = images[request] { return image }
    let other = order.last { other in
      other.box.fits(in: request.box) && other.picture == request.picture
    }
    return other.flatMap { images[$0] }
  }

  /// Whether a request's own image is drawn.
  func isDrawn(_ request: PictureRequest) -> Bool {
    images[request] != nil && draws(request.picture)
  }

  private func draws(_ picture: Picture) -> Bool { line.takesPictures || kept.contains(picture) }

  /// The line takes no more pictures: those that are drawn of these stay.
  mutating func keep(_ requests: [PictureRequest]) {
    let images = Set(order.map(\.picture))
    kept = Set(requests.map(\.picture)).intersection(images)
  }

  /// The image of a card; until it is rendered, that of a smaller card.
  package func card(_ picture: Picture, _ size: CardSize) -> CellImage? {
    guard draws(picture) else { return nil }
    var next: CardSize? = size
    while let size = next {
      if let image = images[request(picture, in: size.picture)] { return image }
      if hasExactColors, let image = images[PictureRequest(picture, in: size.picture)] {
        return image
      }
      next = size.stepped(larger: false)
    }
    return nil
  }

  /// Makes room for the images of a screen, beside as many others.
  mutating func reserve(_ count: Int) { capacity = max(2 * count, Self.limit) }

  /// Begins to debounce an entry; returns whether it is another one than before, or shown elsewhere.
  mutating func debounce(_ id: EntryID, inGrid: Bool) -> Bool {
    guard debounced != id || isInGrid != inGrid else { return false }
    if debounced != nil, debounced != id { reduction.advance() }
    // Other cards stay on the screen.
    if !inGrid, debounced != nil, !line.takesPictures { kept = [] }
    debounced = id
    isInGrid = inGrid
    isDebounceOver = false
    return true
  }

  /// Begins anew, though the same entry is shown: with another one beside it.
  mutating func restartDebounce() { debounced = nil }

  mutating func endDebounce(of id: EntryID) { if debounced == id { isDebounceOver = true } }

  /// Whether a request for it would be useless: it is cached, in flight or failed.
  func isSettled(_ request: PictureRequest) -> Bool {
    images[request] != nil || inFlight[request] != nil || failed.contains(request)
      || unreached.contains(request)
  }

  /// Whether another request may start.
  var hasCapacity: Bool { inFlight.count < Self.concurrency }

  mutating func start(_ request: PictureRequest, as id: RequestID) { inFlight[request] = id }

  /// Drops the requests in flight for pictures that are no longer wanted; returns their ids.
  mutating func drop(except wanted: [PictureRequest]) -> [RequestID] {
    let unwanted = inFlight.filter { !wanted.contains($0.key) }
    for request in unwanted.keys { inFlight[request] = nil }
    return unwanted.values.sorted { $0.number < $1.number }
  }

  /// Takes in a response; a cancelled request may still have rendered its picture.
  mutating func receive(
    _ response: Result<CellImage, Failure>, to id: RequestID, for request: PictureRequest
  ) {
    // The same picture may have been requested again meanwhile.
    if inFlight[request] == id { inFlight[request] = nil }
    switch response {
    case .success(let image):
      images[request] = image
      touch(request)
      while order.count > capacity { images[order.removeFirst()] = nil }
    case .failure(.service(.cancelled)): break
    case .failure(.service(.noNetwork)): unreached.insert(request)
    case .failure: failed.insert(request)
    }
  }

  /// Allows requests for failed pictures again.
  mutating func forgetFailures() {
    failed = []
    unreached = []
  }

  /// The network is back, or may be.
  mutating func forgetUnreached() { if !unreached.isEmpty { unreached = [] } }

  /// Marks as used now.
  mutating func touch(_ request: PictureRequest) {
    guard images[request] != nil, order.last != request else { return }
    order.removeAll { $0 == request }
    order.append(request)
  }
}
