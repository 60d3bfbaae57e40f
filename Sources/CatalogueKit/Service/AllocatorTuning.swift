import CMemory
import Synchronization

/// Memory that responses leave behind. Left to itself, glibc takes the blocks that come after
/// a large one, up to 32 MB, from where it never returns them: a thread's heap keeps its end.
enum AllocatorTuning {
  /// Blocks of so many bytes never go there.
  private static let threshold = 1 << 20

  /// What a response of so many bytes was parsed into leaves enough between what stays to be worth a
  /// millisecond of work: about 5 % of a session's memory.
  private static let trimThreshold = 64 << 10

  /// Whether such a response was parsed since free memory was returned last.
  private static let isDue = Atomic(false)

  /// To be done before the first large response. The start has no time for it and no such blocks.
  static let prepare: Void = squad_memory_return_blocks(threshold)

  /// Notes that a response of so many bytes is about to be parsed.
  static func note(bytes: Int) {
    guard bytes >= trimThreshold else { return }
    if bytes >= threshold { prepare }
    isDue.store(true, ordering: .relaxed)
  }

  /// Whether there is something to return; false until the next such response.
  static func takeDue() -> Bool { isDue.exchange(false, ordering: .relaxed) }

  /// Returns free memory to the system; off the main thread.
  @Sendable static func trim() { squad_memory_trim() }
}
