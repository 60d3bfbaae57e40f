import Foundation

@testable import SquadLive

/// A server of `Tests/StandIn` on this machine; it stops with the test that started it.
final class StandIn {
  /// Without a slash at its end.
  let url: String
  private let process = Process()
  private let input = Pipe()

  /// `script` without its ending.
  init(_ script: String, _ arguments: [String] = []) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", ProjectFolder.standIns.appending(path: "\(script).py").path] + arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A {
      line.append(byte)
    }
    url = String(decoding: line, as: UTF8.self)
  }

  /// With faults as its command line takes them.
  convenience init(faults: String...) throws {
    try self.init("superheroes", faults.flatMap { ["--fault", $0] })
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  var port: UInt16 { UInt16(URL(string: url)?.port ?? 0) }
  var all: HTTPRequest { HTTPRequest(url: url + "/all.json") }

  func hero(_ number: Int) -> HTTPRequest { HTTPRequest(url: url + "/id/\(number).json") }

  /// What was asked so far.
  func log() throws -> Log {
    let response = try RawConnection(port).ask("GET /_control/log HTTP/1.0\r\n\r\n")
    return try JSONDecoder().decode(Log.self, from: Data(response))
  }

  /// The log, once `condition` holds for it; nil when it doesn't within ten seconds.
  func log(when condition: (Log) -> Bool) throws -> Log? {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      let log = try log()
      if condition(log) { return log }
      usleep(5_000)
    }
    return nil
  }

  struct Log: Decodable {
    var requests: [Entry]
    var max_concurrent: Int
    var concurrent: Int
    var problems: [String]
  }

  struct Entry: Decodable {
    var path: String
    var connection: Int
    var user_agent: String?
    var accept_encoding: String?
    var if_none_match: String?
    var status: Int?
    var bytes: Int
    var dropped: Bool
  }
}
