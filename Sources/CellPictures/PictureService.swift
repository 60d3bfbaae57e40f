import Basics
import CPictures
import HTTPKit
import SquadCore
import SystemKit

/// Fetches pictures, saves them with the responses, and draws them.
package struct PictureService: Sendable {
  /// Their name in cache keys, beside the catalogues'.
  static let cacheName = "pictures"
  /// Bytes of a picture that are fetched: no more than are decoded.
  static let mostBytes = Int(SQUAD_PICTURE_MOST_BYTES)

  let http: HTTPClient
  private let responses: ResponseCache
  let requests: SharedRequests
  let log: Log
  /// The problem that a request's error is shown as.
  let problem: @Sendable (HTTPError) -> ServiceProblem
  private let style: PictureStyle
  private let drawn: DrawnPictures
  let isOffline: Bool
  /// Hosts that somebody named without encryption: requests to them stay unencrypted.
  private let plainHosts: Set<HostName>
  /// Addresses that somebody named: their hosts may be this machine or beside it.
  private let configured: [WebAddress]
  private let renderer: PictureRenderer
  /// Neither the main thread nor the one on which responses are parsed.
  let worker = Worker()

  /// - Parameters:
  ///   - requests: what other processes share with this one.
  ///   - drawn: what was drawn before, in any style.
  ///   - problem: the problem that a request's error is shown as.
  ///   - configured: addresses of services that a person named.
  ///   - isOffline: only what was saved is drawn.
  package init(
    http: HTTPClient, responses: ResponseCache, requests: SharedRequests = .none,
    drawn: DrawnPictures, log: Log,
    problem: @escaping @Sendable (HTTPError) -> ServiceProblem, style: PictureStyle,
    configured: [WebAddress], isOffline: Bool, renderer: PictureRenderer = PictureRenderer()
  ) {
    self.http = http
    self.responses = responses
    self.requests = requests
    self.drawn = drawn
    self.log = log
    self.problem = problem
    self.style = style
    self.isOffline = isOffline
    self.renderer = renderer
    self.configured = configured
    plainHosts = Set(configured.filter { $0.isWellFormed && !$0.isSecure }.map(\.host))
  }

  /// The address to fetch the picture from.
  func address(of request: PictureRequest) -> WebAddress? {
    let box = request.box
    return request.picture.size(filling: box.pixelWidth, by: box.pixelHeight).flatMap(address)
  }

  /// The addresses of usable saved copies, the best one first. Without a network a copy that is too
  /// small will do.
  func addresses(ofCopies request: PictureRequest, mayFetch: Bool) -> [WebAddress] {
    let box = request.box
    let sizes = request.picture.sizes(filling: box.pixelWidth, by: box.pixelHeight)
    return (sizes.enough + (mayFetch ? [] : sizes.less)).compactMap(address)
  }

  /// A size's address: encrypted, unless that makes no sense or was not wanted.
  private func address(of size: PictureSize) -> WebAddress? {
    let address = WebAddress(size.url)
    guard address.isWellFormed else { return nil }
    let host = address.host
    return host.isLoopback || plainHosts.contains(host) ? address : address.secured
  }

  func saved(_ address: WebAddress) -> CachedResponse? {
    (try? responses.response(key(address))).flatMap { $0 }
  }

  /// A failed save costs the copy, not the picture.
  func save(_ response: HTTPResponse, of address: WebAddress) {
    _ = try? responses.save(key(address), CachedResponse(response, from: address.text))
  }

  /// Without the name and password of an address, which are never saved.
  private func key(_ address: WebAddress) -> CacheKey {
    let (_, parameters) = CacheKey.split(address.text)
    return CacheKey(
      catalogue: Self.cacheName, path: address.bare,
      parameters: parameters)
  }

  /// The request for a picture. Its address is a service's word: whoever runs that service must not
  /// have squad call on what only this machine and its neighbours can reach.
  func httpRequest(for address: WebAddress) -> HTTPRequest {
    HTTPRequest(address, maximumBytes: Self.mostBytes, scope: .publicOnly(except: configured))
  }

  /// Throws where no picture can be drawn, whichever it is.
  func prepare() throws(PictureProblem) { try renderer.prepare(for: style.colors) }

  func draw(_ bytes: [UInt8], _ request: PictureRequest) throws(PictureProblem) -> CellImage {
    let style = style(of: request)
    return try renderer.image(
      ofBytes: bytes, columns: request.box.columns, rows: request.box.rows, colors: style.colors,
      isUTF8: style.isUTF8)
  }

  /// What was drawn before of a picture fetched at any time.
  func drawn(_ address: WebAddress, _ request: PictureRequest) -> CellImage? {
    drawn.image(of: key(address), in: request.box, style(of: request))
  }

  func save(
    _ image: CellImage, of address: WebAddress, _ request: PictureRequest, at moment: Moment
  ) {
    drawn.save(image, of: key(address), in: request.box, style(of: request), at: moment)
  }

  private func style(of request: PictureRequest) -> PictureStyle {
    request.hasExactColors ? PictureStyle(colors: .direct, isUTF8: style.isUTF8) : style
  }
}
