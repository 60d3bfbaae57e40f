import SquadCore
import Synchronization

extension SquadStore {
  /// A squad kept in memory only.
  ///
  /// - Parameters:
  ///   - stored: the initial contents.
  ///   - recruited: called once for each recruited entry; may block.
  package static func inMemory(
    _ stored: StoredSquad = StoredSquad(),
    recruited: @escaping @Sendable (EntryID) -> Void = { _ in }
  ) -> SquadStore {
    let held = Mutex((stored: stored, counted: Set<EntryID>()))
    var store = SquadStore(
      load: { held.withLock { $0.stored } },
      performAll: { requests in
        let (outcome, new) = held.withLock { held in
          let events = requests.map { held.stored.squad.perform($0.request) }
          let new = events.compactMap(\.recruit).filter { held.counted.insert($0).inserted }
          return (SquadOutcome(squad: held.stored.squad, events: events), new)
        }
        for id in new { recruited(id) }
        return outcome
      })
    store.saveAliases = { ids in
      held.withLock { held in
        held.stored.squad = held.stored.squad.replacingIDs { ids[$0] ?? $0 }
        held.counted = Set(held.counted.map { ids[$0] ?? $0 })
      }
    }
    return store
  }
}

extension SquadEvent {
  /// The entry that joined; nil for other events.
  fileprivate var recruit: EntryID? {
    if case .did(.recruited(let member, _)) = self { member.id } else { nil }
  }
}
