import SystemKit

/// The processes that may hold claims: each has a lock on one byte of a file, at a number of its
/// own. The system lets go of it with the process, and unlike a signal such a lock can be looked at
/// from inside a kiosk.
final class ClaimHolders {
  static let name = "requests.lock"
  /// Numbers are drawn, so that a new process hardly ever has that of one that died.
  private static let numbers = 1...1_000_000_000

  /// This process's number.
  let own: Int
  private let locks: ByteLocks

  /// Nil where there are no such locks.
  init?(beside file: DataFile) {
    guard let locks = try? ByteLocks(path: file.sibling(Self.name).path) else { return nil }
    var own: Int?
    for _ in 0..<8 where own == nil {
      let number = Int.random(in: Self.numbers)
      if (try? locks.lock(number)) == true { own = number }
    }
    guard let own else { return nil }
    self.own = own
    self.locks = locks
  }

  /// Whether the process with that number still runs; true where that can't be told.
  func isAlive(_ number: Int) -> Bool {
    if number == own || !Self.numbers.contains(number) { return true }
    return (try? locks.isHeldByOthers(number)) ?? true
  }
}
