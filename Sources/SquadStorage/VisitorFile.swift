import Basics
import SquadCore
import SystemKit

/// The visitors who are in a kiosk at this moment: each process holds a lock on one byte of a file
/// in the operator's folder, and on another one among those of its key. A process that is killed has
/// left at once.
package final class VisitorFile: Sendable {
  /// Why a visitor isn't let in.
  package enum Refusal: Error { case isFull, hasTooManySessions }

  package static let name = "visitors.lock"
  /// Bytes that may be locked: the kiosk of another session may take more than this one's.
  fileprivate static let longest = 10_000

  private let locks: ByteLocks

  /// Takes the first free bytes, unless all of them are taken. Throws where the folder or its file
  /// can't be opened, or can't be locked.
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

  /// The first byte of a key's sessions, or of those without a key: so far apart, by a digest, that
  /// no two share one.
  private static func start(of name: VisitorName?) -> Int {
    let digest = Int(SHA256.hex(name?.text ?? "").prefix(12), radix: 16) ?? 0
    return (digest + 1) << 14
  }

  private init(_ locks: ByteLocks) { self.locks = locks }

  /// How many are in, this one among them; nil where the system doesn't tell.
  package func count() -> Int? {
    (try? locks.countHeldByOthers(below: Self.longest)).map { $0 + 1 }
  }
}

extension ByteLocks {
  /// Locks the first free one of so many bytes; false where there is none.
  fileprivate func lockFirst(of count: Int, from start: Int) throws(SystemError) -> Bool {
    for byte in start..<start + min(max(count, 0), VisitorFile.longest) where try lock(byte) {
      return true
    }
    return false
  }
}
