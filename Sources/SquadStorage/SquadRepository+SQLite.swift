import Basics
import SquadCore

extension SquadRepository {
  /// The squad in a SQLite file. Safe from any thread; one call waits for the other.
  ///
  /// - Parameters:
  ///   - today: names a damaged file that is set aside.
  ///   - canonical: the id of now for one that an older squad may have left in the file.
  ///   - notify: is told when that happens; the next answer mentions it too.
  package static func sqlite(
    at file: DataFile, today: @escaping @Sendable () -> CalendarDay = { .today },
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> SquadRepository {
    let guarded = SynchronizedFile(
      SquadFile(file, today: today, canonical: canonical, notify: notify))
    return SquadRepository(
      load: { try guarded.use { try $0.load() } },
      performAll: { requests in try guarded.use { try $0.performAll(requests) } },
      changedElsewhere: { try guarded.use { try $0.changedElsewhere() } },
      savePlace: { place in try guarded.use { try $0.savePlace(place) } },
      checkpoint: { try? guarded.use { $0.checkpoint() } },
      close: { guarded.close(within: $0) },
      keepAliases: { ids in try guarded.use { try $0.keep(ids) } },
      aliases: { try guarded.use { try $0.aliases() } },
      preferences: { terminal in try guarded.use { try $0.preferences(of: terminal) } },
      savePreferences: { preferences, terminal in
        try guarded.use { try $0.save(preferences, of: terminal) }
      })
  }
}
