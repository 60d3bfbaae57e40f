import Basics
import HTTPKit
import SQLiteKit
import SquadCore

/// Response cache in the squad's file, with a connection of its own, so that a large response never
/// delays a recruit. For one thread at a time.
final class ResponseCacheFile: ReconnectingFile {
  /// Maximum number of responses read before they are marked as used.
  static let maximumPendingUses = 64

  let file: DataFile
  let limit: Int
  let today: @Sendable () -> CalendarDay
  /// The current id for one in the file.
  let canonical: @Sendable (EntryID) -> EntryID
  let notify: @Sendable (StorageNotice) -> Void
  var connection: ResponseCacheConnection?

  init(
    _ file: DataFile, limit: Int, today: @escaping @Sendable () -> CalendarDay,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) {
    self.file = file
    self.limit = limit
    self.today = today
    self.canonical = canonical
    self.notify = notify
  }

  func recovered(_ notice: StorageNotice) { notify(notice) }

  func metadata(_ key: CacheKey) throws -> CachedResponse.Metadata? {
    try read { try ResponseTable.find(key, in: $0)?.metadata }
  }

  func response(_ key: CacheKey, newerThan moment: Moment? = nil) throws -> CachedResponse? {
    let response = try read { database -> CachedResponse? in
      guard let row = try ResponseTable.find(key, in: database) else { return nil }
      if let moment, row.metadata.fetchedAt <= moment { return nil }
      return try ResponseTable.response(row, in: database)
    }
    if response != nil { use([key]) }
    return response
  }

  func keys(_ catalogue: String) throws -> [CacheKey] {
    try read { try ResponseTable.keys(catalogue, in: $0) } ?? []
  }

  func pages(of key: CacheKey) throws -> [CachedPage] {
    let pages: [CachedPage] = try read { try ResponseTable.pages(of: key, in: $0) } ?? []
    use(pages.map(\.key))
    return pages
  }

  func save(_ response: CachedResponse, under key: CacheKey) throws -> Bool {
    guard ResponseTable.size(of: response, under: key) <= limit else { return false }
    let isSaved = try holds(key) { row, database in
      guard row.metadata == response.metadata else { return false }
      return try ResponseTable.response(row, in: database) == response
    }
    if isSaved { return true }
    return try write(creating: true) { database in
      try ResponseTable.save(response, under: key, limit: limit, in: database)
      return true
    } ?? false
  }

  func touch(_ key: CacheKey, _ etag: String, _ moment: Moment) throws -> Bool {
    let isTouched = try holds(key) { row, _ in
      row.metadata.etag == etag && row.metadata.fetchedAt == moment
    }
    if isTouched { return true }
    return try write { try ResponseTable.touch(key, etag, moment, in: $0) } ?? false
  }

  func failure(of names: [String], at now: Moment) throws -> ServiceError? {
    try read { try FailureTable.longest(of: names, at: now, in: $0) }
  }

  func save(_ error: ServiceError, under name: String, until end: Moment, at now: Moment) throws {
    try write(creating: true) {
      try FailureTable.save(error, under: name, until: end, at: now, in: $0)
    }
  }

  /// Whether the cache has such a response: saving it again would only wait for the disk.
  private func holds(
    _ key: CacheKey, _ isSame: (ResponseTable.Row, Database) throws -> Bool
  ) throws -> Bool {
    let isHeld = try read { database in
      try ResponseTable.find(key, in: database).map { try isSame($0, database) }
    }
    guard isHeld == true else { return false }
    use([key])
    return true
  }

  func remove(_ key: CacheKey) throws {
    try write { try ResponseTable.remove(key, from: $0) }
  }
}

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
