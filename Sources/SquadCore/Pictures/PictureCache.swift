/// The pictures that were drawn last, and those on their way.
package struct PictureCache: Equatable, Sendable {
  /// How many drawings are kept, and how many are asked for at once.
  package static let limit = 64
  package static let atOnce = 4

  private var images: [PictureRequest: CellImage] = [:]
  /// The one used longest ago first.
  private var order: [PictureRequest] = []
  /// What is on its way.
  private(set) var inFlight: [PictureRequest: RequestID] = [:]
  /// What can't be had: a badge stands in its place.
  private var failed: Set<PictureRequest> = []
  /// What can't be had while the network is lost.
  private var unreached: Set<PictureRequest> = []
  /// Whether there was ever a picture to ask for: until then nothing is looked for.
  var isUsed = false
  /// The entry that was shown when the rest began after which its picture is asked for.
  var resting: EntryID?
  /// The entry that has been shown for so long.
  var rested: EntryID?

  package init() {}

  package subscript(request: PictureRequest) -> CellImage? { images[request] }

  /// What is there to show in its place: until it is drawn, the same picture as it was drawn for
  /// another room, whole.
  package func shown(_ request: PictureRequest) -> CellImage? {
    if let image = images[request] { return image }
    let other = order.last { other in
      other.box.fits(in: request.box) && other.picture == request.picture
    }
    return other.flatMap { images[$0] }
  }

  /// Whether there is nothing to ask for.
  func isSettled(_ request: PictureRequest) -> Bool {
    images[request] != nil || inFlight[request] != nil || failed.contains(request)
      || unreached.contains(request)
  }

  mutating func ask(for request: PictureRequest, as id: RequestID) { inFlight[request] = id }

  /// Withdraws what nobody wants any more.
  mutating func withdraw(except wanted: [PictureRequest]) -> [RequestID] {
    let unwanted = inFlight.filter { !wanted.contains($0.key) }
    for request in unwanted.keys { inFlight[request] = nil }
    return unwanted.values.sorted { $0.number < $1.number }
  }

  /// Takes in an answer; one that was withdrawn counts for nothing, unless it came all the same.
  mutating func receive(
    _ response: Result<CellImage, Failure>, to id: RequestID, for request: PictureRequest
  ) {
    // It may have been asked for again before it was known as withdrawn.
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

  /// Asks again for what failed.
  mutating func forgetFailures() {
    failed = []
    unreached = []
  }

  /// The network is back, or may be.
  mutating func forgetUnreached() { if !unreached.isEmpty { unreached = [] } }

  /// Counts as used now.
  mutating func touch(_ request: PictureRequest) {
    guard images[request] != nil, order.last != request else { return }
    order.removeAll { $0 == request }
    order.append(request)
  }
}
