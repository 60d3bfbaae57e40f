import Basics
import CLibrary
import SystemKit

/// Configuration of the live client.
package struct HTTPSettings: Sendable {
  /// `squad/1.0.0`
  package var userAgent: String
  /// Timeouts and sizes of each request.
  package var limits = HTTPLimits()
  /// When a failed request is sent again.
  package var retry = HTTPRetry()
  /// Names or paths of libcurl; the first that opens is used.
  package var libraries = HTTPSettings.systemLibraries
  /// A file of certificates to trust instead of the system's.
  package var trustedCertificates: String?
  /// The wall clock, for `Retry-After` and the times of responses.
  package var now: @Sendable () -> Moment = SystemTime.now
  /// A random number in 0..<1 for the delay of a retry.
  package var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
  /// Called for each retry.
  package var observe: (@Sendable (HTTPEvent) -> Void)?
  /// Whether there is a route to any network.
  package var hasRoute: @Sendable () -> Bool = NetworkRoute.exists

  /// A variable of the environment, for the proxies that it configures.
  package var environment: @Sendable (String) -> String? = SystemEnvironment.value

  /// The defaults of a live client.
  package init(userAgent: String) { self.userAgent = userAgent }

  #if canImport(Darwin)
    /// Names of libcurl, tried in order.
    package static let systemLibraries = ["libcurl.4.dylib", "/usr/lib/libcurl.4.dylib"]
  #else
    /// Names of libcurl, tried in order. The second comes with git, and uses GnuTLS instead of
    /// OpenSSL.
    package static let systemLibraries = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif
}

/// Timeouts and size limits of a request. A test shortens the times.
package struct HTTPLimits: Equatable, Sendable {
  /// Milliseconds to resolve the host, connect and finish the TLS handshake.
  package var connectTimeout = 5_000
  /// Milliseconds without progress, before the first byte too.
  package var stallTimeout = 15_000
  /// Bytes that are progress; fewer in `stallTimeout` end the request.
  package var minimumProgress = 64
  /// Milliseconds for a response with all its redirects, since a slow one may never stall. A retry
  /// starts over.
  package var totalTimeout = 60_000
  /// Bytes of a body, compressed as well as decompressed.
  package var body = 32 * 1_048_576
  /// Bytes of all bodies that are arriving at the same time.
  package var arriving = 64 * 1_048_576
  /// Bytes of all heads of a response together.
  package var head = 64 * 1_024
  /// Redirects that are followed; one more fails with `.badRedirect`.
  package var redirects = 5
  /// Concurrent requests; more are queued.
  package var maximumConcurrent = 6
}

/// Whether the routing table has a route to the internet. Nothing is sent.
private enum NetworkRoute {
  static func exists() -> Bool { leads(toIPv4: 0xC000_0201) || leadsToIPv6() }

  /// A datagram socket to 192.0.2.1, an address for documentation: connecting only looks up the
  /// route.
  private static func leads(toIPv4 host: UInt32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(9).bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return connects(AF_INET, &address, MemoryLayout<sockaddr_in>.size)
  }

  /// The same to 2001:db8::1.
  private static func leadsToIPv6() -> Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = UInt16(9).bigEndian
    withUnsafeMutableBytes(of: &address.sin6_addr) { bytes in
      bytes.copyBytes(from: [0x20, 0x01, 0x0D, 0xB8] as [UInt8])
      bytes[15] = 1
    }
    return connects(AF_INET6, &address, MemoryLayout<sockaddr_in6>.size)
  }

  private static func connects(_ family: Int32, _ address: UnsafeRawPointer, _ size: Int) -> Bool {
    #if canImport(Glibc)
      let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_DGRAM
    #endif
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return connect(descriptor, address.assumingMemoryBound(to: sockaddr.self), socklen_t(size)) == 0
  }
}

/// Retry policy with exponential backoff and jitter. Every request is a GET.
///
/// - A response below 500 is final, a 429 too: a retry before its time would be counted against
///   the user.
/// - 5xx and broken connections are retried, unless `Retry-After` is beyond `maximumDelay`.
/// - A timeout isn't: the user has waited long enough. Nor are a missing network, an unknown host
///   or a bad certificate, which a second doesn't mend.
package struct HTTPRetry: Equatable, Sendable {
  /// The first attempt included.
  package var maximumAttempts = 3
  /// Milliseconds before the second attempt; each further delay is twice as long.
  package var baseDelay = 500
  /// Milliseconds that no delay exceeds.
  package var maximumDelay = 8_000

  /// Milliseconds until the next attempt; nil when `outcome` is final. `attempts` counts those made
  /// so far. `jitter`, 0..<1, spreads clients that failed at the same moment.
  package func delay(
    after outcome: Result<HTTPResponse, ServiceError>, attempts: Int, jitter: Double
  ) -> Int? {
    guard attempts < maximumAttempts else { return nil }
    switch outcome {
    case .success(let response):
      guard (500...599).contains(response.status) else { return nil }
      guard let until = response.retryAfter else { return jittered(attempts, jitter) }
      let seconds = until.seconds - response.moment.seconds
      let (wanted, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000)
      guard !isTooMuch, wanted <= maximumDelay else { return nil }
      return max(Int(wanted), jittered(attempts, jitter))
    case .failure(.connection), .failure(.connectionLost): return jittered(attempts, jitter)
    case .failure: return nil
    }
  }

  /// From half of the delay to all of it.
  private func jittered(_ attempts: Int, _ jitter: Double) -> Int {
    let doublings = min(max(attempts - 1, 0), 16)
    let full = min(baseDelay << doublings, maximumDelay)
    return full / 2 + Int(Double(full - full / 2) * min(max(jitter, 0), 1))
  }
}
