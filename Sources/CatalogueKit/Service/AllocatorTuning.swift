import CMemory
import HTTPKit
import SquadCore

/// Memory that large answers leave behind. Left to itself, glibc takes the blocks that come after a
/// large one, up to 32 MB, from where it never gives them back: a thread's heap keeps its end.
enum AllocatorTuning {
  /// Blocks of so many bytes never go there, and an answer of so many is worth some milliseconds of
  /// work for what it was cut into.
  private static let threshold = 1 << 20

  /// To be done before the first answer comes. The start has no time for it and no such blocks.
  static let prepare: Void = squad_memory_return_blocks(threshold)

  static func isWorthwhile(after response: Result<HTTPResponse, HTTPError>) -> Bool {
    ((try? response.get())?.body.count ?? 0) >= threshold
  }

  /// Gives back what is free; off the main thread, and after whatever held the answer.
  @Sendable static func giveBack() { squad_memory_give_back() }
}
