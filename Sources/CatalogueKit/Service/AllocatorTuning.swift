import CMemory
import HTTPKit
import SquadCore

/// Returns memory that large responses leave behind. By default, glibc allocates the blocks after a
/// large one, up to 32 MB, where it never returns them: a thread's heap never shrinks.
enum AllocatorTuning {
  /// Blocks of so many bytes are allocated elsewhere, and after a response of so many the free
  /// memory is worth some milliseconds of work.
  private static let threshold = 1 << 20

  /// To be done before the first response. The start has no time for it and no such blocks.
  static let prepare: Void = squad_memory_return_blocks(threshold)

  static func isWorthwhile(after response: Result<HTTPResponse, HTTPError>) -> Bool {
    ((try? response.get())?.body.count ?? 0) >= threshold
  }

  /// Returns free memory to the system; off the main thread, once the response is released.
  @Sendable static func trim() { squad_memory_give_back() }
}
