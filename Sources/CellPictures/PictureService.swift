import Basics
import CPictures
import HTTPKit
import SquadCore
import SystemKit
import TerminalKit

/// Fetches, saves and draws pictures.
package struct PictureService: Sendable {
  /// Namespace of their cache keys.
  static let cacheName = "pictures"
  /// Bytes fetched at most: the decoder's limit.
  static let maximumBytes = Int(SQUAD_PICTURE_MAXIMUM_BYTES)

  let http: HTTPClient
  private let responses: ResponseCache
  let requests: SharedRequests
  let log: Log
  /// Whether failures name no host.
  let hidesHosts: Bool
  private let style: PictureStyle
  private let drawn: DrawnPictures
  let isOffline: Bool
  /// Hosts configured without encryption, to which requests stay unencrypted.
  private let plainHosts: Set<HostName>
  /// Configured addresses, whose hosts may be private.
  private let configured: [WebAddress]
  private let renderer: PictureRenderer
  /// The pictures' own thread, apart from the main thread and the responses'.
  let worker = Worker()

  /// `requests` coordinates requests with other processes. `drawn` has pictures drawn before, in
  /// any style. `hidesHosts` keeps hosts out of failures. `configured` are addresses of services
  /// that a person chose. `isOffline` draws only saved pictures.
  package init(
    http: HTTPClient, responses: ResponseCache, requests: SharedRequests = .none,
    drawn: DrawnPictures, log: Log, hidesHosts: Bool = false, style: PictureStyle,
    configured: [WebAddress], isOffline: Bool, renderer: PictureRenderer = PictureRenderer()
  ) {
    self.http = http
    self.responses = responses
    self.requests = requests
    self.drawn = drawn
    self.log = log
    self.hidesHosts = hidesHosts
    self.style = style
    self.isOffline = isOffline
    self.renderer = renderer
    self.configured = configured
    plainHosts = Set(configured.filter { $0.isWellFormed && !$0.isSecure }.map(\.host))
  }

  /// Address to fetch a picture from.
  func address(of request: PictureRequest) -> WebAddress? {
    let box = request.box
    return request.picture.size(filling: box.pixelWidth, by: box.pixelHeight).flatMap(address)
  }

  /// Addresses of usable saved copies, best first. Offline, a copy that is too small is usable.
  func addresses(ofCopies request: PictureRequest, mayFetch: Bool) -> [WebAddress] {
    let box = request.box
    let sizes = request.picture.sizes(filling: box.pixelWidth, by: box.pixelHeight)
    return (sizes.enough + (mayFetch ? [] : sizes.less)).compactMap(address)
  }

  /// Address of a size, with encryption unless the host is configured without or has none.
  private func address(of size: PictureSize) -> WebAddress? {
    let address = WebAddress(size.url)
    guard address.isWellFormed else { return nil }
    let host = address.host
    return host.isLoopback || plainHosts.contains(host) ? address : address.secured
  }

  func saved(_ address: WebAddress) -> CachedResponse? {
    (try? responses.response(key(address))).flatMap { $0 }
  }

  /// Saves a response; a failure only loses the copy.
  func save(_ response: HTTPResponse, of address: WebAddress) {
    _ = try? responses.save(key(address), CachedResponse(response, from: address.text))
  }

  /// Key without the address's name and password, which are never saved.
  private func key(_ address: WebAddress) -> CacheKey {
    let (_, parameters) = CacheKey.split(address.text)
    return CacheKey(catalogue: Self.cacheName, path: address.bare, parameters: parameters)
  }

  /// The request for a picture. Its address comes from a service, which must not make squad call
  /// hosts that only this machine and its network can reach.
  func httpRequest(for address: WebAddress) -> HTTPRequest {
    HTTPRequest(address, maximumBytes: Self.maximumBytes, scope: .publicOnly(except: configured))
  }

  /// Throws if pictures can't be drawn at all.
  func prepare() throws(PictureError) { try renderer.prepare(for: style.colors) }

  func draw(_ bytes: [UInt8], _ request: PictureRequest) throws(PictureError) -> CellImage {
    let style = style(of: request)
    return try renderer.image(
      ofBytes: bytes, columns: request.box.columns, rows: request.box.rows, colors: style.colors,
      isUTF8: style.isUTF8)
  }

  /// A picture drawn before, whenever it was fetched.
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

/// Colours and characters for drawing pictures.
package struct PictureStyle: Sendable {
  let colors: ColorDepth
  let isUTF8: Bool

  /// `isUTF8` tells whether the terminal shows more than ASCII.
  package init(colors: ColorDepth, isUTF8: Bool) {
    self.colors = colors
    self.isUTF8 = isUTF8
  }
}
