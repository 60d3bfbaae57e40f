import Basics
import SquadCore

extension SquadStore {
  /// A squad on a PostgreSQL server. Thread-safe; calls are serialized. It connects when it is
  /// first used, again where it has to, and leaves the server after a minute without a change or a
  /// check.
  ///
  /// - Parameters:
  ///   - address: `postgresql://…` or `key=value`, as libpq has it.
  ///   - name: name of the squad; nil for the database role's.
  ///   - isVisitor: whether it is a kiosk's visitor, with a visitor's limits and the board.
  ///   - origin: address of the visitor; without it new squads are not limited.
  ///   - now: for the day of a visit and of the board, in UTC.
  ///   - canonical: returns the current id for a stored one.
  ///   - idleTime: milliseconds without use after which it disconnects.
  package static func postgres(
    at address: String, name: String?, isVisitor: Bool = false, from origin: String? = nil,
    now: @escaping @Sendable () -> Moment, idleTime: Int = 60_000,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 }
  ) -> SquadStore {
    let visitor = isVisitor ? name.map { Visitor(name: $0, address: origin, now: now) } : nil
    let guarded = SynchronizedSession(
      PostgresSquad(SquadServer(address), name: name, visitor: visitor, canonical: canonical),
      idleTime: idleTime)
    var store = SquadStore(guarded)
    store.loadsLate = true
    return isVisitor ? store.recordingVisit { try guarded.use { try $0.recordVisit() } } : store
  }
}

extension BoardRepository {
  /// The board on a PostgreSQL server. Thread-safe; calls are serialized, and throw
  /// `StorageError`.
  package static func postgres(
    at address: String, now: @escaping @Sendable () -> Moment
  ) -> BoardRepository {
    let guarded = SynchronizedSession(
      PostgresSquad(SquadServer(address), name: Visitor.nobody), idleTime: 60_000)
    return BoardRepository(
      today: { try guarded.use { try $0.board(on: now().day.daysSince1970) } },
      count: { id in try guarded.use { try $0.count(id, on: now().day.daysSince1970) } },
      close: { guarded.close(within: $0) })
  }
}
