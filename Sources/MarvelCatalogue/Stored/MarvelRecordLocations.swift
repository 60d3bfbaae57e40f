import HTTPKit
import SquadCore
import Synchronization

/// Which saved list response a record was in, for the responses parsed since the start: the source
/// of details that have no response of their own.
final class MarvelRecordLocations: Sendable {
  private struct State {
    /// Each response once.
    var keys: [CacheKey] = []
    var numbers: [CacheKey: Int] = [:]
    /// The number of the newest response with a record; by numbers and not by entry ids, whose texts
    /// would be a third of what a row takes.
    var records: [MarvelReference: UInt32] = [:]
  }

  private let state = Mutex(State())

  func add(_ page: Page, in key: CacheKey) {
    state.withLock { state in
      let number = state.numbers[key] ?? state.keys.count
      if number == state.keys.count {
        state.keys.append(key)
        state.numbers[key] = number
      }
      for reference in page.entries.compactMap({ MarvelReference($0.id) }) {
        state.records[reference] = UInt32(truncatingIfNeeded: number)
      }
    }
  }

  func key(of reference: MarvelReference) -> CacheKey? {
    state.withLock { state in state.records[reference].map { state.keys[Int($0)] } }
  }
}
