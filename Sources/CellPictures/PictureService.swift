import Basics
import CPictures
import HTTPKit
import SquadCore
import SystemKit

/// Fetches pictures, keeps them among the saved answers, and draws them.
package struct PictureService: Sendable {
  /// Under which name they are kept, beside the catalogues' answers.
  static let cacheName = "pictures"
  /// Bytes of a picture that are fetched: no more than are decoded.
  static let mostBytes = Int(SQUAD_PICTURE_MOST_BYTES)

  private let http: HTTPClient
  private let responses: ResponseCache
  let log: Log
  /// A request's error as squad tells it.
  let problem: @Sendable (HTTPError) -> ServiceProblem
  private let style: PictureStyle
  let isOffline: Bool
  /// Hosts that somebody named without encryption: they are asked as they were named.
  private let plainHosts: Set<HostName>
  /// Addresses that somebody named: their hosts may be this machine or beside it.
  private let configured: [WebAddress]
  private let renderer: PictureRenderer
  /// Neither the main thread nor the one on which answers are read.
  let worker = Worker()

  /// - Parameters:
  ///   - problem: a request's error as squad tells it.
  ///   - configured: addresses of services that a person named.
  ///   - isOffline: only what was saved is drawn.
  package init(
    http: HTTPClient, responses: ResponseCache, log: Log,
    problem: @escaping @Sendable (HTTPError) -> ServiceProblem, style: PictureStyle,
    configured: [WebAddress], isOffline: Bool, renderer: PictureRenderer = PictureRenderer()
  ) {
    self.http = http
    self.responses = responses
    self.log = log
    self.problem = problem
    self.style = style
    self.isOffline = isOffline
    self.renderer = renderer
    self.configured = configured
    plainHosts = Set(configured.filter { $0.isWellFormed && !$0.isSecure }.map(\.host))
  }

  /// Where the picture is asked for.
  func address(of request: PictureRequest) -> WebAddress? {
    let box = request.box
    return request.picture.size(filling: box.pixelWidth, by: box.pixelHeight).flatMap(address)
  }

  /// Under which addresses there may be a copy that does, the best one first. Where nobody may be
  /// asked, a copy that is too small does too.
  func addresses(ofCopies request: PictureRequest, mayAsk: Bool) -> [WebAddress] {
    let box = request.box
    let sizes = request.picture.sizes(filling: box.pixelWidth, by: box.pixelHeight)
    return (sizes.enough + (mayAsk ? [] : sizes.less)).compactMap(address)
  }

  /// A size's address: encrypted, unless that makes no sense or was not wanted.
  private func address(of size: PictureSize) -> WebAddress? {
    let address = WebAddress(size.url)
    guard address.isWellFormed else { return nil }
    let host = address.host
    return host.isLoopback || plainHosts.contains(host) ? address : address.secured
  }

  func saved(_ address: WebAddress) -> [UInt8]? {
    (try? responses.response(key(address))).flatMap { $0 }?.body
  }

  /// A disk that takes nothing costs the copy, not the picture.
  func save(_ response: HTTPResponse, of address: WebAddress) {
    let saved = CachedResponse(
      body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment,
      source: address.text)
    _ = try? responses.save(key(address), saved)
  }

  /// A name and a password in an address have no place in a file.
  private func key(_ address: WebAddress) -> CacheKey {
    let (_, parameters) = CacheKey.split(address.text)
    return CacheKey(
      catalogue: Self.cacheName, path: address.bare,
      parameters: parameters)
  }

  /// Fetches a picture. Its address is a service's word: whoever runs that service must not have
  /// squad call on what only this machine and its neighbours can reach.
  func fetch(_ address: WebAddress) async throws(HTTPError) -> HTTPResponse {
    try await http.send(
      HTTPRequest(
        address, maximumBytes: Self.mostBytes, scope: .publicOnly(except: configured)))
  }

  /// Throws where no picture can be drawn, whichever it is.
  func prepare() throws(PictureProblem) { try renderer.prepare(for: style.colors) }

  func draw(_ bytes: [UInt8], _ box: Size) throws(PictureProblem) -> CellImage {
    try renderer.image(
      ofBytes: bytes, columns: box.columns, rows: box.rows, colors: style.colors,
      isUTF8: style.isUTF8)
  }
}
