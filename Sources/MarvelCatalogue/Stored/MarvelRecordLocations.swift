import HTTPKit
import SquadCore
import Synchronization

/// The saved list response with each record, from which details without a response of their own
/// come. It holds the responses parsed since the start, and those of earlier runs once a record is
/// in none of them.
final class MarvelRecordLocations: Sendable {
  private struct State {
    /// The responses.
    var keys: [CacheKey] = []
    var numbers: [CacheKey: Int] = [:]
    /// Index in `keys` of the newest response with each record. References are keys because the
    /// texts of entry ids would take a third of a row's memory.
    var records: [MarvelReference: UInt32] = [:]
    /// The kinds with all responses of earlier runs.
    var complete: Set<MarvelKind> = []
  }

  private let state = Mutex(State())

  func add(_ page: Page, in key: CacheKey) {
    add(page.entries.compactMap { MarvelReference($0.id) }, in: key, isNewer: true)
  }

  /// Adds the responses of earlier runs, the newest first. They replace none that are here already.
  /// `earlier` reads them, and is called once for each kind.
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
