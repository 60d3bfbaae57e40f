import HTTPKit
import Synchronization

/// Hosts that redirect every address to the same one with a trailing slash, as Django does.
/// Requests go to the slashed address at once, for as long as squad runs.
final class TrailingSlashHosts: Sendable {
  private let bases = Mutex<Set<String>>([])

  /// The slashed address to request in place of `address` below `base`; nil where it is the same.
  func address(for address: String, below base: String) -> String? {
    guard bases.withLock({ $0.contains(base) }) else { return nil }
    return WebAddress(address).withTrailingSlash?.text
  }

  /// Learns from the redirects of a successful response to `address`.
  func learn(_ response: HTTPResponse, to address: String, below base: String) {
    guard response.redirects > 0 else { return }
    let requested = WebAddress(address).path
    let final = WebAddress(response.finalURL).path
    if final == requested + "/" {
      bases.withLock { _ = $0.insert(base) }
    } else if final + "/" == requested {
      forget(base)
    }
  }

  func forget(_ base: String) { bases.withLock { _ = $0.remove(base) } }
}
