import CLibrary
import SystemKit

/// Connection to a PostgreSQL server, by a libpq that is loaded with the first one. For one thread
/// at a time.
package final class PostgresConnection {
  private let library: LibPQ
  private var handle: OpaquePointer?
  /// The schema in which a transaction's statements find their tables.
  private let schema: String
  /// Maximum time of a statement, in milliseconds.
  private let timeout: Int64
  /// Maximum size of a result.
  var limits = PostgresRows.Limits()
  /// The role that the connection was made as.
  package let role: String

  /// Names and paths under which libpq is looked for.
  package static var libraries: [String] { LibPQ.names }

  private static let loaded = Result { () throws(PostgresError) in try LibPQ.open() }

  /// TCP ports of the hosts in an address, 5432 where it names none; none for Unix sockets. Ignores
  /// service files. Loads libpq, which takes 8 ms.
  package static func ports(in address: String) throws(PostgresError) -> Set<UInt16> {
    try loaded.get().ports(in: address)
  }

  /// Connects to the server of an address: `postgresql://…` or `key=value`, with all of libpq's
  /// environment, service and password files. Waits as long as the address says, or 5 s; looking up
  /// a host's name has the system's own timeout.
  ///
  /// - Parameters:
  ///   - address: in libpq's form.
  ///   - schema: the schema in which a transaction's statements find their tables.
  ///   - timeout: maximum time of a statement in milliseconds; longer than the server's
  ///     `statement_timeout`, which ends a statement without closing the connection.
  package convenience init(
    _ address: String, schema: String = "pg_catalog", timeout: Int64 = 15_000
  ) throws(PostgresError) {
    try self.init(address, schema: schema, timeout: timeout, library: Self.loaded.get())
  }

  init(
    _ address: String, schema: String = "pg_catalog", timeout: Int64, library: LibPQ
  ) throws(PostgresError) {
    self.schema = schema
    let handle = try library.connect(to: address)
    self.handle = handle
    self.library = library
    self.timeout = timeout
    role = LibPQ.string(library.user(handle))
  }

  deinit { close() }

  /// Closes the connection for good; the server rolls an open transaction back.
  package func close() {
    guard let handle else { return }
    self.handle = nil
    library.finish(handle)
  }

  /// Whether statements can be run: neither closed nor, as far as is known, lost.
  package var isOpen: Bool { handle != nil }

  /// Runs a statement with a value for each `?`, and reads its rows.
  package func rows(
    _ sql: String, _ values: [PostgresValue] = []
  ) throws(PostgresError) -> PostgresRows {
    let rows = PostgresRows()
    try send(sql, values)
    try read(into: rows)
    return rows
  }

  /// Runs a statement with a value for each `?`; returns how many rows it inserted, changed or
  /// deleted.
  @discardableResult
  package func run(_ sql: String, _ values: [PostgresValue] = []) throws(PostgresError) -> Int {
    try rows(sql, values).count
  }

  /// The number in the first column of the first row.
  package func number(_ sql: String, _ values: [PostgresValue] = []) throws(PostgresError) -> Int? {
    let rows = try rows(sql, values)
    return rows.step() ? rows.integer(0) : nil
  }

  private func send(_ sql: String, _ values: [PostgresValue]) throws(PostgresError) {
    guard let handle else { throw .lost }
    let texts = [Placeholders.numbered(sql)] + values.map(\.sent)
    guard values.count <= Int(UInt16.max), !texts.contains(where: { $0?.utf8.contains(0) ?? false })
    else { throw .unsendable }
    let isSent = withCStrings(texts) { texts in
      guard let sql = texts.first.flatMap({ $0 }) else { return false }
      // Unnamed: a pooler passes connections on to other clients, with their prepared statements.
      return library.sendStatement(
        handle, sql, Int32(values.count), values.map(\.type), Array(texts.dropFirst()), nil, nil, 0)
        == 1
    }
    guard isSent else { throw lost() }
    _ = library.setSingleRowMode(handle)
  }

  /// Flushes the statement, then adds the rows of all results. Throws the server's first error, but
  /// only once the server is ready again.
  private func read(into rows: PostgresRows) throws(PostgresError) {
    guard let handle else { throw .lost }
    let deadline = MonotonicClock.milliseconds + timeout
    var refusal: SQLState?
    while let result = try nextResult(handle, deadline, refusal) {
      defer { library.clear(result) }
      switch library.resultStatus(result) {
      case LibPQ.Value.commandOK, LibPQ.Value.tuplesOK, LibPQ.Value.singleTuple:
        guard rows.add(result, library, within: limits) else {
          close()
          throw .tooLarge
        }
      case let status where LibPQ.Value.copies.contains(status): throw lost(refusal)
      default:
        let code = library.resultField(result, LibPQ.Value.fieldSQLState)
        refusal = refusal ?? SQLState(LibPQ.string(code))
        guard refusal != nil else { throw lost() }
      }
    }
    guard library.status(handle) == LibPQ.Value.connected else { throw lost(refusal) }
    if let refusal { throw .server(refusal) }
  }

  /// Flushes and waits for the next result; nil after the last.
  private func nextResult(
    _ handle: OpaquePointer, _ deadline: Int64, _ refusal: SQLState?
  ) throws(PostgresError) -> OpaquePointer? {
    var unsent = library.flush(handle)
    while unsent == 1 || (unsent == 0 && library.isBusy(handle) == 1) {
      let events = unsent == 1 ? POLLIN | POLLOUT : POLLIN
      guard wait(for: events, at: library.descriptor(handle), until: deadline),
        library.consumeInput(handle) == 1
      else { throw lost(refusal) }
      unsent = library.flush(handle)
    }
    guard unsent == 0 else { throw lost(refusal) }
    return library.nextResult(handle)
  }

  /// Closes a broken connection. Returns the server's last error, or else `.lost`.
  private func lost(_ refusal: SQLState? = nil) -> PostgresError {
    close()
    return refusal.map { .server($0) } ?? .lost
  }
}

extension PostgresConnection {
  /// Begins a transaction and sets its settings locally: a pooler refuses a session's settings or
  /// passes them on to the next client. Raises `synchronous_commit` only from `off`, because all
  /// other values survive a crash of the server.
  private var beginning: String {
    """
    BEGIN ISOLATION LEVEL READ COMMITTED; \
    SELECT pg_catalog.set_config('search_path', '\(schema)', true), \
    pg_catalog.set_config('lock_timeout', '2s', true), \
    pg_catalog.set_config('statement_timeout', '10s', true), \
    pg_catalog.set_config('idle_in_transaction_session_timeout', '10s', true), \
    CASE pg_catalog.current_setting('synchronous_commit') WHEN 'off' \
    THEN pg_catalog.set_config('synchronous_commit', 'on', true) END
    """
  }

  /// Runs `body` in a transaction, and returns its value once the server has committed. After any
  /// error but `.lostDuringCommit` nothing was committed; after that one it is unknown.
  @discardableResult
  package func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      try begin()
      let value = try body()
      try commit()
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Sends the whole beginning in one round trip.
  private func begin() throws(PostgresError) {
    guard let handle else { throw .lost }
    guard library.sendScript(handle, beginning) == 1 else { throw lost() }
    try read(into: PostgresRows())
  }

  private func commit() throws(PostgresError) {
    guard isOpen else { throw .lost }
    let result = PostgresRows()
    do {
      try send("COMMIT", [])
      try read(into: result)
    } catch {
      // The server confirmed the commit before the connection ended.
      if result.tag == "COMMIT" { return }
      if case .server(let state) = error, isOpen, !state.leavesCommitUnknown { throw error }
      throw .lostDuringCommit
    }
    guard result.tag == "COMMIT" else { throw .rolledBack }
  }

  private func rollBack() {
    guard let handle, library.transactionStatus(handle) != LibPQ.Value.idle else { return }
    // Doesn't reuse a connection whose transaction can't be rolled back.
    do { try run("ROLLBACK") } catch { close() }
  }
}

/// Waits for events at a descriptor; false at the deadline.
func wait(for events: Int32, at descriptor: Int32, until deadline: Int64) -> Bool {
  var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  while true {
    let left = deadline - MonotonicClock.milliseconds
    guard left > 0 else { return false }
    let count = poll(&polled, 1, Int32(clamping: left))
    if count > 0 { return true }
    if count < 0, errno != EINTR { return false }
  }
}
