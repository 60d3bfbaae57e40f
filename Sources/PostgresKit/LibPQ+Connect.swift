import CLibrary
import SystemKit

extension LibPQ {
  /// A connected handle that doesn't block.
  func connect(to address: String) throws(PostgresError) -> OpaquePointer {
    let defaults = try defaults(for: address)
    // libpq takes the last value of a keyword, and expands the address to the keywords that it
    // sets.
    let settings = defaults + [("dbname", address), ("client_encoding", "UTF8")]
    let started = withCStrings(settings.map(\.0)) { keywords in
      withCStrings(settings.map(\.1)) { connectStart(keywords, $0, 1) }
    }
    guard let handle = started else { throw .unreachable(.other) }
    // By default libpq writes notices to standard error, across the screen.
    _ = setNoticeProcessor(handle, { _, _ in }, nil)
    // libpq tells only in a message why it can't connect: asks for the bare code, in any language.
    _ = setVerbosity(handle, Value.verbositySQLState)
    do throws(PostgresError) {
      try establish(handle)
    } catch {
      finish(handle)
      throw error
    }
    _ = setNonBlocking(handle, 1)
    return handle
  }

  /// Defaults for settings that an address leaves open. None for an address with a service: they
  /// would override the service file.
  func defaults(for address: String) throws(PostgresError) -> [(String, String)] {
    let values = try settings(in: address)
    let isSet = { (name: String) in getenv(name) != nil }
    var defaults = [("fallback_application_name", "squad")]
    guard values["service"] == nil, !isSet("PGSERVICE") else { return defaults }
    if !isSet("PGCONNECT_TIMEOUT") { defaults.append(("connect_timeout", "5")) }
    if !isSet("PGGSSENCMODE") { defaults.append(("gssencmode", "disable")) }
    // In milliseconds, while `connect_timeout` is in seconds.
    return defaults + [("tcp_user_timeout", "10000")]
  }

  /// The settings in an address, by keyword.
  private func settings(in address: String) throws(PostgresError) -> [String: String] {
    guard !address.utf8.contains(0) else { throw .malformedAddress }
    var message: UnsafeMutablePointer<CChar>?
    let parsed = address.withCString { parse($0, &message) }
    // The message may hold a password.
    if let message { freeMemory(message) }
    guard let parsed else { throw .malformedAddress }
    return values(freeing: parsed)
  }

  /// TCP ports of the hosts in an address; none for Unix sockets.
  func ports(in address: String) throws(PostgresError) -> Set<UInt16> {
    let settings = try settings(in: address)
    func list(_ keyword: String) -> [Substring] {
      (settings[keyword] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    }
    let isNumeric = settings["hostaddr"] != nil
    let texts = list("port")
    var ports: Set<UInt16> = []
    for (index, host) in list(isNumeric ? "hostaddr" : "host").enumerated() {
      guard isNumeric || !(host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@")) else {
        continue
      }
      // A single port applies to all hosts.
      let text = texts.count == 1 ? texts[0] : texts.indices.contains(index) ? texts[index] : ""
      guard let port = text.isEmpty ? 5_432 : UInt16(text) else { throw .malformedAddress }
      ports.insert(port)
    }
    return ports
  }

  /// Waits until a started connection is ready.
  private func establish(_ handle: OpaquePointer) throws(PostgresError) {
    let values = options(handle).map { self.values(freeing: $0) } ?? [:]
    let limit = values["connect_timeout"].flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
    let hasSeveralHosts = ["host", "hostaddr"].contains { values[$0]?.contains(",") ?? false }
    if limit != nil, hasSeveralHosts {
      // Blocks: only libpq's own waiting goes on to the next host after a timeout.
      reset(handle)
    } else {
      let seconds = min(limit ?? 5, 3_600)
      let deadline = MonotonicClock.milliseconds + seconds * 1_000
      var state = status(handle) == Value.failed ? Value.pollFailed : Value.pollWriting
      while state != Value.pollOK, state != Value.pollFailed {
        let events = state == Value.pollReading ? POLLIN : POLLOUT
        guard wait(for: events, at: descriptor(handle), until: deadline) else {
          throw .unreachable(.timedOut)
        }
        state = connectPoll(handle)
      }
    }
    guard status(handle) == Value.connected else { throw reason(handle) }
  }

  /// The error of a failed connection.
  private func reason(_ handle: OpaquePointer) -> PostgresError {
    let message = Self.string(errorMessage(handle))
    let needed = needsPassword(handle) == 1 ? SQLState("28P01") : nil
    return (SQLState(lastIn: message) ?? needed).map { .server($0) }
      ?? .unreachable(PostgresError.Obstacle(message: message))
  }
}
