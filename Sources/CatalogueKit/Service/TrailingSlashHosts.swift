import HTTPKit
import Synchronization

/// Hosts that redirect every address to the same one with a trailing slash, as Django does.
/// Requests go to the slashed address at once, for as long as squad runs.
final class TrailingSlashHosts: Sendable {
  private let bases = Mutex<Set<WebAddress>>([])

  /// The slashed address to request in place of `address` below `base`; nil where it is the same.
  func address(for address: WebAddress, below base: WebAddress) -> WebAddress? {
    guard bases.withLock({ $0.contains(base) }) else { return nil }
    return address.withTrailingSlash
  }

  /// Learns from the redirects of a successful response to `address`.
  func learn(_ response: HTTPResponse, to address: WebAddress, below base: WebAddress) {
    guard response.redirects > 0 else { return }
    let requested = address.path
    let final = response.finalAddress.path
    if final == requested + "/" {
      bases.withLock { _ = $0.insert(base) }
    } else if final + "/" == requested {
      forget(base)
    }
  }

  func forget(_ base: WebAddress) { bases.withLock { _ = $0.remove(base) } }
}
