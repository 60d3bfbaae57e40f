import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import CellPictures
@testable import HTTPKit
@testable import SystemKit

/// A picture service for one test, with its saved data and log.
struct PictureStage {
  static let address = "https://example.org/hero.png"
  static let box = Size(columns: 8, rows: 4)
  /// Four quarters, each in a colour.
  static let png = PicturePNG(width: 64, height: 48, rgba: SamplePicture.quarters()).bytes

  let responses = FakeResponses()
  let notes = Notes()

  func service(
    _ http: HTTPClient, store: ResponseCache? = nil, configured: [String] = [],
    isOffline: Bool = false, libraries: PictureLibraries = .shared,
    drawn: ResponseCache = .none, requests: SharedRequests = .none,
    style: PictureStyle = PictureStyle(colors: .direct, isUTF8: true)
  ) -> PictureService {
    PictureService(
      http: http, responses: store ?? responses.store, requests: requests,
      drawn: DrawnPictures(drawn), log: notes.log, style: style,
      configured: configured.map { WebAddress($0) }, isOffline: isOffline,
      renderer: PictureRenderer(libraries))
  }

  func service(_ network: FakeNetwork) -> PictureService { service(network.client) }

  /// Logged failures.
  var failures: [LogEvent] {
    notes.events.filter { if case .noPicture = $0 { true } else { false } }
  }

  /// Path of a picture's cache key.
  func key(_ address: String = address) -> CacheKey {
    CacheKey(catalogue: PictureService.cacheName, path: address)
  }
}

extension PictureRequest {
  /// A picture that exists in one size.
  init?(_ address: String = PictureStage.address, in box: Size = PictureStage.box) {
    let size = PictureSize(width: 64, height: 48, url: address)
    guard let picture = Picture(sizes: [size]) else { return nil }
    self.init(picture, in: box)
  }
}

extension PictureService {
  /// Result of a request, once it is saved.
  func draw(_ request: PictureRequest, mayFetch: Bool = true) async -> Result<CellImage, Failure> {
    let result = await begin(request, mayFetch: mayFetch).result
    #expect(settle())
    return result
  }

  func begin(_ request: PictureRequest, mayFetch: Bool = true) -> PendingFetch<CellImage> {
    PendingFetch { [client] in try await client.draw(request, mayFetch) }
  }

  /// Waits for all jobs already queued on its worker.
  func settle() -> Bool { worker.finish(within: 30_000) }
}

extension HTTPResponse {
  static func bytes(_ body: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: body, moment: Moment(seconds: 500))
  }
}
