import SystemKit

/// The visitors who are in a kiosk at this moment: each process holds a lock on one byte of a file
/// in the operator's folder. A process that is killed has left at once.
package final class VisitorFile: Sendable {
  package static let name = "visitors.lock"
  /// Bytes that may be locked: the kiosk of another session may take more than this one's.
  private static let longest = 10_000

  private let locks: ByteLocks

  /// Takes the first free byte; nil where all of them are taken. Throws where the folder or its file
  /// can't be opened, or can't be locked.
  ///
  /// - Parameter limit: how many may be in, 1…10,000.
  package static func enter(
    folder: String, limit: Int
  ) throws(SystemError) -> VisitorFile? {
    try DataFile.makeFolder(folder)
    let locks = try ByteLocks(path: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
    for byte in 0..<min(max(limit, 1), longest) where try locks.lock(byte) {
      return VisitorFile(locks)
    }
    return nil
  }

  private init(_ locks: ByteLocks) { self.locks = locks }

  /// How many are in, this one among them; nil where the system doesn't tell.
  package func count() -> Int? {
    (try? locks.countHeldByOthers(below: Self.longest)).map { $0 + 1 }
  }
}
