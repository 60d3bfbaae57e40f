import Foundation
import HTTPKit

/// A server of `Tests/StandIn` on this machine; it ends with its test.
package final class StandIn {
  /// The address, without a trailing slash.
  package let url: String
  private let process = Process()
  private let input = Pipe()

  /// - Parameter script: the script's name without its extension.
  package init(_ script: String, _ arguments: [String] = []) throws {
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

  /// Starts it with faults, as its command line takes them.
  package convenience init(faults: String...) throws {
    try self.init("superheroes", faults.flatMap { ["--fault", $0] })
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  package var port: UInt16 { UInt16(URL(string: url)?.port ?? 0) }
  package var all: HTTPRequest { HTTPRequest(url: url + "/all.json") }

  package func hero(_ number: Int) -> HTTPRequest { HTTPRequest(url: url + "/id/\(number).json") }

  /// The requests so far.
  package func log() throws -> Log {
    let response = try RawConnection(port).ask("GET /_control/log HTTP/1.0\r\n\r\n")
    return try JSONDecoder().decode(Log.self, from: Data(response))
  }

  /// The log once it meets `condition`; nil if it doesn't within half a minute.
  package func log(when condition: (Log) -> Bool) throws -> Log? {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      let log = try log()
      if condition(log) { return log }
      usleep(5_000)
    }
    return nil
  }

  package struct Log: Decodable {
    package var requests: [Entry]
    package var max_concurrent: Int
    package var concurrent: Int
    package var problems: [String]
  }

  package struct Entry: Decodable {
    package var path: String
    package var connection: Int
    package var user_agent: String?
    package var accept_encoding: String?
    package var if_none_match: String?
    package var status: Int?
    package var bytes: Int
    package var dropped: Bool
  }
}
