import Basics

/// Cache of rendered pictures, the requests in flight, and the debounced entry.
package struct PictureState: Equatable, Sendable {
  /// Minimum capacity of the cache.
  package static let limit = 64
  /// Maximum number of requests in flight.
  package static let concurrency = 4

  /// Capacity of the cache: above the limit if the screen shows many pictures.
  private var capacity = limit
  private var images: [PictureRequest: CellImage] = [:]
  /// Cached images, least recently used first.
  private var order: [PictureRequest] = []
  /// Requests in flight, with the ids that their responses repeat.
  package private(set) var inFlight: [PictureRequest: RequestID] = [:]
  /// Pictures that failed: badges replace them.
  private var failed: Set<PictureRequest> = []
  /// Pictures that failed without a network.
  private var unreached: Set<PictureRequest> = []
  /// When the first of them failed.
  private(set) var unreachedAt: Moment?
  /// Whether the terminal reported exact colours. Pictures drawn before that stay until they are
  /// redrawn.
  var hasExactColors = false
  /// Whether the terminal's line takes pictures.
  package var line = PictureLine()
  /// Pictures that were on the screen when the line stopped taking them, and still are.
  private var kept: Set<Picture> = []
  /// How far below the available size pictures are requested.
  package internal(set) var reduction = PictureReduction()
  /// Entry whose pictures are debounced, and whether it is in a grid.
  private var debounced: EntryID?
  private var isInGrid = false
  /// Whether the debounce interval is over.
  private(set) var isDebounceOver = false
  /// Whether squad's own picture of the shown entry is drawn. A tile replaces it while entries
  /// change within the debounce interval, as while a key repeats, and on a slow line.
  package private(set) var drawsPortrait = true

  /// The image of exactly this request; nil until it is rendered.
  package subscript(request: PictureRequest) -> CellImage? { images[request] }

  /// The request for a picture, in the available colours.
  package func request(_ picture: Picture, in box: Size) -> PictureRequest {
    PictureRequest(picture, in: box, hasExactColors: hasExactColors)
  }

  /// The same state with empty images, for states of the past that the inspector keeps.
  package var withoutImages: PictureState {
    guard !images.isEmpty else { return self }
    var state = self
    state.images = images.mapValues { _ in .empty }
    return state
  }

  /// The image to show for a request; until it is rendered, one of the same picture in a smaller
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

  /// Keeps these pictures on the screen, if they are drawn, once the line takes no more.
  mutating func keep(_ requests: [PictureRequest]) {
    let images = Set(order.map(\.picture))
    kept = Set(requests.map(\.picture)).intersection(images)
  }

  /// The image of a card; until it is rendered, a smaller card's.
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

  /// Reserves space for the images of a screen, and as many others.
  mutating func reserve(_ count: Int) { capacity = max(2 * count, Self.limit) }

  /// Debounces an entry; returns false if it is being shown in the same pane already.
  mutating func debounce(_ id: EntryID, inGrid: Bool) -> Bool {
    guard debounced != id || isInGrid != inGrid else { return false }
    if debounced != nil, debounced != id { reduction.advance() }
    // In a grid, other cards stay on the screen.
    if !inGrid, debounced != nil, !line.takesPictures { kept = [] }
    drawsPortrait = !line.isSlow && (debounced == nil || isDebounceOver)
    debounced = id
    isInGrid = inGrid
    isDebounceOver = false
    return true
  }

  /// Restarts the debounce of the same entry, because the compared one changed.
  mutating func restartDebounce() { debounced = nil }

  mutating func endDebounce(of id: EntryID) {
    guard debounced == id else { return }
    isDebounceOver = true
    if !line.isSlow { drawsPortrait = true }
  }

  /// Whether requesting it is useless, because it is cached, in flight or failed.
  func isSettled(_ request: PictureRequest) -> Bool {
    images[request] != nil || inFlight[request] != nil || failed.contains(request)
      || unreached.contains(request)
  }

  /// Whether another request may start.
  var hasCapacity: Bool { inFlight.count < Self.concurrency }

  mutating func start(_ request: PictureRequest, as id: RequestID) { inFlight[request] = id }

  /// Drops requests in flight for unwanted pictures; returns their ids.
  mutating func drop(except wanted: [PictureRequest]) -> [RequestID] {
    let unwanted = inFlight.filter { !wanted.contains($0.key) }
    for request in unwanted.keys { inFlight[request] = nil }
    return unwanted.values.sorted { $0.number < $1.number }
  }

  /// Stores a response. A cancelled request may still have rendered its picture. `moment` is the
  /// turn's time; nil before the first.
  mutating func receive(
    _ response: Result<CellImage, Failure>, to id: RequestID, for request: PictureRequest,
    at moment: Moment? = nil
  ) {
    // The picture may have been requested again meanwhile.
    if inFlight[request] == id { inFlight[request] = nil }
    switch response {
    case .success(let image):
      images[request] = image
      touch(request)
      while order.count > capacity { images[order.removeFirst()] = nil }
    case .failure(.service(.cancelled)): break
    case .failure(.service(.noNetwork)):
      unreached.insert(request)
      unreachedAt = unreachedAt ?? moment ?? Moment(seconds: 0)
    case .failure: failed.insert(request)
    }
  }

  /// Allows failed pictures to be requested again.
  mutating func forgetFailures() {
    failed = []
    forgetUnreached()
  }

  /// Allows requests that failed without a network, which may be back.
  mutating func forgetUnreached() {
    guard !unreached.isEmpty else { return }
    (unreached, unreachedAt) = ([], nil)
  }

  /// Allows those requests so many seconds after the first of them failed.
  mutating func retryUnreached(at moment: Moment, after seconds: Int64) {
    guard let unreachedAt, abs(moment.seconds - unreachedAt.seconds) >= seconds else { return }
    forgetUnreached()
  }

  /// Marks an image as most recently used.
  mutating func touch(_ request: PictureRequest) {
    guard images[request] != nil, order.last != request else { return }
    order.removeAll { $0 == request }
    order.append(request)
  }
}

/// Whether the line to the terminal takes pictures. If not, tiles replace them, but pictures on the
/// screen stay there.
package struct PictureLine: Equatable, Sendable {
  /// Maximum delay of the terminal's reply, in milliseconds. A line that is slower twice gets no
  /// pictures.
  static let slowestReply = 150

  private let ignoresDelay: Bool
  /// Whether the terminal took too long to reply.
  private(set) var isSlow = false
  /// Whether the last frame is still unsent.
  package internal(set) var isBusy = false

  /// - Parameter ignoresDelay: whether the user decided about pictures, however slow the line is.
  package init(ignoresDelay: Bool = false) { self.ignoresDelay = ignoresDelay }

  var takesPictures: Bool { !isBusy && !isSlow }

  /// Whether a reply after that many milliseconds is too slow.
  package func matters(_ milliseconds: Int) -> Bool {
    !ignoresDelay && milliseconds > Self.slowestReply
  }

  mutating func replied(after milliseconds: Int) { if matters(milliseconds) { isSlow = true } }
}

/// Requests pictures in less than the available size on a slow line. Takes effect with the next
/// entry, so that the shown picture stays as it is.
package struct PictureReduction: Equatable, Sendable {
  /// Maximum time until a picture is accepted, in milliseconds.
  static let limit = 250
  /// Time in milliseconds below which the next larger size, which takes twice as long, is used.
  static let quick = 60

  /// Sizes of pictures, largest first; even the smallest shows a recognisable face.
  private static let sizes = [
    Size(columns: 33, rows: 22), Size(columns: 24, rows: 16), Size(columns: 16, rows: 11),
  ]

  /// Size steps below the available size, for the shown entry and for the next one.
  private var steps = 0
  private var nextSteps = 0

  /// Whether a picture that took that many milliseconds may change it.
  package func matters(_ milliseconds: Int) -> Bool {
    milliseconds > Self.limit || (nextSteps > 0 && milliseconds < Self.quick)
  }

  /// The box of a picture: the available size or a smaller one.
  func box(in available: Size) -> Size { Self.box(in: available, steps: steps) }

  /// Switches to the next entry's size.
  mutating func advance() { steps = nextSteps }

  mutating func accepted(after milliseconds: Int, in available: Size?) {
    guard let available else { return }
    if milliseconds > Self.limit {
      guard Self.box(in: available, steps: steps + 1) != Self.box(in: available, steps: steps)
      else { return }
      nextSteps = steps + 1
    } else if milliseconds < Self.quick {
      nextSteps = max(steps - 1, 0)
    }
  }

  private static func box(in available: Size, steps: Int) -> Size {
    (0..<steps).reduce(available) { box, _ in sizes.first { $0 != box && $0.fits(in: box) } ?? box }
  }
}
