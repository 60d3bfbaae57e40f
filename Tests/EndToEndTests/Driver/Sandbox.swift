import Foundation

/// A throw-away home for one test, separate from other tests and from the user's own files.
final class Sandbox {
  let folder: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/squad-test-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.system("mkdtemp") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var home: String { folder + "/home" }
  var dataFolder: String { home + "/.local/share/squad" }
  var database: String { dataFolder + "/squad.sqlite3" }

  /// A small, known environment, which takes only PATH from the machine.
  var environment: [String: String] {
    [
      "HOME": home, "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC",
      // Nothing listens there: tests send no requests to hosts that are not their own.
      "SQUAD_SUPERHEROES_URL": "http://127.0.0.1:1",
      "SQUAD_STARWARS_URL": "http://127.0.0.1:1",
      "SQUAD_BITCOIN_URL": "http://127.0.0.1:1", "SQUAD_BITCOIN_HISTORY_URL": "http://127.0.0.1:1",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// All paths in the home folder, relative to it and sorted.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: home)?.allObjects as? [String] ?? []).sorted()
  }

  func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}

extension Sandbox {
  /// Writes a config without portraits, for tests of what is drawn in their place.
  func turnOffPortraits() throws {
    let folder = home + "/.config/squad"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #"{"portraits": "off"}"#.write(
      toFile: folder + "/config.json", atomically: true, encoding: .utf8)
  }
}
