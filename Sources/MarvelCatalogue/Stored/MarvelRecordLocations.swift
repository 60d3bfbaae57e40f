import HTTPKit
import SquadCore
import Synchronization

/// Which saved list response a record was in: the source of details that have no response of their
/// own. Of the responses parsed since the start; those of earlier runs are added once a record of
/// their kind is wanted that is in none of these.
final class MarvelRecordLocations: Sendable {
  private struct State {
    /// Each response once.
    var keys: [CacheKey] = []
    var numbers: [CacheKey: Int] = [:]
    /// The number of the newest response with a record; by numbers and not by entry ids, whose texts
    /// would be a third of what a row takes.
    var records: [MarvelReference: UInt32] = [:]
    /// The kinds whose responses of earlier runs are here too.
    var complete: Set<MarvelKind> = []
  }

  private let state = Mutex(State())

  func add(_ page: Page, in key: CacheKey) {
    add(page.entries.compactMap { MarvelReference($0.id) }, in: key, isNewer: true)
  }

  /// Adds the responses of earlier runs, the newest first; what is here is newer than they are.
  ///
  /// - Parameter earlier: reads them; called once a kind.
  func complete(
    _ kind: MarvelKind,
    with earlier: (_ isKnown: (CacheKey) -> Bool) -> [(CacheKey, [MarvelReference])]
  ) {
    guard state.withLock({ !$0.complete.contains(kind) }) else { return }
    for (key, references) in earlier({ key in state.withLock { $0.numbers[key] != nil } }) {
      add(references, in: key, isNewer: false)
    }
    state.withLock { _ = $0.complete.insert(kind) }
  }

  private func add(_ references: [MarvelReference], in key: CacheKey, isNewer: Bool) {
    state.withLock { state in
      let number = state.numbers[key] ?? state.keys.count
      if number == state.keys.count {
        state.keys.append(key)
        state.numbers[key] = number
      }
      for reference in references where isNewer || state.records[reference] == nil {
        state.records[reference] = UInt32(truncatingIfNeeded: number)
      }
    }
  }

  func key(of reference: MarvelReference) -> CacheKey? {
    state.withLock { state in state.records[reference].map { state.keys[Int($0)] } }
  }
}
