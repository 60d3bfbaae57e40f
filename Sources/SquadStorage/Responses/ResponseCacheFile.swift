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
