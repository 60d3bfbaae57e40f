import Basics
import HTTPKit
import SquadCore

extension ResponseCache {
  /// Maximum size of all responses together.
  package static let standardLimit = 64 << 20

  /// The cache in the squad's own file, with a connection of its own. Thread-safe; calls are
  /// serialized.
  ///
  /// - Parameters:
  ///   - file: created by the first response saved.
  ///   - limit: maximum size of all responses together, in bytes.
  ///   - today: for the name of a corrupt file that is set aside.
  ///   - canonical: the current id for one that an older squad may have left in the file.
  ///   - notify: called when a file is set aside.
  package static func sqlite(
    at file: DataFile, limit: Int = standardLimit,
    today: @escaping @Sendable () -> CalendarDay = { .today },
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> ResponseCache {
    let guarded = SynchronizedSession(
      ResponseCacheFile(file, limit: limit, today: today, canonical: canonical, notify: notify))
    var cache = ResponseCache.none
    cache.response = { key in try guarded.use { try $0.response(key) } }
    cache.metadata = { key in try guarded.use { try $0.metadata(key) } }
    cache.recent = { key, moment in try guarded.use { try $0.response(key, newerThan: moment) } }
    cache.save = { key, response in try guarded.use { try $0.save(response, under: key) } }
    cache.touch = { key, etag, moment in try guarded.use { try $0.touch(key, etag, moment) } }
    cache.remove = { key in try guarded.use { try $0.remove(key) } }
    cache.keys = { catalogue in try guarded.use { try $0.keys(catalogue) } }
    cache.pages = { key in try guarded.use { try $0.pages(of: key) } }
    cache.failure = { names, now in try guarded.use { try $0.failure(of: names, at: now) } }
    cache.saveFailure = { name, error, end, now in
      try guarded.use { try $0.save(error, under: name, until: end, at: now) }
    }
    cache.close = { guarded.close(within: $0) }
    return cache
  }
}
