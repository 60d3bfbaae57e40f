/// The pictures that were drawn last, and those on their way.
package struct PictureShelf: Equatable, Sendable {
  /// How many drawings are kept, and how many are asked for at once.
  package static let limit = 64
  package static let atOnce = 4

  private var drawings: [PictureRequest: Drawing] = [:]
  /// The one used longest ago first.
  private var order: [PictureRequest] = []
  /// What is on its way.
  private(set) var asked: [PictureRequest: RequestID] = [:]
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

  package subscript(request: PictureRequest) -> Drawing? { drawings[request] }

  /// What is there to show in its place: until it is drawn, the same picture as it was drawn for
  /// another room, whole.
  package func shown(_ request: PictureRequest) -> Drawing? {
    if let drawing = drawings[request] { return drawing }
    let other = order.last { other in
      other.box.fits(in: request.box) && other.picture == request.picture
    }
    return other.flatMap { drawings[$0] }
  }

  /// Whether there is nothing to ask for.
  func isSettled(_ request: PictureRequest) -> Bool {
    drawings[request] != nil || asked[request] != nil || failed.contains(request)
      || unreached.contains(request)
  }

  mutating func ask(for request: PictureRequest, as id: RequestID) { asked[request] = id }

  /// Withdraws what nobody wants any more.
  mutating func withdraw(except wanted: [PictureRequest]) -> [RequestID] {
    let unwanted = asked.filter { !wanted.contains($0.key) }
    for request in unwanted.keys { asked[request] = nil }
    return unwanted.values.sorted { $0.number < $1.number }
  }

  /// Takes in an answer; one that was withdrawn counts for nothing, unless it came all the same.
  mutating func receive(
    _ answer: Result<Drawing, Failure>, to id: RequestID, for request: PictureRequest
  ) {
    // It may have been asked for again before it was known as withdrawn.
    if asked[request] == id { asked[request] = nil }
    switch answer {
    case .success(let drawing):
      drawings[request] = drawing
      touch(request)
      if order.count > Self.limit { drawings[order.removeFirst()] = nil }
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
    guard drawings[request] != nil, order.last != request else { return }
    order.removeAll { $0 == request }
    order.append(request)
  }
}
