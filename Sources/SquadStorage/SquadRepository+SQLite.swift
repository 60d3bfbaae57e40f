import Basics
import SquadCore
import Synchronization

extension SquadRepository {
  /// The squad in a SQLite file. Thread-safe; calls are serialized.
  ///
  /// - Parameters:
  ///   - today: for the name of a corrupt file that is set aside.
  ///   - canonical: the current id for one that an older squad may have left in the file.
  ///   - notify: called when a file is set aside; the next result has the notice too.
  package static func sqlite(
    at file: DataFile, today: @escaping @Sendable () -> CalendarDay = { .today },
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> SquadRepository {
    let isLeaving = Atomic(false)
    let guarded = SynchronizedFile(
      SquadFile(
        file, today: today, canonical: canonical,
        isLeaving: { isLeaving.load(ordering: .relaxed) }, notify: notify))
    var repository = SquadRepository(guarded)
    repository.watch = file.watch
    repository.leave = { isLeaving.store(true, ordering: .relaxed) }
    return repository
  }

  init(_ guarded: SynchronizedFile<SquadFile>) {
    self.init(
      load: { try guarded.use { try $0.load() } },
      performAll: { requests in try guarded.use { try $0.performAll(requests) } },
      changedElsewhere: { try guarded.use { try $0.changedElsewhere() } },
      savePlace: { place in try guarded.use { try $0.savePlace(place) } },
      saveSettings: { settings in try guarded.use { try $0.save(settings) } },
      checkpoint: { try? guarded.use { $0.checkpoint() } },
      close: { guarded.close(within: $0) },
      saveAliases: { ids in try guarded.use { try $0.save(ids) } },
      aliases: { try guarded.use { try $0.aliases() } },
      preferences: { terminal in try guarded.use { try $0.preferences(of: terminal) } },
      savePreferences: { preferences, terminal in
        try guarded.use { try $0.save(preferences, of: terminal) }
      })
  }
}
