import Foundation

/// A stand-in for a service, on a port of its own; it ends with the test.
final class StandIn {
  /// The value for squad's environment variable.
  let address: String
  private let child: Child
  private let port: UInt16
  /// Its standard input: it serves until this closes.
  private var lifeline: Int32

  /// Starts a stand-in by name, such as `marvel`, and waits until it serves.
  ///
  /// - Parameter prefix: a command that starts it in another network, out of the test's reach.
  init(
    _ name: String, _ arguments: String..., in sandbox: Sandbox, prefix: [String] = []
  ) throws {
    let (input, output) = try (Pipe.open(), Pipe.open())
    let script = Program.packageFolder + "/Tests/StandIn/\(name).py"
    child = try Child(
      prefix + ["python3", "-B", script] + arguments, environment: sandbox.environment
    ) { actions in
      posix_spawn_file_actions_adddup2(&actions, input.read, 0)
      posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    }
    close(input.read)
    close(output.write)
    lifeline = input.write
    defer { close(output.read) }
    address = try StandIn.line(from: output.read)
    port = try StandIn.port(of: address)
  }

  deinit { stop() }

  /// Stops it at once: connections break, and nothing listens any more.
  func stop() {
    guard lifeline >= 0 else { return }
    close(lifeline)
    lifeline = -1
    child.send(SIGKILL)
    _ = try? child.end()
  }

  /// Sets a fault by name, such as `slow`; `times` limits how often it acts.
  func fail(
    _ fault: String, _ more: [String: Any] = [:], times: Int? = nil, path: String? = nil
  ) throws {
    var order = more
    order["fault"] = fault
    order["times"] = times
    order["path"] = path
    _ = try ask("POST", "/_control", JSONSerialization.data(withJSONObject: order))
  }

  /// Sends an order that the service itself understands.
  func order(_ order: [String: Any]) throws {
    _ = try ask("POST", "/_control", JSONSerialization.data(withJSONObject: order))
  }

  /// Clears all faults.
  func heal() throws {
    _ = try ask("POST", "/_control", Data(#"{"clear": true}"#.utf8))
  }

  /// The requests that it got, with times; Tests/StandIn/server.py describes the fields.
  struct Log: Decodable {
    struct Request: Decodable {
      let path: String
      let query: [String]
      let parameters: [String: String]
      let if_none_match: String?
      let status: Int?
      let dropped: Bool
      let finished: Bool
    }

    let requests: [Request]
    let max_concurrent: Int
    let concurrent: Int
    let problems: [String]
  }

  func log() throws -> Log {
    try JSONDecoder().decode(Log.self, from: ask("GET", "/_control/log"))
  }

  /// The requests of the log that are for a path.
  func requests(for path: String) throws -> [Log.Request] {
    try log().requests.filter { $0.path == path }
  }

  /// Waits until the log meets `condition`.
  @discardableResult
  func wait(
    _ what: String = "the log", line: UInt = #line, until condition: (Log) -> Bool
  ) throws -> Log {
    var last: Log?
    let found = try EndToEndTests.wait { () -> Log? in
      last = try log()
      return last.flatMap { condition($0) ? $0 : nil }
    }
    guard let found else {
      let requests = last?.requests.map { "\($0)" }.joined(separator: "\n") ?? ""
      throw Failure("line \(line): waited in vain for \(what)\n\(requests)")
    }
    return found
  }

  private func ask(_ method: String, _ path: String, _ body: Data = Data()) throws -> Data {
    let socket = try Socket.connect(to: port)
    defer { close(socket) }
    let head = "\(method) \(path) HTTP/1.0\r\nContent-Length: \(body.count)\r\n\r\n"
    try Socket.send(Data(head.utf8) + body, to: socket)
    let response = Socket.receiveAll(from: socket)
    guard let end = response.range(of: Data("\r\n\r\n".utf8)) else {
      throw Failure("no answer from the stand-in")
    }
    let head200 = String(decoding: response[..<end.lowerBound], as: UTF8.self)
    guard head200.contains(" 200 ") else {
      throw Failure("\(path): \(String(decoding: response, as: UTF8.self))")
    }
    return response[end.upperBound...]
  }

  private static func line(from descriptor: Int32) throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    throw Failure("the stand-in did not start")
  }

  private static func port(of address: String) throws -> UInt16 {
    guard let port = URL(string: address)?.port else { throw Failure("no port in \(address)") }
    return UInt16(port)
  }
}

/// A pipe whose ends no other child inherits.
private enum Pipe {
  static func open() throws -> (read: Int32, write: Int32) {
    try Child.descriptors.withLock {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure.system("pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
