import CMemory
import Synchronization

/// Returns the memory that reading responses and files frees. After a large block, glibc allocates
/// further ones, up to 32 MB each, on a thread's heap, whose end it never returns.
package enum AllocatorTuning {
  /// Size in bytes from which a block never goes on a thread's heap.
  private static let threshold = 1 << 20

  /// Size in bytes of a response whose parsing leaves enough free memory, about 5 % of a session's,
  /// to be worth a millisecond of work.
  private static let trimThreshold = 64 << 10

  /// Whether a response of that size was parsed since free memory was last returned.
  private static let isDue = Atomic(false)

  /// Sets the threshold before the first large response or file, not at the start, which is timed
  /// and has no such blocks.
  package static let prepare: Void = squad_memory_return_blocks(threshold)

  /// Prepares for parsing a response of `bytes` bytes.
  static func prepare(forBytes bytes: Int) {
    guard bytes >= trimThreshold else { return }
    if bytes >= threshold { prepare }
    isDue.store(true, ordering: .relaxed)
  }

  /// Whether there is memory to return; false until the next such response.
  static func takeDue() -> Bool { isDue.exchange(false, ordering: .relaxed) }

  /// Returns free memory to the system. Not while keys are handled: it may take milliseconds.
  @Sendable package static func trim() { squad_memory_trim() }
}

/// Hints to the processor.
package enum ProcessorHint {
  /// Begins to load the memory at an address, so that a later read needn't wait for it.
  package static func prefetch(_ address: UnsafeRawPointer) { squad_memory_prefetch(address) }
}
