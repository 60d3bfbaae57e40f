import Basics
import SquadCore
import SystemKit

/// Counts the sessions of a kiosk by locks on a file in the operator's folder: each process locks
/// one byte for its seat and one for its key. A killed process frees both at once.
package final class VisitorFile: Sendable {
  /// Reason for not admitting a session.
  package enum Refusal: Error { case isFull, hasTooManySessions }

  /// Name of the file with the locks, in the operator's folder; it stays empty.
  package static let name = "visitors.lock"
  /// Maximum number of bytes to lock or count: sessions started with other settings may use more
  /// than this one.
  fileprivate static let longest = 10_000

  private let locks: ByteLocks

  /// Locks the first free bytes, unless all are taken. Throws if the folder or its file cannot be
  /// opened or locked.
  package static func enter(
    folder: String, _ settings: KioskSettings
  ) throws(SystemError) -> Result<VisitorFile, Refusal> {
    try DataFile.makeFolder(folder)
    let locks = try ByteLocks(path: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
    guard try locks.lockFirst(of: settings.sessionLimitOfName, from: start(of: settings.name))
    else { return .failure(.hasTooManySessions) }
    guard try locks.lockFirst(of: max(settings.visitors, 1), from: 0) else {
      return .failure(.isFull)
    }
    return .success(VisitorFile(locks))
  }

  /// First byte of a key's sessions, or of the nameless ones. A digest spreads keys so far that no
  /// two share a byte.
  private static func start(of name: VisitorName?) -> Int {
    let digest = Int(SHA256.hex(name?.text ?? "").prefix(12), radix: 16) ?? 0
    return (digest + 1) << 14
  }

  private init(_ locks: ByteLocks) { self.locks = locks }

  /// Number of sessions, including this one; nil if the system cannot tell.
  package func count() -> Int? {
    (try? locks.countHeldByOthers(below: Self.longest)).map { $0 + 1 }
  }
}

extension ByteLocks {
  /// Locks the first free byte of a range; false if there is none.
  fileprivate func lockFirst(of count: Int, from start: Int) throws(SystemError) -> Bool {
    for byte in start..<start + min(max(count, 0), VisitorFile.longest) where try lock(byte) {
      return true
    }
    return false
  }
}
