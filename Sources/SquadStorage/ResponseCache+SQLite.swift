import Basics
import HTTPKit
import SquadCore

extension ResponseCache {
  /// All answers together take no more of the disk than this.
  package static let standardLimit = 64 << 20

  /// The answers in the squad's own file, through a connection of their own. Safe from any
  /// thread; one call waits for the other. The first answer saved creates the file.
  ///
  /// - Parameters:
  ///   - limit: how many bytes all answers together may take.
  ///   - today: names a damaged file that is set aside.
  ///   - canonical: the id of now for one that an older squad may have left in the file.
  ///   - notify: is told when that happens: the squad's next answer will not mention it.
  package static func sqlite(
    at file: DataFile, limit: Int = standardLimit,
    today: @escaping @Sendable () -> CalendarDay = { .today },
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> ResponseCache {
    let guarded = SynchronizedFile(
      ResponseCacheFile(file, limit: limit, today: today, canonical: canonical, notify: notify))
    return ResponseCache(
      response: { key in try guarded.use { try $0.response(key) } },
      facts: { key in try guarded.use { try $0.facts(key) } },
      freshest: { key, moment in try guarded.use { try $0.response(key, newerThan: moment) } },
      save: { key, response in try guarded.use { try $0.save(response, under: key) } },
      touch: { key, etag, moment in try guarded.use { try $0.touch(key, etag, moment) } },
      remove: { key in try guarded.use { try $0.remove(key) } },
      keys: { catalogue in try guarded.use { try $0.keys(catalogue) } },
      pages: { key in try guarded.use { try $0.pages(of: key) } },
      part: { key, moment, range in
        try guarded.use { try $0.part(of: key, at: moment, range) }
      },
      close: { guarded.close(within: $0) })
  }
}
