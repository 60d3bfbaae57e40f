/// Rendered pictures, least recently used first out, those in flight, and the debounced entry.
package struct PictureState: Equatable, Sendable {
  /// How many images stay cached, and how many requests are in flight at most.
  package static let limit = 64
  package static let concurrency = 4

  private var images: [PictureRequest: CellImage] = [:]
  /// Cached images, least recently used first.
  private var order: [PictureRequest] = []
  package private(set) var inFlight: [PictureRequest: RequestID] = [:]
  /// Pictures that can't be had: a badge stands in their place.
  private var failed: Set<PictureRequest> = []
  /// Pictures that failed for want of a network.
  private var unreached: Set<PictureRequest> = []
  /// Shown entry whose pictures are debounced.
  private var debounced: EntryID?
  /// Whether its debounce interval is over.
  private(set) var isDebounceOver = false

  package init() {}

  package subscript(request: PictureRequest) -> CellImage? { images[request] }

  /// The image to show for a request: until it is rendered, one of the same picture in a smaller
  /// box.
  package func shown(_ request: PictureRequest) -> CellImage? {
    if let image = images[request] { return image }
    let other = order.last { other in
      other.box.fits(in: request.box) && other.picture == request.picture
    }
    return other.flatMap { images[$0] }
  }

  /// Begins to debounce an entry; returns whether it is another one than before.
  mutating func debounce(_ id: EntryID) -> Bool {
    guard debounced != id else { return false }
    debounced = id
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
      if order.count > Self.limit { images[order.removeFirst()] = nil }
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
