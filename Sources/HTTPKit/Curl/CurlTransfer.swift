import CCurl
import SystemKit

/// One exchange with a server: what libcurl fills in while it runs.
final class CurlTransfer {
  let handle: UnsafeMutableRawPointer
  var job: CurlJob
  /// Nil where libcurl takes the job's address for none, and will say so.
  let endpoint: Endpoint?
  private(set) var body: [UInt8] = []
  private(set) var head = HTTPHead()
  /// A limit on bytes was passed.
  private(set) var isTooLarge = false
  /// When it ends for want of progress.
  private(set) var stallsAt: Int64
  private var counted: Int64 = 0

  let library: CurlLibrary
  private let limits: HTTPLimits
  private let errorText = UnsafeMutablePointer<CChar>.allocate(
    capacity: Int(SQUAD_CURL_ERROR_BYTES))
  private var lines: UnsafeMutableRawPointer?
  /// What it met of private addresses; nil where it may reach them.
  private var guarding: UnsafeMutablePointer<squad_curl_guard>?

  /// Nil where memory is out, or libcurl can't keep to what is allowed.
  init?(_ library: CurlLibrary, _ job: CurlJob, _ endpoint: Endpoint?, _ settings: HTTPSettings) {
    guard let handle = squad_curl_transfer(library.functions) else { return nil }
    self.library = library
    self.handle = handle
    self.job = job
    self.endpoint = endpoint
    var limits = settings.limits
    limits.body = min(limits.body, job.request.maximumBytes ?? .max)
    self.limits = limits
    stallsAt = MonotonicClock.milliseconds + Int64(settings.limits.stalled)
    errorText.initialize(repeating: 0, count: Int(SQUAD_CURL_ERROR_BYTES))
    for line in job.request.lines {
      lines = squad_curl_append(library.functions, lines, line) ?? lines
    }
    configure(settings)
    guard restrictReach(settings) else { return nil }
  }

  deinit {
    squad_curl_release(library.functions, handle)
    squad_curl_free_list(library.functions, lines)
    errorText.deallocate()
    guarding?.deallocate()
  }

  /// When it has to be looked at, whatever the network does.
  var deadline: Int64 { min(stallsAt, job.end ?? .max) }

  /// Whether it failed because every address of its host is private.
  var isRefused: Bool { guarding.map { $0.pointee.refused && !$0.pointee.opened } ?? false }

  var status: Int { Int(number(SQUAD_CURL_STATUS)) }
  var systemError: Int32 { Int32(truncatingIfNeeded: number(SQUAD_CURL_OS_ERROR)) }

  /// Where a redirect leads, as a whole address.
  var redirect: String? {
    squad_curl_text(library.functions, handle, SQUAD_CURL_REDIRECT).map { String(cString: $0) }
  }

  /// libcurl's words for how it ended. They may quote the address.
  func reason(_ result: Int32) -> String {
    let own = CurlLibrary.text(
      UnsafeBufferPointer(start: errorText, count: Int(SQUAD_CURL_ERROR_BYTES)))
    return own.isEmpty ? String(cString: squad_curl_reason(library.functions, result)) : own
  }

  /// Looks how many bytes came, packed; whether it may go on.
  func checkProgress(_ now: Int64) -> Bool {
    let packed = number(SQUAD_CURL_DOWNLOADED)
    isTooLarge = isTooLarge || packed > Int64(limits.body)
    let received = packed + Int64(head.count)
    if received - counted >= Int64(limits.drip) {
      counted = received
      stallsAt = now + Int64(limits.stalled)
    }
    return !isTooLarge && now < deadline
  }

  /// Takes unpacked bytes; false when that is enough.
  fileprivate func take(body bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isTooLarge = isTooLarge || bytes.count > limits.body - body.count
    guard !isTooLarge else { return false }
    body.append(contentsOf: bytes)
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
    setWhatIsAsked(settings)
    setWhatIsAllowed(settings)
    _ = squad_curl_set_error_buffer(library.functions, handle, errorText)
    if lines != nil { _ = squad_curl_set_headers(library.functions, handle, lines) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = squad_curl_set_sinks(library.functions, handle, takeBody, takeLine, context)
  }

  private func setWhatIsAsked(_ settings: HTTPSettings) {
    set(SQUAD_CURL_URL, job.address.text)
    // The path given goes out verbatim, `/../` included; one that a redirect named is normalised.
    if job.redirects == 0 { set(SQUAD_CURL_PATH_AS_IS, 1) }
    set(SQUAD_CURL_USER_AGENT, settings.userAgent)
    set(SQUAD_CURL_ACCEPT_ENCODING, "gzip")
    set(SQUAD_CURL_HTTP_GET, 1)
    set(SQUAD_CURL_HTTP_VERSION, SQUAD_CURL_HTTP_2_OVER_TLS)
    set(SQUAD_CURL_PIPE_WAIT, job.address.isSecure ? 1 : 0)
    set(SQUAD_CURL_NO_SIGNAL, 1)
    set(SQUAD_CURL_NO_CONNECT_HEADERS, 1)
    // A name that is still being looked up doesn't hold up cancelling it.
    set(SQUAD_CURL_QUICK_EXIT, 1)
  }

  /// An option that this libcurl doesn't know keeps its default, which is no less strict but for
  /// the protocols; those are asked for in both ways.
  private func setWhatIsAllowed(_ settings: HTTPSettings) {
    set(SQUAD_CURL_FOLLOW, 0)
    set(SQUAD_CURL_NETRC, 0)
    set(SQUAD_CURL_VERIFY_PEER, 1)
    set(SQUAD_CURL_VERIFY_HOST, 2)
    set(SQUAD_CURL_CONNECT_MILLISECONDS, settings.limits.connect)
    if let file = settings.trustedCertificates { set(SQUAD_CURL_CA_FILE, file) }
    if endpoint?.host.isLoopback == true { set(SQUAD_CURL_NO_PROXY, "*") }
    if !set(SQUAD_CURL_PROTOCOLS, "http,https") {
      set(SQUAD_CURL_PROTOCOL_BITS, SQUAD_CURL_HTTP_AND_HTTPS)
    }
    _ = squad_curl_set_size(
      library.functions, handle, SQUAD_CURL_MAX_FILE_SIZE, Int64(limits.body))
  }

  /// Keeps a request that may only reach public addresses to them; false where that can't be done.
  private func restrictReach(_ settings: HTTPSettings) -> Bool {
    guard case .publicOnly(let exceptions) = job.request.scope,
      endpoint?.isNamed(by: exceptions, library) != true
    else { return true }
    // Said and not left to libcurl, so that it can't be mistaken about whose address it is.
    if let proxy = endpoint.flatMap(ProxyRule(environment: settings.environment).proxy) {
      set(SQUAD_CURL_NO_PROXY, "")
      return set(SQUAD_CURL_PROXY, proxy)
    }
    let guarding = UnsafeMutablePointer<squad_curl_guard>.allocate(capacity: 1)
    guarding.initialize(to: squad_curl_guard())
    self.guarding = guarding
    return set(SQUAD_CURL_PROXY, "")
      && squad_curl_set_guard(library.functions, handle, guarding)
  }

  private func set(_ option: squad_curl_number, _ value: some BinaryInteger) {
    _ = squad_curl_set_number(library.functions, handle, option, Int(clamping: value))
  }

  @discardableResult
  private func set(_ option: squad_curl_text, _ value: String) -> Bool {
    squad_curl_set_text(library.functions, handle, option, value)
  }
}

/// libcurl's calls. A transfer outlives them: the loop holds it while its handle runs.
private func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  pass(bytes, size, count, context) { $0.take(body: $1) }
}

private func takeLine(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  pass(bytes, size, count, context) { $0.take(line: $1) }
}

/// The number of bytes given where they were taken, else another one, which ends the transfer.
private func pass(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?,
  to take: (CurlTransfer, UnsafeBufferPointer<UInt8>) -> Bool
) -> Int {
  let (total, isTooMuch) = size.multipliedReportingOverflow(by: count)
  guard let context, !isTooMuch, total > 0 else { return 0 }
  let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let raw = UnsafeRawBufferPointer(start: bytes, count: total)
  return take(transfer, raw.bindMemory(to: UInt8.self)) ? total : total &+ 1
}
