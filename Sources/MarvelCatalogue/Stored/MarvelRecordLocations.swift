import HTTPKit
import SquadCore
import Synchronization

/// In which saved response a record was listed, as far as such responses were parsed since the
/// start: where a record that has no response of its own is found again.
final class MarvelRecordLocations: Sendable {
  private struct Locations {
    /// Each response once.
    var keys: [CacheKey] = []
    var numbers: [CacheKey: Int] = [:]
    /// The number of the response that listed a record last; by numbers and not by entry ids, whose
    /// texts would be a third of what a row takes.
    var places: [MarvelReference: UInt32] = [:]
  }

  private let locations = Mutex(Locations())

  func note(_ page: Page, in key: CacheKey) {
    locations.withLock { locations in
      let number = locations.numbers[key] ?? locations.keys.count
      if number == locations.keys.count {
        locations.keys.append(key)
        locations.numbers[key] = number
      }
      for reference in page.entries.compactMap({ MarvelReference($0.id) }) {
        locations.places[reference] = UInt32(truncatingIfNeeded: number)
      }
    }
  }

  func key(of reference: MarvelReference) -> CacheKey? {
    locations.withLock { locations in
      locations.places[reference].map { locations.keys[Int($0)] }
    }
  }
}
