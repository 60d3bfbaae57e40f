import SquadCore
import Synchronization

extension SquadRepository {
  /// The squad in a SQLite file. Safe from any thread; one call waits for the other.
  ///
  /// - Parameter today: names a damaged file that is set aside.
  package static func sqlite(
    at file: DataFile, today: @escaping @Sendable () -> CalendarDay = { .today }
  ) -> SquadRepository {
    let guarded = GuardedSquadFile(SquadFile(file, today: today))
    return SquadRepository(
      load: { try guarded.use { try $0.load() } },
      perform: { request in try guarded.use { try $0.perform(request) } },
      changedElsewhere: { try guarded.use { try $0.changedElsewhere() } },
      savePlace: { place in try guarded.use { try $0.savePlace(place) } })
  }
}

/// Lets one thread at a time at the file, and lets nothing but `StorageProblem` out.
final class GuardedSquadFile: Sendable {
  private let file: Mutex<SquadFile>

  init(_ file: sending SquadFile) { self.file = Mutex(file) }

  func use<Value: Sendable>(
    _ body: (SquadFile) throws -> Value
  ) throws(StorageProblem) -> Value {
    try file.withLock { file throws(StorageProblem) -> Value in
      do {
        return try body(file)
      } catch {
        let problem = StorageProblem(explaining: error)
        // After anything but a wait that was too long the connection starts anew, so that
        // nothing of a full disk or a lost folder sticks to it.
        if problem != .busy { file.connection = nil }
        throw problem
      }
    }
  }
}
