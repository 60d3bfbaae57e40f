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
    /// The number of the newest response with an entry.
    var entries: [EntryID: Int] = [:]
  }

  private let state = Mutex(State())

  func add(_ page: Page, in key: CacheKey) {
    state.withLock { state in
      let number = state.numbers[key] ?? state.keys.count
      if number == state.keys.count {
        state.keys.append(key)
        state.numbers[key] = number
      }
      for entry in page.entries { state.entries[entry.id] = number }
    }
  }

  func key(of id: EntryID) -> CacheKey? {
    state.withLock { state in state.entries[id].map { state.keys[$0] } }
  }
}
