import CCurl
import SystemKit

/// Running exchange with a server, filled in by libcurl.
final class CurlTransfer {
  let handle: UnsafeMutableRawPointer
  var job: CurlJob
  /// Nil where libcurl can't parse the job's address; the transfer then fails.
  let endpoint: Endpoint?
  private(set) var body: [UInt8] = []
  private(set) var head = HTTPHead()
  /// Whether a limit on bytes was exceeded.
  private(set) var isTooLarge = false
  /// Whether its packed bytes could not be unpacked.
  private(set) var isBadlyPacked = false
  /// The decompressor of the body; nil where it isn't packed, or libcurl unpacks it.
  private var gunzip: OpaquePointer?
  /// When it fails for want of progress.
  private(set) var stallsAt: Int64
  private var counted: Int64 = 0

  let library: CurlLibrary
  private let limits: HTTPLimits
  private let arriving: ArrivingBytes
  private let errorText = UnsafeMutablePointer<CChar>.allocate(
    capacity: Int(SQUAD_CURL_ERROR_BYTES))
  private var lines: UnsafeMutableRawPointer?
  /// Guard against private addresses; nil where it may reach them.
  private var socketGuard: UnsafeMutablePointer<squad_curl_guard>?

  /// Nil where memory is out, or libcurl can't enforce a restriction.
  init?(
    _ library: CurlLibrary, _ job: CurlJob, _ endpoint: Endpoint?, _ settings: HTTPSettings,
    _ arriving: ArrivingBytes
  ) {
    guard let handle = squad_curl_transfer(library.functions) else { return nil }
    self.library = library
    self.handle = handle
    self.job = job
    self.endpoint = endpoint
    self.arriving = arriving
    var limits = settings.limits
    limits.body = min(limits.body, job.request.maximumBytes ?? .max)
    self.limits = limits
    stallsAt = MonotonicClock.milliseconds + Int64(settings.limits.stallTimeout)
    errorText.initialize(repeating: 0, count: Int(SQUAD_CURL_ERROR_BYTES))
    for line in job.request.lines {
      lines = squad_curl_append(library.functions, lines, line) ?? lines
    }
    configure(settings)
    guard restrictReach(settings) else { return nil }
  }

  deinit {
    arriving.count -= body.count
    squad_curl_release(library.functions, handle)
    squad_curl_free_list(library.functions, lines)
    if let gunzip { squad_gunzip_release(gunzip) }
    errorText.deallocate()
    socketGuard?.deallocate()
  }

  /// When it times out.
  var deadline: Int64 { min(stallsAt, job.end ?? .max) }

  /// Whether it failed because every address of its host is private.
  var isRefused: Bool { socketGuard.map { $0.pointee.refused && !$0.pointee.opened } ?? false }

  var status: Int { Int(number(SQUAD_CURL_STATUS)) }
  var systemError: Int32 { Int32(truncatingIfNeeded: number(SQUAD_CURL_OS_ERROR)) }

  /// The target of a redirect, as an absolute address.
  var redirect: String? {
    squad_curl_text(library.functions, handle, SQUAD_CURL_REDIRECT).map { String(cString: $0) }
  }

  /// libcurl's words for a result code.
  func summary(_ result: Int32) -> String {
    String(cString: squad_curl_reason(library.functions, result))
  }

  /// libcurl's message about this transfer, which may quote its address or its proxy's.
  var message: String {
    CurlLibrary.text(UnsafeBufferPointer(start: errorText, count: Int(SQUAD_CURL_ERROR_BYTES)))
  }

  /// Checks progress and limits; false where it has to end.
  func checkProgress(_ now: Int64) -> Bool {
    let packed = number(SQUAD_CURL_DOWNLOADED)
    isTooLarge = isTooLarge || packed > Int64(limits.body)
    let received = packed + Int64(head.count)
    if received - counted >= Int64(limits.minimumProgress) {
      counted = received
      stallsAt = now + Int64(limits.stallTimeout)
    }
    return !isTooLarge && now < deadline
  }

  /// Whether the packed body is complete.
  var isUnpacked: Bool { gunzip.map(squad_gunzip_is_over) ?? true }

  /// Values of `Content-Encoding` that mean an unpacked body, as in libcurl.
  private static let plainEncodings = ["", "identity", "none"]

  private var unpacksBody: Bool { squad_curl_has_zlib(library.functions) }

  /// Unpacks bytes and appends them; false where the limit is exceeded or they can't be unpacked.
  fileprivate func take(body bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard unpacksBody, let encoding = head.headers["Content-Encoding"],
      !Self.plainEncodings.contains(where: { isSameWord(encoding, $0) })
    else { return append(bytes) }
    gunzip = gunzip ?? squad_gunzip_begin(library.functions)
    guard let gunzip, let start = bytes.baseAddress else { return false }
    let context = Unmanaged.passUnretained(self).toOpaque()
    let isFine = squad_gunzip_take(gunzip, start, bytes.count, takeUnpacked, context)
    isBadlyPacked = !isFine && !isTooLarge
    return isFine
  }

  fileprivate func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isTooLarge =
      isTooLarge || bytes.count > limits.body - body.count
      || bytes.count > limits.arriving - arriving.count
    guard !isTooLarge else { return false }
    body.append(contentsOf: bytes)
    arriving.count += bytes.count
    return true
  }

  fileprivate func take(line bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    head.take(line: bytes)
    isTooLarge = isTooLarge || head.count > limits.head
    return !isTooLarge
  }

  private func number(_ fact: squad_curl_fact) -> Int64 {
    squad_curl_number(library.functions, handle, fact)
  }
}

extension CurlTransfer {
  private func configure(_ settings: HTTPSettings) {
    setRequest(settings)
    setRestrictions(settings)
    _ = squad_curl_set_error_buffer(library.functions, handle, errorText)
    if lines != nil { _ = squad_curl_set_headers(library.functions, handle, lines) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = squad_curl_set_sinks(
      library.functions, handle, { pass($0, $1, $2, $3) { $0.take(body: $1) } },
      { pass($0, $1, $2, $3) { $0.take(line: $1) } }, context)
  }

  private func setRequest(_ settings: HTTPSettings) {
    set(SQUAD_CURL_URL, job.address.text)
    // Sends the first path as given, `/../` included; a redirect's is normalised.
    if job.redirects == 0 { set(SQUAD_CURL_PATH_AS_IS, 1) }
    set(SQUAD_CURL_USER_AGENT, settings.userAgent)
    set(SQUAD_CURL_ACCEPT_ENCODING, "gzip")
    if unpacksBody { set(SQUAD_CURL_CONTENT_DECODING, 0) }
    set(SQUAD_CURL_HTTP_GET, 1)
    set(SQUAD_CURL_HTTP_VERSION, SQUAD_CURL_HTTP_2_OVER_TLS)
    set(SQUAD_CURL_PIPE_WAIT, job.address.isSecure ? 1 : 0)
    set(SQUAD_CURL_NO_SIGNAL, 1)
    set(SQUAD_CURL_NO_CONNECT_HEADERS, 1)
    // Keeps a pending name lookup from delaying a cancellation.
    set(SQUAD_CURL_QUICK_EXIT, 1)
  }

  /// Sets options whose failure may be ignored: their defaults are as strict. The protocols have a
  /// second option, for a libcurl that doesn't know the first.
  private func setRestrictions(_ settings: HTTPSettings) {
    set(SQUAD_CURL_FOLLOW, 0)
    set(SQUAD_CURL_NETRC, 0)
    set(SQUAD_CURL_VERIFY_PEER, 1)
    set(SQUAD_CURL_VERIFY_HOST, 2)
    set(SQUAD_CURL_CONNECT_MILLISECONDS, settings.limits.connectTimeout)
    if let file = settings.trustedCertificates { set(SQUAD_CURL_CA_FILE, file) }
    if endpoint?.host.isThisMachine == true { set(SQUAD_CURL_NO_PROXY, "*") }
    if !set(SQUAD_CURL_PROTOCOLS, "http,https") {
      set(SQUAD_CURL_PROTOCOL_BITS, SQUAD_CURL_HTTP_AND_HTTPS)
    }
    _ = squad_curl_set_size(library.functions, handle, SQUAD_CURL_MAX_FILE_SIZE, Int64(limits.body))
  }

  /// Restricts a request to public addresses where its scope says so; false where that fails.
  private func restrictReach(_ settings: HTTPSettings) -> Bool {
    guard case .publicOnly(let exceptions) = job.request.scope,
      endpoint?.isNamed(by: exceptions, library) != true
    else { return true }
    // Sets the proxy explicitly: libcurl must not decide to connect directly, past the check.
    if let proxy = endpoint.flatMap(ProxyRule(environment: settings.environment).proxy) {
      set(SQUAD_CURL_NO_PROXY, "")
      return set(SQUAD_CURL_PROXY, proxy)
    }
    let socketGuard = UnsafeMutablePointer<squad_curl_guard>.allocate(capacity: 1)
    socketGuard.initialize(
      to: squad_curl_guard(is_private: isPrivate, refused: false, opened: false))
    self.socketGuard = socketGuard
    return set(SQUAD_CURL_PROXY, "") && squad_curl_set_guard(library.functions, handle, socketGuard)
  }

  private func set(_ option: squad_curl_number, _ value: some BinaryInteger) {
    _ = squad_curl_set_number(library.functions, handle, option, Int(clamping: value))
  }

  @discardableResult
  private func set(_ option: squad_curl_text, _ value: String) -> Bool {
    squad_curl_set_text(library.functions, handle, option, value)
  }
}

// libcurl's callbacks. A transfer outlives them: the loop retains it while its handle runs.
private func takeUnpacked(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let context else { return false }
  let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.append(UnsafeBufferPointer(start: bytes, count: count))
}

private func isPrivate(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  IPAddress(bytes: Array(UnsafeBufferPointer(start: bytes, count: count))).isPrivate
}

/// Returns the number of bytes where `take` accepts them; any other number ends the transfer.
private func pass(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?, to take: (CurlTransfer, UnsafeBufferPointer<UInt8>) -> Bool
) -> Int {
  let (total, isTooMuch) = size.multipliedReportingOverflow(by: count)
  guard let context, !isTooMuch, total > 0 else { return 0 }
  let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let raw = UnsafeRawBufferPointer(start: bytes, count: total)
  return take(transfer, raw.bindMemory(to: UInt8.self)) ? total : total &+ 1
}
