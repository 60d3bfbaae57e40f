import HTTPKit
import SQLiteKit
import SquadCore

final class ResponseCacheConnection: OpenFile {
  /// Keys read since the last write, the least recently used first. Writing them at each read would
  /// wait for other writers, and make all other processes read the file again.
  private(set) var used: [CacheKey] = []
  private var isPrepared = false

  /// Sets up the connection for writing responses.
  func prepare() throws {
    if isPrepared { return }
    try Schema.makeCheap(database)
    isPrepared = true
  }

  func recordUse(of key: CacheKey) {
    used.removeAll { $0 == key }
    used.append(key)
  }

  /// Runs `body` in a write transaction that first marks what was read before as used.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try prepare()
    let value = try database.writeTransaction {
      for key in used { try ResponseTable.use(key, in: database) }
      return try body(database)
    }
    used = []
    return value
  }
}

extension ResponseCacheFile {
  /// Runs `body` in a snapshot; nil where there is no file, or one without the cache's tables.
  func read<Value>(_ body: (Database) throws -> Value?) throws -> Value? {
    try recoveringFromCorruption {
      guard let database = try currentConnection()?.database else { return nil }
      return try database.snapshot {
        try Schema.version(of: database).holdsResponses ? body(database) : nil
      }
    }
  }

  /// Runs `body` in a write transaction; nil where there is no cache and none is to be created.
  @discardableResult
  func write<Value>(
    creating: Bool = false, _ body: (Database) throws -> Value
  ) throws -> Value? {
    try recoveringFromCorruption {
      if creating, try file.identity() == nil { try file.create() }
      if connection?.problem != nil { connection = nil }
      guard let connection = try currentConnection() else { return nil }
      if let problem = connection.problem { throw problem }
      let database = connection.database
      let version = try Schema.version(of: database)
      if version != .current {
        guard creating || version.holdsResponses else { return nil }
        try Schema.migrate(database, at: file, canonical: canonical)
      }
      return try connection.write { database in
        // Another process may have migrated it meanwhile.
        _ = try Schema.version(of: database)
        return try body(database)
      }
    }
  }

  /// Records what was read, for the next write to mark as used.
  func use(_ keys: [CacheKey]) {
    guard let connection, connection.problem == nil else { return }
    for key in keys { connection.recordUse(of: key) }
    if connection.used.count > Self.maximumPendingUses { flush() }
  }

  /// Marks what was read as used, if that needs no waiting and changes the order.
  func flush() {
    guard let connection, !connection.used.isEmpty else { return }
    let database = connection.database
    try? database.waiting(within: 0) {
      guard try file.identity() == connection.identity,
        try !ResponseTable.areLatest(connection.used, in: database)
      else { return }
      try connection.write { _ in }
    }
  }

  func open(_ identity: FileIdentity) throws -> ResponseCacheConnection {
    try openDatabase { database, problem in
      // 256 KB: bodies are read once, and parsed responses are cached elsewhere.
      try database.run("PRAGMA cache_size = -256")
      // Reads first: only that reveals whether the log can be opened.
      _ = try Schema.version(of: database)
      return ResponseCacheConnection(database, identity, problem: problem)
    }
  }
}
