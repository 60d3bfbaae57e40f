import HTTPKit
import SquadCore
import Synchronization

/// In which saved answer a record was listed, as far as squad read such answers since it started:
/// where a record that has no answer of its own is found again.
final class MarvelRecordLocations: Sendable {
  private struct Held {
    /// Each answer once.
    var keys: [CacheKey] = []
    var numbers: [CacheKey: Int] = [:]
    /// The number of the answer that listed an entry last.
    var places: [EntryID: Int] = [:]
  }

  private let held = Mutex(Held())

  func note(_ page: Page, in key: CacheKey) {
    held.withLock { held in
      let number = held.numbers[key] ?? held.keys.count
      if number == held.keys.count {
        held.keys.append(key)
        held.numbers[key] = number
      }
      for entry in page.entries { held.places[entry.id] = number }
    }
  }

  func key(of id: EntryID) -> CacheKey? {
    held.withLock { held in held.places[id].map { held.keys[$0] } }
  }
}
