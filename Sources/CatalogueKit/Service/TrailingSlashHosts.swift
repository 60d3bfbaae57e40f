import HTTPKit
import Synchronization

/// The services that redirect every address to the same one with a slash at its end, as Django does:
/// there they are asked at once, for as long as squad runs.
final class TrailingSlashHosts: Sendable {
  private let bases = Mutex<Set<WebAddress>>([])

  /// The address to ask at for `address`, which is below `base`; nil where it is the same.
  func address(for address: WebAddress, below base: WebAddress) -> WebAddress? {
    guard bases.withLock({ $0.contains(base) }) else { return nil }
    return address.withTrailingSlash
  }

  /// Learns from an answer to `address` that can be read.
  func learn(_ response: HTTPResponse, to address: WebAddress, below base: WebAddress) {
    guard response.redirects > 0 else { return }
    let asked = address.path
    let final = response.finalAddress.path
    if final == asked + "/" {
      bases.withLock { _ = $0.insert(base) }
    } else if final + "/" == asked {
      forget(base)
    }
  }

  func forget(_ base: WebAddress) { bases.withLock { _ = $0.remove(base) } }
}
